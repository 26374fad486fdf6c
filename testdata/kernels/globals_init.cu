// Global variables of a module with initialisers of every kind: scalars, arrays, structures with padding,
// pointers to other globals (also into the middle of one), strings, zeroes, and variables that kernels write.
//launch read_globals grid=1 block=8 i64[8]=zero f64[8]=zero
//launch follow_pointers grid=1 block=8 i32[8]=zero
//launch walk_list grid=1 block=4 i32[4]=zero
//launch count_in_global grid=2 block=32 i32[64]=zero
#include "gonvvm_cuda.h"

__device__ char small = -7;
__device__ short narrow = 1234;
__device__ ll wide = -1234567890123LL;
__device__ float pi = 3.14159274f;
__device__ double e = 2.718281828459045;
__device__ int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
__device__ int sparse[100] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6};
__device__ int zeroes[16];
__device__ bool flags[3] = {true, false, true};

struct record {
    char tag;
    double weight;
    short part[3];
    const int *link;
};
__device__ record records[3] = {
    {'a', 0.5, {1, 2, 3}, primes},
    {'b', 1.5, {4, 5, 6}, primes + 3},
    {'c', -2.5, {7}, nullptr},
};

KERNEL read_globals(ll *a, double *b) {
    int i = threadIdx.x;
    a[i] = small + narrow + wide + primes[i] + sparse[i * 10] + sparse[i * 10 + 10] + zeroes[i] + flags[i % 3];
    b[i] = pi * e + records[i % 3].weight * records[i % 3].part[i % 2];
}

__device__ int *const cursor = &primes[2];
__device__ int *const *cursors[2] = {&cursor, &cursor};

KERNEL follow_pointers(int *out) {
    int i = threadIdx.x;
    const record &r = records[i % 3];
    int v = r.link ? r.link[i & 3] : -1;
    out[i] = v * 1000 + cursor[i & 1] * 10 + (*cursors[i & 1])[2] + r.tag;
}

struct node {
    int value;
    node *next;
};
extern __device__ node third;
__device__ node first = {1, &third};
__device__ node second = {20, nullptr};
__device__ node third = {300, &second};

KERNEL walk_list(int *out) {
    int sum = threadIdx.x;
    for (const node *n = &first; n; n = n->next)
        sum = sum * 2 + n->value;
    out[threadIdx.x] = sum;
}

__device__ uint counter = 100;
__device__ int seen[64];

KERNEL count_in_global(int *out) {
    uint at = atomicAdd(&counter, 1u) - 100;
    seen[at] = 1;
    __threadfence();
    out[at] = seen[at] + (int)at;
}
