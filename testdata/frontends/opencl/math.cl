__kernel void math(__global float *p, __global int *q) {
  p[0] = __builtin_sqrtf(p[1]) + __builtin_fabsf(p[2]) + __builtin_fmaxf(p[3], p[4]);
  p[5] = __builtin_truncf(p[6]) - __builtin_ceilf(p[7]) * __builtin_fmaf(p[8], p[9], p[10]);
  q[0] = __builtin_popcount(q[1]) + __builtin_clz(q[2]) - __builtin_abs(q[3]);
  q[4] = q[5] / 7 + q[6] % 10 + (int)((uint)q[7] / 1000);
}
