package libcuda

import "gonvvm/internal/cudriver"

func memGetInfo(c *call) result {
	free, total := c.ctx.Dev.MemoryInfo()
	c.put64(0, free)
	c.put64(1, total)
	return success
}

// allocated stores the address of an allocation.
func (c *call) allocated(addr uint64, r result) result {
	if r == success {
		c.put64(0, addr)
		c.drv.SetOrigin(addr, c.origin())
	}
	return r
}

// freed reports a call that frees an address without an allocation.
func (c *call) freed(r result) result {
	if r == cudriver.InvalidValue && c.args[0] != 0 {
		c.drv.ReportFree(c.args[0], c.origin(), r)
	}
	return r
}

func memAlloc(c *call) result        { return c.allocated(c.ctx.Alloc(c.args[1])) }
func memAllocManaged(c *call) result { return c.allocated(c.ctx.AllocManaged(c.args[1], c.u(2))) }
func memAllocHost(c *call) result    { return c.allocated(c.ctx.AllocHost(c.args[1], 0)) }
func memHostAlloc(c *call) result    { return c.allocated(c.ctx.AllocHost(c.args[1], c.u(2))) }

func memAllocPitch(c *call) result {
	addr, pitch, r := c.ctx.AllocPitch(c.args[2], c.args[3], c.u(4))
	if r = c.allocated(addr, r); r == success {
		c.put64(1, pitch)
	}
	return r
}

func memFree(c *call) result     { return c.freed(c.ctx.Free(c.args[0])) }
func memFreeHost(c *call) result { return c.freed(c.ctx.FreeHost(c.args[0])) }

func memHostRegister(c *call) result {
	r := c.ctx.Register(c.args[0], c.args[1], c.u(2))
	if r == success {
		c.drv.SetOrigin(c.args[0], c.origin())
	}
	return r
}

func memHostUnregister(c *call) result { return c.ctx.Unregister(c.args[0]) }

func memHostGetDevicePointer(c *call) result {
	if c.u(2) != 0 {
		return cudriver.InvalidValue
	}
	_, r := c.drv.HostRange(c.args[1])
	if r == success {
		c.put64(0, c.args[1])
	}
	return r
}

func memHostGetFlags(c *call) result {
	x, r := c.drv.HostRange(c.args[1])
	if r == success {
		c.put32(0, x.Flags)
	}
	return r
}

func memGetAddressRange(c *call) result {
	x, ok := c.drv.Find(c.args[2])
	if !ok {
		return cudriver.NotFound
	}
	c.put64(0, x.Addr)
	c.put64(1, x.Size)
	return success
}

func memAllocAsync(c *call) result {
	s, r := c.stream(2)
	if r != success {
		return r
	}
	return c.allocated(s.AllocAsync(c.args[1], nil))
}

func memAllocFromPoolAsync(c *call) result {
	p, r := get[*cudriver.Pool](c, 2)
	if r != success {
		return r
	}
	s, r := c.stream(3)
	if r != success {
		return r
	}
	return c.allocated(s.AllocAsync(c.args[1], p))
}

func memFreeAsync(c *call) result {
	s, r := c.stream(1)
	if r != success {
		return r
	}
	return c.freed(s.FreeAsync(c.args[0]))
}

// managed checks that a range is managed memory, about which a program gives advice.
func (c *call) managed(addr, n uint64) result {
	x, ok := c.drv.Find(addr)
	if !ok || n == 0 || n > x.Size-(addr-x.Addr) || x.Kind != cudriver.ManagedMemory {
		return cudriver.InvalidValue
	}
	return success
}

func memAdvise(c *call) result {
	if c.u(2) < 1 || c.u(2) > 6 {
		return cudriver.InvalidValue
	}
	return c.managed(c.args[0], c.args[1])
}

func memPrefetchAsync(c *call) result   { return c.prefetch(3) }
func memPrefetchAsyncTo(c *call) result { return c.prefetch(4) }

func (c *call) prefetch(stream int) result {
	_, r := c.stream(stream)
	return first(r, c.managed(c.args[0], c.args[1]))
}

// memRangeGetAttribute answers for managed memory that no advice is remembered of.
func memRangeGetAttribute(c *call) result {
	if r := c.managed(c.args[3], c.args[4]); r != success || c.args[1] == 0 || c.args[1]%4 != 0 || c.args[1] > 1024 {
		return first(r, cudriver.InvalidValue)
	}
	switch c.u(2) {
	case 1: // mostly read
		c.put32(0, 0)
	case 2, 3, 4: // preferred location, accessed by, last prefetch location: none
		none := int32(-2)
		for i := uint64(0); i < c.args[1]; i += 4 {
			store32(c.args[0]+i, uint32(none))
		}
	default:
		return cudriver.InvalidValue
	}
	return success
}

// The attributes of a pointer (CUpointer_attribute).
const (
	pointerContext   = 1
	pointerType      = 2
	pointerDevice    = 3
	pointerHost      = 4
	pointerSync      = 6
	pointerID        = 7
	pointerManaged   = 8
	pointerOrdinal   = 9
	pointerStart     = 11
	pointerSize      = 12
	pointerMapped    = 13
	pointerHandles   = 14
	pointerRDMA      = 15
	pointerAccess    = 16
	pointerPool      = 17
	pointerMapSize   = 18
	pointerMapStart  = 19
	pointerBlockID   = 20
	pointerHardware  = 21
	pointerAttribute = 22 // the number after the last
)

// attribute stores an attribute of a pointer; for memory that the driver does not know it fails, or stores 0 if zero says so.
func (c *call) attribute(to uint64, id uint32, p uint64, zero bool) result {
	if id < 1 || id >= pointerAttribute {
		return cudriver.InvalidValue
	}
	x, ok := c.drv.Find(p)
	if !ok {
		return c.unknownPointer(to, id, zero)
	}
	host := x.Kind == cudriver.HostMemory || x.Kind == cudriver.RegisteredMemory
	switch id {
	case pointerContext:
		h := uint64(0)
		if x.Context != nil {
			h = c.lib.handle(x.Context)
		}
		store64(to, h)
	case pointerType:
		store32(to, 2-bit(host)) // device or host
	case pointerDevice:
		store64(to, p)
	case pointerHost:
		if x.Kind == cudriver.DeviceMemory {
			return cudriver.InvalidValue
		}
		store64(to, p)
	case pointerID, pointerBlockID:
		store64(to, x.ID)
	case pointerManaged:
		store32(to, bit(x.Kind == cudriver.ManagedMemory))
	case pointerOrdinal:
		n := 0
		if x.Device != nil {
			n = x.Device.Ordinal
		}
		store32(to, uint32(n))
	case pointerStart, pointerMapStart:
		store64(to, x.Addr)
	case pointerSize, pointerMapSize:
		store64(to, x.Size)
	case pointerMapped:
		store32(to, 1)
	case pointerAccess:
		store32(to, 3)
	case pointerPool:
		h := uint64(0)
		if x.Pool != nil {
			h = c.lib.handle(x.Pool)
		}
		store64(to, h)
	case pointerHandles:
		store64(to, 0)
	case pointerSync, pointerRDMA, pointerHardware:
		store32(to, 0)
	default:
		return cudriver.NotSupported
	}
	return success
}

func (c *call) unknownPointer(to uint64, id uint32, zero bool) result {
	if !zero {
		return cudriver.InvalidValue
	}
	switch id {
	case pointerType, pointerSync, pointerManaged, pointerMapped, pointerRDMA, pointerAccess:
		store32(to, 0)
	case pointerOrdinal:
		none := int32(-2)
		store32(to, uint32(none))
	default:
		store64(to, 0)
	}
	return success
}

func pointerGetAttribute(c *call) result {
	return c.attribute(c.args[0], c.u(1), c.args[2], false)
}

func pointerGetAttributes(c *call) result {
	for i := range uint64(c.u(0)) {
		to := load64(c.args[2] + 8*i)
		if to == 0 {
			return cudriver.InvalidValue
		}
		if r := c.attribute(to, load32(c.args[1]+4*i), c.args[3], true); r == cudriver.InvalidValue {
			store64(to, 0)
		} else if r != success {
			return r
		}
	}
	return success
}

// pointerSetAttribute knows the attribute that makes operations on memory synchronous.
func pointerSetAttribute(c *call) result {
	if _, ok := c.drv.Find(c.args[2]); !ok || c.u(1) != pointerSync {
		return cudriver.InvalidValue
	}
	return success
}
