package verify

import (
	"strings"

	"gonvvm/internal/ir"
)

// structure checks the requirements of LLVM's verifier for symbols, module flags and instructions beyond types and
// dominance (LangRef, "Well-Formedness").
func (v *verifier) structure() {
	m := v.m
	v.moduleFlags()
	v.named()
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		v.linkage(s)
		switch s.Kind {
		case ir.SymVar:
			v.variable(s)
		case ir.SymAlias:
			v.alias(uint32(i))
		case ir.SymFunc:
			v.signature(s)
			if !s.Fn.IsDecl() {
				v.body(s)
			}
		}
	}
}

func (v *verifier) linkage(s *ir.Symbol) {
	decl := s.IsDecl() || s.Kind == ir.SymFunc && s.Fn.IsDecl()
	if decl && s.Linkage != ir.External && s.Linkage != ir.ExternWeak {
		v.broken(CodeSymbol, s, ir.None, "Global is external, but doesn't have external or weak linkage!")
	}
	if !decl && s.Linkage == ir.ExternWeak {
		v.broken(CodeSymbol, s, ir.None, "a definition cannot have extern_weak linkage")
	}
	if s.Linkage.IsLocal() && s.Visibility != ir.DefaultVisibility {
		v.broken(CodeSymbol, s, ir.None, "symbol with local linkage must have default visibility")
	}
	if s.Linkage.IsLocal() && s.DLLStorage != 0 {
		v.broken(CodeSymbol, s, ir.None, "symbol with local linkage cannot have a DLL storage class")
	}
	if s.DLLStorage == 1 && !decl && s.Linkage != ir.AvailableExternally {
		v.broken(CodeSymbol, s, ir.None, "Global is marked as dllimport, but not external")
	}
	if s.Linkage == ir.Appending && (s.Kind != ir.SymVar || v.ty.Kind(s.Type) != ir.ArrayKind) {
		v.broken(CodeSymbol, s, ir.None, "Only global arrays can have appending linkage!")
	}
	if s.Linkage == ir.Common && s.Kind != ir.SymVar {
		v.broken(CodeSymbol, s, ir.None, "only variables have common linkage")
	}
}

func (v *verifier) variable(s *ir.Symbol) {
	c := &v.m.Consts
	if s.Linkage == ir.Common {
		switch {
		case s.Init != ir.None && !c.IsZero(s.Init):
			v.broken(CodeSymbol, s, ir.None, "'common' global must have a zero initializer!")
		case s.IsConst:
			v.broken(CodeSymbol, s, ir.None, "'common' global may not be marked constant!")
		case s.Comdat != "":
			v.broken(CodeSymbol, s, ir.None, "'common' global may not be in a Comdat!")
		}
	}
	switch s.Name {
	case "llvm.used", "llvm.compiler.used":
		if v.ty.Kind(s.Type) != ir.ArrayKind || !v.ty.IsPtr(v.ty.Elem(s.Type)) {
			v.broken(CodeSymbol, s, ir.None, "wrong type for intrinsic global variable")
			return
		}
		for i := range int(min(v.ty.Len64(s.Type), 1<<20)) {
			if s.Init == ir.None {
				break
			}
			x := c.Elem(s.Init, i)
			for x.IsConst() && c.Kind(x) == ir.CExpr && len(c.Operands(x)) > 0 {
				x = c.Operands(x)[0]
			}
			if !x.IsSym() {
				v.broken(CodeSymbol, s, ir.None, "invalid %s member", s.Name)
				return
			}
		}
	case "llvm.global_ctors", "llvm.global_dtors":
		ok := v.ty.Kind(s.Type) == ir.ArrayKind
		if ok {
			e := v.ty.Elem(s.Type)
			f := v.ty.Elems(e)
			ok = v.ty.Kind(e) == ir.StructKind && (len(f) == 2 || len(f) == 3) && f[0] == ir.I32 && v.ty.IsPtr(f[1])
		}
		if !ok {
			v.broken(CodeSymbol, s, ir.None, "wrong type for intrinsic global variable")
		}
	}
}

// aliasEnd is the kind of symbol or expression at the end of an alias chain.
type aliasEnd uint8

const (
	aliasUnknown aliasEnd = iota
	aliasOnPath
	aliasDefined
	aliasDeclared
	aliasCycle
	aliasOther
)

// alias follows aliasees: they end in a definition. The ends of those on the path are kept,
// since aliases of aliases would take quadratic time otherwise.
func (v *verifier) alias(i uint32) {
	if v.aliasEnds == nil {
		v.aliasEnds = make([]aliasEnd, len(v.m.Syms))
	}
	end := aliasUnknown
	var path []uint32
	for at := i; end == aliasUnknown; {
		if end = v.aliasEnds[at]; end == aliasOnPath {
			end = aliasCycle
		}
		if end != aliasUnknown {
			break
		}
		v.aliasEnds[at] = aliasOnPath
		path = append(path, at)
		x := v.m.Syms[at].Init
		for x.IsConst() && v.m.Consts.Kind(x) == ir.CExpr && len(v.m.Consts.Operands(x)) > 0 {
			x = v.m.Consts.Operands(x)[0]
		}
		switch {
		case !x.IsSym():
			end = aliasOther
		case v.m.Sym(x).Kind == ir.SymAlias:
			at = x.Index()
		case v.m.Sym(x).IsDecl():
			end = aliasDeclared
		default:
			end = aliasDefined
		}
	}
	for _, k := range path {
		v.aliasEnds[k] = end
	}
	s := &v.m.Syms[i]
	switch end {
	case aliasOther:
		v.broken(CodeSymbol, s, ir.None, "Aliasee should be either GlobalValue or ConstantExpr")
	case aliasCycle:
		v.broken(CodeSymbol, s, ir.None, "Aliases cannot form a cycle")
	case aliasDeclared:
		v.broken(CodeSymbol, s, ir.None, "Alias must point to a definition")
	}
}

// body checks the instructions of a function.
func (v *verifier) body(s *ir.Symbol) {
	f := s.Fn
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for x := f.First(b); x != ir.None; x = f.Next(x) {
			switch f.Op(x) {
			case ir.OpLoad:
				if m := f.Mem(x); m.Order != ir.NotAtomic {
					v.atomicType(s, x, f.TypeOf(x))
				}
			case ir.OpStore:
				if m := f.Mem(x); m.Order != ir.NotAtomic {
					v.atomicType(s, x, f.TypeOf(f.Operand(x, 0)))
				}
			case ir.OpCmpXchg, ir.OpAtomicRMW:
				v.atomicType(s, x, f.TypeOf(f.Operand(x, 1)))
			case ir.OpSwitch:
				v.cases(s, x)
			case ir.OpCall:
				if len(f.Call(x).Bundles) > 0 {
					v.bundles(s, x)
				}
				if f.Call(x).Tail == 2 {
					v.mustTail(s, x)
				}
			}
			for i := range f.NumOps(x) {
				o := f.Operand(x, i)
				if !o.IsSym() || f.Op(x) == ir.OpCall && i == f.NumOps(x)-1 {
					continue
				}
				if t := v.m.Sym(o); t.Kind == ir.SymFunc && strings.HasPrefix(t.Name, "llvm.") && t.Intrinsic != ir.NotIntrinsic {
					v.broken(CodeIntrinsic, s, x, "Cannot take the address of an intrinsic!")
				}
			}
		}
	}
}

// signature checks the types of the parameters of a function: metadata is for intrinsics, and a body
// needs values that have a size.
func (v *verifier) signature(s *ir.Symbol) {
	for i, t := range v.ty.Elems(s.Type) {
		switch {
		case t == ir.Metadata && s.Intrinsic == ir.NotIntrinsic:
			v.broken(CodeType, s, ir.None, "Function takes metadata but isn't an intrinsic (parameter %d)", i+1)
		case !s.Fn.IsDecl() && !t.IsFixed() && v.ty.Kind(t) == ir.StructKind && !v.ty.IsSized(t):
			v.broken(CodeType, s, ir.None, "Function arguments must have first-class types! Parameter %d has type %s", i+1, v.ty.String(t))
		}
	}
}

// atomicType checks that an atomically loaded or stored type is an integer, pointer or float of a power of two of at
// least eight bits.
func (v *verifier) atomicType(s *ir.Symbol, x ir.Value, t ir.Type) {
	e := v.ty.Scalar(t)
	if !v.ty.IsInt(e) && !v.ty.IsFloat(e) && !v.ty.IsPtr(e) {
		v.broken(CodeType, s, x, "atomic access of %s, which is not an integer, pointer or floating-point type", v.ty.String(t))
		return
	}
	if n := v.m.BitsOf(t); n < 8 || n&(n-1) != 0 {
		v.broken(CodeType, s, x, "atomic memory access' size must be a power of two of at least a byte")
	}
}

// cases: a value has one case.
func (v *verifier) cases(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	n := f.NumOps(x)
	if n < 6 {
		return
	}
	seen := make(map[ir.Value]struct{}, n/2)
	for i := 2; i < n; i += 2 {
		c := f.Operand(x, i)
		if _, twice := seen[c]; twice {
			v.broken(CodeType, s, x, "Duplicate integer as switch case")
			return
		}
		seen[c] = struct{}{}
	}
}

// mustTail: the call is followed by the return of its result, and is of the caller's type.
func (v *verifier) mustTail(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	c := f.Call(x)
	if c.CC != f.CC {
		v.broken(CodeType, s, x, "cannot guarantee tail call due to mismatched calling conv")
		return
	}
	a, b := v.ty.Elems(c.FnType), v.ty.Elems(s.Type)
	same := v.ty.Result(c.FnType) == v.ty.Result(s.Type) && v.ty.IsVarArg(c.FnType) == v.ty.IsVarArg(s.Type) && len(a) == len(b)
	for i := range a {
		same = same && a[i] == b[i]
	}
	if !same {
		v.broken(CodeType, s, x, "cannot guarantee tail call due to mismatched parameter counts or types")
		return
	}
	next := f.Next(x)
	if next == ir.None || f.Op(next) != ir.OpRet || f.NumOps(next) == 1 && f.Operand(next, 0) != x {
		v.broken(CodeType, s, x, "musttail call must precede a ret with an optional bitcast")
	}
}
