// Floating point: half, float, double, conversions with saturation, builtins.
_Float16 half(_Float16 a, _Float16 b) { return a * b + a / b; }
__bf16 brain(__bf16 a, float b) { return (__bf16)((float)a + b); }
float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
double builtins(double x, double y) {
  return __builtin_sqrt(x) + __builtin_fabs(y) + __builtin_floor(x) + __builtin_copysign(x, y) + __builtin_fmin(x, y) + __builtin_rint(x);
}
int classify(float x) { return __builtin_isnan(x) + 2 * __builtin_isinf(x) + 4 * __builtin_isnormal(x) + 8 * __builtin_signbit(x); }
unsigned long to_int(double x, float y) { return (unsigned long)x + (unsigned char)y; }
float from_int(unsigned long a, long b) { return (float)a - (float)b; }
long round_half(float x) { return __builtin_lroundf(x); }
