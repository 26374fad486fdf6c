package cudriver

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/target"
)

// Module is code that is loaded into a context.
type Module struct {
	ctx *Context
	emu *emu.Module
	src *ptx.Module

	gone      atomic.Bool // it was unloaded
	mu        sync.Mutex
	functions map[string]*Function
	textures  map[string]*TexRef
	surfaces  map[string]*SurfRef
}

// SM returns the architecture of the device, with the suffix that admits architecture-specific code.
func (d *Device) SM() target.SM {
	if d.Model.CC >= 90 {
		return target.MakeSM(d.Model.CC, 'a')
	}
	return target.MakeSM(d.Model.CC, 0)
}

// Load loads an image. The log says why it cannot be, in ptxas' words.
func (c *Context) Load(image []byte) (m *Module, log string, r Result) {
	if r := c.State(); r != Success {
		return nil, "", r
	}
	if m, log, r = c.load(image); r != Success {
		c.Dev.drv.log(log)
		return nil, log, r
	}
	c.mu.Lock()
	c.modules[m] = true
	c.mu.Unlock()
	c.Dev.addVariables(m)
	return m, "", Success
}

func (c *Context) load(image []byte) (m *Module, log string, r Result) {
	text, r, log := ptxOf(image, c.Dev.SM())
	if r != Success {
		return nil, log, r
	}
	text = append([]byte(nil), text...) // messages show its lines as long as the module lives
	src, log, r := assemble(text, c.Dev.SM())
	if r != Success {
		return nil, log, r
	}
	mod, err := c.Dev.emu.Load(src, "ptx", text)
	if err == nil {
		err = mod.Prepare(c.Dev.drv.opt.Tools&DefaultTools != 0)
	}
	if err != nil {
		return nil, errorLog(diag.Of(err)), OutOfMemory
	}
	if name := mod.Undefined(); name != "" {
		mod.Unload()
		return nil, "ptxas fatal   : Unresolved extern function '" + name + "'\n", InvalidPTX
	}
	return &Module{ctx: c, emu: mod, src: src, functions: map[string]*Function{}}, "", Success
}

// assemble reads and checks PTX for an architecture.
func assemble(text []byte, sm target.SM) (*ptx.Module, string, Result) {
	if v := versionOf(text); v > target.Newest {
		return nil, fmt.Sprintf("ptxas application ptx input, line 1; fatal   : Unsupported .version; the newest that this driver reads is %v\n", target.Newest), UnsupportedPTXVersion
	}
	m, err := ptx.Parse("ptx", text)
	if err != nil {
		return nil, errorLog(diag.Of(err)), InvalidPTX
	}
	list := ptxcheck.Check(m, &ptxcheck.Options{File: "ptx", Src: text, Arch: sm})
	var errs diag.List
	for _, d := range list {
		if d.Severity == diag.Error {
			errs = append(errs, d)
		}
	}
	if len(errs) > 0 {
		return nil, errorLog(errs), InvalidPTX
	}
	if m.AddressSize == 32 {
		return nil, "ptxas fatal   : 32-bit addresses are not supported by this driver\n", InvalidPTX
	}
	return m, "", Success
}

// versionOf returns the version that the directive .version of a text gives, 0 if there is none.
func versionOf(text []byte) target.PTX {
	_, rest, ok := bytes.Cut(text, []byte(".version"))
	if !ok {
		return 0
	}
	var major, minor int
	if n, _ := fmt.Sscanf(string(rest[:min(len(rest), 32)]), "%d.%d", &major, &minor); n != 2 || major < 0 || minor > 9 || minor < 0 {
		return 0
	}
	return target.PTX(min(10*min(major, 99)+minor, 255))
}

// errorLog writes messages as ptxas does in the log of the just-in-time compiler.
func errorLog(list diag.List) string {
	var b strings.Builder
	for _, d := range list {
		if d.Pos.Line > 0 {
			fmt.Fprintf(&b, "ptxas application ptx input, line %d; error   : %s\n", d.Pos.Line, d.Msg)
		} else {
			fmt.Fprintf(&b, "ptxas error   : %s\n", d.Msg)
		}
	}
	b.WriteString("ptxas fatal   : Ptx assembly aborted due to errors\n")
	return b.String()
}

// Unload removes a module from its context, after the context's work.
func (m *Module) Unload() Result {
	c := m.ctx
	c.mu.Lock()
	there := c.modules[m]
	delete(c.modules, m)
	c.mu.Unlock()
	if !there {
		return InvalidHandle
	}
	c.Drain()
	m.unload()
	return Success
}

func (m *Module) unload() {
	m.gone.Store(true)
	m.ctx.Dev.dropVariables(m)
	m.emu.Unload()
}

// Context returns the context of the module.
func (m *Module) Context() *Context { return m.ctx }

// Function returns a kernel of the module.
func (m *Module) Function(name string) (*Function, Result) {
	if name == "" {
		return nil, NotFound
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if f := m.functions[name]; f != nil {
		return f, Success
	}
	k, err := m.emu.Kernel(name)
	if err != nil {
		return nil, NotFound
	}
	f := &Function{mod: m, kernel: k, params: k.Params(), info: k.Info()}
	m.functions[name] = f
	return f, Success
}

// Kernels returns the names of the kernels.
func (m *Module) Kernels() []string { return m.emu.Kernels() }

// Global returns the address and the size of a variable in global or constant memory.
func (m *Module) Global(name string) (addr, size uint64, r Result) {
	addr, size, ok := m.emu.HostAddress(name)
	if !ok {
		return 0, 0, NotFound
	}
	return addr, size, Success
}
