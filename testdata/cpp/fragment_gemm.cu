// C = A*B by fragments in registers, as CUTLASS writes it: the accumulators are an array of a class whose constructor
// clears it by pointer, iterators load fragments, and the tile sizes are template parameters. Matrices are row-major.
//launch fragment_gemm grid=2,2 block=64 f32[2048]=uniform f32[2048]=uniform f32[4096]=zero i32=64 i32=32
#include "../kernels/gonvvm_cuda.h"

template <typename T, int N> class Array {
    T storage[N];

public:
    __device__ Array() {
        T *end = storage + N;
        for (T *p = storage; p != end; ++p)
            *p = T(0);
    }
    __device__ T &operator[](int i) { return storage[i]; }
    __device__ const T &operator[](int i) const { return storage[i]; }
    __device__ T *begin() { return storage; }
    __device__ T *end() { return storage + N; }
};

template <int M, int N> struct ThreadMma {
    typedef Array<float, M> FragmentA;
    typedef Array<float, N> FragmentB;
    typedef Array<float, M * N> FragmentC;
    __device__ void operator()(FragmentC &d, const FragmentA &a, const FragmentB &b, const FragmentC &c) const {
        d = c;
        for (int n = 0; n < N; ++n)
            for (int m = 0; m < M; ++m) {
                int serpentine = (n & 1) ? M - 1 - m : m;
                d[serpentine * N + n] = fmaf(a[serpentine], b[n], d[serpentine * N + n]);
            }
    }
};

template <typename Fragment, int STRIDE> class SharedIterator {
    const float *pointer;

public:
    __device__ SharedIterator(const float *p) : pointer(p) {}
    __device__ void load(Fragment &f) const {
        int i = 0;
        for (float *p = f.begin(); p != f.end(); ++p, ++i)
            *p = pointer[i];
    }
    __device__ SharedIterator &operator++() {
        pointer += STRIDE;
        return *this;
    }
};

template <int TILE, int K, int M, int N> class BlockMma {
    typedef ThreadMma<M, N> Mma;
    float (&as)[K][TILE];
    float (&bs)[K][TILE];
    typename Mma::FragmentC accumulators;
    int row, col;

public:
    __device__ BlockMma(float (&a)[K][TILE], float (&b)[K][TILE], int thread)
        : as(a), bs(b), row(thread / (TILE / N) * M), col(thread % (TILE / N) * N) {}
    __device__ void step() {
        SharedIterator<typename Mma::FragmentA, TILE> ia(&as[0][row]);
        SharedIterator<typename Mma::FragmentB, TILE> ib(&bs[0][col]);
        Mma mma;
#pragma unroll
        for (int k = 0; k < K; ++k, ++ia, ++ib) {
            typename Mma::FragmentA fa;
            typename Mma::FragmentB fb;
            ia.load(fa);
            ib.load(fb);
            mma(accumulators, fa, fb, accumulators);
        }
    }
    __device__ void store(float *c, int ldc) {
        for (int m = 0; m < M; ++m)
            for (int n = 0; n < N; ++n)
                c[(row + m) * ldc + col + n] = accumulators[m * N + n];
    }
};

KERNEL fragment_gemm(const float *a, const float *b, float *c, int n, int k) {
    enum { TILE = 32, DEPTH = 8 };
    __shared__ float as[DEPTH][TILE];
    __shared__ float bs[DEPTH][TILE];
    int t = threadIdx.x;
    a += blockIdx.y * TILE * k;
    b += blockIdx.x * TILE;
    BlockMma<TILE, DEPTH, 4, 4> mma(as, bs, t);
    for (int k0 = 0; k0 < k; k0 += DEPTH) {
        for (int i = t; i < TILE * DEPTH; i += 64) {
            as[i % DEPTH][i / DEPTH] = a[i / DEPTH * k + k0 + i % DEPTH];
            bs[i / TILE][i % TILE] = b[(k0 + i / TILE) * n + i % TILE];
        }
        __syncthreads();
        mma.step();
        __syncthreads();
    }
    mma.store(c + blockIdx.y * TILE * n + blockIdx.x * TILE, n);
}
