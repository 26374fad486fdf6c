// Bit tricks: counts, leading and trailing zeroes, reversal, rotation, byte swaps, Morton order, Gray codes,
// parallel bit deposit and extract by hand, byte permutation and absolute differences.
//launch count_bits grid=1 block=32 i32[32]=bits i64[32]=bits i32[192]=zero
//launch rotate_swap grid=1 block=32 i32[32]=bits i64[32]=bits i32[64]=zero i64[64]=zero
//launch morton grid=1 block=32 i32[32]=bits i32[32]=bits i64[32]=zero i32[32]=zero
//launch gather_bits grid=1 block=32 i32[32]=bits i32[32]=bits i32[64]=zero
//launch bytes_of_words grid=1 block=32 i32[32]=bits i32[32]=bits i32[96]=zero
//launch narrow_shifts grid=1 block=32 i16[32]=bits i8[32]=bits i32[32]=zero
#include "gonvvm_cuda.h"

KERNEL count_bits(const uint *a, const ull *b, int *out) {
    int i = threadIdx.x;
    out[i] = popc(a[i]);
    out[i + 32] = popcll(b[i]);
    out[i + 64] = a[i] ? __builtin_clz(a[i]) : 32;
    out[i + 96] = b[i] ? __builtin_clzll(b[i]) : 64;
    out[i + 128] = __builtin_ffs(a[i] & 0xfff00000u);
    out[i + 160] = b[i] ? __builtin_ctzll(b[i]) : 64;
}

KERNEL rotate_swap(const uint *a, const ull *b, uint *out, ull *wide) {
    int i = threadIdx.x;
    out[i] = __builtin_rotateleft32(a[i], i) ^ __builtin_rotateright32(a[i], 5);
    out[i + 32] = brev(a[i]) + __builtin_bswap32(a[i]);
    wide[i] = __builtin_rotateleft64(b[i], i * 2) ^ (b[i] << 3 | b[i] >> 61);
    wide[i + 32] = __builtin_bitreverse64(b[i]) - __builtin_bswap64(b[i]) + __builtin_bswap16((ushort)b[i]);
}

static __device__ ull spread(ull v) {
    v = (v | v << 16) & 0x0000ffff0000ffffULL;
    v = (v | v << 8) & 0x00ff00ff00ff00ffULL;
    v = (v | v << 4) & 0x0f0f0f0f0f0f0f0fULL;
    v = (v | v << 2) & 0x3333333333333333ULL;
    return (v | v << 1) & 0x5555555555555555ULL;
}

KERNEL morton(const uint *x, const uint *y, ull *code, uint *gray) {
    int i = threadIdx.x;
    code[i] = spread(x[i]) | spread(y[i]) << 1;
    uint g = x[i] ^ x[i] >> 1, back = g;
    for (int s = 1; s < 32; s <<= 1)
        back ^= back >> s;
    gray[i] = back == x[i] ? g : 0;
}

KERNEL gather_bits(const uint *value, const uint *mask, uint *out) {
    int i = threadIdx.x;
    uint v = value[i], m = mask[i], extract = 0, deposit = 0;
    int k = 0;
    for (uint rest = m; rest; rest &= rest - 1, k++) {
        uint bit = rest & -rest;
        if (v & bit)
            extract |= 1u << k;
        if (v >> k & 1)
            deposit |= bit;
    }
    out[i] = extract;
    out[i + 32] = deposit;
}

KERNEL bytes_of_words(const uint *a, const uint *b, uint *out) {
    int i = threadIdx.x;
    out[i] = __nvvm_prmt(a[i], b[i], 0x3715);
    out[i + 32] = __nvvm_prmt(a[i], b[i], b[i] & 0x7777);
    out[i + 64] = __nvvm_sad_ui(a[i], b[i], 7) + (a[i] >> 8 & 0xff) + (uint)(int)(signed char)(b[i] >> 16);
}

KERNEL narrow_shifts(const short *a, const uchar *b, int *out) {
    int i = threadIdx.x;
    short s = a[i] >> (i & 7);
    ushort u = (ushort)a[i] >> (i & 7);
    uchar c = (uchar)(b[i] << (i & 3));
    signed char d = (signed char)(b[i] * 3);
    out[i] = s + u * 3 + c * 5 - d;
}
