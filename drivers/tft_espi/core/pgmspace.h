// Constants are read where they lie.
#pragma once

#include <cstdint>
#include <cstring>

#ifndef PROGMEM
#define PROGMEM
#endif
#define PGM_P const char*
#define PGM_VOID_P const void*
#define PSTR(text) (text)
#define pgm_read_byte(address) (*reinterpret_cast<const uint8_t*>(address))
#define pgm_read_word(address) (*reinterpret_cast<const uint16_t*>(address))
#define pgm_read_dword(address) (*reinterpret_cast<const uint32_t*>(address))
#define pgm_read_float(address) (*reinterpret_cast<const float*>(address))
#define pgm_read_ptr(address) (*(void* const*)(address))  // of constants, too
#define pgm_read_byte_near pgm_read_byte
#define pgm_read_word_near pgm_read_word
#define pgm_read_dword_near pgm_read_dword
#define memcpy_P memcpy
#define strcpy_P strcpy
#define strncpy_P strncpy
#define strlen_P strlen
#define strcmp_P strcmp
#define sprintf_P sprintf
#define snprintf_P snprintf
