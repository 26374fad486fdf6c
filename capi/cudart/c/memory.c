/* Memory of devices and of the host, streams and events that are made without flags. */
#include "runtime.h"

int stream_create(void *stream) { return cuStreamCreate(stream, 0); }

int event_create(void *event) { return cuEventCreate(event, 0); }

int stream_attach(void *stream, void *data, size_t n, uint32_t flags) {
	return cuStreamAttachMemAsync(stream, address(data), n, flags ? flags : 4 /* to this stream only */);
}

/* Memory of size 0 is a null pointer, and no error, for the runtime. */
int device_malloc(void *result, size_t n) {
	if (!result)
		return INVALID_VALUE;
	if (n == 0) {
		*(void **)result = NULL;
		return SUCCESS;
	}
	return cuMemAlloc_v2(result, n);
}

int device_free(void *data) { return cuMemFree_v2(address(data)); }

int host_alloc(void *result, size_t n, uint32_t flags) {
	if (!result)
		return INVALID_VALUE;
	if (n == 0) {
		*(void **)result = NULL;
		return SUCCESS;
	}
	return cuMemHostAlloc(result, n, flags);
}

int host_malloc(void *result, size_t n) { return host_alloc(result, n, 0); }

int managed_malloc(void *result, size_t n, uint32_t flags) { return cuMemAllocManaged(result, n, flags); }

int pitched_malloc(void *result, void *pitch, size_t width, size_t height) {
	if (!result || !pitch)
		return INVALID_VALUE;
	if (width == 0 || height == 0) {
		*(void **)result = NULL;
		*(size_t *)pitch = 0;
		return SUCCESS;
	}
	return cuMemAllocPitch_v2(result, pitch, width, height, 4);
}

int pitched_malloc_3d(void *result, struct extent e) {
	struct pitched *p = result;
	if (!p)
		return INVALID_VALUE;
	*p = (struct pitched){NULL, 0, e.width, e.height};
	return pitched_malloc(&p->ptr, &p->pitch, e.width, e.height * e.depth);
}

struct pointer { /* cudaPointerAttributes */
	int32_t type, device;
	void *device_pointer, *host_pointer;
#if MAJOR >= 13
	int64_t reserved[8];
#endif
};

int pointer_attributes(void *result, void *data) {
	enum { CONTEXT_DEVICE = 9, TYPE = 2, DEVICE_POINTER = 3, HOST_POINTER = 4, MANAGED = 8 };
	uint32_t type = 0, managed = 0;
	int32_t device = -2; /* memory that the driver does not know */
	void *on_device = NULL, *on_host = NULL;
	uint32_t names[] = {TYPE, MANAGED, CONTEXT_DEVICE, DEVICE_POINTER, HOST_POINTER};
	void *values[] = {&type, &managed, &device, &on_device, &on_host};
	struct pointer *p = result;
	if (!p)
		return INVALID_VALUE;
	int r = cuPointerGetAttributes(5, names, values, address(data));
	if (r != SUCCESS)
		return r;
	*p = (struct pointer){.type = 0, .device = -2};
	if (type == 0) {
		p->host_pointer = data;
		return SUCCESS;
	}
	p->type = managed ? 3 : (int32_t)type;
	p->device = device;
	p->device_pointer = on_device;
	p->host_pointer = managed ? data : on_host;
	return SUCCESS;
}

#if MAJOR >= 13
_Static_assert(sizeof(struct pointer) == 88, "cudaPointerAttributes");
#else
_Static_assert(sizeof(struct pointer) == 24, "cudaPointerAttributes");
#endif
