// A product of a 4-bit quantised matrix and a vector, and of it and a small matrix: weights come as int4 of eight nibbles
// each, blocks of 32 weights share a scale and a minimum (GGML's q4_1), and accumulators are arrays of a class.
//launch dequant4_gemv grid=4 block=32 u32[256]=bits f32[128]=uniform(0,1) f32[64]=uniform f32[32]=zero i32=64
//launch dequant4_gemm grid=4 block=32 u32[256]=bits f32[128]=uniform(0,1) f32[256]=uniform f32[128]=zero i32=64
#include "../kernels/gonvvm_cuda.h"

struct __align__(16) uint4 {
    uint x, y, z, w;
};

template <int BITS> struct Nibbles {
    enum { N = 128 / BITS };
    uchar v[N];
    __device__ explicit Nibbles(const uint4 &q) {
        uint words[4] = {q.x, q.y, q.z, q.w};
        for (int i = 0; i < N; ++i)
            v[i] = words[i * BITS / 32] >> (i * BITS % 32) & ((1 << BITS) - 1);
    }
};
struct Scale {
    float d, m;
};

template <int COLUMNS> struct Accumulator {
    float sum[COLUMNS];
    __device__ Accumulator() {
        for (float *p = sum; p != sum + COLUMNS; ++p)
            *p = 0;
    }
    __device__ void reduce() {
        for (int d = 16; d > 0; d >>= 1)
            for (int c = 0; c < COLUMNS; ++c)
                sum[c] += shfl_xor(sum[c], d);
    }
};

// Four lanes share a row: eight rows for each warp.
template <int COLUMNS> static __device__ void dequant(const uint4 *w, const Scale *s, const float *x, float *y, int k) {
    int lane = threadIdx.x, row = blockIdx.x * 8 + lane / 4, blocks = k / 32;
    Accumulator<COLUMNS> acc;
    for (int b = lane % 4; b < blocks; b += 4) {
        Nibbles<4> q(w[row * blocks + b]);
        Scale scale = s[row * blocks + b];
        for (int i = 0; i < Nibbles<4>::N; ++i) {
            float value = fmaf(scale.d, (float)q.v[i], scale.m);
            for (int c = 0; c < COLUMNS; ++c)
                acc.sum[c] = fmaf(value, x[c * k + b * 32 + i], acc.sum[c]);
        }
    }
    for (int c = 0; c < COLUMNS; ++c) {
        acc.sum[c] += shfl_xor(acc.sum[c], 1);
        acc.sum[c] += shfl_xor(acc.sum[c], 2);
    }
    if (lane % 4 == 0)
        for (int c = 0; c < COLUMNS; ++c)
            y[c * gridDim.x * 8 + row] = acc.sum[c];
}

KERNEL dequant4_gemv(const uint4 *w, const Scale *s, const float *x, float *y, int k) { dequant<1>(w, s, x, y, k); }
KERNEL dequant4_gemm(const uint4 *w, const Scale *s, const float *x, float *y, int k) { dequant<4>(w, s, x, y, k); }
