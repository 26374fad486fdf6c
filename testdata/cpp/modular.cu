// Arithmetic modulo primes of many words: a number theoretic transform of eight modulo 2^64 - 2^32 + 1, and powers by Montgomery's multiplication.
//launch ntt_eight grid=1 block=32 u64[256]=bits u64[4]=bits
//launch montgomery_power grid=1 block=32 u32[256]=bits u32[256]=zero u32=747
#include "../kernels/gonvvm_cuda.h"

// Field is the field of integers modulo p. Its elements are below 2^64, not always below p.
struct Field {
    static const ull p = 0xffffffff00000001ull, epsilon = 0xffffffffull;
    ull v;
    __device__ Field operator+(Field o) const {
        ull r = v + o.v;
        if (r < v || r >= p)
            r -= p;
        return {r};
    }
    __device__ Field operator-(Field o) const { return {v >= o.v ? v - o.v : v + (p - o.v)}; }
    __device__ Field operator*(Field o) const {
        unsigned __int128 product = (unsigned __int128)v * o.v;
        ull low = (ull)product, high = (ull)(product >> 64), top = high >> 32;
        ull t = low - top;
        if (low < top)
            t -= epsilon;
        ull u = (high & epsilon) * epsilon, r = t + u;
        if (r < u)
            r += epsilon;
        return {r >= p ? r - p : r};
    }
};

template <int N> static __device__ void transform(Field (&a)[N], const Field *roots) {
    for (int half = N / 2; half >= 1; half /= 2)
        for (int s = 0; s < N; s += 2 * half)
            for (int j = 0; j < half; ++j) {
                Field u = a[s + j], v = a[s + j + half];
                a[s + j] = u + v;
                a[s + j + half] = (u - v) * roots[j * (N / 2) / half];
            }
}

KERNEL ntt_eight(Field *x, const Field *roots) {
    Field a[8];
    for (int k = 0; k < 8; ++k)
        a[k] = {x[threadIdx.x + k * blockDim.x].v % Field::p};
    transform(a, roots);
    for (int k = 0; k < 8; ++k)
        x[threadIdx.x + k * blockDim.x] = a[k];
}

struct Wide {
    uint v[8];
};

static __constant__ const Wide modulus = {{0xffffffff, 0xffffffff, 0xffffffff, 0, 0, 0, 1, 0xffffffff}};

// The inverse of the modulus is -1 modulo 2^32.
static __device__ Wide multiply(const Wide &a, const Wide &b) {
    uint t[9] = {};
    for (int i = 0; i < 8; ++i) {
        ull carry = 0;
        for (int j = 0; j < 8; ++j) {
            ull s = (ull)a.v[j] * b.v[i] + t[j] + carry;
            t[j] = (uint)s;
            carry = s >> 32;
        }
        ull s = (ull)t[8] + carry;
        t[8] = (uint)s;
        uint over = s >> 32, k = t[0];
        carry = ((ull)k * modulus.v[0] + t[0]) >> 32;
        for (int j = 1; j < 8; ++j) {
            ull s = (ull)k * modulus.v[j] + t[j] + carry;
            t[j - 1] = (uint)s;
            carry = s >> 32;
        }
        s = (ull)t[8] + carry;
        t[7] = (uint)s;
        t[8] = over + (uint)(s >> 32);
    }
    Wide r, d;
    uint borrow = 0;
    for (int j = 0; j < 8; ++j) {
        ull s = (ull)t[j] - modulus.v[j] - borrow;
        d.v[j] = (uint)s;
        borrow = s >> 63;
    }
    for (int j = 0; j < 8; ++j)
        r.v[j] = t[8] || !borrow ? d.v[j] : t[j];
    return r;
}

KERNEL montgomery_power(const Wide *in, Wide *out, uint exponent) {
    Wide x = in[threadIdx.x], r = x;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            r = multiply(r, x);
        x = multiply(x, x);
    }
    out[threadIdx.x] = r;
}
