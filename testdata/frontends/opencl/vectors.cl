// Vector types, swizzles and conversions.
typedef struct { float4 a; uchar16 b; long3 c; float2 h; } S;
__constant float tab[4] = {1, 2, 3, 4};
__kernel void swizzle(__global float4 *a, __global const float3 *b, int n) { a[n] = b[n].xyzz * tab[n & 3]; a[n].w = a[n].s0; }
__kernel void bytes(__global uchar16 *p, __global ushort8 *q, short4 s) { p[0] = p[1].s0213465798badcfe + p[2]; q[0] = q[1] >> q[2]; q[1].s0246 = as_ushort4(s); }
__kernel void record(__global S *s, S v) { *s = v; s->a = v.a * s[1].a; s->c.x += 1; }
__kernel void wide(__global long16 *l, __global double8 *d) { l[0] = l[1] - l[2]; d[0] = d[1] / d[2]; }
