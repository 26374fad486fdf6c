/* Devices and contexts. The runtime uses the context that is current in the driver. If a thread has none, the primary context of its
 * device becomes current at the first call that needs one. */
#define _GNU_SOURCE
#include "runtime.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static __thread int device;       /* of this thread, without a context */
static __thread int seen;         /* the number of resets when this thread chose its context */
static _Atomic int resets;        /* calls of cudaDeviceReset */
static uint32_t flags[64];        /* of primary contexts, set before they are used */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *primary[64]; /* contexts that the runtime retains */

int initialize(void) {
	static _Atomic int ready;
	if (atomic_load_explicit(&ready, memory_order_acquire))
		return SUCCESS;
	int r = cuInit(0);
	if (r == SUCCESS)
		atomic_store(&ready, 1);
	return r;
}

static int bind(int number) {
	int r = SUCCESS;
	if (number < 0 || number >= (int)(sizeof primary / sizeof *primary))
		return INVALID_DEVICE;
	pthread_mutex_lock(&lock);
	void *context = primary[number];
	if (!context && (r = cuDevicePrimaryCtxRetain(&context, number)) == SUCCESS)
		primary[number] = context;
	pthread_mutex_unlock(&lock);
	if (r == SUCCESS)
		r = cuCtxSetCurrent(context);
	if (r == SUCCESS) {
		device = number;
		seen = atomic_load(&resets);
		r = load_managed();
	}
	return r;
}

int enter(void) {
	void *context = NULL;
	int r = initialize();
	if (r == SUCCESS)
		r = cuCtxGetCurrent(&context);
	if (r != SUCCESS || (context && seen == atomic_load(&resets)))
		return r;
	if (context && seen == 0) { /* the program's own */
		seen = atomic_load(&resets);
		return SUCCESS;
	}
	return bind(device);
}

int device_count(void *count) {
	int r = cuDeviceGetCount(count);
	return r == SUCCESS && *(int32_t *)count == 0 ? 100 : r;
}

int device_get(void *number) {
	void *context = NULL;
	if (!number)
		return INVALID_VALUE;
	if (cuCtxGetCurrent(&context) == SUCCESS && context && cuCtxGetDevice(number) == SUCCESS)
		return SUCCESS;
	*(int32_t *)number = device;
	return SUCCESS;
}

int device_set(int number) {
	int32_t handle;
	int r = cuDeviceGet(&handle, number);
	return r == SUCCESS ? bind(number) : r;
}

int device_init(int number, uint32_t device_flags, uint32_t valid) {
	int32_t handle;
	int r = cuDeviceGet(&handle, number);
	if (r == SUCCESS && valid & 1)
		r = cuDevicePrimaryCtxSetFlags_v2(number, device_flags);
	return r;
}

/* Flags: how the host waits (bits 0 to 2), mapped host memory (bit 3, always there), local memory that is kept (bit 4). */
int device_set_flags(uint32_t value) {
	int32_t number;
	int r = device_get(&number);
	if (r != SUCCESS)
		return r;
	if (value & ~0x3fu || number >= (int)(sizeof flags / sizeof *flags))
		return INVALID_VALUE;
	flags[number] = value;
	return cuDevicePrimaryCtxSetFlags_v2(number, value & ~8u);
}

int device_get_flags(void *value) {
	int32_t number;
	int r = device_get(&number);
	if (!value)
		return INVALID_VALUE;
	if (r == SUCCESS)
		*(uint32_t *)value = flags[number & 63] | 8;
	return r;
}

int device_set_valid(void *list, int n) {
	int32_t handle;
	if (n < 0 || (n > 0 && !list))
		return INVALID_VALUE;
	for (int i = 0; i < n; i++)
		if (cuDeviceGet(&handle, ((int32_t *)list)[i]) != SUCCESS)
			return INVALID_DEVICE;
	return SUCCESS;
}

int device_reset(void) {
	int32_t number;
	int r = device_get(&number);
	if (r != SUCCESS)
		return r;
	pthread_mutex_lock(&lock);
	void *context = number < 64 ? primary[number] : NULL;
	if (context) {
		primary[number] = NULL;
		cuCtxSynchronize();
		r = cuDevicePrimaryCtxReset_v2(number);
		cuDevicePrimaryCtxRelease_v2(number);
		atomic_fetch_add(&resets, 1);
	}
	pthread_mutex_unlock(&lock);
	if (context)
		cuCtxSetCurrent(NULL);
	return r;
}

int peer_enable(int number, uint32_t peer_flags) {
	void *context;
	int r = cuDevicePrimaryCtxRetain(&context, number);
	if (r != SUCCESS)
		return r;
	r = cuCtxEnablePeerAccess(context, peer_flags);
	cuDevicePrimaryCtxRelease_v2(number);
	return r;
}

int peer_disable(int number) {
	void *context;
	int r = cuDevicePrimaryCtxRetain(&context, number);
	if (r != SUCCESS)
		return r;
	r = cuCtxDisablePeerAccess(context);
	cuDevicePrimaryCtxRelease_v2(number);
	return r;
}

enum { DEFAULT_FORM = 0, PER_THREAD_FORM = 2 }; /* flags of cudaGetDriverEntryPoint */

/* The version of the runtime. */
enum { VERSION = MAJOR == 11 ? 11080 : MAJOR == 12 ? 12090 : 13000 };

EXPORT int cudaRuntimeGetVersion(int32_t *version) {
	if (!version)
		return finish(INVALID_VALUE);
	*version = VERSION;
	return SUCCESS;
}

EXPORT int cudaDriverGetVersion(int32_t *version) { return finish(cuDriverGetVersion(version)); }

EXPORT int cudaGetExportTable(const void **table, const void *id) {
	(void)id;
	if (table)
		*table = NULL;
	return finish(INVALID_VALUE);
}

int driver_function_of_version(void *name, void *function, uint32_t version, uint64_t how, void *status) {
	int32_t found = 0;
	if (!name || !function || how > PER_THREAD_FORM)
		return INVALID_VALUE;
	int r = cuGetProcAddress_v2(name, function, (int)version, how, &found);
	if (status)
		*(int32_t *)status = found;
	return r != SUCCESS || found == 0 || status ? r : NOT_FOUND;
}

int driver_function_of_version_ptsz(void *name, void *function, uint32_t version, uint64_t how, void *status) {
	return driver_function_of_version(name, function, version, how == DEFAULT_FORM ? PER_THREAD_FORM : how, status);
}

#if MAJOR >= 12
int driver_function(void *name, void *function, uint64_t how, void *status) { return driver_function_of_version(name, function, VERSION, how, status); }

int driver_function_ptsz(void *name, void *function, uint64_t how, void *status) {
	return driver_function_of_version_ptsz(name, function, VERSION, how, status);
}
#else
int driver_function(void *name, void *function, uint64_t how) { return driver_function_of_version(name, function, VERSION, how, NULL); }

int driver_function_ptsz(void *name, void *function, uint64_t how) { return driver_function_of_version_ptsz(name, function, VERSION, how, NULL); }
#endif
