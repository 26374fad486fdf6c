// Exclusive scans with any operator, as CUB's BlockScan: a raking grid in shared memory with padding, a warp scan of the
// partial results, and temporary storage that reduction and scan share in a union.
//launch block_scan_add grid=2 block=128 i32[1024]=uniform i32[1024]=zero
//launch block_scan_max grid=1 block=64 i32[192]=bits i32[192]=zero i32[1]=zero
#include "../kernels/gonvvm_cuda.h"

struct Sum {
    template <typename T> __device__ T operator()(T a, T b) const { return a + b; }
};
struct Max {
    template <typename T> __device__ T operator()(T a, T b) const { return a > b ? a : b; }
};

template <typename T, int THREADS> class BlockRakingScan {
    enum { SEGMENT = THREADS / 32, PADDED = SEGMENT + 1 };

public:
    struct TempStorage {
        T grid[32 * PADDED];
        T aggregate;
    };
    __device__ BlockRakingScan(TempStorage &t) : temp(t) {}
    template <typename Op> __device__ T exclusive(T input, T identity, Op op, T &aggregate) {
        int t = threadIdx.x, place = t / SEGMENT * PADDED + t % SEGMENT;
        temp.grid[place] = input;
        __syncthreads();
        if (t < 32) {
            T cached[SEGMENT];
            T *segment = temp.grid + t * PADDED;
            for (int i = 0; i < SEGMENT; ++i)
                cached[i] = segment[i];
            T partial = cached[0];
            for (int i = 1; i < SEGMENT; ++i)
                partial = op(partial, cached[i]);
            T inclusive = partial;
            for (int d = 1; d < 32; d <<= 1) {
                T up = shfl_up(inclusive, d);
                if (t >= d)
                    inclusive = op(up, inclusive);
            }
            T prefix = shfl_up(inclusive, 1);
            if (t == 0)
                prefix = identity;
            if (t == 31)
                temp.aggregate = inclusive;
            for (int i = 0; i < SEGMENT; ++i) {
                segment[i] = prefix;
                prefix = op(prefix, cached[i]);
            }
        }
        __syncthreads();
        aggregate = temp.aggregate;
        return temp.grid[place];
    }

private:
    TempStorage &temp;
};

template <int ITEMS, int THREADS, typename Op>
static __device__ int scanTile(const int *in, int *out, int identity, Op op, typename BlockRakingScan<int, THREADS>::TempStorage &temp) {
    int items[ITEMS], aggregate;
    for (int i = 0; i < ITEMS; ++i)
        items[i] = in[threadIdx.x * ITEMS + i];
    int total = items[0];
    for (int i = 1; i < ITEMS; ++i)
        total = op(total, items[i]);
    int prefix = BlockRakingScan<int, THREADS>(temp).exclusive(total, identity, op, aggregate);
    for (int i = 0; i < ITEMS; ++i) {
        int next = op(prefix, items[i]);
        items[i] = prefix;
        prefix = next;
    }
    for (int i = 0; i < ITEMS; ++i)
        out[threadIdx.x * ITEMS + i] = items[i];
    return aggregate;
}

KERNEL block_scan_add(const int *in, int *out) {
    __shared__ BlockRakingScan<int, 128>::TempStorage temp;
    scanTile<4, 128>(in + blockIdx.x * 512, out + blockIdx.x * 512, 0, Sum(), temp);
}

KERNEL block_scan_max(const int *in, int *out, int *total) {
    __shared__ BlockRakingScan<int, 64>::TempStorage temp;
    int aggregate = scanTile<3, 64>(in, out, -2147483647 - 1, Max(), temp);
    if (threadIdx.x == 0)
        *total = aggregate;
}
