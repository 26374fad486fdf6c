/* libgonvvm_emu.so: the functions of gonvvm_emu.h, which Go answers. An emulator is a number, in a pointer. */
#include "gonvvm_emu.h"
#include "../../common/gonvvm.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

typedef uint64_t (*emulator_function)(uint32_t number, uint64_t *args);

/* The numbers of capi/emulator/emulator.go. */
enum { OPEN, CLOSE, SANITIZE, LOAD, BUFFER, RELEASE, ANYWHERE, LAUNCH, PARAMETERS, PARAMETER_SIZE, FINDINGS, CODE, MESSAGE, SOURCE, PTX_LINE, THREAD, TEXT };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static emulator_function function;
static void (*enter)(void), (*leave)(void);
static pid_t process;

static void start(void) {
	void *library = gonvvm_driver();
	process = getpid();
	if (!library)
		return;
	enter = (void (*)(void))dlsym(library, "gonvvm_enter");
	leave = (void (*)(void))dlsym(library, "gonvvm_leave");
	function = enter && leave ? (emulator_function)dlsym(library, "gonvvm_emulator") : NULL;
}

static uint64_t call(uint32_t number, uint64_t failed, uint64_t *args) {
	pthread_once(&once, start);
	if (!function || process != getpid())
		return failed;
	enter();
	uint64_t r = function(number, args);
	leave();
	return r;
}

#define P(x) (uint64_t)(uintptr_t)(x)
#define CALL(number, failed, ...) call(number, failed, (uint64_t[7]){__VA_ARGS__})
#define CODE_OF(number, ...) (int)CALL(number, GONVVM_EMU_UNAVAILABLE, __VA_ARGS__)
#define STRING_OF(number, ...) (const char *)(uintptr_t)CALL(number, P(""), __VA_ARGS__)

EXPORT gonvvm_emu *gonvvm_emu_open(void) { return (gonvvm_emu *)(uintptr_t)CALL(OPEN, 0, 0); }
EXPORT void gonvvm_emu_close(gonvvm_emu *e) { CALL(CLOSE, 0, P(e)); }
EXPORT int gonvvm_emu_sanitize(gonvvm_emu *e, int on) { return CODE_OF(SANITIZE, P(e), on != 0); }
EXPORT int gonvvm_emu_load(gonvvm_emu *e, const char *ptx) { return CODE_OF(LOAD, P(e), P(ptx)); }
EXPORT int gonvvm_emu_buffer(gonvvm_emu *e, void *memory, size_t size) { return CODE_OF(BUFFER, P(e), P(memory), size); }
EXPORT int gonvvm_emu_release(gonvvm_emu *e, void *memory) { return CODE_OF(RELEASE, P(e), P(memory)); }
EXPORT int gonvvm_emu_anywhere(gonvvm_emu *e) { return CODE_OF(ANYWHERE, P(e)); }

EXPORT int gonvvm_emu_launch(gonvvm_emu *e, const char *kernel, const unsigned grid[3], const unsigned block[3], const unsigned cluster[3], size_t shared,
	void *const *params) {
	return CODE_OF(LAUNCH, P(e), P(kernel), P(grid), P(block), P(cluster), shared, P(params));
}

EXPORT int gonvvm_emu_parameters(gonvvm_emu *e, const char *kernel) { return (int)CALL(PARAMETERS, (uint64_t)-1, P(e), P(kernel)); }

EXPORT int gonvvm_emu_parameter_size(gonvvm_emu *e, const char *kernel, int i) {
	return (int)CALL(PARAMETER_SIZE, (uint64_t)-1, P(e), P(kernel), (uint64_t)(int64_t)i);
}

EXPORT int gonvvm_emu_findings(gonvvm_emu *e) { return (int)CALL(FINDINGS, 0, P(e)); }
EXPORT const char *gonvvm_emu_code(gonvvm_emu *e, int i) { return STRING_OF(CODE, P(e), (uint64_t)(int64_t)i); }
EXPORT const char *gonvvm_emu_message(gonvvm_emu *e, int i) { return STRING_OF(MESSAGE, P(e), (uint64_t)(int64_t)i); }
EXPORT const char *gonvvm_emu_source(gonvvm_emu *e, int i, int *line) { return STRING_OF(SOURCE, P(e), (uint64_t)(int64_t)i, P(line)); }
EXPORT int gonvvm_emu_ptx_line(gonvvm_emu *e, int i) { return (int)CALL(PTX_LINE, 0, P(e), (uint64_t)(int64_t)i); }

EXPORT int gonvvm_emu_thread(gonvvm_emu *e, int i, unsigned block[3], unsigned thread[3]) {
	return (int)CALL(THREAD, 0, P(e), (uint64_t)(int64_t)i, P(block), P(thread));
}

EXPORT const char *gonvvm_emu_text(gonvvm_emu *e) { return STRING_OF(TEXT, P(e)); }
