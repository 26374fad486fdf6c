package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// function checks a function's head and body and enters its name.
func (c *checker) function(index int32, body bool) {
	f := &c.m.Funcs[index]
	c.head(f)
	if f.Linkage == ptx.Common {
		c.errorAt(int(f.Pos), CodeAttribute, ".common is for variables in .global, "+c.quote(f.Name)+" is a function", "")
	}
	if body && f.Linkage == ptx.Extern {
		c.errorAt(int(f.Pos), CodeSignature, c.quote(f.Name)+" is .extern and has a body", "make it .visible")
	}
	c.defineFunc(f, index, body)
	if body && f.Text == nil { // else it was checked before it was printed
		c.f = f
		c.body(f)
		c.f, c.in = nil, nil
	}
}

// defineFunc enters the name of a function and compares it with an earlier
// declaration.
func (c *checker) defineFunc(f *ptx.Func, index int32, body bool) {
	if f.Name == 0 {
		return
	}
	pos := int(f.Pos)
	s := &c.syms[f.Name]
	switch {
	case s.kind == symNone:
	case s.kind != symFunc || s.defined:
		c.redeclared(pos, f.Name, s)
		return
	default:
		old := &c.m.Funcs[s.index]
		if why := c.differ(old, f); why != "" {
			c.errorAt(pos, CodeSignature, "the declarations of "+c.quote(f.Name)+" differ: "+why, "")
		} else if (old.Linkage == ptx.Extern) != (f.Linkage == ptx.Extern) || (old.Linkage == ptx.Weak) != (f.Linkage == ptx.Weak) {
			c.errorAt(pos, CodeSignature, "the declarations of "+c.quote(f.Name)+" differ in their linkage", ".extern is for functions of other modules; .weak must stand on both")
		}
	}
	*s = symbol{kind: symFunc, defined: body, index: index}
}

// differ describes how the heads of two functions differ, "" if they do not.
func (c *checker) differ(a, b *ptx.Func) string {
	if a.Entry != b.Entry {
		return "one is a kernel"
	}
	if why := differLists(a.Rets, b.Rets); why != "" {
		return "results, " + why
	}
	if why := differLists(a.Params, b.Params); why != "" {
		return "parameters, " + why
	}
	return ""
}

func differLists(a, b []ptx.Var) string {
	if len(a) != len(b) {
		return "there are " + itoa(int64(len(a))) + " and " + itoa(int64(len(b)))
	}
	for i := range a {
		x, y := &a[i], &b[i]
		at := " of number " + itoa(int64(i+1))
		switch {
		case x.Space != y.Space:
			return "the state spaces" + at
		case x.Type != y.Type || !sameDims(x.Dims, y.Dims):
			return "the types" + at
		case len(x.Dims) > 0 && x.Alignment() != y.Alignment():
			return "the alignments" + at
		}
	}
	return ""
}

// head checks parameters and directives of a function.
func (c *checker) head(f *ptx.Func) {
	pos := int(f.Pos)
	kind := atFuncParam
	if f.Entry {
		kind = atKernelParam
		if len(f.Rets) > 0 {
			c.errorAt(pos, CodeDirective, "kernel "+c.quote(f.Name)+" has a result", "write it to memory")
		}
		if f.NoRet {
			c.errorAt(pos, CodeDirective, ".noreturn is not for kernels", "")
		}
		c.paramSpace(f)
	} else if f.NoRet && len(f.Rets) > 0 {
		c.errorAt(pos, CodeDirective, c.quote(f.Name)+" is .noreturn and has results", "")
	}
	c.params(f.Params, kind)
	c.params(f.Rets, kind)
	c.named(f.Name, pos)
	for _, list := range [][]ptx.Var{f.Params, f.Rets} {
		for i := range list {
			c.named(list[i].Name, int(list[i].Pos))
		}
	}
	if len(f.Rets) > 0 && len(f.Rets[0].Dims) > 0 && f.Rets[0].Dims[0] < 0 {
		c.errorAt(int(f.Rets[0].Pos), CodeArray, "result "+c.quote(f.Rets[0].Name)+" has no size", "")
	}
	if len(f.Rets) > 1 && f.Rets[0].Space == isa.Param {
		c.errorAt(int(f.Rets[1].Pos), CodeDeclSpace, c.quote(f.Name)+" has several results in .param", "only one .param can be returned; several must be in .reg")
	}
	c.directives(f)
}

// params checks parameters, results, or those of a prototype.
func (c *checker) params(list []ptx.Var, at scopeKind) {
	for i := range list {
		v := &list[i]
		pos := int(v.Pos)
		c.visited++
		c.varType(v, at)
		switch {
		case v.Space == isa.Reg && at == atKernelParam:
			c.errorAt(pos, CodeDeclSpace, "kernel parameter "+c.quote(v.Name)+" is in .reg", "it must be in .param")
		case v.Space == isa.Reg && (v.Type == isa.Pred || v.Type.Bits() == 8):
			c.errorAt(pos, CodeDeclType, dot(v.Type)+" registers cannot be passed", "pass 16 or 32 bits")
		case v.Init.Present:
			c.errorAt(pos, CodeInit, "a parameter cannot have an initial value", "")
		case v.Count > 0:
			c.errorAt(pos, CodeArray, "the shorthand name<n> is not for parameters", "")
		case len(v.Dims) > 1:
			c.errorAt(pos, CodeArray, "a parameter has one dimension", "")
		default:
			c.dims(v, at == atFuncParam && i == len(list)-1)
		}
	}
}

// directives checks the performance directives of a function (PTX ISA §11.4).
func (c *checker) directives(f *ptx.Func) {
	var maxntid, reqntid, minncta, reqcluster, maxrank, blocks *ptx.Directive
	for i := range f.Dirs {
		d := &f.Dirs[i]
		pos := int(d.Pos)
		lo, hi := 1, 1
		zero := false
		switch d.Kind {
		case isa.Pragma, isa.AbiPreserve, isa.AbiPreserveControl, isa.Language:
			continue
		case isa.Maxntid:
			maxntid, hi = d, 3
		case isa.Reqntid:
			reqntid, hi = d, 3
		case isa.Minnctapersm:
			minncta = d
		case isa.Maxnctapersm:
			c.errorAt(pos, CodeDirective, ".maxnctapersm was given up in PTX 2.1", "use .minnctapersm")
			continue
		case isa.Reqnctapercluster:
			reqcluster, hi, zero = d, 3, true
		case isa.Maxclusterrank:
			maxrank, zero = d, true
		case isa.Explicitcluster:
			lo, hi = 0, 0
		case isa.Blocksareclusters:
			blocks, lo, hi = d, 0, 0
		}
		if !f.Entry {
			c.errorAt(pos, CodeDirective, dot(d.Kind)+" is for kernels, "+c.quote(f.Name)+" is a .func", "")
			return
		}
		if n := len(d.Args); n < lo || n > hi {
			c.errorAt(pos, CodeDirective, dot(d.Kind)+" has "+itoa(int64(n))+" numbers, it takes "+span(lo, hi), "")
			continue
		}
		for _, n := range d.Args {
			if n == 0 && !zero {
				c.errorAt(pos, CodeDirective, dot(d.Kind)+" of 0", "the number must be positive")
				break
			}
		}
	}
	switch {
	case maxntid != nil && reqntid != nil:
		c.errorAt(int(reqntid.Pos), CodeDirective, ".maxntid and .reqntid exclude each other", "")
	case minncta != nil && maxntid == nil && reqntid == nil:
		c.warnAt(int(minncta.Pos), CodeIgnored, ".minnctapersm has no effect without .maxntid or .reqntid", "")
	}
	if reqcluster != nil && maxrank != nil {
		c.errorAt(int(maxrank.Pos), CodeDirective, ".reqnctapercluster and .maxclusterrank exclude each other", "")
	}
	if blocks != nil && (reqntid == nil || reqcluster == nil) {
		c.errorAt(int(blocks.Pos), CodeDirective, ".blocksareclusters needs .reqntid and .reqnctapercluster", "")
	}
}

func span(lo, hi int) string {
	if lo == hi {
		return itoa(int64(lo))
	}
	return itoa(int64(lo)) + " to " + itoa(int64(hi))
}

// alias checks ".alias name, function" (PTX ISA §10.5, X-21).
func (c *checker) alias(f *ptx.Func, index int32) {
	pos := int(f.Pos)
	if f.Name == 0 || f.Aliasee == 0 {
		return
	}
	s, to := &c.syms[f.Name], &c.syms[f.Aliasee]
	switch {
	case s.kind != symFunc:
		c.undeclared(pos, "alias ", f.Name, "declare it as a .func with the parameters of "+c.quote(f.Aliasee))
		return
	case to.kind != symFunc:
		c.undeclared(pos, "function ", f.Aliasee, "")
		return
	case s.defined:
		c.errorAt(pos, ptx.CodeRedefined, c.quote(f.Name)+" is defined as a function and as an alias", "")
		return
	}
	a, b := &c.m.Funcs[s.index], &c.m.Funcs[to.index]
	switch {
	case a.Entry || b.Entry:
		c.errorAt(pos, CodeAlias, "a kernel can neither be an alias nor have one", "")
	case b.Linkage == ptx.Weak:
		c.errorAt(pos, CodeAlias, c.quote(f.Aliasee)+" is .weak and cannot have an alias", "")
	case !to.defined:
		c.errorAt(pos, CodeAlias, c.quote(f.Aliasee)+" is not defined in this module", "")
	default:
		if why := c.differ(a, b); why != "" {
			c.errorAt(pos, CodeAlias, c.quote(f.Name)+" and "+c.quote(f.Aliasee)+" differ: "+why, "")
		}
	}
	s.defined = true
	_ = index
}
