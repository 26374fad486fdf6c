// Local memory: as parameter and variable, with barriers.
__kernel void reverse(__global int *a, __local int *tmp) {
  int i = __nvvm_read_ptx_sreg_tid_x(), n = __nvvm_read_ptx_sreg_ntid_x();
  tmp[i] = a[i];
  __nvvm_bar_sync(0);
  a[i] = tmp[n - 1 - i];
}
__kernel void tile(__global float *out, __global const float *in, int w) {
  __local float t[16][17];
  int x = __nvvm_read_ptx_sreg_tid_x(), y = __nvvm_read_ptx_sreg_tid_y();
  t[y][x] = in[y * w + x];
  __nvvm_bar_sync(0);
  out[y * w + x] = t[x][y];
}
