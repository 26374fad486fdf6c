// Variadic functions: arguments of all sizes are read in the callee.
typedef __builtin_va_list va_list;
typedef struct { int a; double b; char c[5]; } rec;
double sum(int n, ...) {
  va_list ap;
  __builtin_va_start(ap, n);
  double s = 0;
  for (int i = 0; i < n; i++) {
    s += __builtin_va_arg(ap, int);
    s += __builtin_va_arg(ap, double);
    rec r = __builtin_va_arg(ap, rec);
    s += r.b + r.c[4];
  }
  __builtin_va_end(ap);
  return s;
}
double call(rec r) { return sum(2, 1, 2.0, r, 3, 4.5, r); }
