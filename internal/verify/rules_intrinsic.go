package verify

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// intrinsic checks a call of a target-independent intrinsic (S4-79 … S4-89).
func (r *rules) intrinsic(s *ir.Symbol, x ir.Value, id ir.Intrinsic) {
	f := s.Fn
	width := func(row int, widths ...int) {
		t := r.ty.Scalar(f.TypeOf(f.Operand(x, 0)))
		if !r.ty.IsInt(t) {
			return
		}
		for _, w := range widths {
			if r.ty.Bits(t) == w {
				return
			}
		}
		r.unsupported(lenient, row, s, x, "llvm."+id.String()+" on "+r.ty.String(t), "")
	}
	switch id {
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset:
		if f.NumArgs(x) < 2 {
			return
		}
		space := func(i int) uint32 { return r.ty.AddrSpace(r.ty.Scalar(f.TypeOf(f.Operand(x, i)))) }
		switch {
		case space(0) == uint32(target.ASConst):
			r.unsupported(prohibited, 81, s, x, "llvm."+id.String()+" to constant memory", "")
		case id == ir.IntrMemmove && space(1) == uint32(target.ASConst):
			r.unsupported(lenient, 81, s, x, "llvm.memmove from constant memory", "use llvm.memcpy")
		}
	case ir.IntrCopysign:
		if r.m.TypedPointers {
			r.unsupported(lenient, 80, s, x, "llvm.copysign", "it belongs to the modern dialect")
		}
	case ir.IntrSqrt, ir.IntrFma:
		if t := r.ty.Scalar(f.TypeOf(x)); t != ir.Float && t != ir.Double {
			r.unsupported(lenient, 82, s, x, "llvm."+id.String()+" on "+r.ty.String(t), "")
		}
	case ir.IntrBitreverse, ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz, ir.IntrFshl, ir.IntrFshr:
		width(83, 8, 16, 32, 64)
	case ir.IntrBswap:
		width(83, 16, 32, 64)
	case ir.IntrSaddWithOverflow, ir.IntrSsubWithOverflow, ir.IntrSmulWithOverflow, ir.IntrUaddWithOverflow, ir.IntrUsubWithOverflow, ir.IntrUmulWithOverflow:
		width(84, 16, 32, 64)
	case ir.IntrFmuladd, ir.IntrConvertToFp16, ir.IntrConvertFromFp16, ir.IntrDbgAddr, ir.IntrDbgDeclare, ir.IntrDbgValue, ir.IntrDbgLabel,
		ir.IntrDbgAssign, ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrInvariantStart, ir.IntrInvariantEnd, ir.IntrTrap, ir.IntrExpect,
		ir.IntrAssume, ir.IntrDonothing, ir.IntrSideeffect, ir.IntrVaStart, ir.IntrVaEnd, ir.IntrVaCopy:
	case ir.IntrVarAnnotation, ir.IntrPtrAnnotation, ir.IntrAnnotation:
		r.rule(ignored, 88, s, x, "annotations are ignored", "")
	case ir.NVVMIntrinsic:
		r.nvvmIntrinsic(s, x)
	default:
		name := f.CalleeSym(x).Name
		r.unsupported(lenient, 78, s, x, name+" is not part of NVVM IR", "")
	}
}

// nvvmIntrinsic checks the constant arguments of NVVM's own intrinsics whose values have a meaning each.
func (r *rules) nvvmIntrinsic(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	arg := func(i int) (uint64, bool) {
		if i >= f.NumArgs(x) {
			return 0, false
		}
		return f.Consts.Uint(f.Operand(x, i))
	}
	bad := func(row int, msg, hint string) { r.rule(prohibited, row, s, x, msg+": "+instText(s, x), hint) }
	switch name := f.CalleeSym(x).Name; name {
	case "llvm.nvvm.membar":
		if n, ok := arg(0); ok && n != 0 && n != 1 && n != 2 && n != 4 {
			bad(111, "Bad membar op", "0 global, 1 CTA, 2 system, 4 cluster")
		}
	case "llvm.nvvm.cluster.barrier":
		n, ok := arg(0)
		op, order := n&15, n>>4&15
		switch {
		case !ok:
		case op > 1 || n>>8 != 0:
			bad(109, "bad cluster barrier op", "0 arrives and 1 waits")
		case order > 1 || op == 1 && order == 1:
			bad(109, "bad cluster barrier mem mode", "0 is the default; 1 is relaxed, for arriving only")
		}
	case "llvm.nvvm.shfl.sync.i32":
		if n, ok := arg(1); ok && n > 3 && f.NumArgs(x) == 5 {
			bad(120, "bad shfl.sync mode", "0 IDX, 1 UP, 2 DOWN, 3 BFLY")
		}
	case "llvm.nvvm.vote.sync":
		if n, ok := arg(1); ok && n > 3 {
			bad(121, "bad vote.sync mode", "0 ALL, 1 ANY, 2 EQ, 3 BALLOT")
		}
	default:
		if strings.HasPrefix(name, "llvm.nvvm.texsurf.handle.p") {
			r.textureHandle(s, x)
		}
		if len(name) > 15 && name[:15] == "llvm.nvvm.hmma." {
			r.hmma(s, x, name, arg, bad)
		}
	}
}

// textureHandle: the metadata and the pointer name the same texture or surface (S4-105).
func (r *rules) textureHandle(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	if f.NumArgs(x) != 2 || f.Operand(x, 0).Kind() != ir.KMeta {
		return
	}
	n := &r.m.MDs[f.Operand(x, 0).MD()]
	p := base(f, f.Operand(x, 1))
	named := ir.None
	if n.Kind == ir.MDValue {
		for named = n.Val; named.IsConst() && r.m.Consts.Kind(named) == ir.CExpr && len(r.m.Consts.Operands(named)) > 0; {
			named = r.m.Consts.Operands(named)[0]
		}
	}
	switch {
	case !named.IsSym():
		r.rule(prohibited, 105, s, x, "the metadata names no texture or surface variable: "+instText(s, x), "")
	case p.IsSym() && p != named:
		r.rule(prohibited, 105, s, x, "the metadata names @"+r.m.Sym(named).Name+", the pointer @"+r.m.Sym(p).Name+": "+instText(s, x), "")
	case !r.isHandle(named.Index()):
		r.rule(prohibited, 105, s, x, "@"+r.m.Sym(named).Name+" is not a texture or surface: "+instText(s, x), "annotate it: !{i64 addrspace(1)* @"+r.m.Sym(named).Name+", !\"texture\", i32 1}")
	}
}

// hmma checks the constants of matrix intrinsics (S4-123, S4-125).
func (r *rules) hmma(s *ir.Symbol, x ir.Value, name string, arg func(int) (uint64, bool), bad func(int, string, string)) {
	parts := splitDots(name)
	if len(parts) < 6 {
		return
	}
	switch parts[4] {
	case "mma":
		if n, ok := arg(0); ok && n > 3 {
			bad(125, "bad matrix layout", "0 row.row, 1 row.col, 2 col.row, 3 col.col")
		}
		if n, ok := arg(1); ok && n != 0 {
			bad(125, "saturation is not supported: the argument must be 0", "")
		}
	case "ld", "st":
		if n, ok := arg(2); ok && n > 1 {
			bad(123, "bad matrix layout", "0 row, 1 column")
		}
	}
}

func splitDots(s string) []string {
	var out []string
	start := 0
	for i := 0; i <= len(s); i++ {
		if i == len(s) || s[i] == '.' {
			out = append(out, s[start:i])
			start = i + 1
		}
	}
	return out
}
