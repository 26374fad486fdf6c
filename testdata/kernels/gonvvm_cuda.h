// The part of CUDA's device language that the kernels of this folder use, on clang's builtins alone: no
// CUDA installation is needed to compile them. Works with clang 14 (typed pointers) and clang 22.
#ifndef GONVVM_CUDA_H
#define GONVVM_CUDA_H

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define KERNEL extern "C" __global__ void

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long long ull;
typedef long long ll;

// The special registers read as in CUDA: threadIdx.x and so on.
#define GV_SREG(NAME, REG)                                                                    \
    struct gv_##NAME {                                                                        \
        __declspec(property(get = get_x)) unsigned x;                                         \
        __declspec(property(get = get_y)) unsigned y;                                         \
        __declspec(property(get = get_z)) unsigned z;                                         \
        static __device__ __forceinline__ unsigned get_x() { return __nvvm_read_ptx_sreg_##REG##_x(); } \
        static __device__ __forceinline__ unsigned get_y() { return __nvvm_read_ptx_sreg_##REG##_y(); } \
        static __device__ __forceinline__ unsigned get_z() { return __nvvm_read_ptx_sreg_##REG##_z(); } \
    };                                                                                        \
    extern const __device__ gv_##NAME NAME;

GV_SREG(threadIdx, tid)
GV_SREG(blockIdx, ctaid)
GV_SREG(blockDim, ntid)
GV_SREG(gridDim, nctaid)
#undef GV_SREG

enum { warpSize = 32 };
#define FULL_MASK 0xffffffffu

static __device__ __forceinline__ unsigned laneid() { return __nvvm_read_ptx_sreg_laneid(); }

// __syncthreads() itself is a builtin.
#define __syncwarp(mask) __nvvm_bar_warp_sync(mask)
#define __threadfence() __nvvm_membar_gl()
#define __threadfence_block() __nvvm_membar_cta()
#define __syncthreads_count(p) __nvvm_bar0_popc(p)
#define __syncthreads_and(p) __nvvm_bar0_and(p)
#define __syncthreads_or(p) __nvvm_bar0_or(p)

// Warp shuffles. The last operand of the instruction is the clamp; widths below 32 are not needed here.
static __device__ __forceinline__ int shfl(int v, int lane) { return __nvvm_shfl_sync_idx_i32(FULL_MASK, v, lane, 0x1f); }
static __device__ __forceinline__ int shfl_up(int v, int d) { return __nvvm_shfl_sync_up_i32(FULL_MASK, v, d, 0); }
static __device__ __forceinline__ int shfl_down(int v, int d) { return __nvvm_shfl_sync_down_i32(FULL_MASK, v, d, 0x1f); }
static __device__ __forceinline__ int shfl_xor(int v, int m) { return __nvvm_shfl_sync_bfly_i32(FULL_MASK, v, m, 0x1f); }
static __device__ __forceinline__ float shfl(float v, int lane) { return __nvvm_shfl_sync_idx_f32(FULL_MASK, v, lane, 0x1f); }
static __device__ __forceinline__ float shfl_up(float v, int d) { return __nvvm_shfl_sync_up_f32(FULL_MASK, v, d, 0); }
static __device__ __forceinline__ float shfl_down(float v, int d) { return __nvvm_shfl_sync_down_f32(FULL_MASK, v, d, 0x1f); }
static __device__ __forceinline__ float shfl_xor(float v, int m) { return __nvvm_shfl_sync_bfly_f32(FULL_MASK, v, m, 0x1f); }

static __device__ __forceinline__ unsigned ballot(bool p) { return __nvvm_vote_ballot_sync(FULL_MASK, p); }
static __device__ __forceinline__ bool any(bool p) { return __nvvm_vote_any_sync(FULL_MASK, p); }
static __device__ __forceinline__ bool all(bool p) { return __nvvm_vote_all_sync(FULL_MASK, p); }

// Atomics: CUDA's are relaxed at device scope.
static __device__ __forceinline__ int atomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
static __device__ __forceinline__ uint atomicAdd(uint *p, uint v) { return __nvvm_atom_add_gen_i((int *)p, v); }
static __device__ __forceinline__ ull atomicAdd(ull *p, ull v) { return __nvvm_atom_add_gen_ll((ll *)p, v); }
static __device__ __forceinline__ float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
static __device__ __forceinline__ int atomicMin(int *p, int v) { return __nvvm_atom_min_gen_i(p, v); }
static __device__ __forceinline__ int atomicMax(int *p, int v) { return __nvvm_atom_max_gen_i(p, v); }
static __device__ __forceinline__ uint atomicMax(uint *p, uint v) { return __nvvm_atom_max_gen_ui(p, v); }
static __device__ __forceinline__ uint atomicOr(uint *p, uint v) { return __nvvm_atom_or_gen_i((int *)p, v); }
static __device__ __forceinline__ uint atomicAnd(uint *p, uint v) { return __nvvm_atom_and_gen_i((int *)p, v); }
static __device__ __forceinline__ uint atomicXor(uint *p, uint v) { return __nvvm_atom_xor_gen_i((int *)p, v); }
static __device__ __forceinline__ uint atomicInc(uint *p, uint v) { return __nvvm_atom_inc_gen_ui(p, v); }
static __device__ __forceinline__ uint atomicDec(uint *p, uint v) { return __nvvm_atom_dec_gen_ui(p, v); }
static __device__ __forceinline__ uint atomicExch(uint *p, uint v) { return __nvvm_atom_xchg_gen_i((int *)p, v); }
static __device__ __forceinline__ uint atomicCAS(uint *p, uint c, uint v) { return __nvvm_atom_cas_gen_i((int *)p, c, v); }
static __device__ __forceinline__ ull atomicCAS(ull *p, ull c, ull v) { return __nvvm_atom_cas_gen_ll((ll *)p, c, v); }

static __device__ __forceinline__ int min(int a, int b) { return a < b ? a : b; }
static __device__ __forceinline__ int max(int a, int b) { return a > b ? a : b; }

#define fmaf __builtin_fmaf
#define fma __builtin_fma
#define sqrtf __builtin_sqrtf
#define sqrt __builtin_sqrt
#define fabsf __builtin_fabsf
#define fabs __builtin_fabs
#define fminf __builtin_fminf
#define fmaxf __builtin_fmaxf
#define fmin __builtin_fmin
#define fmax __builtin_fmax
#define floorf __builtin_floorf
#define ceilf __builtin_ceilf
#define truncf __builtin_truncf
#define rintf __builtin_rintf
#define floor __builtin_floor
#define copysignf __builtin_copysignf
#define popc __builtin_popcount
#define popcll __builtin_popcountll
#define brev __builtin_bitreverse32
#define rsqrtf __nvvm_rsqrt_approx_f
#define exp2f_fast __nvvm_ex2_approx_f
#define log2f_fast __nvvm_lg2_approx_f

// expf_fast: e to the power of x through the hardware's power of two.
static __device__ __forceinline__ float expf_fast(float x) { return exp2f_fast(x * 1.4426950408889634f); }

#endif
