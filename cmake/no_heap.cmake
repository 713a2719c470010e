# lucca_forbid_heap(TARGET): linking fails when anything that stays in the image calls the heap or throws. Each such
# function is wrapped by an undefined one, so the linker itself names the caller; the launcher adds the reason.
set(LUCCA_FORBIDDEN
  malloc calloc realloc free _malloc_r _calloc_r _realloc_r _free_r _sbrk _sbrk_r
  _Znwj _Znaj _ZdlPv _ZdaPv _ZdlPvj _ZdaPvj  # operators new and delete
  __cxa_throw __cxa_rethrow __cxa_allocate_exception __cxa_begin_catch __gxx_personality_v0)

function(lucca_forbid_heap target)
  foreach(symbol ${LUCCA_FORBIDDEN})
    target_link_options(${target} PRIVATE LINKER:--wrap=${symbol})
  endforeach()
  set_property(TARGET ${target} PROPERTY
    RULE_LAUNCH_LINK "\"${Python3_EXECUTABLE}\" \"${LUCCA_TOP}/tools/firmware/link.py\"")
endfunction()
