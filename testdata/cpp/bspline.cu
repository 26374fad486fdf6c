// Cubic B-spline interpolation in three dimensions, values and gradients: weights are arrays that functions return, loops
// run over 64 neighbours, indices are clamped by a border policy.
//launch bspline_value grid=1 block=64 f32[512]=uniform f32[192]=uniform(0,7) f32[64]=zero i32=8
//launch bspline_gradient grid=1 block=32 f32[512]=uniform f32[96]=uniform(0,7) f32[96]=zero i32=8
#include "../kernels/gonvvm_cuda.h"

template <int N> struct Weights {
    float w[N];
    __device__ float operator[](int i) const { return w[i]; }
};

struct Cubic {
    static const int N = 4;
    static __device__ Weights<4> value(float t) {
        float s = 1 - t;
        return {{s * s * s / 6, (4 - 3 * t * t * (2 - t)) / 6, (4 - 3 * s * s * (2 - s)) / 6, t * t * t / 6}};
    }
    static __device__ Weights<4> slope(float t) {
        float s = 1 - t;
        return {{-0.5f * s * s, 0.5f * (3 * t * t - 4 * t), 0.5f * (4 * s - 3 * s * s), 0.5f * t * t}};
    }
};
struct Clamp {
    static __device__ int index(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }
};

template <typename Spline, typename Border>
static __device__ float gather(const float *volume, int n, const int (&base)[3], const Weights<Spline::N> &wx, const Weights<Spline::N> &wy,
                               const Weights<Spline::N> &wz) {
    float sum = 0;
    for (int k = 0; k < Spline::N; ++k)
        for (int j = 0; j < Spline::N; ++j)
            for (int i = 0; i < Spline::N; ++i) {
                int x = Border::index(base[0] + i, n), y = Border::index(base[1] + j, n), z = Border::index(base[2] + k, n);
                sum += wx[i] * wy[j] * wz[k] * volume[(z * n + y) * n + x];
            }
    return sum;
}

KERNEL bspline_value(const float *volume, const float *points, float *out, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    int base[3];
    Weights<4> w[3];
    for (int d = 0; d < 3; ++d) {
        float x = points[3 * p + d], low = floorf(x);
        base[d] = (int)low - 1;
        w[d] = Cubic::value(x - low);
    }
    out[p] = gather<Cubic, Clamp>(volume, n, base, w[0], w[1], w[2]);
}

KERNEL bspline_gradient(const float *volume, const float *points, float *out, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    int base[3];
    Weights<4> w[3], s[3];
    for (int d = 0; d < 3; ++d) {
        float x = points[3 * p + d], low = floorf(x);
        base[d] = (int)low - 1;
        w[d] = Cubic::value(x - low);
        s[d] = Cubic::slope(x - low);
    }
    for (int d = 0; d < 3; ++d)
        out[3 * p + d] = gather<Cubic, Clamp>(volume, n, base, d == 0 ? s[0] : w[0], d == 1 ? s[1] : w[1], d == 2 ? s[2] : w[2]);
}
