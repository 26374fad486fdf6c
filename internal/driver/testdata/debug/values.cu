// Variables that live in registers when they are optimised. Compiled by generate.sh.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))

struct Pair { int a, b; };
struct Stat { int last, count; };

static __device__ int mix(int x, int y) {
    int r = x * 31;
    r ^= y;
    return r;
}

extern "C" __global__ void values(int *out, int n, Pair p) {
    int i = __nvvm_read_ptx_sreg_tid_x();
    int sum = 0;
    const int step = 2;
    Stat stat;
    stat.last = n;
    stat.count = 0;
    for (int k = i; k < n; k += step) {
        int t = mix(k, p.a);
        if (t & 1)
            sum += t;
        else
            sum -= mix(sum, p.b);
        stat.last = t;
        stat.count += t & 3;
    }
    if (i < n)
        out[i] = sum + stat.last * stat.count;
}
