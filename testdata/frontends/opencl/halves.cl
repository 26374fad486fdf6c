// Half precision through vload and vstore, and conversions between sizes.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void halves(__global half *h, __global float *f, __global double *d) {
  f[0] = __builtin_load_halff(h) * f[1];
  __builtin_store_halff(f[2] + f[3], h + 1);
  __builtin_store_half(d[0], h + 2);
}
__kernel void mixed(__global double *d, __global float *f, __global long *l) { d[0] = f[0] + l[0]; l[1] = (long)d[1]; f[1] = (float)d[2]; }
