package ptxcheck

import (
	"math"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// scopeKind is the kind of scope in which a variable is declared.
type scopeKind uint8

const (
	atModule scopeKind = iota
	atBody
	atKernelParam
	atFuncParam
)

// moduleVar checks a variable of module scope and enters its name.
func (c *checker) moduleVar(v *ptx.Var, index int32) {
	pos := int(v.Pos)
	switch v.Space {
	case isa.Reg, isa.Local:
		if c.m.Version < 30 {
			break
		}
		c.errorAt(pos, CodeDeclSpace, c.quote(v.Name)+" is "+dot(v.Space)+" at module scope, which PTX 3.0 gave up", "declare it in the functions that use it")
	case isa.Param:
		c.errorAt(pos, CodeDeclSpace, c.quote(v.Name)+" is .param at module scope", ".param variables are parameters of functions, or declared in bodies for calls")
	case isa.Tex:
		c.errorAt(pos, CodeDeclSpace, c.quote(v.Name)+" is in state space .tex, which PTX 1.5 gave up", "declare a .global .texref")
	}
	if v.Linkage == ptx.Common && v.Space != isa.Global {
		c.errorAt(pos, CodeAttribute, ".common is for variables in .global, "+c.quote(v.Name)+" is in "+dot(v.Space), "")
	}
	c.varType(v, atModule)
	c.dims(v, v.Linkage == ptx.Extern)
	if v.Count > 0 {
		c.ranges = append(c.ranges, varRange{v, 0})
		return
	}
	c.defineVar(v, index)
	if v.Init.Present {
		c.initialiser(v)
	}
}

// defineVar enters the name of a module's variable and compares it with an
// earlier declaration.
func (c *checker) defineVar(v *ptx.Var, index int32) {
	if v.Name == 0 {
		return
	}
	s := &c.syms[v.Name]
	defined := v.Linkage != ptx.Extern
	pos := int(v.Pos)
	switch {
	case s.kind == symNone:
	case s.kind != symVar || s.defined && defined:
		c.redeclared(pos, v.Name, s)
		return
	default:
		old := &c.m.Vars[s.index]
		switch {
		case old.Type != v.Type || old.Vec != v.Vec || !sameDims(old.Dims, v.Dims):
			c.errorAt(pos, CodeSignature, "the declarations of "+c.quote(v.Name)+" have different types", "")
		case old.Space != v.Space:
			c.errorAt(pos, CodeSignature, c.quote(v.Name)+" is in "+dot(v.Space)+" here and in "+dot(old.Space)+" above", "")
		case old.Linkage == ptx.Internal || v.Linkage == ptx.Internal:
			c.errorAt(pos, CodeSignature, c.quote(v.Name)+" is .extern in one declaration and internal in another", "make the definition .visible")
		}
		if !defined {
			return
		}
	}
	*s = symbol{kind: symVar, defined: defined, index: index}
}

// sameDims compares the dimensions of two declarations; an open one fits all.
func sameDims(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] && a[i] >= 0 && b[i] >= 0 {
			return false
		}
	}
	return true
}

// named reports "_", which stands only where no name is needed, as a declared name.
func (c *checker) named(n ptx.Name, pos int) {
	if n == 0 || c.name(n) == "_" {
		c.errorAt(pos, ptx.CodeSyntax, "'_' is not a name", "a name that begins with _, $ or % has at least one more character")
	}
}

// varType checks the type, vector, attributes and alignment of a variable.
func (c *checker) varType(v *ptx.Var, at scopeKind) {
	pos := int(v.Pos)
	if at == atModule || at == atBody {
		c.named(v.Name, pos)
	}
	t := v.Type
	switch {
	case !t.IsFundamental():
		c.errorAt(pos, CodeDeclType, "no variable has type "+dot(t)+"; "+c.quote(v.Name)+" has", "it is a type of instructions only: declare bits of the same size")
		return
	case t == isa.Pred && v.Space != isa.Reg:
		c.errorAt(pos, CodeDeclType, c.quote(v.Name)+" is a predicate in "+dot(v.Space), "predicates are in .reg only")
	case t.Class() == isa.ClassOpaque:
		c.opaque(v, at)
	case v.Vec > 0 && t == isa.Pred:
		c.errorAt(pos, CodeDeclType, c.quote(v.Name)+" is a vector of predicates", "")
	case v.Vec > 0 && int(v.Vec)*t.Bits() > c.maxVector(v):
		c.errorAt(pos, CodeDeclType, "vector "+c.quote(v.Name)+" has "+itoa(int64(int(v.Vec)*t.Bits()))+" bits, at most "+itoa(int64(c.maxVector(v)))+" fit", "")
	case v.Space == isa.Param && (v.Vec > 0 || t == isa.F16x2):
		c.errorAt(pos, CodeDeclType, "parameter "+c.quote(v.Name)+" is a vector", "pass an array of bytes with the size and alignment of the vector")
	}
	for _, a := range v.Attrs {
		if v.Space != isa.Global {
			c.errorAt(pos, CodeAttribute, ".attribute("+dot(a.Kind)+") is for variables in .global, "+c.quote(v.Name)+" is in "+dot(v.Space), "")
		} else if a.Kind == isa.Unified && len(a.Args) != 2 {
			c.errorAt(pos, CodeAttribute, ".unified has two numbers, the halves of an identifier", "")
		}
	}
	if v.Ptr.Present && at != atKernelParam {
		c.errorAt(pos, CodeAttribute, ".ptr is for parameters of kernels", "")
	}
}

// maxVector is the limit for the bits of a vector (S2-59); registers have a
// wider one on some targets.
func (c *checker) maxVector(v *ptx.Var) int {
	if v.Space == isa.Reg && v.Vec == 8 {
		if min, ok := target.NeedPTX(target.FeatureVec8Reg, c.m.SM); ok && c.m.Version >= min {
			return 256
		}
	}
	return 128
}

// opaque checks where a texref, samplerref or surfref is declared (S2-43, S2-53).
func (c *checker) opaque(v *ptx.Var, at scopeKind) {
	pos := int(v.Pos)
	switch {
	case at == atModule && v.Space != isa.Global:
		c.errorAt(pos, CodeDeclSpace, dot(v.Type)+" "+c.quote(v.Name)+" is in "+dot(v.Space), "at module scope it must be in .global")
	case at == atBody || at == atFuncParam:
		c.errorAt(pos, CodeDeclSpace, dot(v.Type)+" "+c.quote(v.Name)+" is neither at module scope nor a kernel's parameter", "")
	case v.Type == isa.Samplerref && c.m.TargetFlags&ptx.TexmodeIndependent == 0:
		c.errorAt(pos, CodeTexmode, ".samplerref "+c.quote(v.Name)+" in unified texture mode", ".target must have texmode_independent")
	}
}

// dims checks the dimensions of an array (S2-61).
func (c *checker) dims(v *ptx.Var, open bool) {
	if len(v.Dims) == 0 {
		return
	}
	pos := int(v.Pos)
	if v.Space == isa.Reg {
		c.errorAt(pos, CodeArray, c.quote(v.Name)+" is an array of registers", "")
		return
	}
	for i, n := range v.Dims {
		switch {
		case n < 0 && i > 0:
			c.errorAt(pos, CodeArray, "only the first dimension of "+c.quote(v.Name)+" may be left open", "")
			return
		case n < 0 && !open && !v.Init.Present:
			c.errorAt(pos, CodeArray, "the size of "+c.quote(v.Name)+" is not known", "give it a size or an initialiser, or declare it .extern")
			return
		case n == 0 && !open:
			c.errorAt(pos, CodeArray, c.quote(v.Name)+" has no elements", "")
			return
		}
	}
	if v.Count > 0 {
		c.errorAt(pos, CodeArray, "the shorthand name<n> is not for arrays", "")
	}
}

// Limits of memory (PTX ISA §5.1.3, §5.1.6).
const (
	maxConst       = 64 << 10
	maxParam       = 32764
	maxSharedBytes = 227 << 10
)

// memory checks the total memory of the module's variables (S2-08).
func (c *checker) memory() {
	total := uint64(0)
	for i := range c.m.Vars {
		v := &c.m.Vars[i]
		if v.Space != isa.Const || v.Linkage == ptx.Extern {
			continue
		}
		a := v.Alignment()
		total = (total+a-1)&^(a-1) + v.Size()
		if total > maxConst {
			c.errorAt(int(v.Pos), CodeTooLarge, "with "+c.quote(v.Name)+" .const has "+itoa(int64(min(total, math.MaxInt64)))+" bytes, at most "+itoa(maxConst)+" fit",
				"move large tables to .global")
			return
		}
	}
}

// paramSpace checks the size of a kernel's parameters. Sizes above ptx.SmallParams are a need of the function.
func (c *checker) paramSpace(f *ptx.Func) {
	if n := f.ParamBytes(); n > maxParam {
		c.errorAt(int(f.Pos), CodeTooLarge, "the parameters of kernel "+c.quote(f.Name)+" have "+itoa(int64(min(n, math.MaxInt64)))+
			" bytes, at most "+itoa(maxParam)+" fit", "pass a pointer")
	}
}
