/* The process that loaded this library: in a child after fork the Go runtime does not work. C code tells, because Go code cannot. */
#ifndef _WIN32
#include <unistd.h>

static long process;

__attribute__((constructor)) static void loaded(void) { process = (long)getpid(); }

__attribute__((visibility("default"))) long gonvvm_loaded_by(void) { return process; }
#endif
