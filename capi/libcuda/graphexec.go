package libcuda

import "gonvvm/internal/cudriver"

// Events and children of nodes, executable graphs, attributes of kernel nodes, edges with data, and the text of a graph.

func (c *call) eventOp(kind cudriver.NodeKind, h uint64) (cudriver.Op, result) {
	e, r := lookup[*cudriver.Event](c, h)
	return cudriver.Op{Kind: kind, Params: e}, r
}

func (c *call) getEvent(kind cudriver.NodeKind) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	e, ok := n.Params.(*cudriver.Event)
	if !ok || n.Kind != kind {
		return cudriver.InvalidValue
	}
	c.object(1, e)
	return success
}

func graphEventRecordNodeGetEvent(c *call) result { return c.getEvent(cudriver.NodeEventRecord) }
func graphEventWaitNodeGetEvent(c *call) result   { return c.getEvent(cudriver.NodeEventWait) }

func graphEventRecordNodeSetEvent(c *call) result {
	return c.setNode(c.eventOp(cudriver.NodeEventRecord, c.args[1]))
}

func graphEventWaitNodeSetEvent(c *call) result {
	return c.setNode(c.eventOp(cudriver.NodeEventWait, c.args[1]))
}

func graphExecEventRecordNodeSetEvent(c *call) result {
	return c.setExecNode(c.eventOp(cudriver.NodeEventRecord, c.args[2]))
}

func graphExecEventWaitNodeSetEvent(c *call) result {
	return c.setExecNode(c.eventOp(cudriver.NodeEventWait, c.args[2]))
}

func graphExecChildGraphNodeSetParams(c *call) result { return c.setExecChild(c.args[2]) }

// setExecChild gives the copy of a node in an executable graph another child, of the same form.
func (c *call) setExecChild(h uint64) result {
	own, r := c.execNode()
	if r != success {
		return r
	}
	g, r := lookup[*cudriver.Graph](c, h)
	if r != success {
		return r
	}
	return own.SetChild(g)
}

// execNode returns the copy of the node of argument 1 in the executable graph of argument 0.
func (c *call) execNode() (*cudriver.Node, result) {
	x, r := get[*cudriver.Exec](c, 0)
	n, s := get[*cudriver.Node](c, 1)
	if r = first(r, s); r != success {
		return nil, r
	}
	own := x.Node(n)
	if own == nil {
		return nil, cudriver.InvalidValue
	}
	return own, success
}

func graphNodeSetEnabled(c *call) result {
	n, r := c.execNode()
	if r != success {
		return r
	}
	return n.SetEnabled(c.u(2) != 0)
}

func graphNodeGetEnabled(c *call) result {
	n, r := c.execNode()
	if r == success {
		c.put32(2, bit(n.Enabled()))
	}
	return r
}

// graphInstantiateWithParams reads a CUDA_GRAPH_INSTANTIATE_PARAMS: flags, stream, and the node and the reason of an error.
func graphInstantiateWithParams(c *call) result {
	const failed = 1
	p := c.args[2]
	r := c.instantiate(load64(p))
	store64(p+16, 0)
	store32(p+24, failed*bit(r != success))
	return r
}

func graphExecGetFlags(c *call) result {
	x, r := get[*cudriver.Exec](c, 0)
	if r == success {
		c.put64(1, x.Flags)
	}
	return r
}

func graphKernelNodeGetAttribute(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	return c.putLaunchAttribute(n.Attribute(c.u(1)))
}

func graphKernelNodeSetAttribute(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	return n.SetAttribute(c.u(1), c.launchAttribute())
}

func graphKernelNodeCopyAttributes(c *call) result {
	to, r := get[*cudriver.Node](c, 0)
	from, s := get[*cudriver.Node](c, 1)
	if r = first(r, s); r != success {
		return r
	}
	return to.CopyAttributes(from)
}

// The data of edges is the default: 8 zero bytes for each.

func graphAddDependenciesEdges(c *call) result    { return c.withoutEdges(graphAddDependencies) }
func graphRemoveDependenciesEdges(c *call) result { return c.withoutEdges(graphRemoveDependencies) }

// edgeData stores the data of as many edges as the number says where argument to points to.
func (c *call) edgeData(to int, n uint64) {
	if c.args[to] != 0 {
		clear(bytesAt(c.args[to], 8*n))
	}
}

// without calls a handler without argument i, the list of the data of edges, and fills it.
func (c *call) without(i, count int, f func(*call) result) result {
	args := *c.args
	copy(args[i:maxArgs], c.args[i+1:maxArgs])
	plain := *c
	plain.args = &args
	r := f(&plain)
	if r == success && c.args[1] != 0 {
		c.edgeData(i, load64(c.args[count]))
	}
	return r
}

func graphGetEdgesData(c *call) result { return c.without(3, 4, graphGetEdges) }

func graphNodeGetDependenciesData(c *call) result {
	return c.without(2, 3, graphNodeGetDependencies)
}

func graphNodeGetDependentNodesData(c *call) result {
	return c.without(2, 3, graphNodeGetDependentNodes)
}

// graphDebugDotPrint writes the graph in the language of Graphviz.
func graphDebugDotPrint(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r != success {
		return r
	}
	name := cudriver.StringAt(c.args[1])
	if err := c.lib.host.WriteFile(name, g.Dot(c.u(2))); err != nil {
		c.lib.logf("cuGraphDebugDotPrint: %v", err)
		return cudriver.Result(304) // CUDA_ERROR_OPERATING_SYSTEM
	}
	return success
}
