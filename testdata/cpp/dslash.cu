// The hopping term of lattice QCD in four dimensions: SU(3) matrices times colour vectors for eight neighbours, complex
// numbers and matrices as classes, periodic borders. The lattice is 4x4x4x4.
//launch dslash grid=4 block=64 tol=1e-3 f32[18432]=uniform f32[1536]=uniform f32[1536]=zero
#include "../kernels/gonvvm_cuda.h"

struct Complex {
    float re, im;
    __device__ Complex(float r = 0, float i = 0) : re(r), im(i) {}
    __device__ Complex &operator+=(const Complex &o) {
        re += o.re;
        im += o.im;
        return *this;
    }
    __device__ Complex operator*(const Complex &o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
    __device__ Complex operator*(float s) const { return Complex(re * s, im * s); }
    __device__ Complex conj() const { return Complex(re, -im); }
};

template <int N> struct Vector {
    Complex c[N];
    __device__ Vector &add(const Vector &o, float s) {
        for (int i = 0; i < N; ++i)
            c[i] += o.c[i] * s;
        return *this;
    }
};
template <int N> struct Matrix {
    Complex m[N][N];
    __device__ Vector<N> operator*(const Vector<N> &v) const {
        Vector<N> r;
        for (int i = 0; i < N; ++i)
            for (int j = 0; j < N; ++j)
                r.c[i] += m[i][j] * v.c[j];
        return r;
    }
    __device__ Matrix adjoint() const {
        Matrix r;
        for (int i = 0; i < N; ++i)
            for (int j = 0; j < N; ++j)
                r.m[j][i] = m[i][j].conj();
        return r;
    }
};

template <int D> struct Site {
    int x[D];
    __device__ explicit Site(int i) {
        for (int d = 0; d < D; ++d) {
            x[d] = i % 4;
            i /= 4;
        }
    }
    __device__ int neighbour(int d, int step) const {
        int i = 0;
        for (int k = D - 1; k >= 0; --k)
            i = i * 4 + ((x[k] + (k == d ? step : 0)) & 3);
        return i;
    }
};

KERNEL dslash(const Matrix<3> *links, const Vector<3> *in, Vector<3> *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Site<4> site(i);
    Vector<3> sum;
    for (int d = 0; d < 4; ++d) {
        int forward = site.neighbour(d, 1), back = site.neighbour(d, -1);
        sum.add(links[i * 4 + d] * in[forward], 0.5f);
        sum.add(links[back * 4 + d].adjoint() * in[back], -0.5f);
    }
    out[i] = sum;
}
