// Spheres over a plane, with shadows and mirrors: branches, loops with breaks, small vectors by value.
//launch raytrace grid=4,3 block=8,4 tol=1e-2 f32[20]=list(0,0,3,1,0.9,1.5,0.5,4,0.8,0.4,-1.6,-0.3,3.5,0.7,0.2,0.2,1.4,2.2,0.4,0.6) i32=4 i32[384]=zero i32=32 i32=12
#include "gonvvm_cuda.h"

struct vec {
    float x, y, z;
};
static __device__ vec operator+(vec a, vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __device__ vec operator-(vec a, vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __device__ vec operator*(vec a, float k) { return {a.x * k, a.y * k, a.z * k}; }
static __device__ float dot(vec a, vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __device__ vec unit(vec a) { return a * (1.0f / sqrtf(dot(a, a))); }

struct sphere {
    vec centre;
    float radius, shade;
};

struct hit {
    float distance;
    int object;
};

static __device__ hit cast(vec from, vec dir, const sphere *spheres, int n) {
    hit best = {1e30f, -1};
    for (int i = 0; i < n; i++) {
        vec to = spheres[i].centre - from;
        float along = dot(to, dir);
        float off2 = dot(to, to) - along * along, r2 = spheres[i].radius * spheres[i].radius;
        if (off2 > r2)
            continue;
        float t = along - sqrtf(r2 - off2);
        if (t > 1e-3f && t < best.distance)
            best = {t, i};
    }
    if (dir.y < -1e-4f) {
        float t = (-1 - from.y) / dir.y;
        if (t > 1e-3f && t < best.distance)
            best = {t, n};
    }
    return best;
}

KERNEL raytrace(const sphere *spheres, int n, int *image, int w, int h) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h)
        return;
    vec from = {0, 0.2f, -1}, light = unit({-0.5f, 1, -0.4f});
    vec dir = unit({(px - w * 0.5f) / h, (h * 0.5f - py) / h, 1});
    float weight = 1, shade = 0;
    for (int bounce = 0; bounce < 3; bounce++) {
        hit at = cast(from, dir, spheres, n);
        if (at.object < 0) {
            shade += weight * (0.5f + 0.5f * dir.y);
            break;
        }
        vec p = from + dir * at.distance, normal;
        float own;
        if (at.object == n) {
            normal = {0, 1, 0};
            own = ((int)floorf(p.x) + (int)floorf(p.z)) & 1 ? 0.3f : 0.8f;
        } else {
            normal = unit(p - spheres[at.object].centre);
            own = spheres[at.object].shade;
        }
        float lit = fmaxf(0.0f, dot(normal, light));
        if (lit > 0 && cast(p, light, spheres, n).object >= 0)
            lit = 0;
        shade += weight * own * (0.2f + 0.6f * lit);
        weight *= 0.4f;
        dir = dir - normal * (2 * dot(normal, dir));
        from = p;
    }
    image[py * w + px] = (int)(fminf(shade, 1.0f) * 255);
}
