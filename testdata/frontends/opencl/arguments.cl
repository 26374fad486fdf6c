// Arguments by value: structures, pointers to constant memory, flags in structures.
typedef struct { int n; uchar on; char tag[3]; float f[5]; } cfg;
__kernel void configured(cfg c, __constant float *k, __global float *out) {
  if (c.on)
    for (int i = 0; i < c.n; i++) out[i] = c.f[i % 5] * k[i] + c.tag[i % 3];
}
__kernel __attribute__((reqd_work_group_size(32, 4, 1))) void sized(__global int *p) { p[__nvvm_read_ptx_sreg_tid_y()] = 1; }
