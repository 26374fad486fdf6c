package libcuda

import "gonvvm/internal/cudriver"

// Virtual memory management.

// props reads a CUmemAllocationProp: the type of the allocation, which must be pinned, the types of handles, the location, and flags.
func (c *call) props(p uint64) (m cudriver.MemoryProps, r result) {
	const pinned = 1
	m = cudriver.MemoryProps{Place: place(p + 8), Handles: load32(p + 4), Flags: load64(p + 24)}
	if load32(p) != pinned {
		return m, cudriver.InvalidValue
	}
	return m, c.drv.CheckProps(&m)
}

// place reads a CUmemLocation.
func place(p uint64) cudriver.Location {
	return cudriver.Location{Kind: load32(p), ID: int(int32(load32(p + 4)))}
}

func memGetAllocationGranularity(c *call) result {
	if _, r := c.props(c.args[1]); r != success || c.u(2) > 1 {
		return first(r, cudriver.InvalidValue)
	}
	c.put64(0, cudriver.Granularity)
	return success
}

func memCreate(c *call) result {
	props, r := c.props(c.args[2])
	if r != success || c.args[3] != 0 {
		return first(r, cudriver.InvalidValue)
	}
	m, r := c.drv.CreateMemory(c.args[1], props)
	if r == success {
		c.object(0, m)
	}
	return r
}

// handleOfMemory returns the memory that argument i is a handle of.
func (c *call) handleOfMemory(i int) (*cudriver.Memory, result) {
	m, r := get[*cudriver.Memory](c, i)
	if r != success {
		return nil, cudriver.InvalidValue
	}
	return m, success
}

func memRelease(c *call) result {
	m, r := c.handleOfMemory(0)
	if r == success && m.Release() {
		c.lib.forget(m)
	}
	return r
}

func memRetainAllocationHandle(c *call) result {
	m, r := c.drv.RetainMemory(c.args[1])
	if r == success {
		c.object(0, m)
	}
	return r
}

func memGetAllocationPropertiesFromHandle(c *call) result {
	m, r := c.handleOfMemory(1)
	if r != success {
		return r
	}
	p := c.args[0]
	store32(p, 1)
	store32(p+4, m.Props.Handles)
	store32(p+8, m.Props.Place.Kind)
	store32(p+12, uint32(m.Props.Place.ID))
	store64(p+16, 0)
	store64(p+24, m.Props.Flags)
	return success
}

func memAddressReserve(c *call) result {
	if c.args[4] != 0 {
		return cudriver.InvalidValue
	}
	addr, r := c.drv.Reserve(c.args[1], c.args[2], c.args[3])
	if r == success {
		c.put64(0, addr)
	}
	return r
}

func memAddressFree(c *call) result { return c.drv.FreeAddresses(c.args[0], c.args[1]) }

func memMap(c *call) result {
	m, r := c.handleOfMemory(3)
	if r != success || c.args[4] != 0 {
		return first(r, cudriver.InvalidValue)
	}
	return c.drv.MapMemory(c.args[0], c.args[1], c.args[2], m)
}

func memUnmap(c *call) result { return c.drv.UnmapMemory(c.args[0], c.args[1]) }

// memSetAccess reads a list of CUmemAccessDesc: a location and flags.
func memSetAccess(c *call) result {
	if c.args[3] == 0 || c.args[3] > 1024 {
		return cudriver.InvalidValue
	}
	var list []cudriver.LocatedAccess
	for i := range c.args[3] {
		p := c.args[2] + 12*i
		list = append(list, cudriver.LocatedAccess{Place: place(p), Access: cudriver.Access(load32(p + 8))})
	}
	return c.drv.SetAccess(c.args[0], c.args[1], list)
}

func memGetAccess(c *call) result {
	a, r := c.drv.GetAccess(place(c.args[1]), c.args[2])
	if r == success {
		c.put64(0, uint64(a))
	}
	return r
}

func memExportToShareableHandle(c *call) result {
	m, r := c.handleOfMemory(1)
	if r != success || c.args[3] != 0 {
		return first(r, cudriver.InvalidValue)
	}
	file, r := m.Export(c.u(2))
	if r == success {
		c.put32(0, uint32(file))
	}
	return r
}

// memImportFromShareableHandle takes a file descriptor in the place of a pointer.
func memImportFromShareableHandle(c *call) result {
	m, r := c.drv.ImportMemory(c.i(1), c.u(2))
	if r == success {
		c.object(0, m)
	}
	return r
}
