/* Properties of devices. */
#include "runtime.h"

#include <string.h>

#include "properties_gen.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* The structure, which ends with members for later versions. */
enum { SIZE_OF_11 = 728, SIZE = MAJOR == 11 ? SIZE_OF_11 : MAJOR == 12 ? 1032 : 1008 };
_Static_assert(sizeof(struct properties) <= SIZE, "cudaDeviceProp");

static int fetch(struct properties *p, int device) {
	int32_t handle;
	memset(p, 0, sizeof *p);
	int r = cuDeviceGet(&handle, device);
	if (r != SUCCESS)
		return r;
	if ((r = cuDeviceGetName(p->name, sizeof p->name, device)) != SUCCESS || (r = cuDeviceGetUuid_v2(p->uuid, device)) != SUCCESS ||
		(r = cuDeviceTotalMem_v2(&p->totalGlobalMem, device)) != SUCCESS)
		return r;
	for (size_t i = 0; i < COUNT(attributes); i++)
		for (uint32_t n = 0; n < attributes[i].count; n++) {
			char *at = (char *)p + attributes[i].offset + n * (attributes[i].wide ? sizeof(size_t) : sizeof(int32_t));
			int32_t v;
			if (cuDeviceGetAttribute(&v, attributes[i].attribute + n, device) != SUCCESS)
				v = 0; /* an older driver */
			if (attributes[i].wide)
				*(size_t *)at = (size_t)v;
			else
				*(int32_t *)at = v;
		}
	return SUCCESS;
}

static int copy_out(void *result, int device, size_t size) {
	struct properties p;
	int r = result ? fetch(&p, device) : INVALID_VALUE;
	if (r != SUCCESS)
		return r;
	memset(result, 0, size);
	memcpy(result, &p, size < sizeof p ? size : sizeof p);
	return SUCCESS;
}

int device_properties(void *result, int device) { return copy_out(result, device, SIZE); }

/* The structure of CUDA 11, which starts that of CUDA 12: programs of CUDA 11 that were linked with the library of CUDA 12 use it. */
int device_properties_of_11(void *result, int device) { return copy_out(result, device, SIZE_OF_11); }

/* Chooses the device of the highest compute capability among those that have the properties which are not zero. */
int device_choose(void *result, void *wanted) {
	const struct properties *w = wanted;
	struct properties p;
	int32_t count, best = -1, most = -1;
	if (!result || !w)
		return INVALID_VALUE;
	int r = cuDeviceGetCount(&count);
	for (int d = 0; r == SUCCESS && d < count; d++) {
		if ((r = fetch(&p, d)) != SUCCESS)
			break;
		int fits = p.totalGlobalMem >= w->totalGlobalMem && p.sharedMemPerBlock >= w->sharedMemPerBlock &&
			10 * p.major + p.minor >= 10 * w->major + w->minor;
		int score = (fits ? 1 << 16 : 0) + 10 * p.major + p.minor;
		if (score > most) {
			most = score;
			best = d;
		}
	}
	if (r == SUCCESS)
		*(int32_t *)result = best;
	return r;
}
