static float3 cross3(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
__attribute__((noinline)) float dot3(float3 a, float3 b) { float3 p = a * b; return p.x + p.y + p.z; }
__attribute__((noinline)) char3 narrow(int3 v) { return (char3)(v.x, v.y, v.z); }
__kernel void geometry(__global float3 *v, __global float *s, __global char3 *c) {
  v[2] = cross3(v[0], v[1]);
  s[0] = dot3(v[0], v[2]);
  c[0] = narrow((int3)((int)v[2].x, (int)v[2].y, (int)v[2].z));
}
