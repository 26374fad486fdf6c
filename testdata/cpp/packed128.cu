// Sixteen bytes at a time, as llm.c does: Packed128 is read as int4 and used as bf16 or float. Addition with a bias, and
// a rational function of the sum in place of GELU.
//launch packed_residual grid=1 block=32 u16[256]=cycle(16256,16384,49024,16448,0) u16[256]=cycle(16128,16000,48896)
//launch packed_activation grid=1 block=32 f32[256]=uniform f32[256]=zero f32[16]=uniform i32=16
#include "../kernels/gonvvm_cuda.h"

struct __align__(16) int4 {
    int x, y, z, w;
};
struct bf16 {
    ushort bits;
    __device__ operator float() const { return __builtin_bit_cast(float, (uint)bits << 16); }
    static __device__ bf16 of(float f) {
        uint u = __builtin_bit_cast(uint, f);
        bf16 r;
        r.bits = (u + 0x7fff + (u >> 16 & 1)) >> 16;
        return r;
    }
};

template <typename T> struct __align__(16) Packed128 {
    static constexpr int size = sizeof(int4) / sizeof(T);
    T payload[size];
    Packed128() = default;
    __device__ explicit Packed128(int4 bits) { __builtin_memcpy(&payload, &bits, sizeof(bits)); }
    __device__ T &operator[](int i) { return payload[i]; }
    __device__ const T &operator[](int i) const { return payload[i]; }
    __device__ int4 bits() const {
        int4 b;
        __builtin_memcpy(&b, &payload, sizeof(b));
        return b;
    }
    static __device__ Packed128 zeros() {
        Packed128 r;
        for (int i = 0; i < size; ++i)
            r.payload[i] = T();
        return r;
    }
};
template <typename T> static __device__ Packed128<T> load128(const T *p) { return Packed128<T>(*(const int4 *)p); }
template <typename T> static __device__ void store128(T *p, Packed128<T> v) { *(int4 *)p = v.bits(); }

KERNEL packed_residual(bf16 *out, const bf16 *a) {
    typedef Packed128<bf16> Packed;
    int i = (blockIdx.x * blockDim.x + threadIdx.x) * Packed::size;
    Packed pa = load128(a + i), pb = load128(out + i), r = Packed::zeros();
    for (int k = 0; k < Packed::size; ++k)
        r[k] = bf16::of((float)pa[k] + (float)pb[k]);
    store128(out + i, r);
}

KERNEL packed_activation(const float *in, float *out, const float *bias, int channels) {
    typedef Packed128<float> Packed;
    for (int j = 0; j < 2; ++j) {
        int i = (j * blockDim.x + threadIdx.x) * Packed::size;
        Packed x = load128(in + i), b = load128(bias + i % channels), r;
        for (int k = 0; k < Packed::size; ++k) {
            float s = x[k] + b[k];
            r[k] = s / (1 + fabsf(s));
        }
        store128(out + i, r);
    }
}
