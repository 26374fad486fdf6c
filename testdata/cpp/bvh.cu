// The nearest sphere that rays hit, by a bounding-volume hierarchy that is a complete binary tree: a stack object in local memory,
// vectors with operators, and boxes tested by slabs. Spheres lie along the x axis.
//launch bvh_nearest grid=1 block=64 f32[384]=uniform f32[64]=zero i32[64]=zero i32=16
#include "../kernels/gonvvm_cuda.h"

struct Vec3 {
    float x, y, z;
    __device__ float &operator[](int i) { return (&x)[i]; }
    __device__ float operator[](int i) const { return (&x)[i]; }
};
static __device__ Vec3 operator-(const Vec3 &a, const Vec3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __device__ float dot(const Vec3 &a, const Vec3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

struct Ray {
    Vec3 origin, direction;
};
struct Box {
    Vec3 low, high;
    __device__ bool hit(const Ray &r, float limit) const {
        float near = 0, far = limit;
        for (int i = 0; i < 3; ++i) {
            float inverse = 1 / r.direction[i];
            float a = (low[i] - r.origin[i]) * inverse, b = (high[i] - r.origin[i]) * inverse;
            near = fmaxf(near, fminf(a, b));
            far = fminf(far, fmaxf(a, b));
        }
        return near <= far;
    }
};

template <typename T, int N> class Stack {
    T items[N];
    int n;

public:
    __device__ Stack() : n(0) {}
    __device__ void push(T t) { items[n++] = t; }
    __device__ T pop() { return items[--n]; }
    __device__ bool empty() const { return n == 0; }
};

// Leaf i is the sphere at (i - leaves/2, 0, 0) of radius 0.4; node n has the children 2n+1 and 2n+2.
static __device__ Box boxOf(int node, int leaves) {
    int first = node, last = node;
    while (first < leaves - 1) {
        first = 2 * first + 1;
        last = 2 * last + 2;
    }
    float shift = (float)(leaves - 1 + leaves / 2);
    return {{(float)first - shift - 0.4f, -0.4f, -0.4f}, {(float)last - shift + 0.4f, 0.4f, 0.4f}};
}

KERNEL bvh_nearest(const float *rays, float *distance, int *which, int leaves) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Ray ray;
    for (int k = 0; k < 3; ++k) {
        ray.origin[k] = rays[i * 6 + k] * 4;
        ray.direction[k] = rays[i * 6 + 3 + k];
    }
    ray.origin.z = ray.origin.z - 6;
    ray.direction = Vec3{0, 0, 0} - ray.origin;
    ray.direction.x = rays[i * 6 + 3] * 8;
    float nearest = 10;
    int hit = -1;
    Stack<int, 16> stack;
    stack.push(0);
    while (!stack.empty()) {
        int node = stack.pop();
        if (!boxOf(node, leaves).hit(ray, nearest))
            continue;
        if (node >= leaves - 1) {
            Vec3 centre = {(float)(node - (leaves - 1) - leaves / 2), 0, 0};
            Vec3 m = ray.origin - centre;
            float a = dot(ray.direction, ray.direction), b = dot(m, ray.direction), c = dot(m, m) - 0.16f;
            float discriminant = b * b - a * c;
            if (discriminant >= 0) {
                float t = (-b - sqrtf(discriminant)) / a;
                if (t > 0 && t < nearest) {
                    nearest = t;
                    hit = node - (leaves - 1);
                }
            }
        } else {
            stack.push(2 * node + 2);
            stack.push(2 * node + 1);
        }
    }
    distance[i] = hit < 0 ? 0 : nearest;
    which[i] = hit;
}
