package verify

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// identifier reports whether a name is [a-zA-Z$_][a-zA-Z$_0-9]*.
func identifier(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= '0' && c <= '9' && i > 0) {
			return false
		}
	}
	return s != ""
}

// symbolRules checks the rules for every kind of symbol (S4-06 … S4-10, S4-21 … S4-34).
func (r *rules) symbolRules(s *ir.Symbol) {
	reserved := strings.HasPrefix(s.Name, "llvm.") || strings.HasPrefix(s.Name, "nvvm.")
	special := s.Kind == ir.SymVar && strings.HasPrefix(s.Name, "llvm.") // llvm.used and its kind
	intrinsic := s.Kind == ir.SymFunc && s.IsDecl() && strings.HasPrefix(s.Name, "llvm.")
	switch {
	case special || intrinsic:
	case reserved:
		r.rule(prohibited, 7, s, ir.None, "the names llvm.nvvm.* and nvvm.* are reserved: @"+s.Name, "")
	case !identifier(s.Name) && s.Name != "":
		l := lenient
		if !s.Linkage.IsLocal() && !r.opt.AnyNames {
			l = illegal
		}
		r.rule(l, 6, s, ir.None, "Symbol name with unsupported characters: "+s.Name, "names match [a-zA-Z$_][a-zA-Z$_0-9]*; rename it, give it internal linkage, or use -mangle-names")
	}
	switch s.Linkage {
	case ir.Appending:
		if !special {
			r.rule(prohibited, 9, s, ir.None, "Symbol '"+s.Name+"' has unsupported appending linkage type", "only llvm.used and its kind have it")
		}
	case ir.ExternWeak:
		r.rule(prohibited, 9, s, ir.None, "Symbol '"+s.Name+"' has unsupported extern_weak linkage type", "PTX has no weak references")
	}
	if s.Visibility != ir.DefaultVisibility {
		r.rule(ignored, 21, s, ir.None, "visibility styles are ignored", "")
	}
	if s.DLLStorage != 0 {
		r.rule(tolerated, 22, s, ir.None, "DLL storage classes are not supported: @"+s.Name, "")
	}
	if s.DSOPreempt {
		r.rule(lenient, 22, s, ir.None, "runtime preemption specifiers are not supported: @"+s.Name, "")
	} else if s.DSOLocal {
		r.rule(ignored, 22, s, ir.None, "dso_local is ignored", "")
	}
	if s.Comdat != "" {
		r.rule(tolerated, 25, s, ir.None, "comdats are not supported: @"+s.Name+" is in $"+s.Comdat, "")
	}
	if s.Partition != "" {
		r.rule(tolerated, 30, s, ir.None, "partitions are not supported: @"+s.Name, "")
	}
	switch s.Kind {
	case ir.SymIFunc:
		r.rule(prohibited, 34, s, ir.None, "ifuncs are not supported: @"+s.Name, "")
	case ir.SymAlias:
		r.alias(s)
	}
}

// alias: only functions other than kernels have aliases (S4-33, X-21).
func (r *rules) alias(s *ir.Symbol) {
	v := s.Init
	for v.IsConst() && r.m.Consts.Kind(v) == ir.CExpr && r.m.Consts.ExprOp(v).IsCast() {
		v = r.m.Consts.Operands(v)[0]
	}
	if !v.IsSym() || r.m.Sym(v).Kind != ir.SymFunc && r.m.Sym(v).Kind != ir.SymAlias {
		r.rule(prohibited, 33, s, ir.None, "NVPTX aliasee must be a non-kernel function definition: @"+s.Name, "")
		return
	}
	if f := r.m.Sym(v); f.Kind == ir.SymFunc && (f.Fn.CC == ir.CCPTXKernel || f.IsDecl()) {
		r.rule(prohibited, 33, s, ir.None, "NVPTX aliasee must be a non-kernel function definition: @"+s.Name+" stands for @"+f.Name, "")
	}
}

// variable checks a global variable (S4-27 … S4-31, S4-43, S4-56 … S4-58, S4-66, S4-90).
func (r *rules) variable(s *ir.Symbol) {
	switch s.Name {
	case "llvm.global_ctors", "llvm.global_dtors":
		if s.Init != ir.None && r.ty.Kind(s.Type) == ir.ArrayKind && r.ty.Len64(s.Type) > 0 {
			r.rule(prohibited, 66, s, ir.None, "Module has a nontrivial global "+s.Name[len("llvm.global_"):len(s.Name)-1]+", which NVPTX does not support.", "initialise with constants, or from a kernel")
		}
		return
	}
	if strings.HasPrefix(s.Name, "llvm.") {
		return
	}
	if s.TLS != "" {
		r.rule(tolerated, 29, s, ir.None, "thread_local variables are not supported: @"+s.Name, "a variable in address space 5 belongs to one thread, a static array in a kernel too")
	}
	if s.Section != "" && s.Section != "llvm.metadata" {
		r.rule(tolerated, 30, s, ir.None, "explicit sections are not supported: @"+s.Name+" is in "+s.Section, "")
	}
	if s.Attrs != 0 {
		r.rule(tolerated, 43, s, ir.None, "attributes of global variables are not supported: @"+s.Name, "")
	}
	if s.ExternInit {
		r.rule(ignored, 43, s, ir.None, "externally_initialized is ignored", "")
	}
	r.space(s)
	if bad := r.badType(s.Type, 0); bad != "" {
		r.rule(prohibited, 56, s, ir.None, "the type "+bad+" is not supported: @"+s.Name, "")
	}
	if s.Init == ir.None {
		return
	}
	if s.Space == uint32(target.ASShared) && !r.m.Consts.IsUndef(s.Init) {
		if r.m.Consts.IsZero(s.Init) {
			r.rule(tolerated, 31, s, ir.None, "the initial value of '"+s.Name+"' is dropped: variables in shared memory are not initialised", "initialise with undef")
		} else {
			r.rule(illegal, 31, s, ir.None, "initial value of '"+s.Name+"' is not allowed in addrspace(3)", "initialise with undef, and write the value in the kernel")
		}
	}
	r.initialiser(s, s.Init, 0)
}

// space checks where a variable lives (S4-27, S4-90, X-05).
func (r *rules) space(s *ir.Symbol) {
	switch s.Space {
	case 0, 1, 3, 4:
	case 2:
		r.rule(prohibited, 90, s, ir.None, "Bad address space found while emitting PTX: 2", "address space 2 is reserved")
	default:
		r.rule(prohibited, 90, s, ir.None, "a variable cannot be in address space "+utoa(uint64(s.Space))+": @"+s.Name, "variables are global (1), shared (3) or constant (4)")
	}
}

// badType returns a type inside t that NVVM IR has not, "" if there is none (S4-56).
func (r *rules) badType(t ir.Type, depth int) string {
	if depth > 20 {
		return ""
	}
	switch r.ty.Kind(t) {
	case ir.FP128Kind, ir.X86FP80Kind, ir.PPCFP128Kind, ir.X86MMXKind, ir.X86AMXKind, ir.TokenKind:
		return r.ty.String(t)
	case ir.ArrayKind, ir.VectorKind:
		if r.ty.Kind(t) == ir.VectorKind && r.ty.IsScalable(t) {
			return r.ty.String(t)
		}
		return r.badType(r.ty.Elem(t), depth+1)
	case ir.StructKind:
		for _, e := range r.ty.Elems(t) {
			if bad := r.badType(e, depth+1); bad != "" {
				return bad
			}
		}
	case ir.PtrKind:
		if as := r.ty.AddrSpace(t); as == 2 || as > 7 && as != uint32(target.ASParam) {
			return r.ty.String(t)
		}
	}
	return ""
}

// initialiser checks that an expression that mentions a symbol reduces to its address and a constant offset (S4-58);
// addresses of blocks do not exist (S4-57).
func (r *rules) initialiser(s *ir.Symbol, v ir.Value, depth int) {
	c := &r.m.Consts
	if !v.IsConst() || depth > 100 {
		return
	}
	switch c.Kind(v) {
	case ir.CBlockAddr:
		r.rule(prohibited, 57, s, ir.None, "addresses of blocks are not supported: @"+s.Name, "")
		return
	case ir.CDSOLocal, ir.CNoCFI:
		r.rule(prohibited, 57, s, ir.None, "the constant is not supported: @"+s.Name, "")
		return
	case ir.CPtrAuth:
		r.rule(prohibited, 57, s, ir.None, "signed pointers (ptrauth) are not supported: @"+s.Name, "")
		return
	case ir.CExpr:
		switch op := c.ExprOp(v); op {
		case ir.OpBitCast, ir.OpGEP, ir.OpAddrSpaceCast, ir.OpPtrToInt, ir.OpIntToPtr, ir.OpPtrToAddr:
		case ir.OpAdd, ir.OpSub:
			if r.symbols(v, 0) > 1 {
				r.rule(prohibited, 58, s, ir.None, "the initialiser of @"+s.Name+" combines several addresses, which PTX cannot express", "compute it in the kernel")
			}
		default:
			if r.symbols(v, 0) > 0 {
				r.rule(prohibited, 58, s, ir.None, "the initialiser of @"+s.Name+" computes "+op.String()+" of an address, which PTX cannot express", "compute it in the kernel")
			}
		}
	}
	for _, o := range c.Operands(v) {
		r.initialiser(s, o, depth+1)
	}
}

// symbols counts the symbols that a constant mentions.
func (r *rules) symbols(v ir.Value, depth int) int {
	if v.IsSym() {
		return 1
	}
	n := 0
	if v.IsConst() && depth < 100 {
		for _, o := range r.m.Consts.Operands(v) {
			n += r.symbols(o, depth+1)
		}
	}
	return n
}

// function checks the header of a function, then its body (S4-32, S4-38 … S4-42).
func (r *rules) function(s *ir.Symbol) {
	f := s.Fn
	bad := func(what string) {
		r.rule(tolerated, 32, s, ir.None, what+" of functions are not supported: @"+s.Name, "")
	}
	if s.Align != 0 {
		bad("alignments")
	}
	if s.Section != "" {
		bad("sections")
	}
	if f.GC != "" {
		r.rule(tolerated, 39, s, ir.None, "garbage collector names are not supported: @"+s.Name, "")
	}
	if f.Prefix != ir.None {
		r.rule(tolerated, 39, s, ir.None, "prefix data are not supported: @"+s.Name, "")
	}
	if f.Prologue != ir.None {
		r.rule(tolerated, 39, s, ir.None, "prologue data are not supported: @"+s.Name, "")
	}
	if f.Personality != ir.None {
		bad("personality functions")
	}
	switch f.CC {
	case ir.CCC, ir.CCPTXKernel, ir.CCPTXDevice:
	default:
		r.rule(ignored, 10, s, ir.None, "calling conventions are ignored", "")
	}
	r.params(s)
	if s.Intrinsic != ir.NotIntrinsic {
		return
	}
	for _, t := range append([]ir.Type{r.ty.Result(s.Type)}, r.ty.Elems(s.Type)...) {
		if t == ir.Metadata {
			continue
		}
		if bad := r.badType(t, 0); bad != "" {
			r.rule(prohibited, 56, s, ir.None, "the type "+bad+" is not supported: @"+s.Name, "")
		}
	}
	if !f.IsDecl() {
		r.body(s)
	}
}

// params checks the attributes of parameters and functions.
func (r *rules) params(s *ir.Symbol) {
	l := &r.m.AttrLists[s.Fn.Attrs]
	for _, set := range l.Params {
		for i := range r.m.AttrSets[set] {
			switch a := &r.m.AttrSets[set][i]; a.Kind {
			case ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrSwiftAsync, ir.AttrSwiftError, ir.AttrSwiftSelf:
				r.rule(prohibited, 38, s, ir.None, "the parameter attribute '"+a.Kind.String()+"' is not supported: @"+s.Name, "")
			case ir.AttrInReg, ir.AttrNest:
				r.rule(ignored, 38, s, ir.None, "the parameter attribute '"+a.Kind.String()+"' is ignored", "")
			}
		}
	}
	if s.Intrinsic != ir.NotIntrinsic {
		return
	}
	for i := range r.m.AttrSets[l.Fn] {
		switch a := &r.m.AttrSets[l.Fn][i]; a.Kind {
		case ir.AttrNaked, ir.AttrReturnsTwice, ir.AttrSafeStack, ir.AttrShadowCallStack, ir.AttrJumpTable, ir.AttrPresplitCoroutine, ir.AttrSanitizeAddress,
			ir.AttrSanitizeThread, ir.AttrSanitizeMemory, ir.AttrSanitizeHWAddress:
			r.rule(tolerated, 42, s, ir.None, "the function attribute '"+a.Kind.String()+"' is not supported: @"+s.Name, "")
		case ir.AttrAllocSize, ir.AttrAlwaysInline, ir.AttrCold, ir.AttrConvergent, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly,
			ir.AttrInlineHint, ir.AttrMinSize, ir.AttrNoDuplicate, ir.AttrNoInline, ir.AttrNoReturn, ir.AttrNoRecurse, ir.AttrNoUnwind,
			ir.AttrNullPointerIsValid, ir.AttrOptForFuzzing, ir.AttrOptNone, ir.AttrOptSize, ir.AttrReadNone, ir.AttrReadOnly, ir.AttrWriteOnly,
			ir.AttrArgMemOnly, ir.AttrSpeculatable, ir.AttrStrictFP, ir.AttrMemory, ir.AttrString:
		default:
			r.rule(ignored, 42, s, ir.None, "the function attribute '"+a.Kind.String()+"' is ignored", "")
		}
	}
}
