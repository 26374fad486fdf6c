package isel

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

func itoa(n int) string { return strconv.Itoa(n) }

// call selects a call that is no intrinsic.
func (s *selector) call(v ir.Value) {
	f, e := s.f, s.env
	c := f.Call(v)
	callee := f.Callee(v)
	if callee.Kind() == ir.KAsm {
		s.inlineAsm(v)
		return
	}
	var direct *ir.Symbol
	if callee.IsSym() {
		direct = s.m.Sym(callee)
		if direct.Kind == ir.SymFunc && e.isKernel(direct.Fn) {
			s.fail(v, "S0005", "kernel "+direct.Name+" is called", "PTX cannot call an .entry function: move the body to a device function")
			return
		}
	}
	n := f.NumArgs(v)
	ft := c.FnType
	fixed := len(s.m.Types.Elems(ft))
	if n > fixed && !s.m.Types.IsVarArg(ft) {
		s.fail(v, "S0006", "the call has more arguments than its function type", "")
		return
	}
	*s.callseq++
	seq := e.intern("callseq " + itoa(*s.callseq-1))
	type arg struct {
		name ptx.Name
		sl   slot
		byv  ir.Type
	}
	args := make([]arg, 0, n+1)
	for i := range min(n, fixed) {
		sl, byv := s.actual(v, c, i)
		if !sl.empty {
			args = append(args, arg{e.intern("param" + itoa(i)), sl, byv})
		} else {
			args = append(args, arg{})
		}
	}
	var va ptx.RegID
	if s.m.Types.IsVarArg(ft) {
		va = s.varArgs(v, fixed)
	}
	if direct != nil && !s.sameSignature(v, c, direct) {
		direct = nil // as declared it cannot be called like this: through its address it can
	}
	var target ptx.Operand
	if direct != nil {
		target = sym(e.symName(callee), 0)
	} else {
		target = reg(s.reg(callee, 0))
	}
	open := len(s.buf)
	s.e(isa.OpScopeOpen, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(seq)})
	declare := func(v ptx.Var) {
		s.out.Locals = append(s.out.Locals, v)
		s.e(isa.OpVar, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpVar}, Idx: uint32(len(s.out.Locals) - 1)})
	}
	for i, a := range args {
		if a.name == 0 {
			continue
		}
		declare(a.sl.variable(a.name))
		x := access{op: isa.Op_st_param_u64, a: addr{sym: a.name, space: uint32(paramSpace)}, base: a.sl.align}
		if a.sl.bytes == 0 {
			x.base = uint64(a.sl.scalar)
		}
		val := f.Operand(v, i)
		if a.byv != ir.NoType {
			if f.Consts.IsUndef(val) {
				continue // the callee does not look
			}
			s.passByval(val, a.byv, &x)
			continue
		}
		if a.sl.bytes == 0 {
			s.passScalar(v, c, i, val, a.sl, &x)
			continue
		}
		s.storeValue(val, s.abi.of(f.TypeOf(val)), &x, false)
	}
	if va != 0 {
		name := e.intern("param" + itoa(fixed))
		declare(e.varSlot().variable(name))
		s.e(isa.Op_st_param_u64.With(s.sp.load[s.cls[va]]), addrSym(name, 0), reg(va))
		args = append(args, arg{name: name})
	}
	rt := s.m.Types.Result(ft)
	var ret slot
	retName := e.intern("retval0")
	if rt != ir.Void {
		ret = e.paramSlot(rt, 0)
		if !ret.empty {
			declare(ret.variable(retName))
		}
	}
	ops := append(make([]ptx.Operand, 0, 16), group(ptx.OpList, 0))
	if rt != ir.Void && !ret.empty {
		ops[0].Sub = 1
		ops = append(ops, sym(retName, 0))
	}
	ops = append(ops, target)
	at := len(ops)
	ops = append(ops, group(ptx.OpList, 0))
	for _, a := range args {
		if a.name != 0 {
			ops = append(ops, sym(a.name, 0))
			ops[at].Sub++
		}
	}
	if direct == nil {
		ops = append(ops, s.prototype(v, c))
	}
	if len(ops) > 255 {
		s.fail(v, "S0006", "a call with more than 250 arguments cannot be printed", "pass a pointer to a structure")
		return
	}
	op := isa.Op_call_uni
	if direct == nil { // threads may call different functions
		op = isa.Op_call
	}
	s.orderCall(open)
	s.e(op, ops...)
	behind := len(s.buf)
	if rt != ir.Void && !ret.empty && s.wanted(v) {
		x := access{op: isa.Op_ld_param_u64, a: addr{sym: retName, space: uint32(paramSpace)}, base: max(ret.align, uint64(ret.scalar))}
		if d := s.def(v, 0); s.opt.LLVM && ret.bytes == 0 && s.cls[d] == cPred {
			s.loadBool(d, c32, &x, 0)
		} else {
			s.loadValue(v, s.abi.of(rt), &x)
		}
	}
	s.e(isa.OpScopeClose, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(seq)})
	s.orderResults(behind)
}

// varSlot is how the address of the variable arguments is passed.
func (e *env) varSlot() slot {
	if e.m.Layout.PtrBits(0) == 32 {
		return slot{typ: isa.B32, scalar: 4}
	}
	return slot{typ: isa.B64, scalar: 8}
}

// sameSignature reports whether call v passes what the declaration of y takes.
func (s *selector) sameSignature(v ir.Value, c *ir.CallInfo, y *ir.Symbol) bool {
	ty := &s.m.Types
	ft := y.Type
	if y.Kind != ir.SymFunc {
		if !y.Init.IsSym() {
			return true
		}
		ft = s.m.Sym(y.Init).Type
	}
	if ft == c.FnType {
		return true
	}
	if ty.Kind(ft) != ir.FuncKind || ty.IsVarArg(ft) != ty.IsVarArg(c.FnType) || len(ty.Elems(ft)) != len(ty.Elems(c.FnType)) {
		return false
	}
	same := func(a, b ir.Type) bool {
		if a == ir.Void || b == ir.Void {
			return a == b
		}
		return s.env.paramSlot(a, 0) == s.env.paramSlot(b, 0)
	}
	for i, t := range ty.Elems(ft) {
		if y.Kind == ir.SymFunc && s.env.isByval(y.Fn, i) {
			continue
		}
		if !same(t, ty.Elems(c.FnType)[i]) {
			return false
		}
	}
	return same(ty.Result(ft), ty.Result(c.FnType))
}

const paramSpace = target.ASParam

// passScalar stores a scalar argument, small integers extended to 32 bits as their
// attribute says (S4-11: zero extension is the default).
func (s *selector) passScalar(v ir.Value, c *ir.CallInfo, i int, val ir.Value, sl slot, x *access) {
	cp := s.lay.of(s.f.TypeOf(val))[0]
	if cp.class.isFloat() {
		s.e(x.with(s.memType(comp{class: cp.class, bits: cp.bits, size: sl.scalar}), 1), x.a.operand(), s.use(val, 0))
		return
	}
	ext := s.extension(s.m.AttrLists[c.Attrs].Param(i))
	if y := s.f.CalleeSym(v); y != nil && y.Kind == ir.SymFunc && ext == extendAny { // what the call does not say its callee does
		ext = s.extension(s.env.attrs(y.Fn).Param(i))
	}
	w := c32
	if sl.scalar == 8 {
		w = c64
	}
	var o ptx.Operand
	if n, ok := s.constOf(val, 0); ok {
		if ext != extendSign && cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		o = imm(n)
	} else {
		o = reg(s.widen32(val, w, ext))
	}
	s.e(x.with(s.sp.load[w], 1), x.a.operand(), o)
}

// widen32 extends a small integer argument or result to its parameter's register: as its
// attribute says; without one, with zeros (S4-11), or as llc with anything.
func (s *selector) widen32(val ir.Value, w class, ext extension) ptx.RegID {
	if s.opt.LLVM && ext == extendAny {
		return s.anyExtend(val, 0, w)
	}
	return s.extend(val, 0, w, ext == extendSign)
}

// extension is what attributes say of the bits above a small integer.
type extension uint8

const (
	extendAny  extension = iota // nothing
	extendZero                  // zeroext
	extendSign                  // signext
)

func (s *selector) extension(set ir.AttrSetID) extension {
	switch {
	case s.m.Attr(set, ir.AttrSignExt) != nil:
		return extendSign
	case s.m.Attr(set, ir.AttrZeroExt) != nil:
		return extendZero
	}
	return extendAny
}

// passByval copies the object behind a byval argument into the parameter.
func (s *selector) passByval(p ir.Value, t ir.Type, x *access) {
	if s.passBuilt(p, x) {
		return
	}
	src := access{op: isa.Op_ld_u32, a: s.addressOf(p), base: max(s.m.AlignOf(t), s.variableAlign(p))}
	s.place(&src)
	s.copyBytes(&src, x, s.m.SizeOf(t))
}

// variableAlign returns the alignment of p if that is a known place in a variable of the function, else 1.
func (s *selector) variableAlign(p ir.Value) uint64 {
	r := analysis.RefOf(s.f, p)
	if !r.Exact || s.f.Op(r.Base) != ir.OpAlloca {
		return 1
	}
	a := s.f.AllocaAlign(r.Base)
	if k := uint64(r.Off); k != 0 {
		a = min(a, k&-k)
	}
	return a
}

// copyBytes copies n bytes with the widest accesses that each side allows: a vector on one side
// may be several accesses on the other.
func (s *selector) copyBytes(src, dst *access, n uint64) {
	for off := uint64(0); off < n; {
		p := piece(int(min(n-off, 8)), min(src.align(off), dst.align(off)))
		c := comp{class: c64, bits: uint8(8 * p), size: uint8(p)}
		switch p {
		case 4:
			c.class = c32
		case 1, 2:
			c.class = c16
		}
		wide := func(x *access) int { // elements that one access of a side moves
			for v := 4; v > 1; v >>= 1 {
				if b := uint64(v * p); p >= 4 && b <= 16 && off+b <= n && x.align(off) >= b {
					return v
				}
			}
			return 1
		}
		from, to := wide(src), wide(dst)
		count := max(from, to)
		t := s.memType(c)
		regs := make([]ptx.Operand, 0, 4)
		for range count {
			regs = append(regs, reg(s.newReg(c.class)))
		}
		vector := func(list []ptx.Operand) []ptx.Operand {
			if len(list) == 1 {
				return list
			}
			return append([]ptx.Operand{group(ptx.OpVec, len(list))}, list...)
		}
		for i := 0; i < count; i += from {
			s.e(src.with(t, from), append(vector(regs[i:i+from:i+from]), src.a.plus(int64(off)+int64(i*p)))...)
		}
		for i := 0; i < count; i += to {
			s.e(dst.with(t, to), append([]ptx.Operand{dst.a.plus(int64(off) + int64(i*p))}, vector(regs[i:i+to])...)...)
		}
		off += uint64(p * count)
	}
}

// prototype declares the callprototype of an indirect call and returns its operand.
func (s *selector) prototype(v ir.Value, c *ir.CallInfo) ptx.Operand {
	e := s.env
	p := ptx.Proto{Kind: ptx.CallPrototype, Label: e.intern("prototype_" + itoa(*s.callseq-1))}
	under := e.intern("_")
	if rt := s.m.Types.Result(c.FnType); rt != ir.Void {
		if sl := e.paramSlot(rt, 0); !sl.empty {
			p.Rets = append(p.Rets, sl.variable(under))
		}
	}
	for i := range len(s.m.Types.Elems(c.FnType)) {
		if sl, _ := s.actual(v, c, i); !sl.empty {
			p.Params = append(p.Params, sl.variable(under))
		}
	}
	if s.m.Types.IsVarArg(c.FnType) {
		p.Params = append(p.Params, e.varSlot().variable(under))
	}
	s.out.Protos = append(s.out.Protos, p)
	o := ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpProto}, Idx: uint32(len(s.out.Protos) - 1)}
	s.e(isa.OpProtoDecl, o)
	return o
}

// varArgs stores the variable arguments into a local buffer, each at its ABI
// alignment, and returns the register with the buffer's generic address.
func (s *selector) varArgs(v ir.Value, fixed int) ptx.RegID {
	f := s.f
	off, al := uint64(0), uint64(8)
	type place struct {
		val ir.Value
		off uint64
	}
	var ps []place
	for i := fixed; i < f.NumArgs(v); i++ {
		x := f.Operand(v, i)
		a := s.m.AlignOf(f.TypeOf(x))
		off = ir.AlignTo(off, a)
		al = max(al, a)
		ps = append(ps, place{x, off})
		off += s.m.SizeOf(f.TypeOf(x))
	}
	s.frame = ir.AlignTo(s.frame, al)
	s.frameAl = max(s.frameAl, al)
	base := s.frame
	s.frame += max(off, 8)
	s.usesSP = true
	r := s.newReg(s.ptrClass(0))
	s.inFrame(r, regSP, int64(base))
	for _, p := range ps {
		x := access{op: isa.Op_st_local_u32, a: addr{reg: regSPL, off: int64(base + p.off), space: uint32(target.ASLocal)}, base: s.m.AlignOf(f.TypeOf(p.val))}
		s.storeInst(p.val, &x)
	}
	return r
}

// ret selects a return.
func (s *selector) ret(v ir.Value) {
	f := s.f
	if f.NumOps(v) == 1 && !s.entry {
		val := f.Operand(v, 0)
		sl := s.env.paramSlot(f.TypeOf(val), 0)
		if !sl.empty {
			x := access{op: isa.Op_st_param_u64, a: addr{sym: s.env.intern("func_retval0"), space: uint32(paramSpace)}, base: max(sl.align, uint64(sl.scalar))}
			if sl.bytes > 0 {
				s.storeValue(val, s.abi.of(f.TypeOf(val)), &x, false)
			} else {
				s.returnScalar(val, sl, &x)
			}
		}
	}
	s.e(isa.Op_ret)
}

func (s *selector) returnScalar(val ir.Value, sl slot, x *access) {
	cp := s.lay.of(s.f.TypeOf(val))[0]
	if cp.class.isFloat() {
		s.e(x.with(s.memType(comp{class: cp.class, bits: cp.bits, size: sl.scalar}), 1), x.a.operand(), s.use(val, 0))
		return
	}
	ext := s.extension(s.env.attrs(s.f).Ret)
	w := c32
	if sl.scalar == 8 {
		w = c64
	}
	if n, ok := s.constOf(val, 0); ok {
		if ext != extendSign && cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		s.e(x.with(s.sp.load[w], 1), x.a.operand(), imm(n))
		return
	}
	s.e(x.with(s.sp.load[w], 1), x.a.operand(), reg(s.widen32(val, w, ext)))
}
