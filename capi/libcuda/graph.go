package libcuda

import "gonvvm/internal/cudriver"

func graphCreate(c *call) result {
	if c.u(1) != 0 {
		return cudriver.InvalidValue
	}
	c.object(0, c.drv.NewGraph())
	return success
}

func graphDestroy(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r == success {
		for _, n := range g.Nodes() {
			c.forgetNode(n)
		}
		g.Close()
		c.lib.lists.Delete(g)
		c.lib.forget(g)
	}
	return r
}

// list stores handles where argument to points, at most as many as argument n says, and their number there. NULL
// requests the number.
func (c *call) list(nodes []*cudriver.Node, to, n int) {
	if to := c.args[to]; to != 0 {
		room := load64(c.args[n])
		for i := range room {
			h := uint64(0)
			if i < uint64(len(nodes)) {
				h = c.lib.handle(nodes[i])
			}
			store64(to+8*i, h)
		}
		store64(c.args[n], min(room, uint64(len(nodes))))
		return
	}
	store64(c.args[n], uint64(len(nodes)))
}

func graphGetNodes(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r == success {
		c.list(g.Nodes(), 1, 2)
	}
	return r
}

func graphGetRootNodes(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r == success {
		c.list(g.Roots(), 1, 2)
	}
	return r
}

func graphNodeGetType(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r == success {
		c.put32(1, uint32(n.Kind))
	}
	return r
}

// nodes reads the handles of count nodes at an address.
func (c *call) nodes(addr, count uint64) (list []*cudriver.Node, r result) {
	if count > 0 && addr == 0 || count > 1<<20 {
		return nil, cudriver.InvalidValue
	}
	for i := range count {
		n, r := lookup[*cudriver.Node](c, load64(addr+8*i))
		if r != success {
			return nil, cudriver.InvalidValue
		}
		list = append(list, n)
	}
	return list, success
}

// add adds a node: the arguments are the destination of its handle, the graph, and the nodes that it waits for with
// their number.
func (c *call) add(op cudriver.Op, r result) result {
	g, s := get[*cudriver.Graph](c, 1)
	if r = first(s, r); r != success {
		return r
	}
	deps, r := c.nodes(c.args[2], c.args[3])
	if r != success {
		return r
	}
	n, r := g.Add(op, deps)
	if r == success {
		c.object(0, n)
	}
	return r
}

// graphAddKernelNode reads a CUDA_KERNEL_NODE_PARAMS: function, grid, block, shared memory, parameters, extra, and in
// the newer form a kernel in place of the function.
func graphAddKernelNode(c *call) result    { return c.kernelNode(true) }
func graphAddKernelNodeOld(c *call) result { return c.kernelNode(false) }

func (c *call) kernelNode(kernel bool) result { return c.add(c.kernelOp(c.args[4], kernel)) }

// kernelOp makes the work of a CUDA_KERNEL_NODE_PARAMS.
func (c *call) kernelOp(p uint64, kernel bool) (cudriver.Op, result) {
	h := load64(p)
	if h == 0 && kernel {
		h = load64(p + 56)
	}
	f, r := c.functionOf(h)
	if r != success {
		return cudriver.Op{}, r
	}
	n := func(off uint64) int { return int(load32(p + off)) }
	l := cudriver.Launch{Grid: [3]int{n(8), n(12), n(16)}, Block: [3]int{n(20), n(24), n(28)}, Shared: n(32), Origin: c.origin()}
	if l.Params, r = params(f, load64(p+40), load64(p+48)); r != success {
		return cudriver.Op{}, r
	}
	return f.Node(l)
}

// graphAddMemsetNode reads a CUDA_MEMSET_NODE_PARAMS: address, pitch, value, size of an element, width, height.
func graphAddMemsetNode(c *call) result { return c.add(c.memsetOp(c.args[4])) }

func (c *call) memsetOp(p uint64) (cudriver.Op, result) {
	f := cudriver.Fill{
		Dst: load64(p), Pitch: load64(p + 8), Value: load32(p + 16), Elem: int(load32(p + 20)), Width: load64(p + 24), Height: load64(p + 32),
	}
	return c.drv.FillNode(f)
}

func graphAddMemcpyNode(c *call) result { return c.add(c.memcpyOp(c.args[4])) }

func (c *call) memcpyOp(p uint64) (cudriver.Op, result) {
	k, r := copy3D.read(c, p)
	if r != success {
		return cudriver.Op{}, r
	}
	return c.drv.CopyNode(k)
}

// graphAddHostNode reads a CUDA_HOST_NODE_PARAMS: function and argument.
func graphAddHostNode(c *call) result { return c.add(c.hostOp(c.args[4])) }

func (c *call) hostOp(p uint64) (cudriver.Op, result) {
	f, data, call := load64(p), load64(p+8), c.lib.host.Call
	if f == 0 {
		return cudriver.Op{}, cudriver.InvalidValue
	}
	return cudriver.HostNode(cudriver.HostCall{Function: f, Data: data}, call), success
}

func graphAddEmptyNode(c *call) result {
	return c.add(cudriver.Op{Kind: cudriver.NodeEmpty}, success)
}

func graphAddEventRecordNode(c *call) result { return c.eventNode(cudriver.NodeEventRecord) }
func graphAddEventWaitNode(c *call) result   { return c.eventNode(cudriver.NodeEventWait) }

func (c *call) eventNode(kind cudriver.NodeKind) result { return c.add(c.eventOp(kind, c.args[4])) }

func graphAddChildGraphNode(c *call) result { return c.addChild(c.args[4]) }

func (c *call) addChild(h uint64) result {
	g, r := get[*cudriver.Graph](c, 1)
	child, s := lookup[*cudriver.Graph](c, h)
	if r = first(r, s); r != success {
		return r
	}
	deps, r := c.nodes(c.args[2], c.args[3])
	if r != success {
		return r
	}
	n, r := g.AddChild(child, deps)
	if r == success {
		c.object(0, n)
	}
	return r
}

func graphChildGraphNodeGetGraph(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	if n.Child == nil {
		return cudriver.InvalidValue
	}
	c.object(1, n.Child)
	return success
}

func graphAddDependencies(c *call) result {
	return c.pairs((*cudriver.Graph).Depend)
}

func graphRemoveDependencies(c *call) result {
	return c.pairs((*cudriver.Graph).Separate)
}

// pairs calls f for each pair of two lists of nodes.
func (c *call) pairs(f func(g *cudriver.Graph, from, to *cudriver.Node) result) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r != success {
		return r
	}
	from, r := c.nodes(c.args[1], c.args[3])
	to, s := c.nodes(c.args[2], c.args[3])
	if r = first(r, s); r != success {
		return r
	}
	for i := range from {
		if r := f(g, from[i], to[i]); r != success {
			return r
		}
	}
	return success
}

func graphGetEdges(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r != success {
		return r
	}
	var from, to []*cudriver.Node
	for _, n := range g.Nodes() {
		for _, d := range n.Deps() {
			from, to = append(from, d), append(to, n)
		}
	}
	if (c.args[1] == 0) != (c.args[2] == 0) {
		return cudriver.InvalidValue
	}
	room := load64(c.args[3])
	c.list(from, 1, 3)
	store64(c.args[3], room)
	c.list(to, 2, 3)
	return success
}

func graphNodeGetDependencies(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r == success {
		c.list(n.Deps(), 1, 2)
	}
	return r
}

func graphNodeGetDependentNodes(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r == success {
		c.list(n.Dependents(), 1, 2)
	}
	return r
}

func graphDestroyNode(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	if r = n.Remove(); r == success {
		c.forgetNode(n)
	}
	return r
}

func graphClone(c *call) result {
	g, r := get[*cudriver.Graph](c, 1)
	if r != success {
		return r
	}
	clone, by, r := g.Clone()
	if r != success {
		return r
	}
	c.lib.lists.Store(clone, by)
	c.object(0, clone)
	return success
}

func graphNodeFindInClone(c *call) result {
	n, r := get[*cudriver.Node](c, 1)
	g, s := get[*cudriver.Graph](c, 2)
	if r = first(r, s); r != success {
		return r
	}
	by, _ := c.lib.lists.Load(g)
	if m, ok := by.(map[*cudriver.Node]*cudriver.Node); ok && m[n] != nil {
		c.object(0, m[n])
		return success
	}
	return cudriver.InvalidValue
}

func (c *call) instantiate(flags uint64) result {
	g, r := get[*cudriver.Graph](c, 1)
	if r != success {
		return r
	}
	x, r := g.Instantiate(flags)
	if r == success {
		c.object(0, x)
	}
	return r
}

// graphInstantiateOld has parameters for a node and a text that explain an error, of which there is none.
func graphInstantiateOld(c *call) result {
	c.put64(2, 0)
	if c.args[3] != 0 && c.args[4] > 0 {
		putString(c.args[3], 1, "")
	}
	return c.instantiate(0)
}

func graphInstantiateWithFlags(c *call) result { return c.instantiate(c.args[2]) }

// exec calls f with the executable graph of argument 0 and the stream of argument 1.
func (c *call) exec(f func(x *cudriver.Exec, s *cudriver.Stream) result) result {
	x, r := get[*cudriver.Exec](c, 0)
	if r != success {
		return r
	}
	s, r := c.stream(1)
	if r != success {
		return r
	}
	return f(x, s)
}

func graphUpload(c *call) result {
	return c.exec(func(*cudriver.Exec, *cudriver.Stream) result { return success })
}

func graphLaunch(c *call) result {
	return c.exec(func(x *cudriver.Exec, s *cudriver.Stream) result { return x.Launch(s, c.origin()) })
}

func graphExecDestroy(c *call) result {
	x, r := get[*cudriver.Exec](c, 0)
	if r == success {
		x.Close()
		c.lib.forget(x)
	}
	return r
}

// forgetNode makes the numbers of a node, and of the graphs in it, invalid.
func (c *call) forgetNode(n *cudriver.Node) {
	list := []*cudriver.Graph{n.Child}
	if k, ok := n.Params.(*cudriver.Conditional); ok {
		list = k.Bodies
	}
	for _, g := range list {
		if g == nil {
			continue
		}
		for _, m := range g.Nodes() {
			c.forgetNode(m)
		}
		c.lib.forget(g)
	}
	c.lib.lists.Delete(n)
	c.lib.forget(n)
}

// updateFailed is CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE.
const updateFailed = cudriver.Result(910)

// update returns the outcome, and the handles of the node that differs and of its counterpart, or 0.
func (c *call) update() (outcome uint32, node, old uint64, r result) {
	x, r := get[*cudriver.Exec](c, 0)
	g, s := get[*cudriver.Graph](c, 1)
	if r = first(r, s); r != success {
		return 0, 0, 0, r
	}
	what, n, m := x.Update(g)
	if what == cudriver.UpdateDone {
		return 0, 0, 0, success
	}
	if n != nil {
		node = c.lib.handle(n)
	}
	if m != nil {
		old = c.lib.handle(m)
	}
	return uint32(what), node, old, updateFailed
}

func graphExecUpdateOld(c *call) result {
	outcome, node, _, r := c.update()
	c.put64(2, node)
	c.put32(3, outcome)
	return r
}

// graphExecUpdate stores a CUgraphExecUpdateResultInfo: the outcome and two nodes.
func graphExecUpdate(c *call) result {
	outcome, node, old, r := c.update()
	if p := c.args[2]; p != 0 {
		store32(p, outcome)
		store64(p+8, node)
		store64(p+16, old)
	}
	return r
}
