// Small vectors, quaternions and solids with overloaded operators: skinning by dual quaternions, bodies that move by leapfrog
// steps, and a solid of templates whose distance a ray follows.
//launch skin_points grid=1 block=64 tol=1e-4 f32[192]=uniform f32[32]=uniform(0.1,1) f32[128]=uniform(0.1,1) i32[128]=cycle(0,1,2,3,2) f32[192]=zero
//launch leapfrog_bodies grid=1 block=32 f32[96]=uniform f32[96]=uniform f32=0.01 i32=3
//launch march_solid grid=2 block=32 tol=1e-3 f32[64]=uniform f32[64]=uniform f32[64]=zero
#include "../kernels/gonvvm_cuda.h"

struct Vec {
    float x, y, z;
};
static __device__ Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __device__ Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __device__ Vec operator*(float s, Vec a) { return {s * a.x, s * a.y, s * a.z}; }
static __device__ float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __device__ Vec cross(Vec a, Vec b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static __device__ float length(Vec a) { return sqrtf(dot(a, a)); }

struct Quaternion {
    float w;
    Vec v;
    __device__ Quaternion &operator+=(const Quaternion &q) {
        w += q.w;
        v = v + q.v;
        return *this;
    }
};
static __device__ Quaternion operator*(float s, const Quaternion &q) { return {s * q.w, s * q.v}; }

struct DualQuaternion {
    Quaternion real, dual;
    __device__ DualQuaternion normalised() const {
        float s = 1 / sqrtf(real.w * real.w + dot(real.v, real.v));
        return {s * real, s * dual};
    }
    __device__ Vec moved(Vec p) const {
        Vec turned = p + 2.0f * cross(real.v, cross(real.v, p) + real.w * p);
        Vec shift = 2.0f * (real.w * dual.v - dual.w * real.v + cross(real.v, dual.v));
        return turned + shift;
    }
};

KERNEL skin_points(const Vec *points, const DualQuaternion *bones, const float *weights, const int *which, Vec *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    DualQuaternion sum = {};
    for (int k = 0; k < 2; ++k) {
        const DualQuaternion &b = bones[which[2 * i + k]];
        sum.real += weights[2 * i + k] * b.real;
        sum.dual += weights[2 * i + k] * b.dual;
    }
    out[i] = sum.normalised().moved(points[i]);
}

struct Body {
    Vec at, speed;
    __device__ void kick(Vec force, float dt) { speed = speed + dt * force; }
    __device__ void drift(float dt) { at = at + dt * speed; }
};

KERNEL leapfrog_bodies(Vec *places, Vec *speeds, float dt, int steps) {
    __shared__ Vec all[32];
    int t = threadIdx.x;
    Body b = {places[t], speeds[t]};
    auto pull = [&] {
        all[t] = b.at;
        __syncthreads();
        Vec f = {};
        for (int i = 0; i < 32; ++i) {
            Vec d = all[i] - b.at;
            float r = dot(d, d) + 0.5f;
            f = f + (1 / (r * sqrtf(r))) * d;
        }
        __syncthreads();
        return f;
    };
    for (int s = 0; s < steps; ++s) {
        b.kick(pull(), dt / 2);
        b.drift(dt);
        b.kick(pull(), dt / 2);
    }
    places[t] = b.at;
    speeds[t] = b.speed;
}

template <int PERCENT> struct Ball {
    __device__ float operator()(Vec p) const { return length(p) - PERCENT / 100.0f; }
};
template <int X, int Y, int Z> struct Block {
    __device__ float operator()(Vec p) const {
        Vec q = {fabsf(p.x) - X / 100.0f, fabsf(p.y) - Y / 100.0f, fabsf(p.z) - Z / 100.0f};
        Vec out = {fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0)};
        return length(out) + fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0);
    }
};
template <typename A, typename B> struct Without {
    A a;
    B b;
    __device__ float operator()(Vec p) const { return fmaxf(a(p), -b(p)); }
};
template <typename A, typename B> struct Joined {
    A a;
    B b;
    __device__ float operator()(Vec p) const { return fminf(a(p), b(p)); }
};

KERNEL march_solid(const float *x, const float *y, float *depth) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Joined<Without<Block<80, 60, 50>, Ball<70>>, Ball<30>> solid;
    Vec from = {x[i], y[i], -3}, direction = {0, 0, 1};
    float t = 0;
    for (int step = 0; step < 64 && t < 6; ++step) {
        float d = solid(from + t * direction);
        if (d < 1e-4f)
            break;
        t += d;
    }
    depth[i] = fminf(t, 6.0f);
}
