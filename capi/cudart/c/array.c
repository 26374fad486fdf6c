/* Arrays, channels, textures and surfaces. */
#include "runtime.h"

#include <string.h>

enum { SIGNED = 0, UNSIGNED = 1, FLOAT = 2 }; /* cudaChannelFormatKind */

/* The driver's formats of a channel, CUarray_format, with bits and kind of the runtime's. */
static const struct {
	uint32_t format;
	int32_t bits, kind;
} formats[] = {
	{0x01, 8, UNSIGNED}, {0x02, 16, UNSIGNED}, {0x03, 32, UNSIGNED}, {0x08, 8, SIGNED}, {0x09, 16, SIGNED}, {0x0a, 32, SIGNED}, {0x10, 16, FLOAT}, {0x20, 32, FLOAT},
};
enum { FORMATS = sizeof formats / sizeof *formats };

EXPORT struct channels cudaCreateChannelDesc(int32_t x, int32_t y, int32_t z, int32_t w, int32_t kind) {
	return (struct channels){{x, y, z, w}, kind};
}

/* All channels have the same number of bits; one, two or four are there. */
uint32_t format_of(const struct channels *c, uint32_t *count) {
	uint32_t n = 0;
	while (n < 4 && c->bits[n] != 0)
		n++;
	for (uint32_t i = 0; i < 4; i++)
		if (c->bits[i] != (i < n ? c->bits[0] : 0))
			return 0;
	*count = n;
	for (int i = 0; (n == 1 || n == 2 || n == 4) && i < FORMATS; i++)
		if (formats[i].bits == c->bits[0] && formats[i].kind == c->kind)
			return formats[i].format;
	return 0;
}

void channels_of(uint32_t format, uint32_t count, struct channels *c) {
	memset(c, 0, sizeof *c);
	for (int i = 0; i < FORMATS; i++)
		if (formats[i].format == format) {
			c->kind = formats[i].kind;
			for (uint32_t n = 0; n < count && n < 4; n++)
				c->bits[n] = formats[i].bits;
		}
}

struct descriptor { /* CUDA_ARRAY3D_DESCRIPTOR */
	size_t width, height, depth;
	uint32_t format, count, flags;
};

static int describe(const struct channels *c, struct extent e, uint32_t flags, struct descriptor *d) {
	memset(d, 0, sizeof *d);
	if (!c)
		return INVALID_VALUE;
	*d = (struct descriptor){e.width, e.height, e.depth, 0, 0, flags};
	d->format = format_of(c, &d->count);
	return d->format ? SUCCESS : INVALID_CHANNELS;
}

int array_malloc_3d(void *result, void *channels, struct extent e, uint32_t flags) {
	struct descriptor d;
	int r = describe(channels, e, flags, &d);
	return r == SUCCESS ? cuArray3DCreate_v2(result, &d) : r;
}

int array_malloc(void *result, void *channels, size_t width, size_t height, uint32_t flags) {
	return array_malloc_3d(result, channels, (struct extent){width, height, 0}, flags);
}

int mipmapped_malloc(void *result, void *channels, struct extent e, uint32_t levels, uint32_t flags) {
	struct descriptor d;
	int r = describe(channels, e, flags, &d);
	return r == SUCCESS ? cuMipmappedArrayCreate(result, &d, levels) : r;
}

int array_info(void *channels, void *extent, void *flags, void *array) {
	struct descriptor d;
	int r = cuArray3DGetDescriptor_v2(&d, array);
	if (r != SUCCESS)
		return r;
	if (channels)
		channels_of(d.format, d.count, channels);
	if (extent)
		*(struct extent *)extent = (struct extent){d.width, d.height, d.depth};
	if (flags)
		*(uint32_t *)flags = d.flags;
	return SUCCESS;
}

int array_channels(void *channels, void *array) { return channels ? array_info(channels, NULL, NULL, array) : INVALID_VALUE; }

size_t element_size(void *array) {
	struct channels c;
	if (array_info(&c, NULL, NULL, array) != SUCCESS)
		return 0;
	return (size_t)(c.bits[0] + c.bits[1] + c.bits[2] + c.bits[3]) / 8;
}

int linear_texture_width(void *width, void *channels, int device) {
	uint32_t count, format = channels ? format_of(channels, &count) : 0;
	return format ? cuDeviceGetTexture1DLinearMaxWidth(width, format, count, device) : INVALID_VALUE;
}

enum { RESOURCE_ARRAY, RESOURCE_MIPMAPPED, RESOURCE_LINEAR, RESOURCE_PITCHED };

struct resource { /* cudaResourceDesc */
	int32_t type;
	union {
		void *array;
		struct {
			void *data;
			struct channels channels;
			size_t width; /* of linear memory the size in bytes */
			size_t height, pitch;
		} memory;
#if MAJOR >= 13
		int32_t reserved[32];
#endif
	};
#if MAJOR >= 13
	uint32_t flags;
#endif
};

struct driver_resource { /* CUDA_RESOURCE_DESC */
	int32_t type;
	union {
		void *array;
		struct {
			void *data;
			uint32_t format, count;
			size_t width, height, pitch;
		} memory;
		int32_t reserved[32];
	};
	uint32_t flags;
};
_Static_assert(sizeof(struct driver_resource) == 144, "CUDA_RESOURCE_DESC");

static int convert_resource(const struct resource *from, struct driver_resource *to) {
	memset(to, 0, sizeof *to);
	if (!from)
		return INVALID_VALUE;
	to->type = from->type;
	switch (from->type) {
	case RESOURCE_ARRAY:
	case RESOURCE_MIPMAPPED:
		to->array = from->array;
		return SUCCESS;
	case RESOURCE_LINEAR:
	case RESOURCE_PITCHED:
		to->memory.data = from->memory.data;
		to->memory.format = format_of(&from->memory.channels, &to->memory.count);
		to->memory.width = from->memory.width;
		if (from->type == RESOURCE_PITCHED) {
			to->memory.height = from->memory.height;
			to->memory.pitch = from->memory.pitch;
		}
		return to->memory.format ? SUCCESS : INVALID_CHANNELS;
	}
	return INVALID_VALUE;
}

static int fetch_resource(int code, const struct driver_resource *from, struct resource *to) {
	if (code != SUCCESS)
		return code;
	memset(to, 0, sizeof *to);
	to->type = from->type;
	if (from->type == RESOURCE_ARRAY || from->type == RESOURCE_MIPMAPPED) {
		to->array = from->array;
		return SUCCESS;
	}
	to->memory.data = from->memory.data;
	channels_of(from->memory.format, from->memory.count, &to->memory.channels);
	to->memory.width = from->memory.width;
	if (from->type == RESOURCE_PITCHED) {
		to->memory.height = from->memory.height;
		to->memory.pitch = from->memory.pitch;
	}
	return SUCCESS;
}

struct texture { /* cudaTextureDesc: CUDA 11 has the last member in cudaTextureDesc_v2 only */
	int32_t address[3], filter, normalized_values, srgb;
	float border[4];
	int32_t normalized;
	uint32_t anisotropy;
	int32_t level_filter;
	float bias, least, most;
	int32_t no_trilinear, seamless;
};

struct driver_texture { /* CUDA_TEXTURE_DESC */
	int32_t address[3], filter;
	uint32_t flags, anisotropy;
	int32_t level_filter;
	float bias, least, most, border[4];
	int32_t reserved[12];
};
_Static_assert(sizeof(struct driver_texture) == 104, "CUDA_TEXTURE_DESC");

enum { AS_INTEGER = 1, NORMALIZED = 2, SRGB = 16, NO_TRILINEAR = 32, SEAMLESS = 64 }; /* flags */

static int create_texture(void *result, void *resource, const struct texture *t, void *view, int seamless) {
	struct driver_resource r;
	struct driver_texture d;
	int code = t ? convert_resource(resource, &r) : INVALID_VALUE;
	if (code != SUCCESS)
		return code;
	memset(&d, 0, sizeof d);
	memcpy(d.address, t->address, sizeof d.address);
	memcpy(d.border, t->border, sizeof d.border);
	d.filter = t->filter;
	d.flags = (t->normalized_values ? 0 : AS_INTEGER) | (t->normalized ? NORMALIZED : 0) | (t->srgb ? SRGB : 0) |
		(t->no_trilinear ? NO_TRILINEAR : 0) | (seamless ? SEAMLESS : 0);
	d.anisotropy = t->anisotropy;
	d.level_filter = t->level_filter;
	d.bias = t->bias;
	d.least = t->least;
	d.most = t->most;
	return cuTexObjectCreate(result, &r, &d, view);
}

int texture_create(void *result, void *resource, void *texture, void *view) {
	const struct texture *t = texture;
	return create_texture(result, resource, t, view, MAJOR >= 12 && t && t->seamless);
}

/* The form of CUDA 11 with a description that has the last member. */
int texture_create_seamless(void *result, void *resource, void *texture, void *view) {
	const struct texture *t = texture;
	return create_texture(result, resource, t, view, t && t->seamless);
}

int texture_resource(void *result, uint64_t object) {
	struct driver_resource d;
	return result ? fetch_resource(cuTexObjectGetResourceDesc(&d, object), &d, result) : INVALID_VALUE;
}

static int fetch_texture(struct texture *t, uint64_t object, int seamless) {
	struct driver_texture d;
	int r = t ? cuTexObjectGetTextureDesc(&d, object) : INVALID_VALUE;
	if (r != SUCCESS)
		return r;
	memcpy(t->address, d.address, sizeof d.address);
	memcpy(t->border, d.border, sizeof d.border);
	t->filter = d.filter;
	t->normalized_values = !(d.flags & AS_INTEGER);
	t->normalized = !!(d.flags & NORMALIZED);
	t->srgb = !!(d.flags & SRGB);
	t->anisotropy = d.anisotropy;
	t->level_filter = d.level_filter;
	t->bias = d.bias;
	t->least = d.least;
	t->most = d.most;
	t->no_trilinear = !!(d.flags & NO_TRILINEAR);
	if (seamless)
		t->seamless = !!(d.flags & SEAMLESS);
	return SUCCESS;
}

int texture_description(void *result, uint64_t object) { return fetch_texture(result, object, MAJOR >= 12); }

int texture_description_seamless(void *result, uint64_t object) { return fetch_texture(result, object, 1); }

int surface_create(void *result, void *resource) {
	struct driver_resource d;
	int r = convert_resource(resource, &d);
	return r == SUCCESS ? cuSurfObjectCreate(result, &d) : r;
}

int surface_resource(void *result, uint64_t object) {
	struct driver_resource d;
	return result ? fetch_resource(cuSurfObjectGetResourceDesc(&d, object), &d, result) : INVALID_VALUE;
}
