/* Nodes of all kinds by one structure, whose members for kernels, copies and fills differ from the driver's. */
#include "runtime.h"

#include <string.h>

#if MAJOR >= 12
enum { KERNEL = 0, COPY = 1, FILL = 2, ALLOCATION = 10, CONDITIONAL = 13 };

struct node { /* cudaGraphNodeParams, CUgraphNodeParams */
	int32_t type, reserved[3];
	union {
		char bytes[232];
		struct kernel_node kernel;
		struct driver_kernel_node driver_kernel;
		struct {
			int32_t flags, reserved[3];
			struct copy_parameters copy;
		} copy;
		struct {
			int32_t flags, reserved;
			void *context;
			struct copy_3d copy;
		} driver_copy;
		struct {
			uint64_t to, pitch;
			uint32_t value, element;
			uint64_t width, height;
			void *context;
		} fill;
		struct {
			char properties[88];
			void *accesses;
			uint64_t count, size, address;
		} allocation;
		struct {
			uint64_t handle;
			int32_t type;
			uint32_t count;
			void **graphs;
			void *context;
		} conditional;
	};
	int64_t reserved2;
};
_Static_assert(sizeof(struct node) == 256, "CUgraphNodeParams");

static int convert(struct node *p, struct node *d) {
	void *in;
	if (!p)
		return INVALID_VALUE;
	int r = cuCtxGetCurrent(&in);
	if (r != SUCCESS)
		return r;
	*d = *p;
	switch (p->type) {
	case KERNEL:
		return convert_kernel(&p->kernel, &d->driver_kernel);
	case COPY:
		memset(d->bytes, 0, sizeof d->bytes);
		d->driver_copy.context = in;
		return describe_copy(&p->copy.copy, &d->driver_copy.copy);
	case FILL:
		d->fill.context = in;
		break;
	case CONDITIONAL:
		d->conditional.context = in;
		break;
	}
	return SUCCESS;
}

/* Takes over the values that the driver returns in the parameters. */
static int returned(int r, struct node *p, const struct node *d) {
	if (r == SUCCESS && p->type == ALLOCATION)
		p->allocation.address = d->allocation.address;
	if (r == SUCCESS && p->type == CONDITIONAL)
		p->conditional.graphs = d->conditional.graphs;
	return r;
}

int graph_add_node(void *node, void *graph, void *after, size_t n, void *parameters) {
	struct node d;
	int r = convert(parameters, &d);
	return r == SUCCESS ? returned(cuGraphAddNode(node, graph, after, n, &d), parameters, &d) : r;
}

int graph_add_node_edges(void *node, void *graph, void *after, void *edges, size_t n, void *parameters) {
	struct node d;
	int r = convert(parameters, &d);
	return r == SUCCESS ? returned(cuGraphAddNode_v2(node, graph, after, edges, n, &d), parameters, &d) : r;
}

int graph_set_node(void *node, void *parameters) {
	struct node d;
	int r = convert(parameters, &d);
	return r == SUCCESS ? cuGraphNodeSetParams(node, &d) : r;
}

int graph_exec_set_node(void *exec, void *node, void *parameters) {
	struct node d;
	int r = convert(parameters, &d);
	return r == SUCCESS ? cuGraphExecNodeSetParams(exec, node, &d) : r;
}
#endif
