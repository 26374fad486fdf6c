/* The parts of the runtime library, and the functions of the driver that they call. Structures have the layout that the headers of
 * MAJOR's releases of CUDA give them; the test of layouts compares them with the headers. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#define EXPORT __attribute__((visibility("default")))

/* Codes of cudaError_t that the runtime itself returns. All others are the driver's, by the same number. */
enum {
	SUCCESS = 0,
	INVALID_VALUE = 1,
	INVALID_CONFIGURATION = 9,
	INVALID_SYMBOL = 13,
	INVALID_CHANNELS = 20,
	INVALID_DIRECTION = 21,
	MISSING_CONFIGURATION = 52,
	INVALID_FUNCTION = 98,
	INVALID_DEVICE = 101,
	NOT_FOUND = 500,
	NOT_SUPPORTED = 801,
};

#define PER_THREAD ((void *)2) /* the stream of the calling thread */

struct dim3 {
	uint32_t x, y, z;
};
struct ipc_handle { /* cudaIpcMemHandle_t, cudaIpcEventHandle_t */
	char reserved[64];
};
struct extent {
	size_t width, height, depth;
};
struct position {
	size_t x, y, z;
};
struct pitched {
	void *ptr;
	size_t pitch, width, height; /* in bytes, bytes and rows */
};
struct channels {
	int32_t bits[4], kind;
};

#include "driver_gen.h"

static inline uint64_t address(const void *p) { return (uint64_t)(uintptr_t)p; }

/* context.c: initialize makes the driver ready; enter also makes a context current, the device's primary one if the thread has none. */
int initialize(void);
int enter(void);

/* error.c: finish stores a code other than success as the last error of the thread, and returns it. */
int finish(int code);
int unsupported(const char *name);

/* register.c: the driver's objects for symbols of the program, which are addresses in it. */
int find_kernel(const void *symbol, void **kernel);
void *symbol_of_kernel(void *kernel); /* the kernel itself if it is not registered */
int find_variable(const void *symbol, uint64_t *device, uint64_t *size);
int load_managed(void);

/* copy.c: one_dimension fills in the driver's description of a copy of bytes. */
struct copy_3d { /* CUDA_MEMCPY3D */
	struct copy_side {
		size_t x, y, z, level;
		uint32_t type;
		const void *host;
		uint64_t device;
		void *array, *reserved;
		size_t pitch, height;
	} from, to;
	size_t width, height, depth;
};
enum { HOST = 1, DEVICE = 2, ARRAY = 3, UNIFIED = 4 };
struct copy_parameters { /* cudaMemcpy3DParms */
	void *from_array;
	struct position from_position;
	struct pitched from;
	void *to_array;
	struct position to_position;
	struct pitched to;
	struct extent extent;
	int32_t kind;
};
int describe_copy(const struct copy_parameters *p, struct copy_3d *copy);
int describe_bytes(struct copy_3d *copy, uint64_t to, const void *from, size_t n, int kind);

/* graph.c: the driver's parameters of a kernel node. */
struct kernel_node { /* cudaKernelNodeParams */
	void *symbol;
	struct dim3 grid, block;
	uint32_t shared;
	void **args, **extra;
};
struct driver_kernel_node { /* CUDA_KERNEL_NODE_PARAMS */
	void *function;
	struct dim3 grid, block;
	uint32_t shared;
	void **args, **extra;
	void *kernel, *context;
};
_Static_assert(sizeof(struct driver_kernel_node) == 72, "CUDA_KERNEL_NODE_PARAMS");
int convert_kernel(const struct kernel_node *p, struct driver_kernel_node *d);

/* array.c: the size of an element in bytes, 0 if the array is not valid; the driver's format of channels, 0 if there is none. */
size_t element_size(void *array);
uint32_t format_of(const struct channels *c, uint32_t *count);
void channels_of(uint32_t format, uint32_t count, struct channels *c);

#include "handlers_gen.h"

#endif
