// A finite automaton over shares of a text: threads start in state 0 and read their share and the overlap of the longest pattern.
//launch automaton_shares grid=1 block=32 u8[500]=uniform(0,4) u16[64]=uniform(0,16) u32[16]=bits u32[32]=zero i32=500 i32=16
#include "../kernels/gonvvm_cuda.h"

struct Automaton {
    const ushort *next;
    const uint *accepts;
    __device__ uint run(const uchar *text, int first, int last) const {
        uint state = 0, found = 0;
        for (int i = first; i < last; ++i) {
            state = next[4 * state + text[i]];
            found += popc(accepts[state]);
        }
        return found;
    }
};

KERNEL automaton_shares(const uchar *text, const ushort *next, const uint *accepts, uint *found, int n, int share) {
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * share;
    found[blockIdx.x * blockDim.x + threadIdx.x] = Automaton{next, accepts}.run(text, first, min(first + share, n));
}
