/* Memory, events and pools of another process: the program starts itself as a second process, which changes the memory of the first. Handles go
 * through a pipe, file descriptors are inherited. Prints a line for each mistake and "ok". */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "want.h"

typedef void *handle;
struct shared { /* CUipcMemHandle, CUipcEventHandle */
	char bytes[64];
};
int cuInit(unsigned);
int cuCtxCreate_v2(handle *, unsigned, int);
int cuCtxSynchronize(void);
int cuMemAlloc_v2(uint64_t *, size_t);
int cuMemAllocFromPoolAsync(uint64_t *, size_t, handle, handle);
int cuMemFree_v2(uint64_t);
int cuMemFreeAsync(uint64_t, handle);
int cuMemcpyDtoH_v2(void *, uint64_t, size_t);
int cuMemsetD32_v2(uint64_t, unsigned, size_t);
int cuMemsetD32Async(uint64_t, unsigned, size_t, handle);
int cuEventCreate(handle *, unsigned);
int cuEventRecord(handle, handle);
int cuEventSynchronize(handle);
int cuIpcGetMemHandle(struct shared *, uint64_t);
int cuIpcOpenMemHandle_v2(uint64_t *, struct shared, unsigned);
int cuIpcCloseMemHandle(uint64_t);
int cuIpcGetEventHandle(struct shared *, handle);
int cuIpcOpenEventHandle(handle *, struct shared);
int cuMemPoolCreate(handle *, const void *);
int cuMemPoolExportToShareableHandle(void *, handle, int, uint64_t);
int cuMemPoolImportFromShareableHandle(handle *, void *, int, uint64_t);
int cuMemPoolExportPointer(struct shared *, uint64_t);
int cuMemPoolImportPointer(uint64_t *, handle, struct shared *);
int cuMemCreate(uint64_t *, size_t, const void *, uint64_t);
int cuMemAddressReserve(uint64_t *, size_t, size_t, uint64_t, uint64_t);
int cuMemMap(uint64_t, size_t, size_t, uint64_t, uint64_t);
int cuMemSetAccess(uint64_t, size_t, const void *, size_t);
int cuMemExportToShareableHandle(void *, uint64_t, int, uint64_t);
int cuMemImportFromShareableHandle(uint64_t *, void *, int);

enum { SIZE = 2 << 20, WORDS = 4, FILE_HANDLE = 1, PROCESS = 4, NO_TIME = 2 };

struct message {
	struct shared memory, event, pointer;
	int pool, piece; /* file descriptors */
};

static unsigned word(uint64_t at) {
	unsigned v = 0;
	WANT(0, cuMemcpyDtoH_v2(&v, at, sizeof v));
	return v;
}

static uint64_t mapped(uint64_t piece) {
	int32_t access[3] = {1, 0, 3}; /* device 0, reads and writes */
	uint64_t at = 0;
	WANT(0, cuMemAddressReserve(&at, SIZE, 0, 0, 0));
	WANT(0, cuMemMap(at, SIZE, 0, piece, 0));
	WANT(0, cuMemSetAccess(at, SIZE, access, 1));
	return at;
}

static void start(void) {
	handle context;
	WANT(0, cuInit(0));
	WANT(0, cuCtxCreate_v2(&context, 0, 0));
}

static int second(void) {
	struct message m;
	uint64_t memory = 0, pointer = 0, piece = 0;
	handle event = NULL, pool = NULL;
	if (read(0, &m, sizeof m) != sizeof m)
		return 1;
	start();
	WANT(0, cuIpcOpenMemHandle_v2(&memory, m.memory, 1));
	WANT(0, cuIpcOpenEventHandle(&event, m.event));
	WANT(5, word(memory));
	WANT(0, cuMemPoolImportFromShareableHandle(&pool, (void *)(intptr_t)m.pool, FILE_HANDLE, 0));
	WANT(0, cuMemPoolImportPointer(&pointer, pool, &m.pointer));
	WANT(0, cuMemImportFromShareableHandle(&piece, (void *)(intptr_t)m.piece, FILE_HANDLE));
	WANT(0, cuMemsetD32Async(mapped(piece), 8, WORDS, NULL));
	WANT(0, cuMemsetD32Async(pointer, 7, WORDS, NULL));
	WANT(0, cuMemsetD32Async(memory, 6, WORDS, NULL));
	WANT(0, cuEventRecord(event, NULL));
	char byte = 0;
	WANT(1, write(1, &byte, 1)); /* the event is recorded */
	WANT(0, cuCtxSynchronize());
	WANT(0, cuMemFreeAsync(pointer, NULL));
	WANT(0, cuIpcCloseMemHandle(memory));
	WANT(1, cuIpcCloseMemHandle(memory));
	return mistakes > 0;
}

static int first(const char *program) {
	struct message m;
	uint64_t memory = 0, pointer = 0, piece = 0;
	handle event = NULL, pool = NULL;
	uint32_t pool_properties[22] = {1, FILE_HANDLE, 1, 0}, piece_properties[8] = {1, FILE_HANDLE, 1, 0};
	int down[2], up[2], status = -1;
	start();
	WANT(0, cuMemAlloc_v2(&memory, 4 * WORDS));
	WANT(0, cuMemsetD32_v2(memory, 5, WORDS));
	WANT(0, cuIpcGetMemHandle(&m.memory, memory));
	WANT(0, cuEventCreate(&event, PROCESS | NO_TIME));
	WANT(0, cuIpcGetEventHandle(&m.event, event));
	WANT(0, cuMemPoolCreate(&pool, pool_properties));
	WANT(0, cuMemPoolExportToShareableHandle(&m.pool, pool, FILE_HANDLE, 0));
	WANT(0, cuMemAllocFromPoolAsync(&pointer, 4 * WORDS, pool, NULL));
	WANT(0, cuMemPoolExportPointer(&m.pointer, pointer));
	WANT(1, cuIpcGetMemHandle(&m.pointer, pointer) == 0 ? 0 : 1); /* memory of a pool has handles of its own */
	WANT(0, cuMemCreate(&piece, SIZE, piece_properties, 0));
	WANT(0, cuMemExportToShareableHandle(&m.piece, piece, FILE_HANDLE, 0));
	WANT(0, fcntl(m.pool, F_SETFD, 0));
	WANT(0, fcntl(m.piece, F_SETFD, 0));
	WANT(0, pipe(down));
	WANT(0, pipe(up));
	pid_t child = fork();
	if (child == 0) {
		dup2(down[0], 0);
		dup2(up[1], 1);
		execl(program, program, "second", (char *)NULL);
		_exit(127);
	}
	char byte;
	WANT(sizeof m, write(down[1], &m, sizeof m));
	WANT(1, read(up[0], &byte, 1));
	WANT(0, cuEventSynchronize(event));
	WANT(6, word(memory + 4 * (WORDS - 1)));
	WANT(7, word(pointer));
	WANT(8, word(mapped(piece)));
	WANT(child, waitpid(child, &status, 0));
	WANT(0, status);
	WANT(0, cuMemFree_v2(memory));
	if (mistakes == 0)
		puts("ok");
	return mistakes > 0;
}

int main(int argc, char **argv) { return argc > 1 && strcmp(argv[1], "second") == 0 ? second() : first(argv[0]); }
