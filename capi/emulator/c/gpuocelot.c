/* libgpuocelot.so: the one function of it that tinygrad's tests call, on gonvvm_emu.h. */
#include "gonvvm_emu.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gonvvm_emu *emulator;
static char *loaded; /* the text of the module */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Runs the only kernel of a module. args has the values of its parameters, in a pointer each; addresses are those of the process. */
__attribute__((visibility("default"))) int ptx_run(const char *ptx, int count, void *args[], int block_x, int block_y, int block_z, int grid_x, int grid_y,
	int grid_z, int shared) {
	unsigned grid[3] = {(unsigned)grid_x, (unsigned)grid_y, (unsigned)grid_z}, block[3] = {(unsigned)block_x, (unsigned)block_y, (unsigned)block_z};
	int result = GONVVM_EMU_INVALID;
	if (!ptx || count < 0 || (count > 0 && !args) || shared < 0)
		return result;
	void **params = malloc(((size_t)count + 1) * sizeof *params);
	if (!params)
		return result;
	for (int i = 0; i < count; i++)
		params[i] = &args[i];
	pthread_mutex_lock(&lock);
	if (!emulator) {
		emulator = gonvvm_emu_open();
		if (emulator)
			gonvvm_emu_anywhere(emulator);
	}
	result = emulator ? GONVVM_EMU_OK : GONVVM_EMU_UNAVAILABLE;
	if (emulator && (!loaded || strcmp(loaded, ptx) != 0)) {
		free(loaded);
		result = gonvvm_emu_load(emulator, ptx);
		loaded = result == GONVVM_EMU_OK ? strdup(ptx) : NULL;
	}
	const char *why = NULL;
	if (result == GONVVM_EMU_OK && gonvvm_emu_parameters(emulator, NULL) != count) {
		result = GONVVM_EMU_LAUNCH;
		why = "the number of arguments is not that of the kernel's parameters\n";
	}
	if (result == GONVVM_EMU_OK)
		result = gonvvm_emu_launch(emulator, NULL, grid, block, NULL, (size_t)shared, params);
	if (!why)
		why = emulator ? gonvvm_emu_text(emulator) : "the emulator cannot be opened\n";
	if (result != GONVVM_EMU_OK)
		fprintf(stderr, "ptx_run: %s", why);
	pthread_mutex_unlock(&lock);
	free(params);
	return result;
}
