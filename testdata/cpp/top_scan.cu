// The three kernels of a large scan, as SHOC has them: sums of the parts, a scan of the sums by one block in a loop with
// barriers, and the scan of each part from its sum; vectors of four are a template parameter.
//launch scan_reduce grid=4 block=64 i32[2048]=uniform(0,9) i32[4]=zero i32=2048
//launch top_scan grid=1 block=64 i32[64]=uniform(0,99) i32=50
//launch bottom_scan grid=4 block=64 i32[2048]=uniform(0,9) i32[4]=list(0,100,200,300) i32[2048]=zero i32=2048
#include "../kernels/gonvvm_cuda.h"

template <typename T> static __device__ T scanLocal(T value, volatile T *shared) {
    int t = threadIdx.x;
    shared[t] = 0;
    int place = t + blockDim.x;
    shared[place] = value;
    __syncthreads();
    for (uint i = 1; i < blockDim.x; i *= 2) {
        T x = shared[place - i];
        __syncthreads();
        shared[place] += x;
        __syncthreads();
    }
    return shared[place - 1];
}

template <typename T, int THREADS> static __device__ T reduceBlock(T value, T *shared) {
    shared[threadIdx.x] = value;
    __syncthreads();
    for (int s = THREADS / 2; s > 0; s >>= 1) {
        if (threadIdx.x < (uint)s)
            shared[threadIdx.x] += shared[threadIdx.x + s];
        __syncthreads();
    }
    return shared[0];
}

template <typename T, int N> struct Pack {
    T v[N];
    __device__ void load(const T *p) {
        for (int i = 0; i < N; ++i)
            v[i] = p[i];
    }
    __device__ void store(T *p) const {
        for (int i = 0; i < N; ++i)
            p[i] = v[i];
    }
    __device__ T scan() {
        for (int i = 1; i < N; ++i)
            v[i] += v[i - 1];
        return v[N - 1];
    }
};

KERNEL scan_reduce(const int *in, int *sums, int n) {
    __shared__ int shared[64];
    int part = n / gridDim.x, begin = blockIdx.x * part;
    int sum = 0;
    for (int i = begin + threadIdx.x; i < begin + part; i += blockDim.x)
        sum += in[i];
    sum = reduceBlock<int, 64>(sum, shared);
    if (threadIdx.x == 0)
        sums[blockIdx.x] = sum;
}

KERNEL top_scan(int *sums, int n) {
    __shared__ int shared[128];
    int t = threadIdx.x;
    int value = t < n ? sums[t] : 0;
    value = scanLocal(value, shared);
    if (t < n)
        sums[t] = value;
}

KERNEL bottom_scan(const int *in, const int *sums, int *out, int n) {
    __shared__ int shared[128];
    __shared__ int seed;
    int part = n / gridDim.x, begin = blockIdx.x * part;
    if (threadIdx.x == 0)
        seed = sums[blockIdx.x];
    __syncthreads();
    for (int window = begin; window < begin + part; window += 4 * blockDim.x) {
        Pack<int, 4> p;
        int at = window + 4 * threadIdx.x;
        p.load(in + at);
        int sum = p.scan();
        int before = scanLocal(sum, shared) + seed;
        for (int i = 0; i < 4; ++i)
            p.v[i] += before;
        p.store(out + at);
        __syncthreads();
        if (threadIdx.x == blockDim.x - 1)
            seed = p.v[3];
        __syncthreads();
    }
}
