package cuda

import (
	"errors"
	"runtime"
	"unsafe"
)

// Module is code on a device.
type Module struct {
	ctx    *Context
	handle uintptr
	// Log is the output of the JIT compiler about the module.
	Log string
}

// The options of the JIT compiler (CUjit_option).
const (
	jitInfoLog   = 3
	jitInfoSize  = 4
	jitErrorLog  = 5
	jitErrorSize = 6
)

// logBytes is the size of each of the logs.
const logBytes = 1 << 14

// Load loads PTX, a cubin or a fat binary (cuModuleLoadDataEx). The error has the log of the JIT compiler.
func (c *Context) Load(image []byte) (*Module, error) {
	m := &Module{ctx: c}
	image = append(append([]byte(nil), image...), 0)
	info, fault := make([]byte, logBytes), make([]byte, logBytes)
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&info[0])
	pin.Pin(&fault[0])
	keys := []int32{jitInfoLog, jitInfoSize, jitErrorLog, jitErrorSize}
	values := []uintptr{uintptr(unsafe.Pointer(&info[0])), logBytes, uintptr(unsafe.Pointer(&fault[0])), logBytes}
	err := c.do("cuModuleLoadDataEx", func(a *api) Result {
		return a.moduleLoadDataEx(&m.handle, &image[0], uint32(len(keys)), &keys[0], &values[0])
	})
	m.Log = text(info)
	if e := (*Error)(nil); errors.As(err, &e) {
		e.Log = text(fault)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Unload removes the module (cuModuleUnload).
func (m *Module) Unload() error {
	return m.ctx.do("cuModuleUnload", func(a *api) Result { return a.moduleUnload(m.handle) })
}

// Global returns the address and the size of a variable (cuModuleGetGlobal).
func (m *Module) Global(name string) (addr Ptr, size uint64, err error) {
	cname := append([]byte(name), 0)
	var p uint64
	err = m.ctx.do("cuModuleGetGlobal", func(a *api) Result { return a.moduleGetGlobal(&p, &size, m.handle, &cname[0]) })
	return Ptr(p), size, err
}

// Function is a kernel.
type Function struct {
	ctx    *Context
	handle uintptr
	name   string
	sizes  []int // of the parameters; nil if the driver does not say
}

// Function finds a kernel by its name in PTX (cuModuleGetFunction).
func (m *Module) Function(name string) (*Function, error) {
	f := &Function{ctx: m.ctx, name: name}
	cname := append([]byte(name), 0)
	if err := m.ctx.do("cuModuleGetFunction", func(a *api) Result { return a.moduleGetFunction(&f.handle, m.handle, &cname[0]) }); err != nil {
		return nil, err
	}
	if m.ctx.drv.api.funcGetParamInfo != nil {
		f.sizes = []int{}
		for i := uint64(0); ; i++ {
			var off, size uint64
			if m.ctx.do("cuFuncGetParamInfo", func(a *api) Result { return a.funcGetParamInfo(f.handle, i, &off, &size) }) != nil {
				break
			}
			f.sizes = append(f.sizes, int(size))
		}
	}
	return f, nil
}

// Attribute returns an attribute by the number of CUfunction_attribute (cuFuncGetAttribute).
func (f *Function) Attribute(id int) (int, error) {
	var v int32
	err := f.ctx.do("cuFuncGetAttribute", func(a *api) Result { return a.funcGetAttribute(&v, int32(id), f.handle) })
	return int(v), err
}

// SetAttribute sets an attribute (cuFuncSetAttribute): 8 is the most dynamic shared memory, 14 allows clusters of more than eight blocks.
func (f *Function) SetAttribute(id, v int) error {
	return f.ctx.do("cuFuncSetAttribute", func(a *api) Result { return a.funcSetAttribute(f.handle, int32(id), int32(v)) })
}
