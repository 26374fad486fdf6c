// Products with sparse matrices in the forms of libraries: blocks of a template's size (BSR), ELLPACK with padding, and
// sliced ELLPACK; the semiring is a parameter.
//launch bsr_multiply grid=1 block=32 i32[9]=iota(0,2) i32[16]=cycle(0,3,1,5,2,7,4,6) f32[144]=uniform f32[24]=uniform f32[24]=zero i32=8
//launch ell_multiply grid=1 block=64 i32[256]=cycle(3,17,-1,40,9,63,22) f32[256]=uniform f32[64]=uniform f32[64]=zero i32=64 i32=4
//launch sliced_min_plus grid=2 block=32 i32[3]=list(0,96,224) i32[224]=cycle(5,60,-1,12,33,47,2,19,-1) i32[224]=uniform(0,100) i32[64]=uniform(0,50) i32[64]=const(1000)
#include "../kernels/gonvvm_cuda.h"

template <int B> struct Block {
    float v[B];
    __device__ Block() {
        for (float *p = v; p != v + B; ++p)
            *p = 0;
    }
    __device__ void multiplyAdd(const float *a, const float *x) {
        for (int i = 0; i < B; ++i)
            for (int j = 0; j < B; ++j)
                v[i] = fmaf(a[i * B + j], x[j], v[i]);
    }
};

template <int B> static __device__ void bsr(const int *rows, const int *columns, const float *values, const float *x, float *y, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n)
        return;
    Block<B> sum;
    for (int k = rows[row]; k < rows[row + 1]; ++k)
        sum.multiplyAdd(values + k * B * B, x + columns[k] * B);
    for (int i = 0; i < B; ++i)
        y[row * B + i] = sum.v[i];
}

struct PlusTimes {
    typedef float type;
    static __device__ float zero() { return 0; }
    static __device__ float add(float a, float b) { return a + b; }
    static __device__ float multiply(float a, float b) { return a * b; }
};
struct MinPlus {
    typedef int type;
    static __device__ int zero() { return 1000000; }
    static __device__ int add(int a, int b) { return min(a, b); }
    static __device__ int multiply(int a, int b) { return a + b; }
};

template <typename Ring, typename T = typename Ring::type>
static __device__ T rowProduct(const int *columns, const T *values, const T *x, int from, int stride, int count) {
    T sum = Ring::zero();
    for (int k = 0; k < count; ++k) {
        int c = columns[from + k * stride];
        if (c >= 0)
            sum = Ring::add(sum, Ring::multiply(values[from + k * stride], x[c]));
    }
    return sum;
}

KERNEL bsr_multiply(const int *rows, const int *columns, const float *values, const float *x, float *y, int n) {
    bsr<3>(rows, columns, values, x, y, n);
}

KERNEL ell_multiply(const int *columns, const float *values, const float *x, float *y, int n, int width) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < n)
        y[row] = rowProduct<PlusTimes>(columns, values, x, row, n, width);
}

KERNEL sliced_min_plus(const int *slices, const int *columns, const int *values, const int *x, int *y) {
    int slice = blockIdx.x, begin = slices[slice], end = slices[slice + 1];
    int row = slice * 32 + threadIdx.x;
    y[row] = MinPlus::add(y[row], rowProduct<MinPlus>(columns, values, x, begin + threadIdx.x, 32, (end - begin) / 32));
}
