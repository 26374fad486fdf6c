__kernel void saxpy(__global float *y, __global const float *restrict x, float a, int n) {
  int i = get_global_id(0);
  if (i < n) y[i] = fma(a, x[i], y[i]);
}
size_t get_global_id(uint d) { return d == 0 ? __nvvm_read_ptx_sreg_tid_x() + __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() : 0; }
