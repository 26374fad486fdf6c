// Signals: saturating fixed-point numbers as a class of a template, a cosine transform with a table that is computed at compile
// time, and a Fourier transform of small radix in registers.
//launch biquad_bank grid=1 block=32 i16[512]=uniform(-30000,30000) i16[512]=zero i32=16
//launch cosine_blocks grid=2 block=32 tol=1e-4 f32[512]=uniform f32[512]=zero
//launch fourier16 grid=1 block=32 tol=1e-4 f32[1024]=uniform f32[1024]=zero
#include "../kernels/gonvvm_cuda.h"

// A number of 16 bits with FRACTION bits after the point.
template <int FRACTION> class Fixed {
    short v;
    struct Raw {};
    __device__ Fixed(Raw, int x) : v((short)(x > 32767 ? 32767 : x < -32768 ? -32768 : x)) {}

public:
    __device__ Fixed() : v(0) {}
    static __device__ Fixed raw(int x) { return Fixed(Raw(), x); }
    __device__ short bits() const { return v; }
    __device__ Fixed operator+(Fixed o) const { return raw(v + o.v); }
    __device__ Fixed operator-(Fixed o) const { return raw(v - o.v); }
    template <int F> __device__ Fixed operator*(Fixed<F> o) const { return raw((v * o.bits() + (1 << (F - 1))) >> F); }
};

class Biquad {
    typedef Fixed<15> Sample;
    Fixed<14> b0, b1, b2, a1, a2;
    Sample x1, x2, y1, y2;

public:
    __device__ Biquad(int b0, int b1, int b2, int a1, int a2)
        : b0(Fixed<14>::raw(b0)), b1(Fixed<14>::raw(b1)), b2(Fixed<14>::raw(b2)), a1(Fixed<14>::raw(a1)), a2(Fixed<14>::raw(a2)) {}
    __device__ Sample next(Sample x) {
        Sample y = x * b0 + x1 * b1 + x2 * b2 - y1 * a1 - y2 * a2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        return y;
    }
};

KERNEL biquad_bank(const short *in, short *out, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Biquad first(4000 + 10 * t, 8000, 4000, -9000, 3000), second(12000, -12000, 0, -15000 + 20 * t, 0);
    for (int i = 0; i < n; ++i)
        out[t * n + i] = second.next(first.next(Fixed<15>::raw(in[t * n + i]))).bits();
}

// Cosines of k·π/16, by which the compiler fills the table.
struct CosineTable {
    float c[8][8];
    constexpr CosineTable() : c() {
        const double quarter[9] = {1, 0.98078528040323044, 0.92387953251128676, 0.83146961230254524, 0.70710678118654752,
            0.55557023301960222, 0.38268343236508977, 0.19509032201612827, 0};
        for (int k = 0; k < 8; ++k)
            for (int n = 0; n < 8; ++n) {
                int a = (2 * n + 1) * k % 32;
                double v = a <= 8 ? quarter[a] : a <= 16 ? -quarter[16 - a] : a <= 24 ? -quarter[a - 16] : quarter[32 - a];
                c[k][n] = (float)(v * (k == 0 ? 0.35355339059327376 : 0.5));
            }
    }
};

template <int STRIDE> static __device__ void transformed(float *v) {
    constexpr CosineTable table;
    float r[8];
#pragma unroll
    for (int k = 0; k < 8; ++k) {
        r[k] = 0;
#pragma unroll
        for (int n = 0; n < 8; ++n)
            r[k] += table.c[k][n] * v[n * STRIDE];
    }
    for (int k = 0; k < 8; ++k)
        v[k * STRIDE] = r[k];
}

KERNEL cosine_blocks(const float *in, float *out) {
    __shared__ float block[4][8][9];
    int t = threadIdx.x, b = t / 8, i = t % 8, base = (blockIdx.x * 4 + b) * 64;
    for (int j = 0; j < 8; ++j)
        block[b][j][i] = in[base + 8 * j + i];
    __syncwarp(FULL_MASK);
    transformed<9>(&block[b][0][i]);
    __syncwarp(FULL_MASK);
    transformed<1>(&block[b][i][0]);
    __syncwarp(FULL_MASK);
    for (int j = 0; j < 8; ++j)
        out[base + 8 * j + i] = block[b][j][i];
}

struct Complex {
    float re, im;
    __device__ Complex operator+(Complex o) const { return {re + o.re, im + o.im}; }
    __device__ Complex operator-(Complex o) const { return {re - o.re, im - o.im}; }
    __device__ Complex operator*(Complex o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
    __device__ Complex turned() const { return {im, -re}; } // by -90 degrees
};

template <int N> static __device__ void fourier4(Complex *v, int at) {
    Complex &a = v[at], &b = v[at + N / 4], &c = v[at + N / 2], &d = v[at + 3 * N / 4];
    Complex s = a + c, t = a - c, u = b + d, w = (b - d).turned();
    a = s + u;
    b = t + w;
    c = s - u;
    d = t - w;
}

static __device__ Complex root16(int k) {
    const float c[5] = {1, 0.92387953f, 0.70710678f, 0.38268343f, 0};
    float re = k <= 4 ? c[k] : -c[8 - k], im = k <= 4 ? -c[4 - k] : -c[k - 4];
    return {re, im};
}

KERNEL fourier16(const Complex *in, Complex *out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Complex v[16];
    for (int i = 0; i < 16; ++i)
        v[i] = in[i * 32 + t];
#pragma unroll
    for (int i = 0; i < 4; ++i)
        fourier4<16>(v, i);
#pragma unroll
    for (int k = 1; k < 4; ++k)
#pragma unroll
        for (int i = 1; i < 4; ++i) {
            int turn = i * k;
            Complex w = turn == 9 ? Complex{-0.92387953f, 0.38268343f} : root16(turn);
            v[4 * k + i] = v[4 * k + i] * w;
        }
#pragma unroll
    for (int k = 0; k < 4; ++k)
        fourier4<4>(v + 4 * k, 0);
#pragma unroll
    for (int k = 0; k < 4; ++k)
#pragma unroll
        for (int j = 0; j < 4; ++j)
            out[(k + 4 * j) * 32 + t] = v[4 * k + j];
}
