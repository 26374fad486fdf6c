/* What csmith's programs include, for a GPU without a C library. Host and device use the same,
   so that they compute the same checksum. The safe arithmetic is csmith's own. */
#pragma once

typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __SIZE_TYPE__ size_t;

#define CHAR_BIT 8
#define INT8_MIN (-128)
#define INT8_MAX 127
#define INT16_MIN (-32767 - 1)
#define INT16_MAX 32767
#define INT32_MIN (-2147483647 - 1)
#define INT32_MAX 2147483647
#define INT64_MAX 9223372036854775807LL
#define INT64_MIN (-INT64_MAX - 1)
#define UINT8_MAX 255
#define UINT16_MAX 65535
#define UINT32_MAX 4294967295U
#define UINT64_MAX 18446744073709551615ULL
#define INT_MIN INT32_MIN
#define INT_MAX INT32_MAX
#define UINT_MAX UINT32_MAX
#define LONG_MIN INT64_MIN
#define LONG_MAX INT64_MAX
#define FLT_MAX __FLT_MAX__
#define DBL_MAX __DBL_MAX__

/* safe_math.h wants these. */
#define STATIC static
#define FUNC_NAME(x) (safe_##x)
#define UNDEFINED(value) (value)
#define LOG_INDEX
#define LOG_EXEC
#define assert(x)
#define fabs __builtin_fabs
#define fabsf __builtin_fabsf
#define ldexpf(a, b) (a)

static uint32_t crc;

static void mix(uint64_t v) {
  for (int i = 0; i < 8; i++) {
    crc ^= (uint8_t)(v >> (8 * i));
    crc *= 16777619u;
  }
}

#define transparent_crc(v, name, flag) mix((uint64_t)(v))
#define transparent_crc_bytes(p, n, name, flag)      \
  do {                                               \
    for (int at_ = 0; at_ < (int)(n); at_++)         \
      mix(((unsigned char *)(p))[at_]);              \
  } while (0)
#define platform_main_begin()
#define platform_main_end(a, b)
#define crc32_gentab()
#define crc32_context crc
#define strcmp(a, b) 1
#define main csmith_main
#define printf csmith_printf

static int csmith_printf(const char *format, ...) { return 0; }

#include "safe_math.h"
