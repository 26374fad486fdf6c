/* Launches of kernels, attributes of kernels, occupancy. */
#include "runtime.h"

#include <string.h>

/* Configurations of launches between the chevrons and the stub of the kernel: arguments may launch kernels, too. */
struct configuration {
	struct dim3 grid, block;
	size_t shared;
	void *stream;
};
enum { NESTED = 64 };
static __thread struct configuration stack[NESTED];
static __thread int depth;

EXPORT uint32_t __cudaPushCallConfiguration(struct dim3 grid, struct dim3 block, size_t shared, void *stream) {
	if (depth == NESTED)
		return (uint32_t)finish(INVALID_CONFIGURATION);
	stack[depth++] = (struct configuration){grid, block, shared, stream};
	return SUCCESS;
}

EXPORT int __cudaPopCallConfiguration(struct dim3 *grid, struct dim3 *block, size_t *shared, void **stream) {
	if (depth == 0)
		return finish(MISSING_CONFIGURATION);
	const struct configuration *c = &stack[--depth];
	*grid = c->grid;
	*block = c->block;
	*shared = c->shared;
	*stream = c->stream;
	return SUCCESS;
}

/* The driver calls sizes beyond the device's an invalid value, the runtime an invalid configuration. */
static int refused(int code, struct dim3 grid, struct dim3 block) {
	const uint32_t sizes[] = {block.x * block.y * block.z, block.x, block.y, block.z, grid.x, grid.y, grid.z};
	int32_t number, most;
	if (code != INVALID_VALUE || cuCtxGetDevice(&number) != SUCCESS)
		return code;
	for (int i = 0; i < 7; i++)
		if (sizes[i] == 0 || (cuDeviceGetAttribute(&most, i + 1, number) == SUCCESS && sizes[i] > (uint32_t)most))
			return INVALID_CONFIGURATION;
	return code;
}

int launch_kernel(void *kernel, struct dim3 g, struct dim3 b, void *args, size_t shared, void *stream) {
	int r = shared > UINT32_MAX ? INVALID_VALUE : cuLaunchKernel(kernel, g.x, g.y, g.z, b.x, b.y, b.z, (uint32_t)shared, stream, args, NULL);
	return refused(r, g, b);
}

int launch(void *symbol, struct dim3 g, struct dim3 b, void *args, size_t shared, void *stream) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? launch_kernel(kernel, g, b, args, shared, stream) : r;
}

int launch_cooperative(void *symbol, struct dim3 g, struct dim3 b, void *args, size_t shared, void *stream) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	if (r != SUCCESS)
		return r;
	r = shared > UINT32_MAX ? INVALID_VALUE : cuLaunchCooperativeKernel(kernel, g.x, g.y, g.z, b.x, b.y, b.z, (uint32_t)shared, stream, args);
	return refused(r, g, b);
}

struct config { /* cudaLaunchConfig_t */
	struct dim3 grid, block;
	size_t shared;
	void *stream;
	const void *attributes;
	uint32_t count;
};
struct driver_config { /* CUlaunchConfig */
	struct dim3 grid, block;
	uint32_t shared;
	void *stream;
	const void *attributes;
	uint32_t count;
};

static int convert_config(const struct config *c, struct driver_config *d) {
	if (!c || c->shared > UINT32_MAX)
		return INVALID_VALUE;
	*d = (struct driver_config){c->grid, c->block, (uint32_t)c->shared, c->stream, c->attributes, c->count};
	return SUCCESS;
}

static int launch_on(const struct config *config, void *symbol, void *args, int per_thread) {
	struct driver_config d;
	void *kernel;
	int r = convert_config(config, &d);
	if (r == SUCCESS)
		r = find_kernel(symbol, &kernel);
	if (r != SUCCESS)
		return r;
	if (per_thread && !d.stream)
		d.stream = PER_THREAD;
	return refused(cuLaunchKernelEx(&d, kernel, args, NULL), d.grid, d.block);
}

int launch_config(void *config, void *symbol, void *args) { return launch_on(config, symbol, args, 0); }

int launch_config_ptsz(void *config, void *symbol, void *args) { return launch_on(config, symbol, args, 1); }

struct device_launch { /* cudaLaunchParams */
	void *symbol;
	struct dim3 grid, block;
	void **args;
	size_t shared;
	void *stream;
};

/* Launches that synchronize among devices. One device is a usual cooperative launch. */
int launch_devices(void *list, uint32_t count, uint32_t flags) {
	const struct device_launch *l = list;
	if (!l || count == 0 || flags > 3)
		return INVALID_VALUE;
	if (count > 1)
		return NOT_SUPPORTED;
	return launch_cooperative(l->symbol, l->grid, l->block, l->args, l->shared, l->stream);
}

int function_set_cache(void *symbol, int config) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuFuncSetCacheConfig(kernel, (uint32_t)config) : r;
}

int function_set_banks(void *symbol, int config) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuFuncSetSharedMemConfig(kernel, (uint32_t)config) : r;
}

int function_set_attribute(void *symbol, int attribute, int value) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuFuncSetAttribute(kernel, attribute, value) : r;
}

int kernel_set_attribute(void *kernel, int attribute, int value, int device) { return cuKernelSetAttribute(attribute, value, kernel, device); }

struct attributes { /* cudaFuncAttributes */
	size_t shared, constant, local;
	int32_t threads, registers, ptx, binary, cache, dynamic, carveout;
#if MAJOR >= 12
	int32_t cluster[6]; /* must be set, width, height, depth, scheduling, sizes that are not portable */
	int32_t reserved[16];
#endif
};

int function_attributes(void *result, void *symbol) {
	struct attributes *a = result;
	/* the numbers of the driver's attributes, in the order of the structure */
	static const uint32_t sizes[] = {1, 2, 3}, numbers[] = {0, 4, 5, 6, 7, 8, 9};
	size_t *const size[] = {&a->shared, &a->constant, &a->local};
	void *kernel;
	int32_t v;
	int r = a ? find_kernel(symbol, &kernel) : INVALID_VALUE;
	if (r != SUCCESS)
		return r;
	memset(a, 0, sizeof *a);
	for (int i = 0; i < 3; i++) {
		if ((r = cuFuncGetAttribute(&v, sizes[i], kernel)) != SUCCESS)
			return r;
		*size[i] = (size_t)v;
	}
	for (int i = 0; i < 7; i++)
		if ((r = cuFuncGetAttribute(&a->threads + i, numbers[i], kernel)) != SUCCESS)
			return r;
#if MAJOR >= 12
	static const uint32_t cluster[] = {10, 11, 12, 13, 15, 14};
	for (int i = 0; i < 6; i++)
		if (cuFuncGetAttribute(&a->cluster[i], cluster[i], kernel) != SUCCESS)
			a->cluster[i] = 0;
#endif
	return SUCCESS;
}

int function_name(void *name, void *symbol) {
	void *kernel;
	int r = name ? find_kernel(symbol, &kernel) : INVALID_VALUE;
	return r == SUCCESS ? cuKernelGetName(name, kernel) : r;
}

int function_param_info(void *symbol, size_t index, void *offset, void *size) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuKernelGetParamInfo(kernel, index, offset, size) : r;
}

int function_param_count(void *symbol, void *count) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuKernelGetParamCount(kernel, count) : r;
}

int function_by_symbol(void *function, void *symbol) {
	void *kernel;
	int r = function ? find_kernel(symbol, &kernel) : INVALID_VALUE;
	return r == SUCCESS ? cuKernelGetFunction(function, kernel) : r;
}

int occupancy(void *blocks, void *symbol, int block, size_t shared) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, kernel, block, shared) : r;
}

int occupancy_with_flags(void *blocks, void *symbol, int block, size_t shared, uint32_t flags) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, kernel, block, shared, flags) : r;
}

int occupancy_dynamic(void *size, void *symbol, int blocks, int block) {
	void *kernel;
	int r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuOccupancyAvailableDynamicSMemPerBlock(size, kernel, blocks, block) : r;
}

int occupancy_cluster(void *size, void *symbol, void *config) {
	struct driver_config d;
	void *kernel;
	int r = convert_config(config, &d);
	if (r == SUCCESS)
		r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuOccupancyMaxPotentialClusterSize(size, kernel, &d) : r;
}

int occupancy_clusters(void *count, void *symbol, void *config) {
	struct driver_config d;
	void *kernel;
	int r = convert_config(config, &d);
	if (r == SUCCESS)
		r = find_kernel(symbol, &kernel);
	return r == SUCCESS ? cuOccupancyMaxActiveClusters(count, kernel, &d) : r;
}
