# The RP2040's second stage, which tells it how to read the flash chip, is a fact of a board. It is a Pico's where the board's file
# says nothing.
set(pico_boot2 W25q080)
set(pico_divider 2)

# lucca_fact(FILE NAME PATTERN DEFAULT OUT): a value in a board's file, read as text.
function(lucca_fact file name pattern default out)
  set(value ${default})
  file(STRINGS ${file} line REGEX "\\.${name} *=")
  if(line)
    if(NOT line MATCHES "\\.${name} = (${pattern})[,}]")
      message(FATAL_ERROR "${file} says '${line}', but .${name} is one of ${pattern}, on a line of its own")
    endif()
    set(value ${CMAKE_MATCH_1})
  endif()
  set(${out} ${value} PARENT_SCOPE)
endfunction()

# lucca_link_boot2(IMAGE FILE): what a board's file says about its flash, in its image.
function(lucca_link_boot2 image file)
  lucca_fact(${file} boot2 "Boot2::W25q080|Boot2::Generic03h|Boot2::At25sf128a|Boot2::Is25lp080|Boot2::W25x10cl"
    Boot2::${pico_boot2} kind)
  lucca_fact(${file} flashDivider "[0-9]+" ${pico_divider} divider)
  string(REPLACE "Boot2::" "" kind ${kind})
  set(stage boot2_${kind}_${divider})
  if(NOT TARGET ${stage})
    string(TOLOWER ${kind} source)
    string(REPLACE generic03h generic_03h source ${source})
    pico_define_boot_stage2(${stage} ${PICO_BOOT_STAGE2_DIR}/boot2_${source}.S)
    target_compile_definitions(${stage} PRIVATE PICO_FLASH_SPI_CLKDIV=${divider})
  endif()
  pico_set_boot_stage2(${image} ${stage})
endfunction()
