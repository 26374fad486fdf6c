// A block sorts its keys as CUB does: digits of 4 bits, counters of 16 bits packed by two, a scan over all counters, and
// an exchange through shared memory that shares its storage with the counters.
//launch block_radix_sort grid=2 block=64 u32[512]=bits
//launch block_radix_sort_signed grid=1 block=64 i32[256]=bits i32[256]=iota
#include "../kernels/gonvvm_cuda.h"

template <typename T> struct Traits;
template <> struct Traits<uint> {
    static __device__ uint in(uint k) { return k; }
    static __device__ uint out(uint k) { return k; }
};
template <> struct Traits<int> {
    static __device__ uint in(int k) { return (uint)k ^ 0x80000000u; }
    static __device__ int out(uint k) { return (int)(k ^ 0x80000000u); }
};
struct NullType {};

template <typename Key, int THREADS, int ITEMS, typename Value = NullType, int BITS = 4> class BlockRadixSort {
    enum { LANES = (1 << BITS) / 2, WARPS = THREADS / 32 };

public:
    union TempStorage {
        struct {
            union {
                ushort digits[LANES][THREADS][2];
                uint counters[LANES * THREADS];
            };
            uint totals[WARPS];
        } rank;
        uint keys[THREADS * ITEMS];
        Value values[THREADS * ITEMS];
    };

private:
    TempStorage &temp;
    uint thread;

    __device__ uint scanPacked() {
        uint cached[LANES], sum = 0;
        uint *mine = temp.rank.counters + thread * LANES;
        for (int i = 0; i < LANES; ++i) {
            cached[i] = mine[i];
            sum += cached[i];
        }
        int inclusive = sum;
        for (int d = 1; d < 32; d *= 2) {
            int up = shfl_up(inclusive, d);
            if (laneid() >= (uint)d)
                inclusive += up;
        }
        if (laneid() == 31)
            temp.rank.totals[thread / 32] = inclusive;
        __syncthreads();
        uint before = 0, total = 0;
        for (uint w = 0; w < WARPS; ++w) {
            if (w == thread / 32)
                before = total;
            total += temp.rank.totals[w];
        }
        uint prefix = before + inclusive - sum + (total << 16);
        for (int i = 0; i < LANES; ++i) {
            mine[i] = prefix;
            prefix += cached[i];
        }
        __syncthreads();
        return total;
    }

    __device__ void rank(uint (&keys)[ITEMS], int (&ranks)[ITEMS], int bit) {
        for (int i = 0; i < LANES; ++i)
            temp.rank.counters[i * THREADS + thread] = 0;
        ushort *place[ITEMS];
        ushort prefixes[ITEMS];
        for (int i = 0; i < ITEMS; ++i) {
            uint digit = keys[i] >> bit & ((1 << BITS) - 1);
            place[i] = &temp.rank.digits[digit % LANES][thread][digit / LANES];
            prefixes[i] = *place[i];
            *place[i] = prefixes[i] + 1;
        }
        __syncthreads();
        scanPacked();
        for (int i = 0; i < ITEMS; ++i)
            ranks[i] = prefixes[i] + *place[i];
    }

    template <typename T> __device__ void exchange(T (&items)[ITEMS], T *buffer, int (&ranks)[ITEMS]) {
        __syncthreads();
        for (int i = 0; i < ITEMS; ++i)
            buffer[ranks[i]] = items[i];
        __syncthreads();
        for (int i = 0; i < ITEMS; ++i)
            items[i] = buffer[thread * ITEMS + i];
        __syncthreads();
    }
    __device__ void exchange(NullType (&)[ITEMS], NullType *, int (&)[ITEMS]) {}

public:
    __device__ BlockRadixSort(TempStorage &t) : temp(t), thread(threadIdx.x) {}
    __device__ void sort(Key (&keys)[ITEMS], Value (&values)[ITEMS], int begin = 0, int end = 32) {
        uint bits[ITEMS];
        for (int i = 0; i < ITEMS; ++i)
            bits[i] = Traits<Key>::in(keys[i]);
        for (int bit = begin; bit < end; bit += BITS) {
            int ranks[ITEMS];
            rank(bits, ranks, bit);
            exchange(bits, temp.keys, ranks);
            exchange(values, temp.values, ranks);
        }
        for (int i = 0; i < ITEMS; ++i)
            keys[i] = Traits<Key>::out(bits[i]);
    }
};

KERNEL block_radix_sort(uint *data) {
    typedef BlockRadixSort<uint, 64, 4> Sort;
    __shared__ Sort::TempStorage temp;
    uint keys[4];
    NullType none[4];
    uint *mine = data + (blockIdx.x * 64 + threadIdx.x) * 4;
    for (int i = 0; i < 4; ++i)
        keys[i] = mine[i];
    Sort(temp).sort(keys, none);
    for (int i = 0; i < 4; ++i)
        mine[i] = keys[i];
}

KERNEL block_radix_sort_signed(int *data, int *payload) {
    typedef BlockRadixSort<int, 64, 4, int> Sort;
    __shared__ Sort::TempStorage temp;
    int keys[4], values[4];
    for (int i = 0; i < 4; ++i) {
        keys[i] = data[threadIdx.x * 4 + i];
        values[i] = payload[threadIdx.x * 4 + i];
    }
    Sort(temp).sort(keys, values);
    for (int i = 0; i < 4; ++i) {
        data[threadIdx.x * 4 + i] = keys[i];
        payload[threadIdx.x * 4 + i] = values[i];
    }
}
