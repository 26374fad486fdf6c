// The part of CUDA C that `gonvvm serve` offers without NVIDIA's headers, on clang's builtins and on libdevice.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#include <__clang_cuda_builtin_vars.h>

#define LIVE static __device__ __forceinline__
extern "C" __device__ int vprintf(const char *, const char *);

// __syncthreads() is a builtin.
#define __syncwarp(...) __nvvm_bar_warp_sync(0xffffffffu)
#define __threadfence() __nvvm_membar_gl()
#define __threadfence_block() __nvvm_membar_cta()
#define __ballot_sync(mask, p) __nvvm_vote_ballot_sync(mask, p)
#define __any_sync(mask, p) __nvvm_vote_any_sync(mask, p)
#define __all_sync(mask, p) __nvvm_vote_all_sync(mask, p)
#define __popc(x) __builtin_popcount(x)
#define __clz(x) __nvvm_clz_i(x)
LIVE int __shfl_sync(unsigned m, int v, int lane) { return __nvvm_shfl_sync_idx_i32(m, v, lane, 31); }
LIVE int __shfl_up_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_up_i32(m, v, d, 0); }
LIVE int __shfl_down_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_down_i32(m, v, d, 31); }
LIVE int __shfl_xor_sync(unsigned m, int v, int x) { return __nvvm_shfl_sync_bfly_i32(m, v, x, 31); }
LIVE float __shfl_sync(unsigned m, float v, int lane) { return __nvvm_shfl_sync_idx_f32(m, v, lane, 31); }
LIVE float __shfl_up_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_up_f32(m, v, d, 0); }
LIVE float __shfl_down_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_down_f32(m, v, d, 31); }
LIVE float __shfl_xor_sync(unsigned m, float v, int x) { return __nvvm_shfl_sync_bfly_f32(m, v, x, 31); }

// Atomic functions of the device, relaxed.
#define LIVE_ATOMIC(NAME, OP, T) \
    LIVE T NAME(T *p, T v) { return __scoped_atomic_fetch_##OP(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
LIVE_ATOMIC(atomicAdd, add, int)
LIVE_ATOMIC(atomicAdd, add, unsigned)
LIVE_ATOMIC(atomicAdd, add, unsigned long long)
LIVE_ATOMIC(atomicAdd, add, float)
LIVE_ATOMIC(atomicSub, sub, int)
LIVE_ATOMIC(atomicSub, sub, unsigned)
LIVE_ATOMIC(atomicMin, min, int)
LIVE_ATOMIC(atomicMin, min, unsigned)
LIVE_ATOMIC(atomicMax, max, int)
LIVE_ATOMIC(atomicMax, max, unsigned)
LIVE_ATOMIC(atomicAnd, and, unsigned)
LIVE_ATOMIC(atomicOr, or, unsigned)
LIVE_ATOMIC(atomicXor, xor, unsigned)
template <class T> LIVE T atomicExch(T *p, T v) { return __scoped_atomic_exchange_n(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
template <class T> LIVE T atomicCAS(T *p, T expected, T v) {
    __scoped_atomic_compare_exchange_n(p, &expected, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    return expected;
}

// Mathematics.
template <class T> LIVE T min(T a, T b) { return b < a ? b : a; }
template <class T> LIVE T max(T a, T b) { return a < b ? b : a; }
LIVE int abs(int x) { return x < 0 ? -x : x; }
LIVE float sqrtf(float x) { return __builtin_sqrtf(x); }
LIVE float fabsf(float x) { return __builtin_fabsf(x); }
LIVE float floorf(float x) { return __builtin_floorf(x); }
LIVE float ceilf(float x) { return __builtin_ceilf(x); }
LIVE float fminf(float x, float y) { return __builtin_fminf(x, y); }
LIVE float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
LIVE float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
LIVE double sqrt(double x) { return __builtin_sqrt(x); }
LIVE double fabs(double x) { return __builtin_fabs(x); }
LIVE double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
#define LIVE_MATH(NAME)                           \
    extern "C" __device__ float __nv_##NAME##f(float); \
    extern "C" __device__ double __nv_##NAME(double);  \
    LIVE float NAME##f(float x) { return __nv_##NAME##f(x); } \
    LIVE double NAME(double x) { return __nv_##NAME(x); }
LIVE_MATH(exp)
LIVE_MATH(exp2)
LIVE_MATH(log)
LIVE_MATH(log2)
LIVE_MATH(sin)
LIVE_MATH(cos)
LIVE_MATH(tan)
LIVE_MATH(atan)
LIVE_MATH(tanh)
LIVE_MATH(erf)
LIVE_MATH(rsqrt)
extern "C" __device__ float __nv_powf(float, float);
LIVE float powf(float x, float y) { return __nv_powf(x, y); }
