// One step of k-means in three dimensions: the nearest centre of each point, and integer sums (in 1/1024)
// and counts per centre, so that the order of the atomic additions does not matter.
//launch kmeans_step grid=2 block=64 f32[384]=uniform(-4,4) i32=128 f32[12]=uniform(-4,4) i32=4 i32[128]=zero i32[12]=zero i32[4]=zero
//launch kmeans_centres grid=1 block=4 i32[12]=uniform(-9000,9000) i32[4]=list(3,0,10,1) f32[12]=uniform
#include "gonvvm_cuda.h"

struct point {
    float x, y, z;
};

KERNEL kmeans_step(const point *points, int n, const point *centres, int k, int *owner, int *sums, int *counts) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    point p = points[i];
    float nearest = __builtin_inff();
    int at = -1;
    for (int c = 0; c < k; c++) {
        float dx = p.x - centres[c].x, dy = p.y - centres[c].y, dz = p.z - centres[c].z;
        float d = dx * dx + dy * dy + dz * dz;
        if (d < nearest) {
            nearest = d;
            at = c;
        }
    }
    owner[i] = at;
    atomicAdd(&sums[at * 3 + 0], (int)rintf(p.x * 1024));
    atomicAdd(&sums[at * 3 + 1], (int)rintf(p.y * 1024));
    atomicAdd(&sums[at * 3 + 2], (int)rintf(p.z * 1024));
    atomicAdd(&counts[at], 1);
}

KERNEL kmeans_centres(const int *sums, const int *counts, point *centres) {
    int c = threadIdx.x;
    if (counts[c] > 0) {
        float inv = 1.0f / (1024.0f * counts[c]);
        centres[c] = {sums[c * 3] * inv, sums[c * 3 + 1] * inv, sums[c * 3 + 2] * inv};
    }
}
