// Sorts 128 keys per block in shared memory with a bitonic network; the second kernel carries a payload and
// compares 64-bit keys.
//launch bitonic_sort grid=2 block=128 i32[256]=bits
//launch bitonic_sort_pairs grid=1 block=64 i64[64]=bits i32[64]=iota
#include "gonvvm_cuda.h"

KERNEL bitonic_sort(int *data) {
    __shared__ int s[128];
    unsigned t = threadIdx.x;
    int *block = data + blockIdx.x * 128;
    s[t] = block[t];
    __syncthreads();
    for (unsigned k = 2; k <= 128; k <<= 1)
        for (unsigned j = k >> 1; j > 0; j >>= 1) {
            unsigned other = t ^ j;
            if (other > t) {
                int a = s[t], b = s[other];
                if ((a > b) == ((t & k) == 0)) {
                    s[t] = b;
                    s[other] = a;
                }
            }
            __syncthreads();
        }
    block[t] = s[t];
}

struct pair {
    ull key;
    uint value;
};

KERNEL bitonic_sort_pairs(ull *keys, uint *values) {
    __shared__ pair s[64];
    unsigned t = threadIdx.x;
    s[t].key = keys[t];
    s[t].value = values[t];
    __syncthreads();
    for (unsigned k = 2; k <= 64; k <<= 1)
        for (unsigned j = k >> 1; j > 0; j >>= 1) {
            unsigned other = t ^ j;
            if (other > t && (s[t].key > s[other].key) == ((t & k) == 0)) {
                pair swap = s[t];
                s[t] = s[other];
                s[other] = swap;
            }
            __syncthreads();
        }
    keys[t] = s[t].key;
    values[t] = s[t].value;
}
