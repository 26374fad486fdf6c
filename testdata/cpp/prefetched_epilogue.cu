// A product whose epilogue has been prepared before the main loop: residual and scale are read early, so that the loop hides
// their latency, and one value for each element waits in a register. Coefficients that the loop derives from a seed are cheap.
//launch prefetched_epilogue grid=2 block=32 f32[512]=uniform f32[1024]=uniform f32[4096]=uniform f32[4096]=uniform f32[4096]=zero i32=8
//launch seeded_mix grid=1 block=64 u32[64]=iota(1,7) u32[64]=zero i32=9
#include "../kernels/gonvvm_cuda.h"

template <int N> struct Fragment {
    float v[N];
    __device__ Fragment() {
        for (float *p = v; p != v + N; ++p)
            *p = 0;
    }
};

// Scales and adds the residual: one value for each element in place of two.
template <int N> struct Residual {
    float v[N];
    __device__ Residual(const float *residual, const float *scale, int stride) {
        for (int i = 0; i < N; ++i)
            v[i] = residual[i * stride] * scale[i * stride];
    }
};

template <int N> static __device__ void epilogue(const float *a, const float *b, const float *residual, const float *scale, float *out, int k) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x;
    Residual<N> rest(residual + t, scale + t, threads);
    Fragment<N> acc;
    for (int i = 0; i < k; ++i) {
        float x = a[i * threads + t];
        for (int j = 0; j < N; ++j)
            acc.v[j] = fmaf(x, b[i * N + j], acc.v[j]);
    }
    for (int j = 0; j < N; ++j)
        out[j * threads + t] = acc.v[j] + rest.v[j];
}

extern "C" __global__ void __launch_bounds__(256) prefetched_epilogue(const float *a, const float *b, const float *residual, const float *scale,
                                                                      float *out, int k) {
    epilogue<64>(a, b, residual, scale, out, k);
}

KERNEL seeded_mix(const uint *seeds, uint *out, int rounds) {
    int t = threadIdx.x;
    uint seed = seeds[t], h = 0;
    for (int r = 0; r < rounds; ++r) {
        for (uint i = 0; i < 40; ++i)
            h = (h ^ (seed + i * 0x9E3779B9u)) * 16777619u + (uint)r;
    }
    out[t] = h;
}
