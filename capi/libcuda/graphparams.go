package libcuda

import "gonvvm/internal/cudriver"

// The parameters of nodes: those of a graph, and those of an executable graph, which are copies.

// setNode gives the node of argument 0 other work of its kind.
func (c *call) setNode(op cudriver.Op, r result) result {
	n, q := get[*cudriver.Node](c, 0)
	if r = first(q, r); r != success {
		return r
	}
	return n.SetOp(op)
}

// setExecNode gives the copy of the node of argument 1 in the executable graph of argument 0 other work of its kind.
func (c *call) setExecNode(op cudriver.Op, r result) result {
	own, q := c.execNode()
	if r = first(q, r); r != success {
		return r
	}
	return own.SetOp(op)
}

func graphKernelNodeSetParams(c *call) result    { return c.setNode(c.kernelOp(c.args[1], true)) }
func graphKernelNodeSetParamsOld(c *call) result { return c.setNode(c.kernelOp(c.args[1], false)) }
func graphMemsetNodeSetParams(c *call) result    { return c.setNode(c.memsetOp(c.args[1])) }
func graphMemcpyNodeSetParams(c *call) result    { return c.setNode(c.memcpyOp(c.args[1])) }
func graphHostNodeSetParams(c *call) result      { return c.setNode(c.hostOp(c.args[1])) }

func graphExecKernelNodeSetParams(c *call) result {
	return c.setExecNode(c.kernelOp(c.args[2], true))
}

func graphExecKernelNodeSetParamsOld(c *call) result {
	return c.setExecNode(c.kernelOp(c.args[2], false))
}

func graphExecMemsetNodeSetParams(c *call) result { return c.setExecNode(c.memsetOp(c.args[2])) }
func graphExecMemcpyNodeSetParams(c *call) result { return c.setExecNode(c.memcpyOp(c.args[2])) }
func graphExecHostNodeSetParams(c *call) result   { return c.setExecNode(c.hostOp(c.args[2])) }

func graphKernelNodeGetParams(c *call) result    { return c.kernelParams(true) }
func graphKernelNodeGetParamsOld(c *call) result { return c.kernelParams(false) }

// kernelParams fills a CUDA_KERNEL_NODE_PARAMS. The list of parameters lives as long as the library, for the last call with the node.
func (c *call) kernelParams(kernel bool) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	k, ok := n.Params.(cudriver.KernelNode)
	if !ok {
		return cudriver.InvalidValue
	}
	p := c.args[1]
	store64(p, c.lib.handle(k.Function))
	for i := range uint64(3) {
		store32(p+8+4*i, uint32(k.Launch.Grid[i]))
		store32(p+20+4*i, uint32(k.Launch.Block[i]))
	}
	store32(p+32, uint32(k.Launch.Shared))
	params := k.Function.Params()
	list := make([]byte, 8*len(params)+len(k.Launch.Params))
	block := list[8*len(params):]
	copy(block, k.Launch.Params)
	for i, x := range params {
		store64(addressOf(list)+8*uint64(i), addressOf(block)+uint64(x.Offset))
	}
	c.lib.lists.Store(n, list)
	at := uint64(0)
	if len(params) > 0 {
		at = addressOf(list)
	}
	store64(p+40, at)
	store64(p+48, 0)
	if kernel {
		store64(p+56, 0)
		store64(p+64, 0)
	}
	return success
}

// graphMemsetNodeGetParams fills a CUDA_MEMSET_NODE_PARAMS.
func graphMemsetNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	f, ok := n.Params.(cudriver.Fill)
	if !ok {
		return cudriver.InvalidValue
	}
	p := c.args[1]
	store64(p, f.Dst)
	store64(p+8, f.Pitch)
	store32(p+16, f.Value)
	store32(p+20, uint32(f.Elem))
	store64(p+24, f.Width)
	store64(p+32, f.Height)
	return success
}
