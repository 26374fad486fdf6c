/* Functions of the C library that it has dropped in version 2.34, and cuHook uses. */
#define _GNU_SOURCE
#include <dlfcn.h>

#ifdef __x86_64__
#define VERSION "GLIBC_2.2.5"
#else
#define VERSION "GLIBC_2.17"
#endif

void *__libc_dlopen_mode(const char *name, int mode) { return dlopen(name, mode); }

/* dlvsym, since the caller defines dlsym. */
void *__libc_dlsym(void *library, const char *name) { return dlvsym(library, name, VERSION); }
