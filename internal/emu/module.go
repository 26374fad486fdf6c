package emu

import (
	"fmt"
	"math"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Module is a PTX module loaded into a device: its variables have addresses
// and its functions are decoded.
type Module struct {
	dev  *Device
	m    *ptx.Module
	file string
	src  *diag.Text // nil if it is not known

	syms    map[ptx.Name]symbol
	fns     []*fn
	konst   []byte             // constant memory
	constAt uint64             // its address for the host, where the device has one
	dynOff  uint32             // alignment of dynamic shared memory
	decoded [numVariants][]*fn // functions decoded for the variants of launches
	current []*fn              // those that are being decoded
	owned   []uint64           // addresses of the allocations of its variables
}

// symbol is the entity that a name of module scope denotes.
type symbol struct {
	space   space
	addr    uint64 // in its space
	size    uint64
	fn      *fn // a function
	dynamic bool
	missing bool // declared only
	opaque  bool
}

// Load puts a module into the device. file and src are the text it was parsed
// from, for messages; src may be nil.
func (d *Device) Load(m *ptx.Module, file string, src []byte) (*Module, error) {
	if bits := int(m.AddressSize); bits != d.bits {
		if len(d.mem) > 0 {
			return nil, &diag.Diagnostic{Code: CodeLaunch, File: file, Msg: fmt.Sprintf("the module has addresses of %d bits, the device of %d", bits, d.bits)}
		}
		d.bits, d.win = bits, windowsFor(bits)
	}
	m = m.Expand()
	mod := &Module{dev: d, m: m, file: file, syms: map[ptx.Name]symbol{}, dynOff: 16}
	if src != nil {
		mod.src = diag.NewText(src)
	}
	if err := mod.placeVars(); err != nil {
		return nil, err
	}
	if err := mod.placeConst(); err != nil {
		return nil, err
	}
	mod.placeFuncs()
	if err := mod.placeShared(); err != nil {
		return nil, err
	}
	for i := range m.Vars {
		if err := mod.initVar(&m.Vars[i], mod.syms[m.Vars[i].Name]); err != nil {
			return nil, err
		}
	}
	for _, f := range mod.fns {
		mod.lay(f)
	}
	return mod, nil
}

// err makes a diagnostic at byte pos of the source.
func (mod *Module) err(code diag.Code, pos uint32, format string, args ...any) error {
	d := &diag.Diagnostic{Code: code, File: mod.file, Msg: fmt.Sprintf(format, args...)}
	if mod.src != nil {
		mod.src.Place(d, int(pos))
	}
	return d
}

// elemSize returns the bytes of one element of v.
func elemSize(v *ptx.Var) uint64 {
	n := uint64(max(8, v.Type.Bits())) / 8
	if v.Vec > 1 {
		n *= uint64(v.Vec)
	}
	return n
}

// maxVar bounds the size of a variable, so that sums of sizes do not wrap.
const maxVar = 1 << 40

// varSize returns the bytes of v; an open dimension has n elements.
func varSize(v *ptx.Var, n uint64) uint64 {
	size := elemSize(v)
	for _, dim := range v.Dims {
		if dim >= 0 {
			n := uint64(dim)
			if n > maxVar || size*max(n, 1) > maxVar {
				return maxVar
			}
			size *= n
		} else if size*max(n, 1) <= maxVar {
			size *= n
		}
	}
	return size
}

// varAlign returns the alignment of v.
func varAlign(v *ptx.Var) uint64 {
	if v.Align != 0 {
		return uint64(v.Align)
	}
	return elemSize(v)
}

func alignUp(n, a uint64) uint64 {
	if a&(a-1) != 0 || a == 0 {
		return n
	}
	return (n + a - 1) &^ (a - 1)
}

// placeVars gives the variables of module scope their addresses.
func (mod *Module) placeVars() error {
	for i := range mod.m.Vars {
		v := &mod.m.Vars[i]
		open := uint64(0)
		if v.Init.Present && len(v.Dims) > 0 && v.Dims[0] < 0 {
			open = openCount(v)
		}
		s := symbol{size: varSize(v, open)}
		if s.size >= maxVar {
			return mod.err(CodeMemory, v.Pos, "variable %s is too large", mod.m.Names.Get(v.Name))
		}
		old, seen := mod.syms[v.Name]
		if seen && !old.missing {
			continue // a second declaration
		}
		s.missing = v.Linkage == ptx.Extern
		switch v.Space {
		case isa.Global, isa.Tex:
			s.space = spGlobal
			s.opaque = v.Type.Class() == isa.ClassOpaque
			if s.missing {
				break
			}
			a, err := mod.alloc(s.size, varAlign(v), mod.m.Names.Get(v.Name))
			if err != nil {
				return mod.err(CodeMemory, v.Pos, "variable %s: %v", mod.m.Names.Get(v.Name), diag.Of(err)[0].Msg)
			}
			s.addr = a
		case isa.Const:
			s.space = spConst
			s.addr = alignUp(uint64(len(mod.konst)), varAlign(v))
			if s.missing {
				break
			}
			if s.addr+s.size > constEnd-constWin {
				return mod.err(CodeMemory, v.Pos, "variable %s: constant memory is full", mod.m.Names.Get(v.Name))
			}
			mod.konst = append(mod.konst, make([]byte, s.addr+s.size-uint64(len(mod.konst)))...)
		case isa.Shared:
			// As ptxas does it: .extern with a size is a variable like others if no module defines it, only one without is dynamic.
			s.space, s.missing = spShared, false
			if len(v.Dims) > 0 && v.Dims[0] < 0 || s.size == 0 {
				s.dynamic = true
				mod.dynOff = max(mod.dynOff, uint32(varAlign(v)))
			}
		default:
			continue // module-scope .local and .reg of old versions: found when used
		}
		mod.syms[v.Name] = s
	}
	return nil
}

// placeFuncs numbers the functions and gives kernels' parameters their places.
func (mod *Module) placeFuncs() {
	for i := range mod.m.Funcs {
		f := &mod.m.Funcs[i]
		old, seen := mod.syms[f.Name]
		if f.Aliasee != 0 || seen && (old.fn == nil || old.fn.src.Defined) {
			continue
		}
		if seen {
			old.fn.src = f
			continue
		}
		n := &fn{name: mod.m.Names.Get(f.Name), src: f, index: len(mod.fns), entry: f.Entry}
		mod.fns = append(mod.fns, n)
		mod.syms[f.Name] = symbol{fn: n, addr: mod.dev.win.high + codeWin + 16*uint64(n.index+1)}
	}
	for i := range mod.m.Funcs {
		if f := &mod.m.Funcs[i]; f.Aliasee != 0 {
			if s, ok := mod.syms[f.Aliasee]; ok {
				mod.syms[f.Name] = s
			}
		}
	}
}

// openCount returns the elements that an initialiser gives an open dimension.
func openCount(v *ptx.Var) uint64 {
	depth, n, values := 0, uint64(0), uint64(0)
	for _, e := range v.Init.Elems {
		switch e.Kind {
		case ptx.InitOpen:
			if depth++; depth == 2 {
				n++
			}
		case ptx.InitClose:
			depth--
		default:
			values++
			if depth == 1 {
				n++
			}
		}
	}
	if len(v.Dims) == 1 && v.Vec > 1 {
		return max(n, (values+uint64(v.Vec)-1)/uint64(v.Vec))
	}
	return n
}

// initVar writes the initial value of v.
func (mod *Module) initVar(v *ptx.Var, s symbol) error {
	if !v.Init.Present || s.missing || s.fn != nil {
		return nil
	}
	if s.opaque {
		return mod.initObject(v, s)
	}
	var mem []byte
	switch s.space {
	case spGlobal:
		off := s.addr - mod.dev.win.global
		mem = mod.dev.mem[off : off+s.size]
	case spConst:
		mem = mod.konst[s.addr : s.addr+s.size]
	default:
		return mod.err(CodeMemory, v.Pos, "a variable in .%s has no initial value", s.space)
	}
	size := uint64(max(8, v.Type.Bits())) / 8
	// Bytes of an element at each depth of braces.
	strides := []uint64{s.size}
	for i, dim := range v.Dims {
		d := uint64(dim)
		if dim < 0 {
			d = openCount(v)
		}
		strides = append(strides, strides[i]/max(d, 1))
	}
	if v.Vec > 1 {
		strides = append(strides, size)
	}
	at := uint64(0)
	var starts []uint64
	for i := range v.Init.Elems {
		e := &v.Init.Elems[i]
		switch e.Kind {
		case ptx.InitOpen:
			starts = append(starts, at)
			continue
		case ptx.InitClose:
			if n := len(starts); n > 0 {
				if n-1 < len(strides) {
					at = starts[n-1] + strides[n-1]
				}
				starts = starts[:n-1]
			}
			continue
		}
		val, err := mod.initValue(v, e)
		if err != nil {
			return err
		}
		n := size
		if e.Kind == ptx.InitMask || e.Kind == ptx.InitMaskGeneric {
			n = 1
		}
		if at+n > uint64(len(mem)) {
			return mod.err(CodeMemory, v.Pos, "variable %s has too many initial values", mod.m.Names.Get(v.Name))
		}
		for k := range n {
			if k < 8 {
				mem[at+k] = byte(val >> (8 * k))
			}
		}
		at += n
	}
	return nil
}

// initValue returns the bits of one element of an initialiser.
func (mod *Module) initValue(v *ptx.Var, e *ptx.InitElem) (uint64, error) {
	switch e.Kind {
	case ptx.InitInt, ptx.InitFloat:
		if e.Kind == ptx.InitFloat && v.Type == isa.F32 && e.Bits>>32 != 0 {
			return uint64(math.Float32bits(float32(math.Float64frombits(e.Bits)))), nil
		}
		if e.Kind == ptx.InitInt && v.Type == isa.F32 { // which the checker refuses
			return uint64(math.Float32bits(float32(int64(e.Bits)))), nil
		} else if e.Kind == ptx.InitInt && v.Type == isa.F64 {
			return math.Float64bits(float64(int64(e.Bits))), nil
		}
		return e.Bits, nil
	case ptx.InitSym, ptx.InitGeneric, ptx.InitMask, ptx.InitMaskGeneric:
		s, ok := mod.syms[e.Sym]
		if !ok || s.missing || s.dynamic {
			return 0, mod.err(CodeSymbol, v.Pos, "'%s' in the initial value of %s has no address", mod.m.Names.Get(e.Sym), mod.m.Names.Get(v.Name))
		}
		a := s.addr + e.Bits
		if e.Kind == ptx.InitGeneric || e.Kind == ptx.InitMaskGeneric {
			a += mod.dev.win.base(s.space)
		}
		if e.Kind == ptx.InitMask || e.Kind == ptx.InitMaskGeneric {
			m := e.Mask
			for m != 0 && m&0xff == 0 {
				m >>= 8
				a >>= 8
			}
			a &= m
		}
		return a, nil
	}
	return 0, mod.err(CodeUnsupported, v.Pos, "an initial value of %s is not emulated yet", mod.m.Names.Get(v.Name))
}

// Symbol returns the address and size of a variable of module scope in global
// or constant memory. Constant addresses are generic.
func (mod *Module) Symbol(name string) (addr, size uint64, ok bool) {
	s, ok := mod.syms[mod.m.Names.Find([]byte(name))]
	if !ok || s.fn != nil || s.missing || s.space != spGlobal && s.space != spConst {
		return 0, 0, false
	}
	return s.addr + mod.dev.win.base(s.space), s.size, true
}

// AddressBytes returns the size of the module's pointers.
func (mod *Module) AddressBytes() int { return mod.dev.AddressBytes() }
