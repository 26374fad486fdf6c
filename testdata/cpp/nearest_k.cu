// The K nearest points with a sorted list in registers, and top-k of each row by warps with an ordered insertion; K is a
// template parameter and the list a class.
//launch nearest_k grid=1 block=32 f32[64]=uniform f32[200]=uniform f32[128]=zero i32[128]=zero i32=100
//launch row_top_k grid=1 block=64 f32[256]=uniform f32[8]=zero i32=128
#include "../kernels/gonvvm_cuda.h"

template <int K> class SortedList {
    float key[K];
    int value[K];

public:
    __device__ SortedList() {
        for (int i = 0; i < K; ++i) {
            key[i] = 3.0e38f;
            value[i] = -1;
        }
    }
    __device__ void insert(float k, int v) {
        if (!(k < key[K - 1]))
            return;
        key[K - 1] = k;
        value[K - 1] = v;
        for (int i = K - 1; i > 0 && key[i] < key[i - 1]; --i) {
            float tk = key[i];
            key[i] = key[i - 1];
            key[i - 1] = tk;
            int tv = value[i];
            value[i] = value[i - 1];
            value[i - 1] = tv;
        }
    }
    __device__ float keyAt(int i) const { return key[i]; }
    __device__ int valueAt(int i) const { return value[i]; }
    __device__ void popFront() {
        for (int i = 0; i < K - 1; ++i) {
            key[i] = key[i + 1];
            value[i] = value[i + 1];
        }
        key[K - 1] = 3.0e38f;
    }
};

KERNEL nearest_k(const float *queries, const float *points, float *distances, int *indices, int n) {
    enum { K = 4 };
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float x = queries[2 * t], y = queries[2 * t + 1];
    SortedList<K> list;
    for (int i = 0; i < n; ++i) {
        float dx = points[2 * i] - x, dy = points[2 * i + 1] - y;
        list.insert(dx * dx + dy * dy, i);
    }
    for (int k = 0; k < K; ++k) {
        distances[t * K + k] = list.keyAt(k);
        indices[t * K + k] = list.valueAt(k);
    }
}

KERNEL row_top_k(const float *rows, float *out, int n) {
    enum { K = 4 };
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    SortedList<K> list;
    for (int i = lane; i < n; i += 32)
        list.insert(-rows[warp * n + i], i);
    for (int k = 0; k < K; ++k) {
        float best = list.keyAt(0);
        for (int d = 16; d > 0; d /= 2)
            best = fminf(best, shfl_xor(best, d));
        uint owners = ballot(best == list.keyAt(0));
        if (lane == __builtin_ctz(owners))
            list.popFront();
        if (lane == 0)
            out[warp * K + k] = -best;
    }
}
