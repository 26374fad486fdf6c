package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// initialiser checks the value of a variable (S2-54, S2-62 … S2-71).
func (c *checker) initialiser(v *ptx.Var) {
	pos := int(v.Pos)
	switch {
	case v.Space != isa.Global && v.Space != isa.Const:
		c.errorAt(pos, CodeInit, c.quote(v.Name)+" is in "+dot(v.Space)+" and cannot have an initial value", "only .global and .const can")
		return
	case v.Linkage == ptx.Extern:
		c.errorAt(pos, CodeInit, ".extern "+c.quote(v.Name)+" cannot have an initial value", "its definition has it")
		return
	case v.Type == isa.F16 || v.Type == isa.F16x2 || v.Type == isa.Pred:
		c.errorAt(pos, CodeInit, "variables of type "+dot(v.Type)+" cannot have an initial value", "declare "+c.quote(v.Name)+" as .b16 and give the bits")
		return
	}
	if v.Type.Class() == isa.ClassOpaque {
		c.opaqueInit(v)
		return
	}
	// The braces must follow the dimensions; a vector counts as one more.
	depth := len(v.Dims)
	if v.Vec > 0 {
		depth++
	}
	var count [maxInitDepth]int64
	level := 0
	for i := range v.Init.Elems {
		e := &v.Init.Elems[i]
		c.visited++
		if c.full {
			return
		}
		switch e.Kind {
		case ptx.InitOpen:
			if level >= depth || level+1 >= maxInitDepth {
				c.initError(v, i, c.quote(v.Name)+" has "+itoa(int64(depth))+" dimensions, its initialiser more")
				return
			}
			if level > 0 && !c.counted(v, i, &count[level], level) {
				return
			}
			level++
			count[level] = 0
			continue
		case ptx.InitClose:
			level--
			continue
		}
		if level < depth {
			c.initError(v, i, "a list in braces is needed here: "+c.quote(v.Name)+" has "+itoa(int64(depth))+" dimensions")
			return
		}
		if level > 0 && !c.counted(v, i, &count[level], level) {
			return
		}
		if !c.initValue(v, i, e) {
			return
		}
	}
}

// maxInitDepth bounds nested braces; the parser has the same limit.
const maxInitDepth = 256

// counted counts an element of a list and reports too many.
func (c *checker) counted(v *ptx.Var, i int, n *int64, level int) bool {
	*n++
	limit := int64(v.Vec)
	if level <= len(v.Dims) {
		limit = v.Dims[level-1]
	}
	if limit >= 0 && *n > limit {
		c.initError(v, i, "more than "+itoa(limit)+" elements for "+c.quote(v.Name))
		return false
	}
	return true
}

func (c *checker) initError(v *ptx.Var, i int, msg string) {
	c.errorAt(c.initPos(v, i), CodeInitValue, msg, "")
}

// initValue checks one value of an initialiser.
func (c *checker) initValue(v *ptx.Var, i int, e *ptx.InitElem) bool {
	cl := v.Type.Class()
	switch e.Kind {
	case ptx.InitInt:
		if cl == isa.ClassFloat {
			c.initError(v, i, c.quote(v.Name)+" is "+dot(v.Type)+", the value an integer")
			return false
		}
	case ptx.InitFloat:
		if cl != isa.ClassFloat && (cl != isa.ClassBits || v.Type == isa.B8) {
			c.initError(v, i, c.quote(v.Name)+" is "+dot(v.Type)+", the value a floating-point number")
			return false
		}
	case ptx.InitSym, ptx.InitGeneric, ptx.InitMask, ptx.InitMaskGeneric:
		return c.initAddress(v, i, e)
	default:
		c.initError(v, i, "a name is not a value for "+c.quote(v.Name))
		return false
	}
	return true
}

// initAddress checks an address as initial value (S2-64 … S2-70).
func (c *checker) initAddress(v *ptx.Var, i int, e *ptx.InitElem) bool {
	mask := e.Kind == ptx.InitMask || e.Kind == ptx.InitMaskGeneric
	generic := e.Kind == ptx.InitGeneric || e.Kind == ptx.InitMaskGeneric
	if v.Type != isa.U32 && v.Type != isa.U64 && !(mask && v.Type == isa.U8) {
		c.errorAt(c.initPos(v, i), CodeInitValue, c.quote(v.Name)+" is "+dot(v.Type)+", the value an address",
			"addresses are .u32 or .u64, bytes of them by mask .u8")
		return false
	}
	if mask && !byteMask(e.Mask) {
		c.initError(v, i, "a mask chooses one byte: 0xFF, 0xFF00, …")
		return false
	}
	switch p := c.lookup(e.Sym); {
	case p.kind == inNowhere:
		c.undeclared(c.initPos(v, i), "", e.Sym, "")
		return false
	case p.kind == inFunction && (generic || e.Bits != 0 && !mask):
		c.initError(v, i, "the address of function "+c.quote(e.Sym)+" stands by itself, without generic() and offset")
		return false
	case p.kind == inFunction:
	case p.v == nil:
	case p.v.Space != isa.Global && p.v.Space != isa.Const:
		c.errorAt(c.initPos(v, i), CodeInitValue, c.quote(e.Sym)+" is in "+dot(p.v.Space)+"; only addresses of .global and .const are known before a launch", "")
		return false
	case p.v.Type.Class() == isa.ClassOpaque:
		c.initError(v, i, dot(p.v.Type)+" "+c.quote(e.Sym)+" has no address that an initialiser may use")
		return false
	}
	return true
}

// byteMask reports whether m is one of 0xFF … 0xFF<<56.
func byteMask(m uint64) bool {
	for i := 0; i < 64; i += 8 {
		if m == 0xFF<<i {
			return true
		}
	}
	return false
}

// opaqueInit checks the members of a texture, sampler or surface (S2-49 … S2-54).
func (c *checker) opaqueInit(v *ptx.Var) {
	field := ""
	for i := range v.Init.Elems {
		e := &v.Init.Elems[i]
		c.visited++
		switch e.Kind {
		case ptx.InitField:
			field = c.name(e.Sym)
			if !c.hasField(v.Type, field) {
				c.initError(v, i, dot(v.Type)+" has no member "+c.quote(e.Sym))
				return
			}
		case ptx.InitName:
			if !fieldValue(field, c.name(e.Sym)) {
				c.initError(v, i, c.quote(e.Sym)+" is not a value of "+field)
				return
			}
		case ptx.InitInt:
			if field == "" {
				c.initError(v, i, "the value of a "+dot(v.Type)+" is a list of member = value")
				return
			}
		case ptx.InitOpen, ptx.InitClose:
		default:
			c.initError(v, i, "the value of a "+dot(v.Type)+" is a list of member = value")
			return
		}
	}
}

// hasField reports whether an opaque type has a member in the module's texture
// mode.
func (c *checker) hasField(t isa.Atom, name string) bool {
	switch name {
	case "width", "height", "depth", "channel_data_type", "channel_order":
		return t != isa.Samplerref
	case "array_size":
		return t != isa.Samplerref
	case "memory_layout":
		return t == isa.Surfref
	case "normalized_coords", "num_mipmap_levels", "num_samples":
		return t == isa.Texref
	case "filter_mode", "addr_mode_0", "addr_mode_1", "addr_mode_2":
		return t != isa.Surfref // ignored in a texref of the independent mode
	case "force_unnormalized_coords":
		return t == isa.Samplerref
	}
	return false
}

// fieldValue reports whether a member has the value name.
func fieldValue(field, name string) bool {
	switch field {
	case "filter_mode":
		return name == "nearest" || name == "linear"
	case "addr_mode_0", "addr_mode_1", "addr_mode_2":
		switch name {
		case "wrap", "mirror", "clamp_ogl", "clamp_to_edge", "clamp_to_border":
			return true
		}
		return false
	}
	return field != ""
}
