// Local alignment of pairs of short sequences by dynamic programming (affine gaps), with the last row in registers of a
// class template, and a banded edit distance whose band is a ring of registers.
//launch smith_waterman grid=1 block=32 u8[512]=uniform(0,4) u8[512]=uniform(0,4) i32[32]=zero
//launch banded_distance grid=1 block=32 u8[768]=uniform(0,3) u8[768]=uniform(0,3) i32[32]=zero i32=24
#include "../kernels/gonvvm_cuda.h"

template <int N> struct DpRow {
    int h[N], e[N];
    __device__ DpRow() {
        for (int *p = h, *q = e; p != h + N; ++p, ++q)
            *p = *q = 0;
    }
};

KERNEL smith_waterman(const uchar *a, const uchar *b, int *score) {
    enum { N = 16, MATCH = 3, MISMATCH = -2, OPEN = 4, EXTEND = 1 };
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    uchar query[N];
    for (int j = 0; j < N; ++j)
        query[j] = b[t * N + j];
    DpRow<N> row;
    int best = 0;
    for (int i = 0; i < N; ++i) {
        uchar c = a[t * N + i];
        int diagonal = 0, f = 0, left = 0;
        for (int j = 0; j < N; ++j) {
            row.e[j] = max(row.e[j] - EXTEND, row.h[j] - OPEN);
            f = max(f - EXTEND, left - OPEN);
            int h = max(0, diagonal + (c == query[j] ? MATCH : MISMATCH));
            h = max(h, max(row.e[j], f));
            diagonal = row.h[j];
            row.h[j] = left = h;
            best = max(best, h);
        }
    }
    score[t] = best;
}

template <int BAND> class Band {
    int v[2 * BAND + 1];

public:
    __device__ Band() {
        for (int k = 0; k <= 2 * BAND; ++k)
            v[k] = k < BAND ? 9999 : k - BAND;
    }
    __device__ void row(int i, const uchar *a, const uchar *b, int n) {
        int left = 9999;
        for (int k = 0; k <= 2 * BAND; ++k) {
            int j = i + k - BAND;
            int up = k < 2 * BAND ? v[k + 1] : 9999;
            int d = min(left, up) + 1;
            if (j == 0)
                d = i;
            else if (j > 0 && j <= n)
                d = min(d, v[k] + (a[i - 1] != b[j - 1]));
            if (j < 0 || j > n)
                d = 9999;
            v[k] = left = d;
        }
    }
    __device__ int result() const { return v[BAND]; }
};

KERNEL banded_distance(const uchar *a, const uchar *b, int *distance, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Band<3> band;
    for (int i = 1; i <= n; ++i)
        band.row(i, a + t * n, b + t * n, n);
    distance[t] = band.result();
}
