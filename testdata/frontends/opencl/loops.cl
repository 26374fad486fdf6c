__kernel void mandelbrot(__global uchar *out, int w, int h, int most) {
  int i = __nvvm_read_ptx_sreg_tid_x(), x = i % w, y = i / w, n = 0;
  float cx = 3.0f * x / w - 2, cy = 2.0f * y / h - 1, zx = 0, zy = 0;
  for (; n < most && zx * zx + zy * zy < 4; n++) { float t = zx * zx - zy * zy + cx; zy = 2 * zx * zy + cy; zx = t; }
  out[i] = n == most ? 255 : n;
}
__kernel void search(__global const int *a, __global int *b, int n) {
  for (int i = 0; i < n; i++) { if (a[i] > 3) continue; if (b[i] == 7) break; b[i] = a[b[i] & 7] + i; }
}
