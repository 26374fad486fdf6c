// Small dense systems, one for each thread: LU with partial pivoting on a matrix class, and tridiagonal systems by parallel
// cyclic reduction in shared memory.
//launch lu_solve grid=1 block=32 f32[1152]=uniform(1,2) f32[192]=uniform f32[192]=zero
//launch tridiagonal_pcr grid=2 block=32 f32[64]=uniform f32[64]=uniform(3,4) f32[64]=uniform f32[64]=uniform f32[64]=zero
#include "../kernels/gonvvm_cuda.h"

template <typename T> static __device__ void exchange(T &a, T &b) {
    T t = a;
    a = b;
    b = t;
}

template <int N> class Lu {
    float a[N][N];
    float b[N];

public:
    __device__ Lu(const float *m, const float *r) {
        for (int i = 0; i < N; ++i) {
            for (int j = 0; j < N; ++j)
                a[i][j] = m[i * N + j] + (i == j ? 4.0f : 0.0f);
            b[i] = r[i];
        }
    }
    __device__ void solve(float *x) {
#pragma unroll
        for (int k = 0; k < N; ++k) {
#pragma unroll
            for (int i = k + 1; i < N; ++i)
                if (fabsf(a[i][k]) > fabsf(a[k][k])) {
                    for (int j = 0; j < N; ++j)
                        exchange(a[i][j], a[k][j]);
                    exchange(b[i], b[k]);
                }
            float inverse = 1 / a[k][k];
            for (int i = k + 1; i < N; ++i) {
                float f = a[i][k] * inverse;
                for (int j = k; j < N; ++j)
                    a[i][j] -= f * a[k][j];
                b[i] -= f * b[k];
            }
        }
        for (int i = N - 1; i >= 0; --i) {
            float s = b[i];
            for (int j = i + 1; j < N; ++j)
                s -= a[i][j] * b[j];
            b[i] = s / a[i][i];
        }
        for (int i = 0; i < N; ++i)
            x[i] = b[i];
    }
};

KERNEL lu_solve(const float *m, const float *r, float *x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Lu<6>(m + i * 36, r + i * 6).solve(x + i * 6);
}

template <int N> struct Rows {
    float a[N], b[N], c[N], d[N];
};

KERNEL tridiagonal_pcr(const float *lower, const float *diagonal, const float *upper, const float *right, float *x) {
    enum { N = 32 };
    __shared__ Rows<N> s;
    int t = threadIdx.x, i = blockIdx.x * N + t;
    s.a[t] = t > 0 ? lower[i] : 0;
    s.b[t] = diagonal[i];
    s.c[t] = t < N - 1 ? upper[i] : 0;
    s.d[t] = right[i];
    __syncthreads();
    for (int step = 1; step < N; step *= 2) {
        int below = max(t - step, 0), above = min(t + step, N - 1);
        float f = s.a[t] / s.b[below], g = s.c[t] / s.b[above];
        float a = -s.a[below] * f, c = -s.c[above] * g;
        float b = s.b[t] - s.c[below] * f - s.a[above] * g;
        float d = s.d[t] - s.d[below] * f - s.d[above] * g;
        if (t - step < 0) {
            a = 0;
            b = s.b[t] - s.a[above] * g;
            d = s.d[t] - s.d[above] * g;
        }
        if (t + step >= N) {
            c = 0;
            b = t - step < 0 ? s.b[t] : s.b[t] - s.c[below] * f;
            d = t - step < 0 ? s.d[t] : s.d[t] - s.d[below] * f;
        }
        __syncthreads();
        s.a[t] = a;
        s.b[t] = b;
        s.c[t] = c;
        s.d[t] = d;
        __syncthreads();
    }
    x[i] = s.d[t] / s.b[t];
}
