package libcuda

import "gonvvm/internal/cudriver"

// Queries of nodes and graphs, objects of the program that graphs refer to, and pools by their location.

// write stores a description of a copy as CUDA_MEMCPY3D or CUDA_MEMCPY2D.
func (b *box) write(c *call, addr uint64, k *cudriver.Copy3D) {
	put := func(off, v uint64) {
		if off != absent {
			store64(addr+off, v)
		}
	}
	side := func(s *side, x *cudriver.Side) {
		put(s.x, x.X)
		put(s.y, x.Y)
		put(s.z, x.Z)
		put(s.level, uint64(x.Level))
		store32(addr+s.kind, uint32(x.Place))
		store64(addr+s.host, 0)
		store64(addr+s.device, 0)
		store64(addr+s.array, 0)
		switch x.Place {
		case cudriver.PlaceHost:
			store64(addr+s.host, x.Addr)
		case cudriver.PlaceArray:
			store64(addr+s.array, c.lib.handle(x.Array))
		default:
			store64(addr+s.device, x.Addr)
		}
		put(s.pitch, x.Pitch)
		put(s.height, x.Height)
	}
	side(&b.src, &k.Src)
	side(&b.dst, &k.Dst)
	put(b.width, k.Width)
	put(b.height, k.Height)
	put(b.depth, k.Depth)
}

// graphMemcpyNodeGetParams fills a CUDA_MEMCPY3D.
func graphMemcpyNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	k, ok := n.Params.(cudriver.Copy3D)
	if !ok {
		return cudriver.InvalidValue
	}
	clear(bytesAt(c.args[1], 200))
	copy3D.write(c, c.args[1], &k)
	return success
}

// graphHostNodeGetParams fills a CUDA_HOST_NODE_PARAMS.
func graphHostNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	h, ok := n.Params.(cudriver.HostCall)
	if !ok {
		return cudriver.InvalidValue
	}
	store64(c.args[1], h.Function)
	store64(c.args[1]+8, h.Data)
	return success
}

// graphNodeGetParams fills a CUgraphNodeParams.
func graphNodeGetParams(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r != success {
		return r
	}
	p := c.args[1]
	clear(bytesAt(p, 256))
	store32(p, uint32(n.Kind))
	inner := *c
	args := *c.args
	inner.args = &args
	args[1] = p + nodeParamsAt
	handlers := map[cudriver.NodeKind]func(*call) result{
		cudriver.NodeKernel: graphKernelNodeGetParams, cudriver.NodeMemset: graphMemsetNodeGetParams, cudriver.NodeHost: graphHostNodeGetParams,
		cudriver.NodeGraph: graphChildGraphNodeGetGraph, cudriver.NodeEventRecord: graphEventRecordNodeGetEvent, cudriver.NodeEventWait: graphEventWaitNodeGetEvent,
		cudriver.NodeAlloc: graphMemAllocNodeGetParams, cudriver.NodeFree: graphMemFreeNodeGetParams, cudriver.NodeMemOp: graphBatchMemOpNodeGetParams,
	}
	switch f := handlers[n.Kind]; {
	case n.Kind == cudriver.NodeMemcpy:
		args[1] += 16
		return graphMemcpyNodeGetParams(&inner)
	case f != nil:
		return f(&inner)
	}
	return success
}

func graphNodeGetContainingGraph(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r == success {
		c.object(1, n.Graph)
	}
	return r
}

func graphNodeGetLocalId(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r == success {
		c.put32(1, n.Number())
	}
	return r
}

// graphNodeGetToolsId stores a number that no other node has: those of the graph and of the node in it.
func graphNodeGetToolsId(c *call) result {
	n, r := get[*cudriver.Node](c, 0)
	if r == success {
		c.put64(1, n.Graph.ID<<32|uint64(n.Number()))
	}
	return r
}

func graphGetId(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	if r == success {
		c.put32(1, uint32(g.ID))
	}
	return r
}

func graphExecGetId(c *call) result {
	x, r := get[*cudriver.Exec](c, 0)
	if r == success {
		c.put32(1, uint32(x.ID))
	}
	return r
}

// userObjectCreate takes a pointer and the function that gets it after the last reference; the only flag must be set.
func userObjectCreate(c *call) result {
	const withoutSynchronization = 1
	if c.u(4) != withoutSynchronization {
		return cudriver.InvalidValue
	}
	f, data, call := c.args[2], c.args[1], c.lib.host.Call
	var o *cudriver.UserObject
	o, r := cudriver.NewUserObject(c.u(3), func() {
		call(f, data)
		c.lib.forget(o)
	})
	if r == success {
		c.object(0, o)
	}
	return r
}

func userObjectRetain(c *call) result {
	o, r := get[*cudriver.UserObject](c, 0)
	if r != success {
		return cudriver.InvalidValue
	}
	return o.Retain(c.u(1))
}

func userObjectRelease(c *call) result {
	o, r := get[*cudriver.UserObject](c, 0)
	if r != success {
		return cudriver.InvalidValue
	}
	return o.Release(c.u(1))
}

// graphRetainUserObject takes graph, object, number of references, and the flag 1 if those are the caller's.
func graphRetainUserObject(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	o, s := get[*cudriver.UserObject](c, 1)
	if r != success || s != success || c.u(3) > 1 {
		return cudriver.InvalidValue
	}
	return g.RetainUser(o, int(int32(c.u(2))), c.u(3) == 1)
}

func graphReleaseUserObject(c *call) result {
	g, r := get[*cudriver.Graph](c, 0)
	o, s := get[*cudriver.UserObject](c, 1)
	if r != success || s != success {
		return cudriver.InvalidValue
	}
	return g.ReleaseUser(o, int(int32(c.u(2))))
}

// poolDevice reads a CUmemLocation of a device, and checks the type of allocations, which must be pinned.
func (c *call) poolDevice(location, kind int) (*cudriver.Device, result) {
	if c.u(kind) != 1 {
		return nil, cudriver.InvalidValue
	}
	return c.location(c.args[location])
}

func memGetDefaultMemPool(c *call) result {
	d, r := c.poolDevice(1, 2)
	if r == success {
		first, _ := d.Pools()
		c.object(0, first)
	}
	return r
}

func memGetMemPool(c *call) result {
	d, r := c.poolDevice(1, 2)
	if r == success {
		_, current := d.Pools()
		c.object(0, current)
	}
	return r
}

func memSetMemPool(c *call) result {
	d, r := c.poolDevice(0, 1)
	p, s := get[*cudriver.Pool](c, 2)
	if r = first(r, s); r != success {
		return r
	}
	return d.SetPool(p)
}
