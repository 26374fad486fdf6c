// 64-bit and 128-bit integer arithmetic: quotients and remainders (signed, unsigned, by constants), high
// products, a xorshift generator, modular powers, greatest common divisors, square roots.
//launch divide64 grid=1 block=32 i64[32]=bits i64[32]=uniform(-100000,100000) i64[32]=zero i64[32]=zero i64[32]=zero i64[32]=zero
//launch divide_constants grid=1 block=32 i64[32]=bits i32[32]=bits i64[32]=zero i32[32]=zero
//launch high_product grid=1 block=32 i64[32]=bits i64[32]=bits i64[32]=zero i64[32]=zero
//launch xorshift grid=2 block=32 i64[64]=bits i32=20
//launch modular_power grid=1 block=16 i64[16]=bits i64[16]=uniform(0,100000) i64=1000000007 i64[16]=zero
//launch gcd grid=1 block=32 i64[32]=uniform(1,1000000000) i64[32]=uniform(0,1000000) i64[32]=zero
//launch isqrt grid=1 block=32 i64[32]=bits i32[32]=zero
//launch product128 grid=1 block=32 i64[64]=bits i64[64]=bits i64[64]=zero
#include "gonvvm_cuda.h"

KERNEL divide64(const ll *a, const ll *b, ll *sq, ll *sr, ull *uq, ull *ur) {
    int i = threadIdx.x;
    ll d = b[i] ? b[i] : 1;
    sq[i] = a[i] / d;
    sr[i] = a[i] % d;
    uq[i] = (ull)a[i] / (ull)d;
    ur[i] = (ull)a[i] % (ull)d;
}

KERNEL divide_constants(const ll *a, const int *b, ll *qa, int *qb) {
    int i = threadIdx.x;
    qa[i] = a[i] / 1000 + a[i] % 7 + (ll)((ull)a[i] / 10) + a[i] / -64;
    qb[i] = b[i] / 3 - b[i] % 10 + (int)((uint)b[i] / 7u) + b[i] / 16 + (int)((uint)b[i] % 1000u);
}

KERNEL high_product(const ll *a, const ll *b, ull *u, ll *s) {
    int i = threadIdx.x;
    u[i] = (ull)(((unsigned __int128)(ull)a[i] * (ull)b[i]) >> 64);
    s[i] = (ll)(((__int128)a[i] * b[i]) >> 64);
}

KERNEL xorshift(ull *state, int rounds) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    ull x = state[i] | 1;
    for (int r = 0; r < rounds; r++) {
        x ^= x >> 12;
        x ^= x << 25;
        x ^= x >> 27;
    }
    state[i] = x * 0x2545f4914f6cdd1dULL;
}

KERNEL modular_power(const ull *base, const ull *exponent, ull m, ull *out) {
    int i = threadIdx.x;
    ull b = base[i] % m, e = exponent[i], r = 1;
    for (; e; e >>= 1) {
        if (e & 1)
            r = r * b % m;
        b = b * b % m;
    }
    out[i] = r;
}

KERNEL gcd(const ull *a, const ull *b, ull *out) {
    int i = threadIdx.x;
    ull x = a[i], y = b[i];
    while (y) {
        ull t = x % y;
        x = y;
        y = t;
    }
    out[i] = x;
}

KERNEL isqrt(const ull *a, uint *out) {
    int i = threadIdx.x;
    ull n = a[i], r = 0;
    for (ull bit = 1ULL << 62; bit; bit >>= 2) {
        if (n >= r + bit) {
            n -= r + bit;
            r = (r >> 1) + bit;
        } else {
            r >>= 1;
        }
    }
    out[i] = (uint)r;
}

KERNEL product128(const ull *a, const ull *b, ull *out) {
    int i = threadIdx.x * 2;
    unsigned __int128 x = (unsigned __int128)a[i + 1] << 64 | a[i];
    unsigned __int128 y = (unsigned __int128)b[i + 1] << 64 | b[i];
    x = x * y + (x >> 3) - (y << 70);
    out[i] = (ull)x;
    out[i + 1] = (ull)(x >> 64);
}
