// Multi-resolution hash encoding of points: levels, corners and features are loops over small arrays of templates, and
// dense levels are indexed without the hash.
//launch hash_grid grid=2 block=32 f32[192]=uniform(0,1) f32[2048]=uniform f32[512]=zero i32=64
#include "../kernels/gonvvm_cuda.h"

template <int D> static __device__ uint gridIndex(const uint (&cell)[D], uint resolution, uint size) {
    const uint primes[3] = {1, 2654435761u, 805459861u};
    uint stride = 1, index = 0;
    for (int d = 0; d < D && stride <= size; ++d) {
        index += cell[d] * stride;
        stride *= resolution;
    }
    if (size < stride) {
        index = 0;
        for (int d = 0; d < D; ++d)
            index ^= cell[d] * primes[d];
    }
    return index % size;
}

template <int D, int FEATURES> struct Features {
    float v[FEATURES] = {};
    __device__ void add(float w, const float *p) {
        for (int f = 0; f < FEATURES; ++f)
            v[f] = fmaf(w, p[f], v[f]);
    }
};

template <int D, int FEATURES, int LEVELS> static __device__ void encode(const float *points, const float *table, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const uint size = 256;
    for (int level = 0; level < LEVELS; ++level) {
        uint resolution = 4u << level;
        float fraction[D];
        uint cell[D];
        for (int d = 0; d < D; ++d) {
            float p = points[i * D + d] * (float)(resolution - 1);
            float low = floorf(p);
            cell[d] = (uint)(int)low;
            fraction[d] = p - low;
        }
        Features<D, FEATURES> sum;
        for (int corner = 0; corner < 1 << D; ++corner) {
            float w = 1;
            uint c[D];
            for (int d = 0; d < D; ++d) {
                if (corner & 1 << d) {
                    w *= fraction[d];
                    c[d] = cell[d] + 1;
                } else {
                    w *= 1 - fraction[d];
                    c[d] = cell[d];
                }
            }
            sum.add(w, table + (level * size + gridIndex<D>(c, resolution, size)) * FEATURES);
        }
        for (int f = 0; f < FEATURES; ++f)
            out[(i * LEVELS + level) * FEATURES + f] = sum.v[f];
    }
}

KERNEL hash_grid(const float *points, const float *table, float *out, int n) { encode<3, 2, 4>(points, table, out, n); }
