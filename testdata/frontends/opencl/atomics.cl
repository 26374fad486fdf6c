__kernel void all(__global atomic_int *a, __global atomic_uint *u, __global int *r) {
  r[0] = __opencl_atomic_fetch_add(a, 1, 5, 2);
  r[1] = __opencl_atomic_fetch_max(a, 7, 0, 1);
  int e = 3;
  r[2] = __opencl_atomic_compare_exchange_strong(a, &e, 9, 3, 2, 3);
  r[3] = __opencl_atomic_exchange(u, 5, 4, 2);
  __opencl_atomic_store(a, r[2], 3, 2);
  r[4] = __opencl_atomic_load(a, 2, 3);
}
