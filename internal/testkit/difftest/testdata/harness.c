// The threads of one block, one after another: input on stdin, output on stdout.
#include <stdio.h>

void body(void *in, void *out, int n, int tid);

static unsigned long long in[THREADS * SLOTS], out[THREADS * SLOTS];

int main(void) {
  if (fread(in, sizeof in, 1, stdin) != 1)
    return 1;
  for (int tid = 0; tid < THREADS; tid++)
    body(in, out, 37, tid);
  return fwrite(out, sizeof out, 1, stdout) != 1;
}
