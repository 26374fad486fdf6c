package emu

import (
	"fmt"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Handle represents a texture, sampler or surface, in a kernel's parameter of 64 bits or as the value of a variable.
type Handle uint64

// AddressMode says which element coordinates outside of an image mean. The numbers are
// those of CUDA's driver.
type AddressMode uint8

const (
	Wrap AddressMode = iota
	Clamp
	Mirror
	Border
)

// FilterMode says how elements are combined.
type FilterMode uint8

const (
	Point FilterMode = iota
	Linear
)

// Sampler says how a texture is read (PTX ISA §5.3; CUDA Programming Guide, Texture Fetching).
type Sampler struct {
	Address           [3]AddressMode
	Filter            FilterMode // between elements
	MipFilter         FilterMode // between levels
	Normalized        bool       // coordinates run from 0 to 1
	ForceUnnormalized bool       // of a sampler of its own: coordinates count elements, whatever the texture says
	Border            [4]float32
	Bias              float32 // added to a level
	MinLevel          float32 // bounds of a level; none if both are 0
	MaxLevel          float32
}

// TextureDesc describes a texture.
type TextureDesc struct {
	Image   *Image
	Sampler Sampler
	// NormalizedRead turns integers of 8 and 16 bits into floats from 0, or -1, to 1.
	NormalizedRead bool
}

type objectKind uint8

const (
	objTexture objectKind = iota
	objSampler
	objSurface
	objNone
)

func (k objectKind) String() string { return [...]string{"texture", "sampler", "surface", "object"}[k] }

// object is the object of a handle.
type object struct {
	kind       objectKind
	img        *Image
	sampler    Sampler
	normalized bool // integers are read as floats
}

// Handles are addresses in a window in which nothing lies.
const (
	objectWin  = 0x1200_0000
	objectStep = 32
)

func (d *Device) addObject(o object) Handle {
	defer d.guard()()
	d.objects = append(d.objects, o)
	return Handle(d.win.high + objectWin + uint64(len(d.objects))*objectStep)
}

// NewTexture makes a texture object.
func (d *Device) NewTexture(t TextureDesc) (Handle, error) {
	if t.Image == nil || t.Image.dev != d {
		return 0, &diag.Diagnostic{Code: CodeMemory, Msg: "a texture needs an image of its device"}
	}
	return d.addObject(object{objTexture, t.Image, t.Sampler, t.NormalizedRead}), nil
}

// NewSampler makes a sampler for instructions that name one besides the texture.
func (d *Device) NewSampler(s Sampler) Handle {
	return d.addObject(object{kind: objSampler, sampler: s})
}

// NewSurface makes a surface object: the image's elements of the first level.
func (d *Device) NewSurface(m *Image) (Handle, error) {
	if m == nil || m.dev != d {
		return 0, &diag.Diagnostic{Code: CodeMemory, Msg: "a surface needs an image of its device"}
	}
	return d.addObject(object{kind: objSurface, img: m}), nil
}

// object returns the object of a handle, or nil.
func (d *Device) object(h uint64, kind objectKind) *object {
	if d.arena != nil {
		d.arena.mu.Lock()
	}
	objects := d.objects
	if d.arena != nil {
		d.arena.mu.Unlock()
	}
	i := h - d.win.high - objectWin
	if i%objectStep != 0 || i == 0 || i/objectStep > uint64(len(objects)) {
		return nil
	}
	if o := &objects[i/objectStep-1]; o.kind == kind {
		return o
	}
	return nil
}

// DropObject makes a handle that of no object.
func (d *Device) DropObject(h Handle) {
	defer d.guard()()
	if i := uint64(h) - d.win.high - objectWin; i%objectStep == 0 && i > 0 && i/objectStep <= uint64(len(d.objects)) {
		list := append([]object(nil), d.objects...) // launches read the old ones
		list[i/objectStep-1] = object{kind: objNone}
		d.objects = list
	}
}

// IsTexture reports whether the module has a variable of type .texref.
func (mod *Module) IsTexture(name string) bool { return mod.isObject(name, objTexture) }

// IsSurface reports whether the module has a variable of type .surfref.
func (mod *Module) IsSurface(name string) bool { return mod.isObject(name, objSurface) }

func (mod *Module) isObject(name string, kind objectKind) bool {
	sym := mod.m.Names.Find([]byte(name))
	for i := range mod.m.Vars {
		if v := &mod.m.Vars[i]; v.Name == sym && mod.syms[sym].opaque {
			k, ok := kindOf(v.Type)
			return ok && k == kind
		}
	}
	return false
}

// kindOf returns the kind of object that variables of a type denote.
func kindOf(t isa.Atom) (k objectKind, ok bool) {
	switch t {
	case isa.Texref:
		return objTexture, true
	case isa.Samplerref:
		return objSampler, true
	case isa.Surfref:
		return objSurface, true
	}
	return 0, false
}

// Bind binds a variable of type .texref, .samplerref or .surfref to h; index is that of the element if it is an array.
func (mod *Module) Bind(name string, index int, h Handle) error {
	sym := mod.m.Names.Find([]byte(name))
	s, found := mod.syms[sym]
	if !found || !s.opaque || s.missing {
		return &diag.Diagnostic{Code: CodeObject, Msg: "the module has no texture, sampler or surface '" + name + "'"}
	}
	if index < 0 || uint64(index)*8 >= s.size {
		return &diag.Diagnostic{Code: CodeObject, Msg: fmt.Sprintf("'%s' has no element %d", name, index)}
	}
	for i := range mod.m.Vars {
		v := &mod.m.Vars[i]
		if v.Name != sym {
			continue
		}
		if k, _ := kindOf(v.Type); mod.dev.object(uint64(h), k) == nil {
			return &diag.Diagnostic{Code: CodeObject, Msg: fmt.Sprintf("'%s' is a .%s: the handle is not a %s", name, v.Type, k)}
		}
	}
	store(mod.dev.mem, s.addr-mod.dev.win.global+uint64(index)*8, 8, uint64(h))
	return nil
}

// initObject makes the sampler that an initialiser describes (PTX ISA §5.3.1). The properties in initialisers of
// textures and surfaces are only the answers of queries until they are bound to an image, and no query can come before.
func (mod *Module) initObject(v *ptx.Var, s symbol) error {
	if v.Type != isa.Samplerref {
		return nil
	}
	var t Sampler
	field, at := "", s.addr-mod.dev.win.global
	depth := 0
	put := func() {
		store(mod.dev.mem, at, 8, uint64(mod.dev.NewSampler(t)))
		t = Sampler{}
		at += 8
	}
	inner := 1
	if len(v.Dims) > 0 {
		inner = 2
	}
	for i := range v.Init.Elems {
		e := &v.Init.Elems[i]
		switch e.Kind {
		case ptx.InitOpen:
			depth++
		case ptx.InitClose:
			if depth == inner && at < s.addr-mod.dev.win.global+s.size {
				put()
			}
			depth--
		case ptx.InitField:
			field = mod.m.Names.Get(e.Sym)
		default:
			word := ""
			if e.Kind == ptx.InitName {
				word = mod.m.Names.Get(e.Sym)
			}
			if !t.set(field, word, e.Bits) {
				return mod.err(CodeObject, v.Pos, "a sampler has no such property: %s = %s", field, word)
			}
		}
	}
	return nil
}

// set gives a property of a sampler the value that PTX calls word, or a number.
func (t *Sampler) set(field, word string, n uint64) bool {
	switch field {
	case "addr_mode_0", "addr_mode_1", "addr_mode_2":
		for m, name := range addressNames {
			if name == word || word == "clamp_ogl" && AddressMode(m) == Clamp {
				t.Address[field[len(field)-1]-'0'] = AddressMode(m)
				return true
			}
		}
		return false
	case "filter_mode":
		switch word {
		case "nearest":
			t.Filter = Point
		case "linear":
			t.Filter = Linear
		default:
			return false
		}
		return true
	case "force_unnormalized_coords":
		t.ForceUnnormalized = n != 0
		return true
	}
	return false
}

var addressNames = [...]string{Wrap: "wrap", Clamp: "clamp_to_edge", Mirror: "mirror", Border: "clamp_to_border"}

// handle returns the register that has the handle of operand k.
func (d *decoder) handle(k uint32) uint32 {
	o := &d.f.Opnds[k]
	if o.Kind != ptx.OpSym && o.Kind != ptx.OpAddrSym {
		if o.Kind == ptx.OpAddrReg {
			return d.reg(o)
		}
		return d.srcAt(k, isa.B64)
	}
	sp, slot, off, ok := d.symbol(k)
	switch {
	case !ok:
		return d.poison(o)
	case sp == spParam && slot == 0: // a parameter of the kernel, of an opaque type
		s := d.temp()
		d.emit(inst{kind: kExec, d: s, imm: off, exec: func(w *warp, fr *frame, in *inst, _ uint32) {
			var h uint64
			if in.imm+8 <= uint64(len(w.g.params)) {
				h = load(w.g.params, in.imm, 8)
			}
			for i := range fr.regs[in.d] {
				fr.regs[in.d][i] = h
			}
		}})
		return s
	case sp != spGlobal:
		d.bad = true
	}
	return d.constant(off)
}

// object returns the object for the value of a register: a handle, or the address of a variable that holds one. It
// reports a fault if the object does not exist.
func (w *warp) object(fr *frame, in *inst, i int, h uint64, kind objectKind) *object {
	d := w.g.dev
	if off := h - d.win.global; h >= d.win.global && off+8 <= uint64(len(w.g.mem)) && off&7 == 0 {
		h = load(w.g.mem, off, 8)
	}
	if o := d.object(h, kind); o != nil {
		return o
	}
	hint := "the host makes objects and passes their handles as arguments"
	if h == 0 {
		hint = "the host binds an object to the variable"
	}
	w.fault(fr, in, 1<<i, CodeObject, fmt.Sprintf("%#x is the handle of no %s", h, kind), hint)
	return nil
}
