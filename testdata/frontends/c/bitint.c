// Integers of every kind of width, through memory, arguments and results.
typedef unsigned _BitInt(17) u17;
typedef _BitInt(65) s65;
typedef _BitInt(127) s127;
u17 add17(u17 a, u17 b) { return a + b; }
s65 div65(s65 a, s65 b) { return b ? a / b : 0; }
s127 shift127(s127 a, int n) { return a << n >> 3; }
void store(u17 *p, s65 *q, s127 *r) {
  p[1] = p[0] * 3;
  q[1] = q[0] - (s65)p[1];
  r[1] = (s127)q[1] * r[0];
}
int compare(s127 a, s127 b) { return (a > b) - (a < b); }
