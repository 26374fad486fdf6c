// Copies of structures and arrays: assignments, memcpy and memset with constant and with variable sizes,
// unions, bit fields and packed fields.
//launch swap_records grid=1 block=16 i32[320]=bits
//launch variable_copy grid=1 block=8 u8[256]=bits u8[256]=zero
//launch bit_fields grid=1 block=32 i32[32]=bits i32[32]=zero
//launch packed_fields grid=1 block=8 u8[104]=bits i64[8]=zero
//launch zero_then_fill grid=1 block=4 i32[4]=uniform(1,30) i32[128]=const(-1)
#include "gonvvm_cuda.h"

struct record {
    int id;
    char name[12];
    double unused;
    short tail[8];
};

KERNEL swap_records(record *r) {
    if (threadIdx.x < 4) {
        record t = r[threadIdx.x];
        r[threadIdx.x] = r[7 - threadIdx.x];
        r[7 - threadIdx.x] = t;
        r[threadIdx.x].id++;
    }
}

KERNEL variable_copy(const uchar *in, uchar *out) {
    int t = threadIdx.x, n = t * 4 + 1;
    uchar local[32];
    __builtin_memset(local, 0xee, sizeof local);
    __builtin_memcpy(local, in + t * 32, n);
    __builtin_memmove(local + 2, local, n > 30 ? 30 : n);
    __builtin_memcpy(out + t * 32, local, 32);
}

struct fields {
    uint a : 3;
    int b : 7;
    uint c : 12;
    uint d : 10;
};

KERNEL bit_fields(const fields *in, fields *out) {
    fields f = in[threadIdx.x];
    f.a += 3;
    f.b = -f.b;
    f.c ^= f.d;
    f.d = f.b < 0 ? f.c : f.d + 1;
    out[threadIdx.x] = f;
}

struct __attribute__((packed)) packed {
    uchar tag;
    int number;
    ll large;
};

KERNEL packed_fields(packed *p, ll *out) {
    packed &mine = p[threadIdx.x];
    mine.number += mine.tag;
    out[threadIdx.x] = mine.large + mine.number;
}

union word {
    int i;
    float f;
    uchar b[4];
};

KERNEL zero_then_fill(const int *lengths, int *out) {
    int a[32] = {0}, t = threadIdx.x;
    for (int i = 0; i < lengths[t]; i++) {
        word w;
        w.f = (float)i;
        w.b[0] = t;
        a[i] = w.i;
    }
    for (int i = 0; i < 32; i++)
        out[t * 32 + i] = a[i];
}
