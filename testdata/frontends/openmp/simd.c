void stencil(double *out, const double *in, int w, int h) {
#pragma omp target teams loop collapse(2)
  for (int y = 1; y < h - 1; y++)
    for (int x = 1; x < w - 1; x++) out[y * w + x] = 0.25 * (in[y * w + x - 1] + in[y * w + x + 1] + in[(y - 1) * w + x] + in[(y + 1) * w + x]);
}
void scaled(float *p, int n) {
#pragma omp target parallel for simd
  for (int i = 0; i < n; i++) p[i] = p[i] * 2 + i;
}
