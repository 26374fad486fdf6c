// Edit distances of pairs of words, each thread with one row of the table in local memory; and the longest
// common subsequence of two strings by diagonals in shared memory.
//launch edit_distance grid=1 block=16 u8[512]=uniform(97,101) i32[16]=zero
//launch common_subsequence grid=1 block=32 u8[32]=uniform(97,101) u8[32]=uniform(97,101) i32[1]=zero
#include "gonvvm_cuda.h"

KERNEL edit_distance(const char *words, int *out) {
    enum { L = 16 };
    const char *a = words + threadIdx.x * 2 * L, *b = a + L;
    uchar row[L + 1];
    for (int j = 0; j <= L; j++)
        row[j] = j;
    for (int i = 1; i <= L; i++) {
        uchar diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= L; j++) {
            uchar cost = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            cost = min(cost, min(row[j], row[j - 1]) + 1);
            row[j] = cost;
        }
    }
    out[threadIdx.x] = row[L];
}

KERNEL common_subsequence(const char *a, const char *b, int *out) {
    enum { L = 32 };
    __shared__ uchar table[L + 1][L + 1];
    int t = threadIdx.x;
    table[0][t] = table[t][0] = 0;
    if (t == 0)
        table[0][L] = table[L][0] = 0;
    __syncthreads();
    for (int diagonal = 0; diagonal < 2 * L - 1; diagonal++) {
        int i = t + 1, j = diagonal - t + 1;
        if (j >= 1 && j <= L)
            table[i][j] = a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1 : max(table[i - 1][j], table[i][j - 1]);
        __syncthreads();
    }
    if (t == 0)
        *out = table[L][L];
}
