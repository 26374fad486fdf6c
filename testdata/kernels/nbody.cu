// One step of gravity between n bodies: positions (with the mass in w) pass through shared memory a block
// at a time.
//launch nbody grid=2 block=32 tol=1e-4 f32[256]=uniform(-1,1) f32[256]=uniform(-0.1,0.1) f32[256]=zero i32=64 f32=0.01
#include "gonvvm_cuda.h"

typedef float float4 __attribute__((ext_vector_type(4)));

static __device__ float4 pull(float4 acc, float4 me, float4 other) {
    float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
    float d2 = fmaf(dx, dx, fmaf(dy, dy, fmaf(dz, dz, 1e-3f)));
    float inv = 1.0f / sqrtf(d2);
    float f = fabsf(other.w) * inv * inv * inv;
    acc.x += dx * f;
    acc.y += dy * f;
    acc.z += dz * f;
    return acc;
}

KERNEL nbody(const float4 *pos, const float4 *vel, float4 *out, int n, float dt) {
    __shared__ float4 near[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 me = pos[i];
    float4 acc = {0, 0, 0, 0};
    for (int base = 0; base < n; base += blockDim.x) {
        near[threadIdx.x] = pos[base + threadIdx.x];
        __syncthreads();
#pragma unroll 4
        for (int j = 0; j < (int)blockDim.x; j++)
            acc = pull(acc, me, near[j]);
        __syncthreads();
    }
    float4 v = vel[i];
    v += acc * dt;
    me.xyz += v.xyz * dt;
    out[i] = me;
}
