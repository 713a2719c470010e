# The RP2040's second stage, which tells it how to read the flash chip, is a fact of a board. It is a Pico's where the board's file
# says nothing.
set(pico_boot2 W25q080)
set(pico_divider 2)

# lucca_fact(FILE NAME PATTERN DEFAULT OUT): a value in a board's file, read as text; the default, where none or no such one stands
# there. The image's board.cpp compares it with what the compiler reads.
function(lucca_fact file name pattern default out)
  set(value ${default})
  file(STRINGS ${file} line REGEX "^[^/]*\\.${name} *=")
  if(line MATCHES "\\.${name} *= *(${pattern}) *[,}]")
    set(value ${CMAKE_MATCH_1})
  endif()
  set(${out} ${value} PARENT_SCOPE)
endfunction()

# lucca_boot2_facts(FILE KIND DIVIDER): the two facts.
function(lucca_boot2_facts file kind divider)
  lucca_fact(${file} boot2 "Boot2::(W25q080|Generic03h|At25sf128a|Is25lp080|W25x10cl)" Boot2::${pico_boot2} boot2)
  lucca_fact(${file} flashDivider "[0-9]*[02468]" ${pico_divider} flash_divider)
  string(REPLACE "Boot2::" "" boot2 ${boot2})
  set(${kind} ${boot2} PARENT_SCOPE)
  set(${divider} ${flash_divider} PARENT_SCOPE)
endfunction()

# lucca_link_boot2(IMAGE FILE): what a board's file says about its flash, in its image.
function(lucca_link_boot2 image file)
  lucca_boot2_facts(${file} kind divider)
  set(stage boot2_${kind}_${divider})
  if(NOT TARGET ${stage})
    string(TOLOWER ${kind} source)
    string(REPLACE generic03h generic_03h source ${source})
    pico_define_boot_stage2(${stage} ${PICO_BOOT_STAGE2_DIR}/boot2_${source}.S)
    target_compile_definitions(${stage} PRIVATE PICO_FLASH_SPI_CLKDIV=${divider})
  endif()
  pico_set_boot_stage2(${image} ${stage})
endfunction()
