// What people write again and again: a binary search, classes of characters, flags that are carried through loops,
// bytes of words the other way round, tables that are filled and copied, fields of records, helpers that get the
// address of a variable.
//launch find grid=1 block=32 i32[64]=iota(0,3) i32[32]=uniform(0,200) i32[32]=zero i32=64
//launch word_starts grid=1 block=16 u8[320]=text i32[16]=zero
//launch swap_bytes grid=1 block=32 u32[64]=bits u32[192]=zero
//launch count_steps grid=1 block=32 i32[32]=zero
//launch match grid=1 block=4 u8[400]=cycle(97,98,97,97,98,97,98) u8[8]=list(97,98,97) i32[32]=zero i32[4]=zero
//launch tables grid=1 block=1 u8[256]=uniform(0,255) i32[4]=zero
//launch bounce grid=1 block=32 f32[256]=uniform(-2,2) i32=30 f32=0.1
//launch lend grid=1 block=32 i32[32]=uniform(1,50) i32[32]=zero
//launch both_sides grid=1 block=32 i32[32]=uniform(-9,9) i32[64]=zero
#include "gonvvm_cuda.h"

KERNEL find(const int *a, const int *keys, int *out, int n) {
    int key = keys[threadIdx.x], lo = 0, hi = n;
    while (lo < hi) {
        int mid = (lo + hi) / 2;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    out[threadIdx.x] = lo;
}

static __device__ bool letter(uchar c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static __device__ bool space(uchar c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

KERNEL word_starts(const uchar *s, int *out) {
    int n = 0;
    bool inside = false;
    for (int i = 0; i < 20; i++) {
        uchar c = s[threadIdx.x * 20 + i];
        if (letter(c)) {
            if (!inside)
                n++;
            inside = true;
        } else {
            inside = !space(c) && inside;
        }
    }
    out[threadIdx.x] = n;
}

KERNEL swap_bytes(const uint *in, uint *out) {
    uint x = in[2 * threadIdx.x], y = in[2 * threadIdx.x + 1];
    uint *o = out + 6 * threadIdx.x;
    o[0] = (x >> 24) | ((x >> 8) & 0xff00) | ((x << 8) & 0xff0000) | (x << 24);
    o[1] = x > y ? x - y : y - x;
    o[2] = (x & y) + (x ^ y);
    o[3] = (x + y) - (x | y);
    o[4] = (((x >> 24) ^ (y >> 24)) << 24) | (((y & 255) << 8) & 0xf800);
    int length = -1;
    for (uint z = x; z; z >>= 1)
        length++;
    o[5] = length;
}

KERNEL count_steps(int *out) {
    int n = threadIdx.x + 1, c = 0;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        c++;
    }
    out[threadIdx.x] = c;
}

// Knuth, Morris and Pratt's search.
KERNEL match(const uchar *text, const uchar *pattern, int *table, int *out) {
    int m = 3, k = 0, n = 0, *back = table + 8 * threadIdx.x;
    back[0] = 0;
    for (int i = 1; i < m; i++) {
        while (k > 0 && pattern[k] != pattern[i])
            k = back[k - 1];
        if (pattern[k] == pattern[i])
            k++;
        back[i] = k;
    }
    k = 0;
    for (int i = 100 * threadIdx.x; i < 100 * (int)threadIdx.x + 100; i++) {
        while (k > 0 && pattern[k] != text[i])
            k = back[k - 1];
        if (pattern[k] == text[i])
            k++;
        if (k == m) {
            n++;
            k = back[k - 1];
        }
    }
    out[threadIdx.x] = n;
}

__shared__ __align__(16) uchar counts[200];
__constant__ __align__(8) ushort weights[40] = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89};

KERNEL tables(const uchar *in, int *out) {
    __align__(16) ushort local[40];
    for (int i = 0; i < 200; i++)
        counts[i] = 7;
    for (int i = 0; i < 40; i++)
        local[i] = weights[i];
    for (int i = 0; i < 256; i++) {
        counts[in[i] % 200]++;
        local[in[i] % 40] += i;
    }
    uint s = 0, t = 0;
    for (int i = 0; i < 200; i++)
        s = s * 3 + counts[i];
    for (int i = 0; i < 40; i++)
        t = t * 5 + local[i];
    out[0] = s;
    out[1] = t;
}

struct body {
    float at[3], mass, speed[3], unused;
};

KERNEL bounce(body *b, int n, float dt) {
    int i = threadIdx.x;
    if (i >= n)
        return;
    for (int k = 0; k < 3; k++) {
        b[i].at[k] += b[i].speed[k] * dt;
        if (b[i].at[k] < -1 || b[i].at[k] > 1)
            b[i].speed[k] = -b[i].speed[k];
    }
}

static __device__ __noinline__ int sum_to(const int *n) {
    int s = 0;
    for (int i = 0; i <= *n; i++)
        s += i;
    return s;
}

static __device__ __noinline__ void step(int *n) { *n += 2; }

KERNEL lend(const int *in, int *out) {
    int n = in[threadIdx.x];
    int a = sum_to(&n);
    __syncthreads();
    int b = n;
    step(&n);
    out[threadIdx.x] = a + b * 3 + n * 5;
}

KERNEL both_sides(const int *in, int *out) {
    int x = in[threadIdx.x];
    int *o = out + 2 * threadIdx.x;
    if (x < 0) {
        o[1] = x * 3;
        o[0] = x + 1;
    } else {
        o[1] = x / 3;
        o[0] = x + 1;
    }
    switch (x) {
    case 1:
    case 4:
        o[0] *= 7;
        break;
    case 5:
        o[0] = 2;
        break;
    case 6:
        o[0] *= 7;
        break;
    }
}
