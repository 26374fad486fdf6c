/* Copies and fills. Each function works on a stream; the generated functions without a stream wait for it. */
#include "runtime.h"

#include <string.h>

enum { TO_SAME_HOST, TO_DEVICE, FROM_DEVICE, ON_DEVICE, BY_ADDRESS }; /* cudaMemcpyKind */

static uint32_t source_type(int kind) { return kind == BY_ADDRESS ? UNIFIED : kind == TO_SAME_HOST || kind == TO_DEVICE ? HOST : DEVICE; }
static uint32_t target_type(int kind) { return kind == BY_ADDRESS ? UNIFIED : kind == TO_SAME_HOST || kind == FROM_DEVICE ? HOST : DEVICE; }

static int known(int kind) { return kind >= TO_SAME_HOST && kind <= BY_ADDRESS; }

int copy(void *to, void *from, size_t n, int kind, void *stream) {
	if (n == 0)
		return known(kind) ? SUCCESS : INVALID_DIRECTION;
	switch (kind) {
	case TO_DEVICE:
		return cuMemcpyHtoDAsync_v2(address(to), from, n, stream);
	case FROM_DEVICE:
		return cuMemcpyDtoHAsync_v2(to, address(from), n, stream);
	case ON_DEVICE:
		return cuMemcpyDtoDAsync_v2(address(to), address(from), n, stream);
	case TO_SAME_HOST:
	case BY_ADDRESS:
		return cuMemcpyAsync(address(to), address(from), n, stream);
	}
	return INVALID_DIRECTION;
}

int copy_peer(void *to, int to_device, void *from, int from_device, size_t n, void *stream) {
	int32_t handle;
	int r = cuDeviceGet(&handle, to_device);
	if (r == SUCCESS)
		r = cuDeviceGet(&handle, from_device);
	return r != SUCCESS || n == 0 ? r : cuMemcpyAsync(address(to), address(from), n, stream);
}

int copy_peer_sync(void *to, int to_device, void *from, int from_device, size_t n) {
	int r = copy_peer(to, to_device, from, from_device, n, NULL);
	return r == SUCCESS ? cuStreamSynchronize(NULL) : r;
}

static struct copy_side memory(uint32_t type, const void *data, size_t pitch) {
	struct copy_side s = {.type = type, .pitch = pitch};
	if (type == HOST)
		s.host = data;
	else
		s.device = address(data);
	return s;
}

static struct copy_side in_array(void *array, size_t x, size_t y) {
	return (struct copy_side){.type = ARRAY, .array = array, .x = x, .y = y};
}

static int copy_rows(struct copy_side to, struct copy_side from, size_t width, size_t height, void *stream) {
	struct copy_3d c = {from, to, width, height, 1};
	if (width == 0 || height == 0)
		return SUCCESS;
	c.from.height = c.to.height = height;
	return cuMemcpy3DAsync_v2(&c, stream);
}

int copy_2d(void *to, size_t to_pitch, void *from, size_t from_pitch, size_t width, size_t height, int kind, void *stream) {
	if (!known(kind))
		return INVALID_DIRECTION;
	if (height > 1 && (width > to_pitch || width > from_pitch))
		return 12; /* cudaErrorInvalidPitchValue */
	return copy_rows(memory(target_type(kind), to, to_pitch), memory(source_type(kind), from, from_pitch), width, height, stream);
}

int copy_2d_to_array(void *to, size_t x, size_t y, void *from, size_t pitch, size_t width, size_t height, int kind, void *stream) {
	if (!known(kind))
		return INVALID_DIRECTION;
	return copy_rows(in_array(to, x, y), memory(source_type(kind), from, pitch), width, height, stream);
}

int copy_2d_from_array(void *to, size_t pitch, void *from, size_t x, size_t y, size_t width, size_t height, int kind, void *stream) {
	if (!known(kind))
		return INVALID_DIRECTION;
	return copy_rows(memory(target_type(kind), to, pitch), in_array(from, x, y), width, height, stream);
}

int copy_2d_arrays(void *to, size_t to_x, size_t to_y, void *from, size_t from_x, size_t from_y, size_t width, size_t height, int kind, void *stream) {
	if (!known(kind))
		return INVALID_DIRECTION;
	return copy_rows(in_array(to, to_x, to_y), in_array(from, from_x, from_y), width, height, stream);
}

/* The size of a row of an array in bytes, 0 if it is not valid. */
static size_t row_size(void *array) {
	struct extent e;
	return array_info(NULL, &e, NULL, array) == SUCCESS ? e.width * element_size(array) : 0;
}

/* Bytes in the order of an array, from a place on: the rest of its row, whole rows, and the start of the last one. */
struct piece {
	size_t x, y, width, height;
};

static struct piece next_piece(size_t row, size_t x, size_t y, size_t left) {
	if (x == 0 && left >= row)
		return (struct piece){0, y, row, left / row};
	return (struct piece){x, y, left < row - x ? left : row - x, 1};
}

int copy_to_array(void *to, size_t x, size_t y, void *from, size_t n, int kind, void *stream) {
	size_t row = row_size(to);
	if (row == 0 || x >= row)
		return INVALID_VALUE;
	for (size_t done = 0; done < n;) {
		struct piece p = next_piece(row, x, y, n - done);
		int r = copy_2d_to_array(to, p.x, p.y, (char *)from + done, p.width, p.width, p.height, kind, stream);
		if (r != SUCCESS)
			return r;
		done += p.width * p.height;
		x = 0;
		y += p.height;
	}
	return SUCCESS;
}

int copy_from_array(void *to, void *from, size_t x, size_t y, size_t n, int kind, void *stream) {
	size_t row = row_size(from);
	if (row == 0 || x >= row)
		return INVALID_VALUE;
	for (size_t done = 0; done < n;) {
		struct piece p = next_piece(row, x, y, n - done);
		int r = copy_2d_from_array((char *)to + done, p.width, from, p.x, p.y, p.width, p.height, kind, stream);
		if (r != SUCCESS)
			return r;
		done += p.width * p.height;
		x = 0;
		y += p.height;
	}
	return SUCCESS;
}

int copy_arrays(void *to, size_t to_x, size_t to_y, void *from, size_t from_x, size_t from_y, size_t n, int kind, void *stream) {
	size_t to_row = row_size(to), from_row = row_size(from);
	if (to_row == 0 || from_row == 0 || to_x >= to_row || from_x >= from_row)
		return INVALID_VALUE;
	while (n > 0) {
		size_t width = to_row - to_x < from_row - from_x ? to_row - to_x : from_row - from_x;
		if (width > n)
			width = n;
		int r = copy_2d_arrays(to, to_x, to_y, from, from_x, from_y, width, 1, kind, stream);
		if (r != SUCCESS)
			return r;
		n -= width;
		if ((to_x += width) == to_row)
			to_x = 0, to_y++;
		if ((from_x += width) == from_row)
			from_x = 0, from_y++;
	}
	return SUCCESS;
}

static struct copy_side side_3d(void *array, struct position at, const struct pitched *p, uint32_t type, size_t element) {
	struct copy_side s = array ? in_array(array, 0, 0) : memory(type, p->ptr, p->pitch);
	s.x = at.x * (array ? element : 1);
	s.y = at.y;
	s.z = at.z;
	if (!array)
		s.height = p->height;
	return s;
}

/* The extent counts elements if an array takes part, bytes otherwise. */
int describe_copy(const struct copy_parameters *p, struct copy_3d *c) {
	if (!p || !c)
		return INVALID_VALUE;
	if (!known(p->kind))
		return INVALID_DIRECTION;
	if (!p->from_array == !p->from.ptr || !p->to_array == !p->to.ptr)
		return INVALID_VALUE;
	size_t from = p->from_array ? element_size(p->from_array) : 0, to = p->to_array ? element_size(p->to_array) : 0;
	if ((p->from_array && !from) || (p->to_array && !to) || (from && to && from != to))
		return INVALID_VALUE;
	size_t element = from ? from : to ? to : 1;
	*c = (struct copy_3d){
		side_3d(p->from_array, p->from_position, &p->from, source_type(p->kind), element),
		side_3d(p->to_array, p->to_position, &p->to, target_type(p->kind), element),
		p->extent.width * element, p->extent.height, p->extent.depth,
	};
	return SUCCESS;
}

int describe_bytes(struct copy_3d *c, uint64_t to, const void *from, size_t n, int kind) {
	if (!known(kind))
		return INVALID_DIRECTION;
	*c = (struct copy_3d){memory(source_type(kind), from, n), memory(target_type(kind), (void *)(uintptr_t)to, n), n, 1, 1};
	c->from.height = c->to.height = 1;
	return SUCCESS;
}

int copy_3d(void *parameters, void *stream) {
	struct copy_3d c;
	int r = describe_copy(parameters, &c);
	if (r != SUCCESS || c.width == 0 || c.height == 0 || c.depth == 0)
		return r;
	return cuMemcpy3DAsync_v2(&c, stream);
}

struct peer_parameters { /* cudaMemcpy3DPeerParms */
	void *from_array;
	struct position from_position;
	struct pitched from;
	int32_t from_device;
	void *to_array;
	struct position to_position;
	struct pitched to;
	int32_t to_device;
	struct extent extent;
};

/* Addresses of all devices are different, so a copy among devices is a usual one by addresses. */
int copy_3d_peer(void *parameters, void *stream) {
	const struct peer_parameters *p = parameters;
	if (!p)
		return INVALID_VALUE;
	struct copy_parameters c = {p->from_array, p->from_position, p->from, p->to_array, p->to_position, p->to, p->extent, BY_ADDRESS};
	return copy_3d(&c, stream);
}

/* The address of n bytes in the variable of a symbol, for a copy of a kind: one way, within the device, or by addresses. */
static int in_symbol(void *symbol, size_t n, size_t offset, int kind, int way, void **at) {
	uint64_t device, size;
	int r = find_variable(symbol, &device, &size);
	if (r != SUCCESS)
		return r;
	if (kind != way && kind != ON_DEVICE && kind != BY_ADDRESS)
		return INVALID_DIRECTION;
	if (offset > size || n > size - offset)
		return INVALID_VALUE;
	*at = (void *)(uintptr_t)(device + offset);
	return SUCCESS;
}

int copy_to_symbol(void *symbol, void *from, size_t n, size_t offset, int kind, void *stream) {
	void *to;
	int r = in_symbol(symbol, n, offset, kind, TO_DEVICE, &to);
	return r == SUCCESS ? copy(to, from, n, kind, stream) : r;
}

int copy_from_symbol(void *to, void *symbol, size_t n, size_t offset, int kind, void *stream) {
	void *from;
	int r = in_symbol(symbol, n, offset, kind, FROM_DEVICE, &from);
	return r == SUCCESS ? copy(to, from, n, kind, stream) : r;
}

int fill(void *data, int value, size_t n, void *stream) {
	return n == 0 ? SUCCESS : cuMemsetD8Async(address(data), (uint8_t)value, n, stream);
}

int fill_2d(void *data, size_t pitch, int value, size_t width, size_t height, void *stream) {
	if (width == 0 || height == 0)
		return SUCCESS;
	return cuMemsetD2D8Async(address(data), pitch, (uint8_t)value, width, height, stream);
}

int fill_3d(struct pitched data, int value, struct extent e, void *stream) {
	int r = SUCCESS;
	for (size_t z = 0; z < e.depth && r == SUCCESS; z++)
		r = fill_2d((char *)data.ptr + z * data.height * data.pitch, data.pitch, value, e.width, e.height, stream);
	return r;
}
