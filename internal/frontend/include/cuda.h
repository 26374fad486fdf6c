// The part of CUDA C that gonvvm offers without the headers of a CUDA toolkit, on clang's builtins and on libdevice.
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

#define GONVVM static __device__ __forceinline__
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
GONVVM int __shfl_sync(unsigned m, int v, int lane) { return __nvvm_shfl_sync_idx_i32(m, v, lane, 31); }
GONVVM int __shfl_up_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_up_i32(m, v, d, 0); }
GONVVM int __shfl_down_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_down_i32(m, v, d, 31); }
GONVVM int __shfl_xor_sync(unsigned m, int v, int x) { return __nvvm_shfl_sync_bfly_i32(m, v, x, 31); }
GONVVM float __shfl_sync(unsigned m, float v, int lane) { return __nvvm_shfl_sync_idx_f32(m, v, lane, 31); }
GONVVM float __shfl_up_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_up_f32(m, v, d, 0); }
GONVVM float __shfl_down_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_down_f32(m, v, d, 31); }
GONVVM float __shfl_xor_sync(unsigned m, float v, int x) { return __nvvm_shfl_sync_bfly_f32(m, v, x, 31); }

// Atomic functions of the device, relaxed.
#define GONVVM_ATOMIC(NAME, OP, T) \
    GONVVM T NAME(T *p, T v) { return __scoped_atomic_fetch_##OP(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
GONVVM_ATOMIC(atomicAdd, add, int)
GONVVM_ATOMIC(atomicAdd, add, unsigned)
GONVVM_ATOMIC(atomicAdd, add, unsigned long long)
GONVVM_ATOMIC(atomicAdd, add, float)
GONVVM_ATOMIC(atomicSub, sub, int)
GONVVM_ATOMIC(atomicSub, sub, unsigned)
GONVVM_ATOMIC(atomicMin, min, int)
GONVVM_ATOMIC(atomicMin, min, unsigned)
GONVVM_ATOMIC(atomicMax, max, int)
GONVVM_ATOMIC(atomicMax, max, unsigned)
GONVVM_ATOMIC(atomicAnd, and, unsigned)
GONVVM_ATOMIC(atomicOr, or, unsigned)
GONVVM_ATOMIC(atomicXor, xor, unsigned)
template <class T> GONVVM T atomicExch(T *p, T v) { return __scoped_atomic_exchange_n(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
template <class T> GONVVM T atomicCAS(T *p, T expected, T v) {
    __scoped_atomic_compare_exchange_n(p, &expected, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    return expected;
}

// Mathematics.
template <class T> GONVVM T min(T a, T b) { return b < a ? b : a; }
template <class T> GONVVM T max(T a, T b) { return a < b ? b : a; }
GONVVM int abs(int x) { return x < 0 ? -x : x; }
GONVVM float sqrtf(float x) { return __builtin_sqrtf(x); }
GONVVM float fabsf(float x) { return __builtin_fabsf(x); }
GONVVM float floorf(float x) { return __builtin_floorf(x); }
GONVVM float ceilf(float x) { return __builtin_ceilf(x); }
GONVVM float fminf(float x, float y) { return __builtin_fminf(x, y); }
GONVVM float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
GONVVM float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
GONVVM double sqrt(double x) { return __builtin_sqrt(x); }
GONVVM double fabs(double x) { return __builtin_fabs(x); }
GONVVM double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
#define GONVVM_MATH(NAME)                           \
    extern "C" __device__ float __nv_##NAME##f(float); \
    extern "C" __device__ double __nv_##NAME(double);  \
    GONVVM float NAME##f(float x) { return __nv_##NAME##f(x); } \
    GONVVM double NAME(double x) { return __nv_##NAME(x); }
GONVVM_MATH(exp)
GONVVM_MATH(exp2)
GONVVM_MATH(log)
GONVVM_MATH(log2)
GONVVM_MATH(sin)
GONVVM_MATH(cos)
GONVVM_MATH(tan)
GONVVM_MATH(atan)
GONVVM_MATH(tanh)
GONVVM_MATH(erf)
GONVVM_MATH(rsqrt)
extern "C" __device__ float __nv_powf(float, float);
GONVVM float powf(float x, float y) { return __nv_powf(x, y); }
