// Constant memory: a cyclic redundancy check by table, a substitution box, polynomial coefficients and a
// table of structures with strings.
//launch crc32 grid=1 block=16 u8[256]=bits i32=16 i32[16]=zero
//launch horner grid=1 block=32 f32[32]=uniform(-1,1) i32[32]=uniform(0,3) f32[32]=zero
//launch month_names grid=1 block=12 u8[48]=zero i32[12]=zero
#include "gonvvm_cuda.h"

// The reflected polynomial 0xedb88320, four bits at a time.
__constant__ uint crc_table[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
};

KERNEL crc32(const uchar *data, int length, uint *out) {
    const uchar *p = data + threadIdx.x * length;
    uint crc = ~0u;
    for (int i = 0; i < length; i++) {
        crc ^= p[i];
        crc = crc >> 4 ^ crc_table[crc & 15];
        crc = crc >> 4 ^ crc_table[crc & 15];
    }
    out[threadIdx.x] = ~crc;
}

struct polynomial {
    int degree;
    float c[4];
};

__constant__ polynomial polynomials[3] = {
    {1, {0.5f, 2.0f}},
    {2, {1.0f, 0.0f, -0.5f}},
    {3, {0.0f, 1.0f, 0.0f, -1.0f / 6}},
};

KERNEL horner(const float *x, const int *which, float *y) {
    int i = threadIdx.x;
    const polynomial &p = polynomials[which[i]];
    float v = 0;
    for (int k = p.degree; k >= 0; k--)
        v = v * x[i] + p.c[k];
    y[i] = v;
}

struct month {
    char name[4];
    uchar days;
    const char *season;
};

__constant__ const char winter[] = "winter";
__constant__ const char spring[] = "spring";
__constant__ const char summer[] = "summer";
__constant__ const char autumn[] = "autumn";

__constant__ month months[12] = {
    {"Jan", 31, winter}, {"Feb", 28, winter}, {"Mar", 31, spring}, {"Apr", 30, spring}, {"May", 31, spring}, {"Jun", 30, summer},
    {"Jul", 31, summer}, {"Aug", 31, summer}, {"Sep", 30, autumn}, {"Oct", 31, autumn}, {"Nov", 30, autumn}, {"Dec", 31, winter},
};

KERNEL month_names(char *names, int *sum) {
    int i = threadIdx.x;
    const month &m = months[i];
    for (int k = 0; k < 4; k++)
        names[i * 4 + k] = m.name[k];
    int s = m.days;
    for (const char *c = m.season; *c; c++)
        s = s * 3 + *c;
    sum[i] = s;
}
