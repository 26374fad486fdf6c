// A fast Fourier transform of 64 complex numbers in shared memory, with the roots of unity made by repeated
// half angles instead of sine and cosine.
//launch fft64 grid=2 block=32 tol=1e-4 f32[256]=uniform f32[256]=zero
#include "gonvvm_cuda.h"

struct complex {
    float re, im;
    __device__ complex operator+(complex o) const { return {re + o.re, im + o.im}; }
    __device__ complex operator-(complex o) const { return {re - o.re, im - o.im}; }
    __device__ complex operator*(complex o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
};

enum { N = 64, LOG = 6 };

KERNEL fft64(const complex *in, complex *out) {
    __shared__ complex s[N];
    __shared__ complex root[N / 2];
    int t = threadIdx.x;
    in += blockIdx.x * N;
    out += blockIdx.x * N;
    for (int i = t; i < N; i += N / 2)
        s[brev(i) >> (32 - LOG)] = in[i];

    // root[k] = exp(-2 pi i k / N), from the square roots of -1.
    float c = 0, sn = -1; // exp(-i pi / 2)
    complex w = {1, 0};
    for (int bit = LOG - 3; bit >= -1; bit--) {
        int k = bit + 1;
        if (t >> k & 1)
            w = w * complex{c, sn};
        float half = sqrtf((1 + c) * 0.5f);
        sn = -sqrtf((1 - c) * 0.5f);
        c = half;
    }
    root[t] = w;
    __syncthreads();

    for (int stage = 1; stage <= LOG; stage++) {
        int half = 1 << (stage - 1), k = t & (half - 1), at = ((t >> (stage - 1)) << stage) + k;
        complex a = s[at], b = s[at + half] * root[k << (LOG - stage)];
        s[at] = a + b;
        s[at + half] = a - b;
        __syncthreads();
    }
    for (int i = t; i < N; i += N / 2)
        out[i] = s[i];
}
