// Matrices whose sizes are template parameters, with operators that return matrices by value: a Kalman filter, Cholesky and QR
// factorisations, one system for each thread.
//launch kalman_filter grid=1 block=32 f32[256]=uniform f32[128]=zero i32=8
//launch cholesky_solve grid=1 block=32 f32[800]=uniform f32[160]=uniform f32[160]=zero
//launch qr_determinant grid=2 block=32 f64[1024]=uniform f64[64]=zero
#include "../kernels/gonvvm_cuda.h"

template <typename T, int R, int C> struct Matrix {
    T m[R][C] = {};
    __device__ T &operator()(int i, int j) { return m[i][j]; }
    __device__ T operator()(int i, int j) const { return m[i][j]; }
    static __device__ Matrix diagonal(T v) {
        Matrix a;
        for (int i = 0; i < R; ++i)
            a(i, i) = v;
        return a;
    }
    __device__ Matrix<T, C, R> transposed() const {
        Matrix<T, C, R> t;
        for (int i = 0; i < R; ++i)
            for (int j = 0; j < C; ++j)
                t(j, i) = m[i][j];
        return t;
    }
};

template <typename T, int R, int K, int C> static __device__ Matrix<T, R, C> operator*(const Matrix<T, R, K> &a, const Matrix<T, K, C> &b) {
    Matrix<T, R, C> p;
    for (int i = 0; i < R; ++i)
        for (int j = 0; j < C; ++j)
            for (int k = 0; k < K; ++k)
                p(i, j) += a(i, k) * b(k, j);
    return p;
}
template <typename T, int R, int C> static __device__ Matrix<T, R, C> operator+(Matrix<T, R, C> a, const Matrix<T, R, C> &b) {
    for (int i = 0; i < R; ++i)
        for (int j = 0; j < C; ++j)
            a(i, j) += b(i, j);
    return a;
}
template <typename T, int R, int C> static __device__ Matrix<T, R, C> operator-(Matrix<T, R, C> a, const Matrix<T, R, C> &b) {
    for (int i = 0; i < R; ++i)
        for (int j = 0; j < C; ++j)
            a(i, j) -= b(i, j);
    return a;
}
template <typename T> static __device__ Matrix<T, 2, 2> inverse(const Matrix<T, 2, 2> &a) {
    T d = 1 / (a(0, 0) * a(1, 1) - a(0, 1) * a(1, 0));
    Matrix<T, 2, 2> r;
    r(0, 0) = a(1, 1) * d;
    r(0, 1) = -a(0, 1) * d;
    r(1, 0) = -a(1, 0) * d;
    r(1, 1) = a(0, 0) * d;
    return r;
}

// Position and speed in the plane; positions are measured.
KERNEL kalman_filter(const float *measured, float *out, int steps) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    typedef Matrix<float, 4, 4> Square;
    Square f = Square::diagonal(1), p = Square::diagonal(1);
    f(0, 2) = f(1, 3) = 0.125f;
    Matrix<float, 2, 4> h;
    h(0, 0) = h(1, 1) = 1;
    Matrix<float, 4, 1> x;
    for (int s = 0; s < steps; ++s) {
        x = f * x;
        p = f * p * f.transposed() + Square::diagonal(0.01f);
        Matrix<float, 2, 1> z;
        z(0, 0) = measured[(t * steps + s) % 256];
        z(1, 0) = measured[(t * steps + s + 128) % 256];
        auto gain = p * h.transposed() * inverse(h * p * h.transposed() + Matrix<float, 2, 2>::diagonal(0.25f));
        x = x + gain * (z - h * x);
        p = (Square::diagonal(1) - gain * h) * p;
    }
    for (int i = 0; i < 4; ++i)
        out[4 * t + i] = x(i, 0);
}

template <typename T, int N> class Cholesky {
    Matrix<T, N, N> l;

public:
    __device__ Cholesky(const Matrix<T, N, N> &a) {
        for (int j = 0; j < N; ++j) {
            T d = a(j, j);
            for (int k = 0; k < j; ++k)
                d -= l(j, k) * l(j, k);
            l(j, j) = sqrtf(d);
            for (int i = j + 1; i < N; ++i) {
                T s = a(i, j);
                for (int k = 0; k < j; ++k)
                    s -= l(i, k) * l(j, k);
                l(i, j) = s / l(j, j);
            }
        }
    }
    __device__ Matrix<T, N, 1> solve(Matrix<T, N, 1> b) const {
        for (int i = 0; i < N; ++i) {
            for (int k = 0; k < i; ++k)
                b(i, 0) -= l(i, k) * b(k, 0);
            b(i, 0) /= l(i, i);
        }
        for (int i = N - 1; i >= 0; --i) {
            for (int k = i + 1; k < N; ++k)
                b(i, 0) -= l(k, i) * b(k, 0);
            b(i, 0) /= l(i, i);
        }
        return b;
    }
};

KERNEL cholesky_solve(const float *in, const float *right, float *out) {
    const int n = 5;
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Matrix<float, n, n> g;
    Matrix<float, n, 1> b;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j)
            g(i, j) = in[(t * n + i) * n + j];
        b(i, 0) = right[t * n + i];
    }
    auto x = Cholesky<float, n>(g * g.transposed() + Matrix<float, n, n>::diagonal(2)).solve(b);
    for (int i = 0; i < n; ++i)
        out[t * n + i] = x(i, 0);
}

// The determinant by Givens rotations, which leave it as it is.
KERNEL qr_determinant(const double *in, double *out) {
    const int n = 4;
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Matrix<double, n, n> a;
    for (int i = 0; i < n * n; ++i)
        a(i / n, i % n) = in[t * n * n + i];
    for (int j = 0; j < n; ++j)
        for (int i = n - 1; i > j; --i) {
            double r = sqrt(a(i - 1, j) * a(i - 1, j) + a(i, j) * a(i, j));
            if (r == 0)
                continue;
            double c = a(i - 1, j) / r, s = a(i, j) / r;
            for (int k = j; k < n; ++k) {
                double u = a(i - 1, k), v = a(i, k);
                a(i - 1, k) = c * u + s * v;
                a(i, k) = c * v - s * u;
            }
        }
    double d = 1;
    for (int i = 0; i < n; ++i)
        d *= a(i, i);
    out[t] = d;
}
