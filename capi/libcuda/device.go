package libcuda

import (
	"encoding/binary"
	"fmt"

	"gonvvm/internal/cudriver"
)

type result = cudriver.Result

const success = cudriver.Success

func initDriver(c *call) result {
	if c.args[0] != 0 {
		return cudriver.InvalidValue
	}
	l := c.lib
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.drv == nil {
		d, err := l.host.Start()
		if err != nil {
			l.logf("cuInit: %v", err)
			return cudriver.NoDevice
		}
		l.drv = d
	}
	if l.drv.Devices() == 0 {
		return cudriver.NoDevice
	}
	l.ready.Store(l.drv)
	return success
}

// device returns the device that argument i names.
func (c *call) device(i int) (*cudriver.Device, result) { return c.drv.Device(c.i(i)) }

func deviceGet(c *call) result {
	_, r := c.device(1)
	if r == success {
		c.put32(0, c.u(1))
	}
	return r
}

func deviceGetCount(c *call) result {
	c.put32(0, uint32(c.drv.Devices()))
	return success
}

func deviceGetName(c *call) result {
	d, r := c.device(2)
	if r != success || c.i(1) <= 0 {
		return first(r, cudriver.InvalidValue)
	}
	putString(c.args[0], c.i(1), d.Model.Name)
	return success
}

// first returns the first of two results that is an error.
func first(a, b result) result {
	if a != success {
		return a
	}
	return b
}

func deviceGetUuid(c *call) result {
	d, r := c.device(1)
	if r == success {
		u := d.UUID()
		copy(bytesAt(c.args[0], 16), u[:])
	}
	return r
}

func deviceTotalMem(c *call) result {
	d, r := c.device(1)
	if r == success {
		c.put64(0, d.Spec.Memory)
	}
	return r
}

func deviceGetAttribute(c *call) result {
	d, r := c.device(2)
	if r != success {
		return r
	}
	v, ok := d.Attribute(c.i(1))
	if !ok {
		return cudriver.InvalidValue
	}
	c.put32(0, uint32(v))
	return success
}

// deviceGetProperties fills a CUdevprop: fourteen ints.
func deviceGetProperties(c *call) result {
	d, r := c.device(1)
	if r != success {
		return r
	}
	for i, id := range [...]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14} {
		v, _ := d.Attribute(id)
		store32(c.args[0]+4*uint64(i), uint32(v))
	}
	return success
}

func deviceComputeCapability(c *call) result {
	d, r := c.device(2)
	if r == success {
		c.put32(0, uint32(d.Model.CC/10))
		c.put32(1, uint32(d.Model.CC%10))
	}
	return r
}

func deviceGetTexture1DLinearMaxWidth(c *call) result {
	d, r := c.device(3)
	if r == success {
		v, _ := d.Attribute(69)
		c.put64(0, uint64(v))
	}
	return r
}

func deviceGetByPCIBusId(c *call) result {
	var domain, bus, slot int
	name := cudriver.StringAt(c.args[1])
	if n, _ := fmt.Sscanf(name, "%x:%x:%x", &domain, &bus, &slot); n != 3 {
		if n, _ = fmt.Sscanf(name, "%x:%x", &bus, &slot); n != 2 {
			return cudriver.InvalidValue
		}
	}
	if _, r := c.drv.Device(bus - 1); r != success || domain != 0 || slot != 0 {
		return cudriver.InvalidDevice
	}
	c.put32(0, uint32(bus-1))
	return success
}

func deviceGetPCIBusId(c *call) result {
	d, r := c.device(2)
	if r != success || c.i(1) <= 0 {
		return first(r, cudriver.InvalidValue)
	}
	putString(c.args[0], c.i(1), fmt.Sprintf("0000:%02x:00.0", d.Ordinal+1))
	return success
}

func deviceCanAccessPeer(c *call) result {
	a, r := c.device(1)
	b, s := c.device(2)
	if r = first(r, s); r == success {
		c.put32(0, bit(a.CanAccess(b)))
	}
	return r
}

// The attributes of a pair of devices (CUdevice_P2PAttribute).
const (
	p2pRank           = 1
	p2pAccess         = 2
	p2pAtomics        = 3
	p2pArrays         = 4
	p2pPartialAtomics = 5
)

func deviceGetP2PAttribute(c *call) result {
	a, r := c.device(2)
	b, s := c.device(3)
	if r = first(r, s); r != success || a == b {
		return first(r, cudriver.InvalidDevice)
	}
	switch c.u(1) {
	case p2pRank:
		c.put32(0, 0)
	case p2pAccess, p2pAtomics, p2pArrays, p2pPartialAtomics:
		c.put32(0, bit(a.CanAccess(b)))
	default:
		return cudriver.InvalidValue
	}
	return success
}

func deviceGetExecAffinitySupport(c *call) result {
	if _, r := c.device(2); r != success || c.u(1) != 0 {
		return first(r, cudriver.InvalidValue)
	}
	c.put32(0, 0)
	return success
}

func devicePrimaryCtxRetain(c *call) result {
	d, r := c.device(1)
	if r == success {
		c.object(0, d.Retain())
	}
	return r
}

func devicePrimaryCtxRelease(c *call) result {
	d, r := c.device(0)
	if r == success {
		r = d.Release()
	}
	return r
}

func devicePrimaryCtxReset(c *call) result {
	d, r := c.device(0)
	if r == success {
		d.ResetPrimary()
	}
	return r
}

func devicePrimaryCtxSetFlags(c *call) result {
	d, r := c.device(0)
	if r == success {
		r = d.SetPrimaryFlags(c.u(1))
	}
	return r
}

func devicePrimaryCtxGetState(c *call) result {
	d, r := c.device(0)
	if r == success {
		flags, active := d.PrimaryState()
		c.put32(1, flags)
		c.put32(2, bit(active))
	}
	return r
}

func bit(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

func deviceGetMemPool(c *call) result {
	return c.pools(func(_, current *cudriver.Pool) *cudriver.Pool { return current })
}

func deviceGetDefaultMemPool(c *call) result {
	return c.pools(func(first, _ *cudriver.Pool) *cudriver.Pool { return first })
}

func (c *call) pools(choose func(first, current *cudriver.Pool) *cudriver.Pool) result {
	d, r := c.device(1)
	if r == success {
		c.object(0, choose(d.Pools()))
	}
	return r
}

func deviceSetMemPool(c *call) result {
	d, r := c.device(0)
	if r != success {
		return r
	}
	p, r := get[*cudriver.Pool](c, 1)
	if r != success {
		return r
	}
	return d.SetPool(p)
}

func memPoolTrimTo(c *call) result {
	_, r := get[*cudriver.Pool](c, 0)
	return r
}

func memPoolGetAttribute(c *call) result {
	p, r := get[*cudriver.Pool](c, 0)
	if r != success {
		return r
	}
	v, wide, r := p.Attribute(c.i(1))
	switch {
	case r != success:
	case wide:
		c.put64(2, v)
	default:
		c.put32(2, uint32(v))
	}
	return r
}

func memPoolSetAttribute(c *call) result {
	p, r := get[*cudriver.Pool](c, 0)
	if r != success {
		return r
	}
	_, wide, r := p.Attribute(c.i(1))
	if r != success {
		return r
	}
	v := uint64(load32(c.args[2]))
	if wide {
		v = load64(c.args[2])
	}
	return p.SetAttribute(c.i(1), v)
}

// location reads a CUmemLocation: a type, of which 1 is a device, and a number.
func (c *call) location(addr uint64) (*cudriver.Device, result) {
	if kind := load32(addr); kind != 1 {
		return nil, cudriver.InvalidValue
	}
	return c.drv.Device(int(int32(load32(addr + 4))))
}

// memPoolCreate reads a CUmemPoolProps: the type of allocations, which must be pinned, the types of handles, and the location.
func memPoolCreate(c *call) result {
	p := bytesAt(c.args[1], 16)
	if binary.LittleEndian.Uint32(p) != 1 {
		return cudriver.InvalidValue
	}
	d, r := c.location(c.args[1] + 8)
	if r != success {
		return r
	}
	pool, r := d.NewPool(binary.LittleEndian.Uint32(p[4:]))
	if r == success {
		c.object(0, pool)
	}
	return r
}

func memPoolDestroy(c *call) result {
	p, r := get[*cudriver.Pool](c, 0)
	if r != success {
		return r
	}
	if r = p.Close(); r == success {
		c.lib.forget(p)
	}
	return r
}

// memPoolSetAccess takes a list of CUmemAccessDesc: a location and flags, 0 for no access, 3 for reads and writes.
func memPoolSetAccess(c *call) result {
	p, r := get[*cudriver.Pool](c, 0)
	if r != success || c.args[2] > 64 {
		return first(r, cudriver.InvalidValue)
	}
	for i := range c.args[2] {
		d, r := c.location(c.args[1] + 12*i)
		if r != success {
			return r
		}
		flags := load32(c.args[1] + 12*i + 8)
		if flags != 0 && flags != 3 {
			return cudriver.InvalidValue
		}
		if r := p.SetAccess(d, flags != 0); r != success {
			return r
		}
	}
	return success
}

func memPoolGetAccess(c *call) result {
	p, r := get[*cudriver.Pool](c, 1)
	if r != success {
		return r
	}
	d, r := c.location(c.args[2])
	if r == success {
		c.put32(0, 3*bit(p.Access(d))) // read and write
	}
	return r
}
