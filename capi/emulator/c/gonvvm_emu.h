/* gonvvm_emu.h: kernels in PTX on the CPU, with a sanitizer, from C. Link with -lgonvvm_emu; scripts/build-libs lays out both.
 *
 *     gonvvm_emu *e = gonvvm_emu_open();
 *     float x[256];
 *     float *p = x;
 *     int n = 256;
 *     void *params[] = {&p, &n};
 *     unsigned grid[3] = {2, 1, 1}, block[3] = {128, 1, 1};
 *     gonvvm_emu_buffer(e, x, sizeof x);
 *     if (gonvvm_emu_load(e, ptx) || gonvvm_emu_launch(e, "scale", grid, block, NULL, 0, params))
 *         fputs(gonvvm_emu_text(e), stderr);
 *     gonvvm_emu_close(e);
 *
 * Kernels use memory of the process at its own address, as far as gonvvm_emu_buffer has made it known. Functions may be called by several
 * threads; those with one emulator wait for each other. In a child after fork all fail with GONVVM_EMU_UNAVAILABLE. */
#ifndef GONVVM_EMU_H
#define GONVVM_EMU_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct gonvvm_emu gonvvm_emu;

enum {
	GONVVM_EMU_OK = 0,
	GONVVM_EMU_INVALID = 1,     /* a wrong argument, or an emulator that does not exist */
	GONVVM_EMU_PTX = 2,         /* the module cannot be loaded; gonvvm_emu_text has the reasons */
	GONVVM_EMU_LAUNCH = 3,      /* the launch cannot begin: its shape, or there is no such kernel */
	GONVVM_EMU_FINDINGS = 4,    /* the launch came to its end, and the sanitizer found something */
	GONVVM_EMU_FAULT = 5,       /* a fault ended the launch */
	GONVVM_EMU_UNAVAILABLE = 6, /* the emulator's library cannot be opened */
};

/* Makes an emulator; NULL if its library cannot be opened. */
gonvvm_emu *gonvvm_emu_open(void);
void gonvvm_emu_close(gonvvm_emu *);

/* Switches the sanitizer off (0) or on. It is on at first. */
int gonvvm_emu_sanitize(gonvvm_emu *, int on);

/* Loads a module from PTX, which replaces the one before. */
int gonvvm_emu_load(gonvvm_emu *, const char *ptx);

/* Lets kernels use memory of the process until gonvvm_emu_release. Memory that is known already is refused. */
int gonvvm_emu_buffer(gonvvm_emu *, void *memory, size_t size);
int gonvvm_emu_release(gonvvm_emu *, void *memory);

/* Lets kernels use all memory of the process. A wrong address then ends the process. */
int gonvvm_emu_anywhere(gonvvm_emu *);

/* Runs a kernel to its end; NULL is the only one of the module. cluster may be NULL. params has the address of the value of each
   parameter. */
int gonvvm_emu_launch(gonvvm_emu *, const char *kernel, const unsigned grid[3], const unsigned block[3], const unsigned cluster[3], size_t shared,
	void *const *params);

/* The number of parameters of a kernel, and the bytes of parameter i; negative if there is none. */
int gonvvm_emu_parameters(gonvvm_emu *, const char *kernel);
int gonvvm_emu_parameter_size(gonvvm_emu *, const char *kernel, int i);

/* Findings of the last launch: their number, and fields of finding i, 0 or "" where they are not known. The code is one that
   gonvvm explain takes. Strings live until the next call of a function other than these. */
int gonvvm_emu_findings(gonvvm_emu *);
const char *gonvvm_emu_code(gonvvm_emu *, int i);
const char *gonvvm_emu_message(gonvvm_emu *, int i);
const char *gonvvm_emu_source(gonvvm_emu *, int i, int *line); /* file and line of the line information */
int gonvvm_emu_ptx_line(gonvvm_emu *, int i);
int gonvvm_emu_thread(gonvvm_emu *, int i, unsigned block[3], unsigned thread[3]); /* 0 if it is not known */

/* All messages of the last load or launch. */
const char *gonvvm_emu_text(gonvvm_emu *);

#ifdef __cplusplus
}
#endif
#endif
