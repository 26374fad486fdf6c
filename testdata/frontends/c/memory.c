// Globals, aliases, weak symbols, copies and fills of known and unknown size.
static const int table[5] = {3, 1, 4, 1, 5};
int counter = 7;
extern int elsewhere;
__attribute__((weak)) int maybe(int x) { return x + counter; }
int renamed(int x) { return table[x % 5] + elsewhere; }
struct node { struct node *next; int v[3]; } tail = {0, {4}}, list = {&tail, {1, 2, 3}};
void copy(char *d, const char *s, unsigned long n) { __builtin_memcpy(d, s, n); __builtin_memmove(d + 1, d, 37); __builtin_memset(d, n, 100); }
int walk(void) { int s = 0; for (struct node *p = &list; p; p = p->next) s += p->v[s % 3]; return s; }
int (*const jump[2])(int) = {maybe, renamed};
int indirect(int i, int x) { return jump[i & 1](x); }
int local(int i) { int a[20] = {0}, b[3]; a[i] = 5; b[i % 3] = a[i + 1]; return b[0] + a[7]; }
