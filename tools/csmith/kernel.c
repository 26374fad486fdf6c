/* The program's main as a kernel, or as a program of the host that prints the same number. */
#include "program.c"
#undef main
#undef printf

static uint32_t checksum(void) {
  char *argv[] = {0};
  crc = 1;
  csmith_main(1, argv);
  return crc;
}

#ifdef HOST
int main(void) {
  __builtin_printf("%u\n", checksum());
  return 0;
}
#else
__attribute__((nvptx_kernel)) void k(uint32_t *out) { *out = checksum(); }
#endif
