// Attention with the softmax computed on the fly: each thread owns one query row in registers, keys and values pass
// through shared memory by tiles, and the running maximum and sum rescale the accumulators. causal masks later keys.
//launch flash_tile grid=2 block=32 f32[1024]=uniform f32[1024]=uniform f32[1024]=uniform f32[1024]=zero i32=64 f32=0.25 i32=0
//launch flash_tile grid=2 block=32 f32[1024]=uniform f32[1024]=uniform f32[1024]=uniform f32[1024]=zero i32=64 f32=0.25 i32=1
#include "../kernels/gonvvm_cuda.h"

template <int D> struct Row {
    float v[D];
    __device__ explicit Row(float x = 0) {
        for (float *p = v; p != v + D; ++p)
            *p = x;
    }
    __device__ void load(const float *p) {
        for (int d = 0; d < D; ++d)
            v[d] = p[d];
    }
    __device__ float dot(const float *p) const {
        float s = 0;
        for (int d = 0; d < D; ++d)
            s = fmaf(v[d], p[d], s);
        return s;
    }
    __device__ Row &scale(float a) {
        for (float &x : v)
            x *= a;
        return *this;
    }
    __device__ void axpy(float a, const float *p) {
        for (int d = 0; d < D; ++d)
            v[d] = fmaf(a, p[d], v[d]);
    }
};

template <int D, int TILE, bool CAUSAL>
static __device__ void attend(const float *q, const float *k, const float *v, float *o, int n, float scale, float (*ks)[D], float (*vs)[D]) {
    int t = threadIdx.x, row = blockIdx.x * TILE + t;
    Row<D> query, acc;
    query.load(q + row * D);
    query.scale(scale);
    float maximum = -1e30f, sum = 0;
    for (int k0 = 0; k0 < n; k0 += TILE) {
        if (CAUSAL && k0 > (int)(blockIdx.x * TILE + TILE - 1))
            break;
        __syncthreads();
        for (int i = t; i < TILE * D; i += TILE) {
            ks[i / D][i % D] = k[k0 * D + i];
            vs[i / D][i % D] = v[k0 * D + i];
        }
        __syncthreads();
        float s[TILE];
        float m = maximum;
        for (int j = 0; j < TILE; ++j) {
            s[j] = query.dot(ks[j]);
            if (CAUSAL && k0 + j > row)
                s[j] = -1e30f;
            m = fmaxf(m, s[j]);
        }
        float correct = expf_fast(maximum - m);
        sum *= correct;
        acc.scale(correct);
        for (int j = 0; j < TILE; ++j) {
            float p = expf_fast(s[j] - m);
            sum += p;
            acc.axpy(p, vs[j]);
        }
        maximum = m;
    }
    acc.scale(1 / sum);
    for (int d = 0; d < D; ++d)
        o[row * D + d] = acc.v[d];
}

KERNEL flash_tile(const float *q, const float *k, const float *v, float *o, int n, float scale, int causal) {
    __shared__ float ks[32][16], vs[32][16];
    if (causal)
        attend<16, 32, true>(q, k, v, o, n, scale, ks, vs);
    else
        attend<16, 32, false>(q, k, v, o, n, scale, ks, vs);
}
