package libcuda

import (
	"gonvvm/internal/cudriver"
	"gonvvm/internal/emu"
)

// function returns the function of the handle in argument i. A kernel of a library denotes its function in the current
// context.
func (c *call) function(i int) (*cudriver.Function, result) { return c.functionOf(c.args[i]) }

func (c *call) functionOf(h uint64) (*cudriver.Function, result) {
	if k, r := lookup[*cudriver.Kernel](c, h); r == success {
		return k.Function(c.ctx)
	}
	return lookup[*cudriver.Function](c, h)
}

// kernel returns the function of the kernel of argument i, in the current context or else in the primary one of a device.
func (c *call) kernel(i int, dev int) (*cudriver.Function, result) {
	k, r := get[*cudriver.Kernel](c, i)
	if r != success {
		return nil, r
	}
	if x, r := c.thread.Live(); r == success && (dev < 0 || x.Dev.Ordinal == dev) {
		return k.Function(x)
	}
	d, r := c.drv.Device(max(dev, 0))
	if r != success {
		return nil, r
	}
	return k.Function(d.Retain())
}

func (c *call) attributeOf(f *cudriver.Function, r result) result {
	if r != success {
		return r
	}
	v, r := f.Attribute(c.i(1))
	if r == success {
		c.put32(0, uint32(v))
	}
	return r
}

func funcGetAttribute(c *call) result { return c.attributeOf(c.function(2)) }

func kernelGetAttribute(c *call) result { return c.attributeOf(c.kernel(2, c.i(3))) }

func funcSetAttribute(c *call) result {
	f, r := c.function(0)
	if r != success {
		return r
	}
	return f.SetAttribute(c.i(1), c.i(2))
}

func kernelSetAttribute(c *call) result {
	f, r := c.kernel(2, c.i(3))
	if r != success {
		return r
	}
	return f.SetAttribute(c.i(0), c.i(1))
}

// preference checks a setting without effect: its function and its largest value.
func (c *call) preference(r result, v, most uint32) result {
	if r != success || v > most {
		return first(r, cudriver.InvalidValue)
	}
	return success
}

func funcSetCacheConfig(c *call) result {
	_, r := c.function(0)
	return c.preference(r, c.u(1), 3)
}

func funcSetSharedMemConfig(c *call) result {
	_, r := c.function(0)
	return c.preference(r, c.u(1), 2)
}

func kernelSetCacheConfig(c *call) result {
	_, r := c.kernel(0, c.i(1))
	return c.preference(r, c.u(2), 3)
}

func funcGetModule(c *call) result {
	f, r := c.function(1)
	if r == success {
		c.object(0, f.Module())
	}
	return r
}

// name stores the address of a NUL-terminated name, which lives as long as the library.
func (c *call) name(object any, name string) {
	b, _ := c.lib.lists.LoadOrStore(object, append([]byte(name), 0))
	c.put64(0, addressOf(b.([]byte)))
}

func funcGetName(c *call) result {
	f, r := c.function(1)
	if r == success {
		c.name(f, f.Name())
	}
	return r
}

func kernelGetName(c *call) result {
	k, r := get[*cudriver.Kernel](c, 1)
	if r == success {
		c.name(k, k.Name)
	}
	return r
}

func (c *call) paramInfo(f *cudriver.Function, r result) result {
	if r != success {
		return r
	}
	p := f.Params()
	if c.args[1] >= uint64(len(p)) {
		return cudriver.InvalidValue
	}
	c.put64(2, uint64(p[c.args[1]].Offset))
	c.put64(3, uint64(p[c.args[1]].Size))
	return success
}

func funcGetParamInfo(c *call) result   { return c.paramInfo(c.function(0)) }
func kernelGetParamInfo(c *call) result { return c.paramInfo(c.kernel(0, -1)) }

func (c *call) paramCount(f *cudriver.Function, r result) result {
	if r == success {
		c.put64(1, uint64(len(f.Params())))
	}
	return r
}

func funcGetParamCount(c *call) result   { return c.paramCount(c.function(0)) }
func kernelGetParamCount(c *call) result { return c.paramCount(c.kernel(0, -1)) }

func funcIsLoaded(c *call) result {
	_, r := c.function(1)
	if r == success {
		c.put32(0, 1)
	}
	return r
}

func funcLoad(c *call) result {
	_, r := c.function(0)
	return r
}

func kernelGetFunction(c *call) result {
	k, r := get[*cudriver.Kernel](c, 1)
	if r != success {
		return r
	}
	f, r := k.Function(c.ctx)
	if r == success {
		c.object(0, f)
	}
	return r
}

func kernelGetLibrary(c *call) result {
	k, r := get[*cudriver.Kernel](c, 1)
	if r == success {
		c.object(0, k.Library)
	}
	return r
}

// The parts of the list "extra" of a launch.
const (
	extraEnd    = 0
	extraBuffer = 1
	extraSize   = 2
)

// params makes the block of parameters of a launch: from a list of pointers to the values, or from a buffer that the list extra names.
func params(f *cudriver.Function, list, extra uint64) ([]byte, result) {
	block := make([]byte, f.ParamBytes())
	switch {
	case len(block) == 0:
		return block, success
	case list != 0 && extra != 0, list == 0 && extra == 0:
		return nil, cudriver.InvalidValue
	case extra != 0:
		return block, fromExtra(block, extra)
	}
	for i, p := range f.Params() {
		at := load64(list + 8*uint64(i))
		if at == 0 {
			return nil, cudriver.InvalidValue
		}
		copyParam(block, &p, at)
	}
	return block, success
}

func copyParam(block []byte, p *emu.Param, at uint64) {
	copy(block[p.Offset:p.Offset+p.Size], bytesAt(at, uint64(p.Size)))
}

func fromExtra(block []byte, extra uint64) result {
	var buffer, size uint64
	for ; ; extra += 16 {
		value := load64(extra + 8)
		switch load64(extra) {
		case extraEnd:
			if buffer == 0 || size < uint64(len(block)) {
				return cudriver.InvalidValue
			}
			copy(block, bytesAt(buffer, uint64(len(block))))
			return success
		case extraBuffer:
			buffer = value
		case extraSize:
			if value == 0 {
				return cudriver.InvalidValue
			}
			size = load64(value)
		default:
			return cudriver.InvalidValue
		}
	}
}

// dims reads three numbers from arguments.
func (c *call) dims(i int) [3]int {
	return [3]int{int(c.u(i)), int(c.u(i + 1)), int(c.u(i + 2))}
}

func (c *call) launch(cooperative bool, extra uint64) result {
	f, r := c.function(0)
	if r != success {
		return r
	}
	s, r := c.stream(8)
	if r != success {
		return r
	}
	l := cudriver.Launch{Grid: c.dims(1), Block: c.dims(4), Shared: int(c.u(7)), Cooperative: cooperative, Origin: c.origin()}
	if l.Params, r = params(f, c.args[9], extra); r != success {
		return r
	}
	return s.Launch(f, l)
}

func launchKernel(c *call) result            { return c.launch(false, c.args[10]) }
func launchCooperativeKernel(c *call) result { return c.launch(true, 0) }

// The attributes of a launch that have an effect (CUlaunchAttributeID), and the number after the last.
const (
	launchCooperative = 2
	launchCluster     = 4
	launchAttributes  = 24
)

// config reads a CUlaunchConfig: three numbers each for grid and block, dynamic shared memory, stream, and a list of attributes.
func config(addr uint64) (l cudriver.Launch, r result) {
	three := func(at uint64) [3]int {
		return [3]int{int(load32(at)), int(load32(at + 4)), int(load32(at + 8))}
	}
	l = cudriver.Launch{Grid: three(addr), Block: three(addr + 12), Shared: int(load32(addr + 24))}
	list, n := load64(addr+40), load32(addr+48)
	if n > 0 && list == 0 || n > 64 {
		return l, cudriver.InvalidValue
	}
	const size, value = 72, 8
	for i := range uint64(n) {
		a := list + size*i
		switch id := load32(a); {
		case id == launchCooperative:
			l.Cooperative = load32(a+value) != 0
		case id == launchCluster:
			l.Cluster = three(a + value)
		case id >= launchAttributes:
			return l, cudriver.InvalidValue
		}
	}
	return l, success
}

func launchKernelEx(c *call) result {
	f, r := c.function(1)
	if r != success {
		return r
	}
	l, r := config(c.args[0])
	if r != success {
		return r
	}
	l.Origin = c.origin()
	c.args[11] = load64(c.args[0] + 32)
	s, r := c.stream(11)
	if r != success {
		return r
	}
	if l.Params, r = params(f, c.args[2], c.args[3]); r != success {
		return r
	}
	return s.Launch(f, l)
}

// Occupancy.

func occupancyMaxActiveBlocksPerMultiprocessor(c *call) result {
	f, r := c.function(1)
	if r != success {
		return r
	}
	n, r := f.Occupancy(c.i(2), c.args[3])
	if r == success {
		c.put32(0, uint32(n))
	}
	return r
}

func occupancyMaxActiveBlocksPerMultiprocessorWithFlags(c *call) result {
	if c.u(4) > 1 {
		return cudriver.InvalidValue
	}
	return occupancyMaxActiveBlocksPerMultiprocessor(c)
}

func occupancyMaxPotentialBlockSize(c *call) result {
	f, r := c.function(2)
	if r != success {
		return r
	}
	dynamic := func(int) uint64 { return c.args[4] }
	if ask := c.args[3]; ask != 0 {
		dynamic = func(n int) uint64 { return c.lib.host.CallSize(ask, n) }
	}
	blocks, block, r := f.BestBlock(dynamic, c.i(5))
	if r == success {
		c.put32(0, uint32(blocks))
		c.put32(1, uint32(block))
	}
	return r
}

func occupancyMaxPotentialBlockSizeWithFlags(c *call) result {
	if c.u(6) > 1 {
		return cudriver.InvalidValue
	}
	return occupancyMaxPotentialBlockSize(c)
}

func occupancyAvailableDynamicSMemPerBlock(c *call) result {
	f, r := c.function(1)
	if r != success {
		return r
	}
	n, r := f.DynamicRoom(c.i(2), c.i(3))
	if r == success {
		c.put64(0, n)
	}
	return r
}

// clusters stores the largest size of a cluster, or the number of clusters that run at the same time.
func (c *call) clusters(choose func(size, count int) int) result {
	f, r := c.function(1)
	if r != success {
		return r
	}
	l, r := config(c.args[2])
	if r != success {
		return r
	}
	size, count, r := f.Clusters(&l)
	if r == success {
		c.put32(0, uint32(choose(size, count)))
	}
	return r
}

func occupancyMaxPotentialClusterSize(c *call) result {
	return c.clusters(func(size, _ int) int { return size })
}

func occupancyMaxActiveClusters(c *call) result {
	return c.clusters(func(_, count int) int { return count })
}
