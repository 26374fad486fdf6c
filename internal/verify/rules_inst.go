package verify

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// maxAllocaAlign is the largest alignment of an alloca in NVVM IR (S4-71).
const maxAllocaAlign = 1 << 23

// body checks the instructions of a function (S4-53 … S4-92).
func (r *rules) body(s *ir.Symbol) {
	f := s.Fn
	for i := 1; i <= f.Consts.Len(); i++ {
		switch f.Consts.Kind(f.Consts.Nth(i)) {
		case ir.CBlockAddr:
			r.rule(prohibited, 57, s, ir.None, "addresses of blocks are not supported: in @"+s.Name, "")
		case ir.CDSOLocal, ir.CNoCFI:
			r.rule(prohibited, 57, s, ir.None, "dso_local_equivalent and no_cfi are not supported: in @"+s.Name, "")
		case ir.CPtrAuth:
			r.rule(prohibited, 57, s, ir.None, "signed pointers (ptrauth) are not supported: in @"+s.Name, "")
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for x := f.First(b); x != ir.None; x = f.Next(x) {
			r.inst(s, x)
		}
	}
}

func (r *rules) inst(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	t := f.TypeOf(x)
	if t != ir.Void && t != ir.Metadata {
		if bad := r.badType(t, 0); bad != "" {
			r.rule(prohibited, 56, s, x, "the type "+bad+" is not supported: "+instText(s, x), "")
			return
		}
	}
	switch op := f.Op(x); op {
	case ir.OpIndirectBr, ir.OpInvoke, ir.OpResume, ir.OpCallBr, ir.OpCleanupRet, ir.OpCatchRet, ir.OpCatchSwitch:
		r.illegalInst(prohibited, 67, s, x, op.String(), "the terminators are ret, br, switch and unreachable")
	case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad:
		r.illegalInst(prohibited, 78, s, x, op.String(), "GPUs have no exceptions")
	case ir.OpFNeg:
		if r.m.TypedPointers {
			r.illegalInst(lenient, 68, s, x, op.String(), "LLVM 7 has no fneg: write fsub -0.0, x")
		}
	case ir.OpFreeze:
		if r.m.TypedPointers {
			r.illegalInst(lenient, 78, s, x, op.String(), "LLVM 7 has no freeze")
		}
	case ir.OpFence:
		r.illegalInst(lenient, 73, s, x, op.String(), "use llvm.nvvm.membar")
	case ir.OpAlloca:
		r.alloca(s, x)
	case ir.OpLoad, ir.OpStore:
		p := f.Operand(x, f.NumOps(x)-1)
		if f.Mem(x).Order != ir.NotAtomic {
			r.illegalInst(lenient, 53, s, x, op.String()+" atomic", "use atomicrmw, or a volatile access")
		}
		r.accessed(s, x, p)
		if op == ir.OpStore {
			r.handleEscapes(s, x, f.Operand(x, 0))
		}
	case ir.OpCmpXchg:
		r.atomic(s, x, 74, f.TypeOf(f.Operand(x, 1)), t)
	case ir.OpAtomicRMW:
		r.atomicRMW(s, x, t)
	case ir.OpAddrSpaceCast:
		a, b := r.ty.AddrSpace(r.ty.Scalar(f.TypeOf(f.Operand(x, 0)))), r.ty.AddrSpace(r.ty.Scalar(t))
		if a != 0 && b != 0 && !(a == 3 && b == 7 || a == 7 && b == 3) {
			r.rule(prohibited, 92, s, x, "Cannot cast between two non-generic address spaces: "+instText(s, x), "cast to the generic space first")
		}
	case ir.OpCall:
		r.call(s, x)
	}
}

func (r *rules) alloca(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	switch fl := f.Flags(x); {
	case fl&ir.AllocaInAlloca != 0:
		r.unsupported(prohibited, 71, s, x, "inalloca", "")
	case fl&ir.AllocaSwiftError != 0:
		r.unsupported(prohibited, 71, s, x, "swifterror", "")
	}
	if f.AllocaAlign(x) > maxAllocaAlign {
		r.unsupported(tolerated, 71, s, x, "alignment of more than 2^23", "")
	}
	switch as := r.ty.AddrSpace(f.TypeOf(x)); as {
	case 0:
	case uint32(target.ASLocal):
		r.unsupported(lenient, 71, s, x, "alloca in address space 5", "an alloca gives a generic pointer")
	default:
		r.unsupported(prohibited, 71, s, x, "alloca in address space "+utoa(uint64(as)), "an alloca gives a generic pointer")
	}
}

// base follows a pointer through casts and address computations to its origin.
func base(f *ir.Func, p ir.Value) ir.Value {
	for range 100 {
		switch {
		case f.Op(p) == ir.OpGEP || f.Op(p) == ir.OpBitCast || f.Op(p) == ir.OpAddrSpaceCast:
			p = f.Operand(p, 0)
		case f.Consts.Kind(p) == ir.CExpr:
			switch f.Consts.ExprOp(p) {
			case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
				p = f.Consts.Operands(p)[0]
			default:
				return p
			}
		default:
			return p
		}
	}
	return p
}

// accessed checks the address of a load or store: no function, and no texture or
// surface (S4-72, S4-104).
func (r *rules) accessed(s *ir.Symbol, x, p ir.Value) {
	v := base(s.Fn, p)
	if !v.IsSym() {
		return
	}
	if o := r.m.Sym(v); o.Kind == ir.SymFunc {
		r.unsupported(prohibited, 72, s, x, "access through a function pointer", "")
	}
	if r.isHandle(v.Index()) {
		r.rule(prohibited, 104, s, x, "a texture or surface variable is never loaded or stored: "+instText(s, x), "get its handle with llvm.nvvm.texsurf.handle")
	}
}

// handleEscapes: the address of a texture or surface variable is not stored either.
func (r *rules) handleEscapes(s *ir.Symbol, x, v ir.Value) {
	if v = base(s.Fn, v); v.IsSym() && r.isHandle(v.Index()) {
		r.rule(prohibited, 104, s, x, "the address of a texture or surface variable cannot be stored: "+instText(s, x), "")
	}
}

func (r *rules) isHandle(i uint32) bool {
	return int(i) < len(r.handles) && r.handles[i]
}

// atomicSpace checks the space of an atomic operation's pointer (S4-74, S4-75).
func (r *rules) atomicSpace(s *ir.Symbol, x ir.Value, row int) {
	switch as := r.ty.AddrSpace(s.Fn.TypeOf(s.Fn.Operand(x, 0))); as {
	case 0, 1, 3, 7:
	default:
		r.unsupported(prohibited, row, s, x, "atomic operation on address space "+utoa(uint64(as)), "atomic operations are on generic, global and shared memory")
	}
}

func (r *rules) atomic(s *ir.Symbol, x ir.Value, row int, t, _ ir.Type) {
	switch t {
	case ir.I32, ir.I64, ir.I128:
	default:
		r.unsupported(prohibited, row, s, x, "cmpxchg on "+r.ty.String(t), "the types are i32, i64 and i128")
	}
	r.atomicSpace(s, x, row)
}

func (r *rules) atomicRMW(s *ir.Symbol, x ir.Value, t ir.Type) {
	op := s.Fn.Mem(x).RMW
	ok := false
	switch op {
	case ir.RMWXchg:
		ok = t == ir.I32 || t == ir.I64 || t == ir.I128
	case ir.RMWAdd, ir.RMWSub, ir.RMWAnd, ir.RMWOr, ir.RMWXor, ir.RMWMax, ir.RMWMin, ir.RMWUMax, ir.RMWUMin:
		ok = t == ir.I32 || t == ir.I64
	case ir.RMWFAdd: // replacements of intrinsics that are part of NVVM IR
		ok = r.upgraded("llvm.nvvm.atomic.load.add.f") && (t == ir.Float || t == ir.Double)
	case ir.RMWUIncWrap:
		ok = r.upgraded("llvm.nvvm.atomic.load.inc.32") && t == ir.I32
	case ir.RMWUDecWrap:
		ok = r.upgraded("llvm.nvvm.atomic.load.dec.32") && t == ir.I32
	}
	if !ok {
		r.unsupported(prohibited, 75, s, x, "atomicrmw "+op.String()+" on "+r.ty.String(t),
			"xchg, add, sub, and, or, xor, max, min, umax and umin exist on i32 and i64; floating-point addition is llvm.nvvm.atomic.load.add")
	}
	r.atomicSpace(s, x, 75)
}

func (r *rules) upgraded(prefix string) bool {
	for _, n := range r.m.Upgraded {
		if strings.HasPrefix(n, prefix) {
			return true
		}
	}
	return false
}

func (r *rules) call(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	c := f.Call(x)
	if len(c.Bundles) > 0 {
		l := lenient
		if f.CalleeIntrinsic(x) != ir.IntrAssume {
			l = tolerated
		}
		r.rule(l, 44, s, x, "operand bundles are not supported: "+instText(s, x), "")
	}
	r.callee(s, x)
	callee := f.Callee(x)
	if callee.Kind() == ir.KAsm {
		r.asm(s, x, &r.m.Asms[callee.Index()])
		return
	}
	if id := f.CalleeIntrinsic(x); id != ir.NotIntrinsic {
		r.intrinsic(s, x, id)
		return
	}
	if n := f.Attachment(x, "callalign"); n != 0 {
		r.callAlign(s, x, &r.m.MDs[n])
	}
}

// asm checks inline assembly (S4-59, S4-60, X-30).
func (r *rules) asm(s *ir.Symbol, x ir.Value, a *ir.InlineAsm) {
	if a.Intel {
		r.rule(prohibited, 60, s, x, "the asm dialect inteldialect is not supported: "+instText(s, x), "")
	}
	list, _ := a.ParseConstraints() // a mistake in them is an error of the verifier
	for i := range list {
		c := &list[i]
		if c.Kind == ir.AsmClobber || c.Tied >= 0 {
			continue
		}
		if len(c.Codes) != 1 || len(c.Codes[0]) != 1 || !strings.Contains("chrlfd", c.Codes[0]) {
			r.rule(lenient, 59, s, x, "the constraint \""+c.Text+"\" of inline assembly is not one of c, h, r, l, f and d: "+instText(s, x), "")
		}
	}
}

// callAlign checks the alignments that a call states for its arguments and result: (position << 16) | alignment,
// ascending, in agreement with the known types (S4-17 … S4-19).
func (r *rules) callAlign(s *ir.Symbol, x ir.Value, n *ir.MDNode) {
	f := s.Fn
	prev := int64(-1)
	c := f.Call(x)
	l := &r.m.AttrLists[c.Attrs]
	direct := f.CalleeSym(x)
	row := 18
	if direct != nil {
		row = 19
	}
	for i := range n.Ops {
		v, ok := r.uintOf(n, i)
		if !ok {
			r.rule(prohibited, 17, s, x, "callalign holds i32 fields: "+instText(s, x), "(position << 16) | alignment")
			return
		}
		if int64(v) <= prev {
			r.rule(prohibited, 17, s, x, "the fields of callalign must be sorted in ascending order: "+instText(s, x), "")
			return
		}
		prev = int64(v)
		pos, align := int(v>>16), v&0xffff
		if pos > f.NumArgs(x) {
			r.rule(prohibited, 17, s, x, "callalign names argument "+utoa(uint64(pos))+", which the call has not: "+instText(s, x), "")
			continue
		}
		t := f.TypeOf(x)
		set := l.Ret
		if pos > 0 {
			t, set = f.TypeOf(f.Operand(x, pos-1)), l.Param(pos-1)
		}
		want := uint64(0) // not known: any
		if byval := r.m.Attr(set, ir.AttrByVal); byval != nil {
			if a := r.m.Attr(set, ir.AttrAlign); a != nil {
				want = a.Int
			} else if byval.Type != ir.NoType {
				want = r.m.AlignOf(byval.Type)
			}
		} else if t != ir.Void && !r.ty.IsAggregate(t) && !r.ty.IsVector(t) {
			want = r.m.AlignOf(t)
		} else if direct != nil && direct.Kind == ir.SymFunc && direct.Fn != nil && t != ir.Void {
			dl := &r.m.AttrLists[direct.Fn.Attrs]
			dset := dl.Ret
			if pos > 0 {
				dset = dl.Param(pos - 1)
			}
			want = r.m.AlignOf(t)
			if a := r.m.Attr(dset, ir.AttrAlignStack); a != nil {
				want = a.Int
			}
		}
		if want != 0 && align != want {
			r.rule(prohibited, row, s, x, "callalign says "+utoa(align)+" for position "+utoa(uint64(pos))+", whose alignment is "+utoa(want)+": "+instText(s, x), "")
		}
	}
}
