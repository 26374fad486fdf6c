package libcuda

import "gonvvm/internal/cudriver"

// Nodes of all kinds by one structure, CUgraphNodeParams: the kind, and from byte 16 on the parameters of the kind. Nodes of memory,
// conditions, and operations on words.

const nodeParamsAt = 16

func graphAddNode(c *call) result      { return c.addNode(c.args[4]) }
func graphAddNodeEdges(c *call) result { return c.withoutEdges(graphAddNode) }

// withoutEdges calls a handler without argument 3, the data of edges, which must be the default: 8 zero bytes for each.
func (c *call) withoutEdges(f func(*call) result) result {
	n := c.args[4]
	if c.args[3] != 0 && n <= 1<<20 {
		for i := range n {
			if load64(c.args[3]+8*i) != 0 {
				return cudriver.NotSupported
			}
		}
	}
	args := *c.args
	copy(args[3:maxArgs], c.args[4:maxArgs])
	plain := *c
	plain.args = &args
	return f(&plain)
}

// addNode adds a node of a CUgraphNodeParams. The arguments 0 to 3 are those of all functions that add nodes.
func (c *call) addNode(p uint64) result {
	at := p + nodeParamsAt
	switch kind := cudriver.NodeKind(load32(p)); kind {
	case cudriver.NodeGraph:
		return c.addChild(load64(at))
	case cudriver.NodeAlloc:
		return c.addAlloc(at)
	case cudriver.NodeFree:
		return c.addFree(load64(at))
	case cudriver.NodeConditional:
		return c.addConditional(at)
	case cudriver.NodeEmpty:
		return c.add(cudriver.Op{Kind: kind}, success)
	default:
		return c.add(c.nodeOp(kind, at))
	}
}

// nodeOp makes the work of a node whose parameters can be set afterwards.
func (c *call) nodeOp(kind cudriver.NodeKind, at uint64) (cudriver.Op, result) {
	switch kind {
	case cudriver.NodeKernel:
		return c.kernelOp(at, true)
	case cudriver.NodeMemcpy:
		return c.memcpyOp(at + 16)
	case cudriver.NodeMemset:
		return c.memsetOp(at)
	case cudriver.NodeHost:
		return c.hostOp(at)
	case cudriver.NodeEventRecord, cudriver.NodeEventWait:
		return c.eventOp(kind, load64(at))
	case cudriver.NodeMemOp:
		return c.memOp(at)
	}
	return cudriver.Op{}, cudriver.NotSupported
}

func graphNodeSetParams(c *call) result {
	p := c.args[1]
	return c.setNode(c.nodeOp(cudriver.NodeKind(load32(p)), p+nodeParamsAt))
}

func graphExecNodeSetParams(c *call) result {
	p := c.args[2]
	if cudriver.NodeKind(load32(p)) == cudriver.NodeGraph {
		return c.setExecChild(load64(p + nodeParamsAt))
	}
	return c.setExecNode(c.nodeOp(cudriver.NodeKind(load32(p)), p+nodeParamsAt))
}

// graphAddMemAllocNode reads a CUDA_MEM_ALLOC_NODE_PARAMS and stores the address in it.
func graphAddMemAllocNode(c *call) result { return c.addAlloc(c.args[4]) }

func (c *call) addAlloc(p uint64) result {
	const accesses, count, size, address = 88, 96, 104, 112
	a := cudriver.GraphAlloc{Size: load64(p + size)}
	var r result
	if a.Device, r = c.location(p + 8); r != success || load32(p) != 1 || load32(p+4) != 0 || load64(p+count) > 64 {
		return first(r, cudriver.InvalidValue)
	}
	for i := range load64(p + count) {
		d, r := c.location(load64(p+accesses) + 12*i)
		if r != success {
			return r
		}
		if d != a.Device {
			a.Access = append(a.Access, d)
		}
	}
	g, r := get[*cudriver.Graph](c, 1)
	deps, s := c.nodes(c.args[2], c.args[3])
	if r = first(r, s); r != success {
		return r
	}
	n, addr, r := g.AddAlloc(a, deps)
	if r == success {
		store64(p+address, addr)
		c.object(0, n)
	}
	return r
}

// graphMemAllocNodeGetParams fills a CUDA_MEM_ALLOC_NODE_PARAMS. The list of accesses is left out.
func graphMemAllocNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	a, ok := n.Params.(cudriver.GraphAlloc)
	if !ok {
		return cudriver.InvalidValue
	}
	p := c.args[1]
	clear(bytesAt(p, 120))
	store32(p, 1)
	store32(p+8, cudriver.LocationDevice)
	store32(p+12, uint32(a.Device.Ordinal))
	store64(p+104, a.Size)
	store64(p+112, a.Addr)
	return success
}

func graphAddMemFreeNode(c *call) result { return c.addFree(c.args[4]) }

func (c *call) addFree(addr uint64) result {
	g, r := get[*cudriver.Graph](c, 1)
	deps, s := c.nodes(c.args[2], c.args[3])
	if r = first(r, s); r != success {
		return r
	}
	n, r := g.AddFree(addr, deps)
	if r == success {
		c.object(0, n)
	}
	return r
}

func graphMemFreeNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	f, ok := n.Params.(cudriver.GraphFree)
	if !ok {
		return cudriver.InvalidValue
	}
	c.put64(1, f.Addr)
	return success
}

func deviceGraphMemTrim(c *call) result {
	d, r := c.device(0)
	if r == success {
		d.TrimGraphMem()
	}
	return r
}

func deviceGetGraphMemAttribute(c *call) result {
	d, r := c.device(0)
	if r != success {
		return r
	}
	v, r := d.GraphMem(c.u(1))
	if r == success {
		c.put64(2, v)
	}
	return r
}

func deviceSetGraphMemAttribute(c *call) result {
	d, r := c.device(0)
	if r != success {
		return r
	}
	return d.ResetGraphMem(c.u(1), load64(c.args[2]))
}

func graphConditionalHandleCreate(c *call) result {
	g, r := get[*cudriver.Graph](c, 1)
	if r != success {
		return r
	}
	k, r := g.NewCondition(c.u(3), c.u(4))
	if r == success {
		c.put64(0, k.ID)
	}
	return r
}

// addConditional reads a CUDA_CONDITIONAL_NODE_PARAMS: handle, kind, number of bodies. It stores the address of a list of the bodies,
// which lives as long as the node.
func (c *call) addConditional(p uint64) result {
	g, r := get[*cudriver.Graph](c, 1)
	deps, s := c.nodes(c.args[2], c.args[3])
	k, q := c.drv.Condition(load64(p))
	if r = first(first(r, s), q); r != success {
		return r
	}
	n, r := g.AddConditional(k, load32(p+8), load32(p+12), deps)
	if r != success {
		return r
	}
	bodies := n.Params.(*cudriver.Conditional).Bodies
	list := make([]byte, 8*len(bodies))
	for i, body := range bodies {
		store64(addressOf(list)+8*uint64(i), c.lib.handle(body))
	}
	c.lib.lists.Store(n, list)
	store64(p+16, addressOf(list))
	c.object(0, n)
	return success
}

// memOp reads a CUDA_BATCH_MEM_OP_NODE_PARAMS: context, count, list, flags.
func (c *call) memOp(p uint64) (cudriver.Op, result) {
	list, r := c.words(load64(p+16), load32(p+8))
	if r != success {
		return cudriver.Op{}, r
	}
	return c.ctx.Words(list)
}

// words reads a list of CUstreamBatchMemOpParams of 48 bytes: operation, address, value, flags. A barrier has nothing to do here.
func (c *call) words(at uint64, count uint32) (list []cudriver.Word, r result) {
	const wait32, write32, flush, wait64, write64, barrier = 1, 2, 3, 4, 5, 6
	if count == 0 || count > 256 || at == 0 {
		return nil, cudriver.InvalidValue
	}
	for i := range uint64(count) {
		p := at + 48*i
		w := cudriver.Word{Addr: load64(p + 8), Value: load64(p + 16), Size: 8, Flags: load32(p + 24)}
		switch load32(p) {
		case wait32, write32:
			w.Size, w.Value = 4, uint64(uint32(w.Value))
			w.Wait = load32(p) == wait32
		case wait64, write64:
			w.Wait = load32(p) == wait64
		case flush, barrier:
			continue
		default:
			return nil, cudriver.InvalidValue
		}
		list = append(list, w)
	}
	return list, success
}

func streamBatchMemOp(c *call) result {
	if c.u(3) != 0 {
		return cudriver.InvalidValue
	}
	list, r := c.words(c.args[2], c.u(1))
	if r != success {
		return r
	}
	return c.with(func(s *cudriver.Stream) result { return s.Words(list) })
}

func graphAddBatchMemOpNode(c *call) result       { return c.add(c.memOp(c.args[4])) }
func graphBatchMemOpNodeSetParams(c *call) result { return c.setNode(c.memOp(c.args[1])) }
func graphExecBatchMemOpNodeSetParams(c *call) result {
	return c.setExecNode(c.memOp(c.args[2]))
}

// graphBatchMemOpNodeGetParams fills a CUDA_BATCH_MEM_OP_NODE_PARAMS with a list that lives until the next call with the node.
func graphBatchMemOpNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	list, ok := n.Params.([]cudriver.Word)
	if !ok {
		return cudriver.InvalidValue
	}
	b := make([]byte, 48*len(list)+8)
	for i, w := range list {
		p := addressOf(b) + 48*uint64(i)
		store32(p, map[bool]uint32{true: 1, false: 2}[w.Wait]+map[int]uint32{4: 0, 8: 3}[w.Size])
		store64(p+8, w.Addr)
		store64(p+16, w.Value)
		store32(p+24, w.Flags)
	}
	c.lib.lists.Store(n, b)
	p := c.args[1]
	store64(p, c.lib.handle(c.ctx))
	store32(p+8, uint32(len(list)))
	store64(p+16, addressOf(b))
	store32(p+24, 0)
	return success
}
