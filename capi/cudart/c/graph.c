/* Nodes of graphs whose parameters differ from the driver's. */
#include "runtime.h"

int convert_kernel(const struct kernel_node *p, struct driver_kernel_node *d) {
	void *kernel = NULL;
	int r = p ? find_kernel(p->symbol, &kernel) : INVALID_VALUE;
	if (r != SUCCESS)
		return r;
	*d = (struct driver_kernel_node){NULL, p->grid, p->block, p->shared, p->args, p->extra, kernel, NULL};
	return cuKernelGetFunction(&d->function, kernel);
}

int graph_add_kernel(void *node, void *graph, void *after, size_t n, void *parameters) {
	struct driver_kernel_node d;
	int r = convert_kernel(parameters, &d);
	return r == SUCCESS ? cuGraphAddKernelNode_v2(node, graph, after, n, &d) : r;
}

int graph_set_kernel(void *node, void *parameters) {
	struct driver_kernel_node d;
	int r = convert_kernel(parameters, &d);
	return r == SUCCESS ? cuGraphKernelNodeSetParams_v2(node, &d) : r;
}

int graph_exec_set_kernel(void *exec, void *node, void *parameters) {
	struct driver_kernel_node d;
	int r = convert_kernel(parameters, &d);
	return r == SUCCESS ? cuGraphExecKernelNodeSetParams_v2(exec, node, &d) : r;
}

int graph_get_kernel(void *node, void *parameters) {
	struct kernel_node *p = parameters;
	struct driver_kernel_node d;
	int r = p ? cuGraphKernelNodeGetParams_v2(node, &d) : INVALID_VALUE;
	if (r != SUCCESS)
		return r;
	*p = (struct kernel_node){symbol_of_kernel(d.kernel), d.grid, d.block, d.shared, d.args, d.extra};
	return SUCCESS;
}

/* CUDA 11 and 12 have the source before the target, the driver and CUDA 13 the target first. */
int graph_copy_attributes(void *from, void *to) { return cuGraphKernelNodeCopyAttributes(to, from); }

int graph_add_copy(void *node, void *graph, void *after, size_t n, void *parameters) {
	struct copy_3d c;
	void *in;
	int r = describe_copy(parameters, &c);
	if (r == SUCCESS)
		r = cuCtxGetCurrent(&in);
	return r == SUCCESS ? cuGraphAddMemcpyNode(node, graph, after, n, &c, in) : r;
}

static int add_bytes(void *node, void *graph, void *after, size_t n, void *to, void *from, size_t size, int kind) {
	struct copy_3d c;
	void *in;
	int r = describe_bytes(&c, address(to), from, size, kind);
	if (r == SUCCESS)
		r = cuCtxGetCurrent(&in);
	return r == SUCCESS ? cuGraphAddMemcpyNode(node, graph, after, n, &c, in) : r;
}

int graph_add_copy_1d(void *node, void *graph, void *after, size_t n, void *to, void *from, size_t size, int kind) {
	return add_bytes(node, graph, after, n, to, from, size, kind);
}

/* Finds size bytes at an offset of a variable. */
static int place(void *symbol, size_t size, size_t offset, void **data) {
	uint64_t device, whole;
	int r = find_variable(symbol, &device, &whole);
	if (r == SUCCESS && (offset > whole || size > whole - offset))
		r = INVALID_VALUE;
	*data = r == SUCCESS ? (void *)(uintptr_t)(device + offset) : NULL;
	return r;
}

int graph_add_copy_to_symbol(void *node, void *graph, void *after, size_t n, void *symbol, void *from, size_t size, size_t offset, int kind) {
	void *to;
	int r = place(symbol, size, offset, &to);
	return r == SUCCESS ? add_bytes(node, graph, after, n, to, from, size, kind) : r;
}

int graph_add_copy_from_symbol(void *node, void *graph, void *after, size_t n, void *to, void *symbol, size_t size, size_t offset, int kind) {
	void *from;
	int r = place(symbol, size, offset, &from);
	return r == SUCCESS ? add_bytes(node, graph, after, n, to, from, size, kind) : r;
}

int graph_exec_set_copy(void *exec, void *node, void *parameters) {
	struct copy_3d c;
	void *in;
	int r = describe_copy(parameters, &c);
	if (r == SUCCESS)
		r = cuCtxGetCurrent(&in);
	return r == SUCCESS ? cuGraphExecMemcpyNodeSetParams(exec, node, &c, in) : r;
}

int graph_exec_set_copy_1d(void *exec, void *node, void *to, void *from, size_t size, int kind) {
	struct copy_3d c;
	void *in;
	int r = describe_bytes(&c, address(to), from, size, kind);
	if (r == SUCCESS)
		r = cuCtxGetCurrent(&in);
	return r == SUCCESS ? cuGraphExecMemcpyNodeSetParams(exec, node, &c, in) : r;
}

int graph_exec_set_copy_to_symbol(void *exec, void *node, void *symbol, void *from, size_t size, size_t offset, int kind) {
	void *to;
	int r = place(symbol, size, offset, &to);
	return r == SUCCESS ? graph_exec_set_copy_1d(exec, node, to, from, size, kind) : r;
}

int graph_exec_set_copy_from_symbol(void *exec, void *node, void *to, void *symbol, size_t size, size_t offset, int kind) {
	void *from;
	int r = place(symbol, size, offset, &from);
	return r == SUCCESS ? graph_exec_set_copy_1d(exec, node, to, from, size, kind) : r;
}

/* The runtime counts elements where an array takes part, the driver bytes. */
int graph_get_copy(void *node, void *parameters) {
	struct copy_parameters *p = parameters;
	struct copy_3d c;
	int r = p ? cuGraphMemcpyNodeGetParams(node, &c) : INVALID_VALUE;
	if (r != SUCCESS)
		return r;
	size_t element = c.from.array ? element_size(c.from.array) : c.to.array ? element_size(c.to.array) : 1;
	struct copy_side *sides[] = {&c.from, &c.to};
	struct position at[2];
	struct pitched memory[2];
	for (int i = 0; i < 2; i++) {
		struct copy_side *s = sides[i];
		void *data = s->type == HOST ? (void *)s->host : (void *)(uintptr_t)s->device;
		at[i] = (struct position){s->array && element ? s->x / element : s->x, s->y, s->z};
		memory[i] = s->array ? (struct pitched){0} : (struct pitched){data, s->pitch, s->pitch, s->height};
	}
	*p = (struct copy_parameters){
		c.from.array, at[0], memory[0], c.to.array, at[1], memory[1], {element ? c.width / element : 0, c.height, c.depth}, 4 /* by address */,
	};
	return SUCCESS;
}

int graph_set_copy(void *node, void *parameters) {
	struct copy_3d c;
	int r = describe_copy(parameters, &c);
	return r == SUCCESS ? cuGraphMemcpyNodeSetParams(node, &c) : r;
}

int graph_set_copy_1d(void *node, void *to, void *from, size_t size, int kind) {
	struct copy_3d c;
	int r = describe_bytes(&c, address(to), from, size, kind);
	return r == SUCCESS ? cuGraphMemcpyNodeSetParams(node, &c) : r;
}

/* cudaMemsetParams and CUDA_MEMSET_NODE_PARAMS have the same layout. */
int graph_add_fill(void *node, void *graph, void *after, size_t n, void *parameters) {
	void *in;
	int r = parameters ? cuCtxGetCurrent(&in) : INVALID_VALUE;
	return r == SUCCESS ? cuGraphAddMemsetNode(node, graph, after, n, parameters, in) : r;
}

int graph_exec_set_fill(void *exec, void *node, void *parameters) {
	void *in;
	int r = parameters ? cuCtxGetCurrent(&in) : INVALID_VALUE;
	return r == SUCCESS ? cuGraphExecMemsetNodeSetParams(exec, node, parameters, in) : r;
}

int graph_conditional(void *handle, void *graph, uint32_t value, uint32_t flags) {
	void *in;
	int r = cuCtxGetCurrent(&in);
	return r == SUCCESS ? cuGraphConditionalHandleCreate(handle, graph, in, value, flags) : r;
}
