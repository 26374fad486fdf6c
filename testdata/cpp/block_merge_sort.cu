// A block sorts pairs as CUB's merge sort does: each thread sorts its items by a network, then halves are merged by
// searching the merge path, with a comparison object that callers supply.
//launch block_merge_sort grid=2 block=64 u32[512]=bits
//launch block_merge_sort_pairs grid=1 block=32 f32[96]=uniform i32[96]=iota
#include "../kernels/gonvvm_cuda.h"

template <typename T> static __device__ void exchange(T &a, T &b) {
    T t = a;
    a = b;
    b = t;
}

template <typename Key, typename Value> struct Pair {
    Key key;
    Value value;
};
struct Less {
    template <typename T> __device__ bool operator()(const T &a, const T &b) const { return a < b; }
};
struct ByKey {
    template <typename T> __device__ bool operator()(const T &a, const T &b) const {
        return a.key < b.key || (a.key == b.key && a.value < b.value);
    }
};

template <typename T, int THREADS, int ITEMS, typename Compare> class BlockMergeSort {
    T (&shared)[THREADS * ITEMS];
    Compare less;

    __device__ void network(T (&items)[ITEMS]) {
        for (int i = 0; i < ITEMS; ++i)
            for (int j = 1 & i; j < ITEMS - 1; j += 2)
                if (less(items[j + 1], items[j]))
                    exchange(items[j], items[j + 1]);
    }
    __device__ int path(const T *a, const T *b, int na, int nb, int diagonal) {
        int begin = max(0, diagonal - nb), end = min(diagonal, na);
        while (begin < end) {
            int middle = (begin + end) >> 1;
            if (less(b[diagonal - 1 - middle], a[middle]))
                end = middle;
            else
                begin = middle + 1;
        }
        return begin;
    }
    __device__ void merge(T (&items)[ITEMS], int a, int b, int endA, int endB) {
        T ka = shared[a], kb = shared[b];
        for (int i = 0; i < ITEMS; ++i) {
            bool second = b < endB && (a >= endA || less(kb, ka));
            items[i] = second ? kb : ka;
            if (second)
                kb = shared[min(++b, THREADS * ITEMS - 1)];
            else
                ka = shared[min(++a, THREADS * ITEMS - 1)];
        }
    }

public:
    __device__ BlockMergeSort(T (&s)[THREADS * ITEMS]) : shared(s) {}
    __device__ void sort(T (&items)[ITEMS]) {
        int thread = threadIdx.x;
        network(items);
        for (int merged = 2; merged <= THREADS; merged *= 2) {
            int mask = merged - 1;
            __syncthreads();
            for (int i = 0; i < ITEMS; ++i)
                shared[thread * ITEMS + i] = items[i];
            __syncthreads();
            int start = ITEMS * (~mask & thread), size = ITEMS * (merged >> 1);
            int diagonal = ITEMS * (mask & thread);
            int p = path(shared + start, shared + start + size, size, size, diagonal);
            merge(items, start + p, start + size + diagonal - p, start + size, start + 2 * size);
        }
    }
};

KERNEL block_merge_sort(uint *data) {
    __shared__ uint shared[256];
    uint items[4];
    uint *mine = data + (blockIdx.x * 64 + threadIdx.x) * 4;
    for (int i = 0; i < 4; ++i)
        items[i] = mine[i];
    BlockMergeSort<uint, 64, 4, Less>(shared).sort(items);
    for (int i = 0; i < 4; ++i)
        mine[i] = items[i];
}

KERNEL block_merge_sort_pairs(float *keys, int *values) {
    typedef Pair<float, int> Item;
    __shared__ Item shared[96];
    Item items[3];
    for (int i = 0; i < 3; ++i) {
        items[i].key = keys[threadIdx.x * 3 + i];
        items[i].value = values[threadIdx.x * 3 + i];
    }
    BlockMergeSort<Item, 32, 3, ByKey>(shared).sort(items);
    for (int i = 0; i < 3; ++i) {
        keys[threadIdx.x * 3 + i] = items[i].key;
        values[threadIdx.x * 3 + i] = items[i].value;
    }
}
