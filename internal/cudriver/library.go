package cudriver

import "sync"

// Library is code that is loaded into each context when it is first used there (CUlibrary).
type Library struct {
	drv     *Driver
	image   []byte
	mu      sync.Mutex
	modules map[*Context]*Module
	kernels map[string]*Kernel
	names   []string
}

// Kernel is a kernel of a library, which stands for a function in each context.
type Kernel struct {
	Library *Library
	Name    string
}

// LoadLibrary reads an image. The context, if there is one, gets it at once, so that the log of errors is complete.
func (d *Driver) LoadLibrary(image []byte, c *Context) (l *Library, log string, r Result) {
	l = &Library{drv: d, image: append([]byte(nil), image...), modules: map[*Context]*Module{}, kernels: map[string]*Kernel{}}
	if c != nil {
		m, log, r := c.Load(l.image)
		if r != Success {
			return nil, log, r
		}
		l.modules[c], l.names = m, m.Kernels()
		return l, "", Success
	}
	dev, r := d.Device(0)
	if r != Success {
		return nil, "", NoDevice
	}
	text, r, log := ptxOf(l.image, dev.SM())
	if r != Success {
		return nil, log, r
	}
	m, log, r := assemble(text, 0)
	if r != Success {
		return nil, log, r
	}
	for i := range m.Funcs {
		if f := &m.Funcs[i]; f.Entry && f.Defined {
			l.names = append(l.names, m.Names.Get(f.Name))
		}
	}
	return l, "", Success
}

// Unload removes the library from all contexts.
func (l *Library) Unload() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for c, m := range l.modules {
		if !c.closed.Load() {
			m.Unload()
		}
	}
	l.modules = map[*Context]*Module{}
}

// Module returns the library's module in a context.
func (l *Library) Module(c *Context) (*Module, Result) {
	if r := c.State(); r != Success {
		return nil, r
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.modules[c]; m != nil {
		return m, Success
	}
	m, _, r := c.Load(l.image)
	if r == Success {
		l.modules[c] = m
	}
	return m, r
}

// Kernel returns a kernel by its name.
func (l *Library) Kernel(name string) (*Kernel, Result) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if k := l.kernels[name]; k != nil {
		return k, Success
	}
	for _, n := range l.names {
		if n == name {
			k := &Kernel{Library: l, Name: name}
			l.kernels[name] = k
			return k, Success
		}
	}
	return nil, NotFound
}

// Names returns the names of the library's kernels.
func (l *Library) Names() []string { return l.names }

// Function returns the kernel in a context.
func (k *Kernel) Function(c *Context) (*Function, Result) {
	m, r := k.Library.Module(c)
	if r != Success {
		return nil, r
	}
	return m.Function(k.Name)
}
