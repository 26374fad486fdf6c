// Reductions of segments by warps with operators on pairs, histograms with private counters for each warp, and run-length
// encoding by a scan of flags.
//launch segment_argmax grid=1 block=128 i32[5]=list(0,100,101,180,256) f32[256]=uniform f32[4]=zero i32[4]=zero
//launch private_histogram grid=2 block=64 u8[512]=uniform(0,15) i32[16]=zero i32=512
//launch run_lengths grid=1 block=64 u8[64]=cycle(1,1,1,2,2,3,4,4,4,4,4,1) u8[64]=zero i32[64]=zero i32[1]=zero
#include "../kernels/gonvvm_cuda.h"

template <typename K> struct Indexed {
    K key;
    int index;
};

template <typename K> struct Greater {
    __device__ Indexed<K> operator()(const Indexed<K> &a, const Indexed<K> &b) const {
        return b.key > a.key || (b.key == a.key && b.index < a.index) ? b : a;
    }
};

template <typename T> static __device__ T shuffledDown(T v, int distance) {
    union {
        T value;
        int words[sizeof(T) / 4];
    } u = {v};
    for (int &w : u.words)
        w = shfl_down(w, distance);
    return u.value;
}

template <typename T, typename Op> static __device__ T warpReduce(T v, Op op) {
    for (int d = warpSize / 2; d > 0; d /= 2)
        v = op(v, shuffledDown(v, d));
    return v;
}

KERNEL segment_argmax(const int *offsets, const float *values, float *most, int *where) {
    int warp = threadIdx.x / warpSize;
    Indexed<float> best = {-__builtin_inff(), -1};
    Greater<float> greater;
    for (int i = offsets[warp] + laneid(); i < offsets[warp + 1]; i += warpSize)
        best = greater(best, Indexed<float>{values[i], i});
    best = warpReduce(best, greater);
    if (laneid() == 0) {
        most[warp] = best.key;
        where[warp] = best.index;
    }
}

template <int BINS, int WARPS> class PrivateCounters {
    uint (&counters)[WARPS][BINS];

public:
    __device__ PrivateCounters(uint (&counters)[WARPS][BINS]) : counters(counters) {
        for (uint i = threadIdx.x; i < BINS * WARPS; i += blockDim.x)
            counters[i / BINS][i % BINS] = 0;
        __syncthreads();
    }
    __device__ void add(uint bin) { atomicAdd(&counters[threadIdx.x / warpSize][bin], 1); }
    __device__ void flush(int *out) {
        __syncthreads();
        for (uint b = threadIdx.x; b < BINS; b += blockDim.x) {
            uint sum = 0;
            for (int w = 0; w < WARPS; ++w)
                sum += counters[w][b];
            if (sum)
                atomicAdd(out + b, (int)sum);
        }
    }
};

KERNEL private_histogram(const uchar *in, int *out, int n) {
    __shared__ uint memory[2][16];
    PrivateCounters<16, 2> counters(memory);
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        counters.add(in[i] & 15);
    counters.flush(out);
}

template <int THREADS> struct FlagScan {
    int partial[THREADS / warpSize];
    // The number of flags of threads before this one, and of all.
    __device__ int exclusive(bool flag, int &all) {
        uint votes = ballot(flag);
        int warp = threadIdx.x / warpSize, before = popc(votes & ((1u << laneid()) - 1));
        if (laneid() == 0)
            partial[warp] = popc(votes);
        __syncthreads();
        all = 0;
        for (int w = 0; w < THREADS / warpSize; ++w) {
            if (w == warp)
                before += all;
            all += partial[w];
        }
        return before;
    }
};

KERNEL run_lengths(const uchar *in, uchar *values, int *lengths, int *count) {
    __shared__ FlagScan<64> scan;
    __shared__ int starts[65];
    int t = threadIdx.x, runs;
    bool first = t == 0 || in[t] != in[t - 1];
    int run = scan.exclusive(first, runs);
    if (first) {
        values[run] = in[t];
        starts[run] = t;
    }
    if (t == 0) {
        starts[runs] = 64;
        *count = runs;
    }
    __syncthreads();
    if (t < runs)
        lengths[t] = starts[t + 1] - starts[t];
}
