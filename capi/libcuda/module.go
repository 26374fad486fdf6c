package libcuda

import (
	"gonvvm/internal/cudriver"
	"gonvvm/internal/target"
)

// The options of the just-in-time compiler that have an effect (CUjit_option). All others are accepted.
const (
	jitInfoLog   = 3
	jitInfoSize  = 4
	jitErrorLog  = 5
	jitErrorSize = 6
	jitTarget    = 9
	jitEnd       = 40
)

// logBuffer is a buffer of the program for messages. The number of bytes written goes where the program gave its size.
type logBuffer struct {
	text, size uint64
	room       int
}

func (b *logBuffer) write(s string) {
	if b.text == 0 || b.room == 0 {
		return
	}
	k := min(len(s), b.room-1)
	copy(bytesAt(b.text, uint64(k)), s)
	bytesAt(b.text, uint64(k)+1)[k] = 0
	store64(b.size, uint64(k))
}

// options reads two lists of n options and their values. Values are in the list of pointers as they are.
func (c *call) options(n, keys, values int) (*cudriver.JIT, result) {
	var info, errors logBuffer
	j := &cudriver.JIT{}
	count := uint64(c.u(n))
	if count > 0 && (c.args[keys] == 0 || c.args[values] == 0) || count > 64 {
		return nil, cudriver.InvalidValue
	}
	for i := range count {
		value := c.args[values] + 8*i
		switch key := load32(c.args[keys] + 4*i); key {
		case jitInfoLog:
			info.text = load64(value)
		case jitInfoSize:
			info.size, info.room = value, int(load32(value))
		case jitErrorLog:
			errors.text = load64(value)
		case jitErrorSize:
			errors.size, errors.room = value, int(load32(value))
		case jitTarget:
			j.Target = target.MakeSM(int(load32(value)%1000), 0)
		default:
			if key >= jitEnd {
				return nil, cudriver.InvalidValue
			}
		}
	}
	info.write("")
	errors.write("")
	j.Info, j.Error = info.write, errors.write
	return j, success
}

func moduleLoadData(c *call) result { return c.load(&cudriver.JIT{}) }

func moduleLoadFatBinary(c *call) result { return c.load(&cudriver.JIT{}) }

func moduleLoadDataEx(c *call) result {
	j, r := c.options(2, 3, 4)
	if r != success {
		return r
	}
	return c.load(j)
}

func (c *call) load(j *cudriver.JIT) result {
	image, r := cudriver.ImageAt(c.args[1])
	if r != success {
		return r
	}
	return c.loadImage(image, j)
}

func (c *call) loadImage(image []byte, j *cudriver.JIT) result {
	m, log, r := c.ctx.Load(image)
	if r != success {
		if j.Error != nil {
			j.Error(log)
		}
		return r
	}
	c.object(0, m)
	return success
}

func moduleLoad(c *call) result {
	image, r := c.file(1)
	if r != success {
		return r
	}
	return c.loadImage(image, &cudriver.JIT{})
}

// file reads the file whose name argument i points to.
func (c *call) file(i int) ([]byte, result) {
	image, err := c.lib.host.ReadFile(cudriver.StringAt(c.args[i]))
	if err != nil {
		c.lib.logf("%v", err)
		return nil, cudriver.FileNotFound
	}
	return image, success
}

func moduleUnload(c *call) result {
	m, r := get[*cudriver.Module](c, 0)
	if r != success {
		return r
	}
	c.lib.forget(m)
	return m.Unload()
}

// member stores the handle of a part of the module or library in argument 1, which find finds by the name in argument 2.
func member[M, T any](c *call, find func(M, string) (T, result)) result {
	m, r := get[M](c, 1)
	if r != success {
		return r
	}
	o, r := find(m, cudriver.StringAt(c.args[2]))
	if r == success {
		c.object(0, o)
	}
	return r
}

func moduleGetFunction(c *call) result { return member(c, (*cudriver.Module).Function) }

func moduleGetGlobal(c *call) result {
	m, r := get[*cudriver.Module](c, 2)
	if r != success {
		return r
	}
	return c.global(m)
}

func (c *call) global(m *cudriver.Module) result {
	addr, size, r := m.Global(cudriver.StringAt(c.args[3]))
	if r == success {
		c.put64(0, addr)
		c.put64(1, size)
	}
	return r
}

func moduleGetFunctionCount(c *call) result {
	m, r := get[*cudriver.Module](c, 1)
	if r == success {
		c.put32(0, uint32(len(m.Kernels())))
	}
	return r
}

func moduleEnumerateFunctions(c *call) result {
	m, r := get[*cudriver.Module](c, 2)
	if r != success {
		return r
	}
	for i, name := range m.Kernels() {
		if i >= int(c.u(1)) {
			break
		}
		f, r := m.Function(name)
		if r != success {
			return r
		}
		store64(c.args[0]+8*uint64(i), c.lib.handle(f))
	}
	return success
}

func moduleGetLoadingMode(c *call) result {
	c.put32(0, 1) // eager
	return success
}

// The linker.

func linkCreate(c *call) result {
	j, r := c.options(0, 1, 2)
	if r == success {
		c.object(3, c.ctx.NewLinker(j))
	}
	return r
}

func linkAddData(c *call) result {
	l, r := get[*cudriver.Linker](c, 0)
	if r != success {
		return r
	}
	if c.args[3] > 1<<32 {
		return cudriver.InvalidValue
	}
	return l.Add(int(c.u(1)), bytesAt(c.args[2], c.args[3]), c.text(4))
}

// text returns the string that argument i points to, "" for NULL.
func (c *call) text(i int) string {
	if c.args[i] == 0 {
		return ""
	}
	return cudriver.StringAt(c.args[i])
}

func linkAddFile(c *call) result {
	l, r := get[*cudriver.Linker](c, 0)
	if r != success {
		return r
	}
	data, r := c.file(2)
	if r != success {
		return r
	}
	return l.Add(int(c.u(1)), data, c.text(2))
}

func linkComplete(c *call) result {
	l, r := get[*cudriver.Linker](c, 0)
	if r != success {
		return r
	}
	image, r := l.Complete()
	if r == success {
		c.put64(1, addressOf(image))
		c.put64(2, uint64(len(image)))
	}
	return r
}

func linkDestroy(c *call) result {
	l, r := get[*cudriver.Linker](c, 0)
	if r == success {
		c.lib.forget(l)
	}
	return r
}

// Libraries.

func libraryLoadData(c *call) result {
	image, r := cudriver.ImageAt(c.args[1])
	if r != success {
		return r
	}
	return c.loadLibrary(image)
}

func libraryLoadFromFile(c *call) result {
	image, r := c.file(1)
	if r != success {
		return r
	}
	return c.loadLibrary(image)
}

func (c *call) loadLibrary(image []byte) result {
	j, r := c.options(4, 2, 3)
	if r != success {
		return r
	}
	x, _ := c.thread.Live()
	l, log, r := c.drv.LoadLibrary(image, x)
	if r != success {
		j.Error(log)
		return r
	}
	c.object(0, l)
	return success
}

func libraryUnload(c *call) result {
	l, r := get[*cudriver.Library](c, 0)
	if r == success {
		c.lib.forget(l)
		l.Unload()
	}
	return r
}

func libraryGetKernel(c *call) result { return member(c, (*cudriver.Library).Kernel) }

func libraryGetModule(c *call) result {
	l, r := get[*cudriver.Library](c, 1)
	if r != success {
		return r
	}
	m, r := l.Module(c.ctx)
	if r == success {
		c.object(0, m)
	}
	return r
}

func libraryGetKernelCount(c *call) result {
	l, r := get[*cudriver.Library](c, 1)
	if r == success {
		c.put32(0, uint32(len(l.Names())))
	}
	return r
}

func libraryEnumerateKernels(c *call) result {
	l, r := get[*cudriver.Library](c, 2)
	if r != success {
		return r
	}
	for i, name := range l.Names() {
		if i >= int(c.u(1)) {
			break
		}
		k, _ := l.Kernel(name)
		store64(c.args[0]+8*uint64(i), c.lib.handle(k))
	}
	return success
}

func libraryGetGlobal(c *call) result {
	l, r := get[*cudriver.Library](c, 2)
	if r != success {
		return r
	}
	m, r := l.Module(c.ctx)
	if r != success {
		return r
	}
	return c.global(m)
}

// libraryGetManaged finds no variable: PTX marks managed ones, which are kept as global ones here.
func libraryGetManaged(c *call) result { return libraryGetGlobal(c) }
