package isel

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Intrinsics of NVIDIA that are not one row of the instruction tables: they depend
// on options, have their operation in an argument, or are overloaded freely.

// special selects an intrinsic by its name; false means that it is unknown.
func (s callSelector) special(v ir.Value, name string) bool {
	f := s.f
	name = strings.TrimPrefix(name, "llvm.nvvm.")
	is := func(stem string) bool { return name == stem || strings.HasPrefix(name, stem) && name[len(stem)] == '.' }
	switch {
	case is("sqrt.f"):
		op := s.fp().f32Op(isa.Op_sqrt_rn_f32, isa.Op_sqrt_rn_ftz_f32)
		if s.opt.ApproxSqrt {
			op = s.fp().f32Op(isa.Op_sqrt_approx_f32, isa.Op_sqrt_approx_ftz_f32)
		}
		s.e(op, reg(s.result(v, 0)), reg(s.reg(f.Operand(v, 0), 0)))
	case is("ldu.global.i"), is("ldu.global.f"), is("ldu.global.p"):
		s.loadUniform(v)
	case is("texsurf.handle.internal"), is("texsurf.handle"):
		n, ok := s.imageHandle(v)
		if !ok {
			s.fail(v, "S0025", "the texture, surface or sampler of llvm.nvvm."+name+" is not a global variable", "give the intrinsic the variable itself")
			return true
		}
		s.e(isa.Op_mov_u64, reg(s.result(v, 0)), sym(n, 0))
	case is("internal.addrspace.wrap"):
		s.copyComp(s.result(v, 0), f.Operand(v, 0), 0)
	case is("reflect"):
		s.e(s.sp.mov[c32], reg(s.result(v, 0)), imm(0))
	case is("d2i.lo"), is("d2i.hi"):
		lo, hi := ptx.Operand{}, ptx.Operand{}
		part := &lo
		if strings.HasPrefix(name, "d2i.hi") {
			part = &hi
		}
		for _, o := range []*ptx.Operand{&lo, &hi} {
			switch {
			case o == part:
				*o = reg(s.result(v, 0))
			case !s.vec().sink():
				*o = reg(s.newReg(c32))
			}
		}
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), lo, hi, reg(s.reg(f.Operand(v, 0), 0)))
	case is("compiler.error"):
		s.fail(v, "S0026", "the program asks for this error: "+s.message(f.Operand(v, 0)), "")
	case is("compiler.warn"):
	case is("membar"):
		s.membar(v)
	case is("cluster.barrier"):
		s.clusterBarrier(v)
	case is("vote.sync"):
		s.voteSync(v)
	case strings.HasPrefix(name, "hmma."):
		return s.hmma(v, strings.Split(name, "."))
	case strings.HasPrefix(name, "atomic.cas.cache.hint"):
		s.fail(v, "S0010", "a compare-and-swap has no form with a cache hint", "atom.cas takes no .L2::cache_hint in PTX: use a plain cmpxchg")
	case strings.HasPrefix(name, "atomic."):
		return s.scopedAtomic(v, strings.Split(name, "."))
	default:
		return false
	}
	return true
}

// message returns the text of a metadata or string argument.
func (s callSelector) message(x ir.Value) string {
	if x.Kind() == ir.KMeta {
		return s.m.MDs[x.Index()].Str
	}
	for x.IsConst() && s.f.Consts.Kind(x) == ir.CExpr {
		x = s.f.Consts.Operands(x)[0]
	}
	if x.IsSym() {
		if y := s.m.Sym(x); y.Init.IsConst() && s.m.Consts.Kind(y.Init) == ir.CData {
			return strings.TrimRight(string(s.m.Consts.Bytes(y.Init)), "\x00")
		}
	}
	return "(no text)"
}

// constArg returns constant argument i of v, or notes an error.
func (s callSelector) constArg(v ir.Value, i int, what string) (uint64, bool) {
	n, ok := s.f.Consts.Uint(s.f.Operand(v, i))
	if !ok {
		s.fail(v, "S0011", "Error: unsupported operation: argument "+itoa(i+1)+" of "+s.f.CalleeSym(v).Name+", the "+what+", must be a constant", "")
	}
	return n, ok
}

// membar selects llvm.nvvm.membar(i32) (S1-34…36, S4-111).
func (s callSelector) membar(v ir.Value) {
	n, ok := s.constArg(v, 0, "level of membar")
	if !ok {
		return
	}
	switch n {
	case 0:
		s.e(isa.Op_membar_gl)
	case 1:
		s.e(isa.Op_membar_cta)
	case 2:
		s.e(isa.Op_membar_sys)
	case 4:
		if s.need(v, "membar of a cluster", target.FeatureMemOrderCluster) {
			s.e(isa.Op_fence_sc_cluster)
		}
	default:
		s.fail(v, "S0011", "Bad membar op", "the levels are 0 (device), 1 (CTA), 2 (system) and 4 (cluster)")
	}
}

// clusterBarrier selects llvm.nvvm.cluster.barrier (S1-37, S4-109).
func (s callSelector) clusterBarrier(v ir.Value) {
	n, ok := s.constArg(v, 0, "operation of a cluster barrier")
	if !ok || !s.need(v, "a cluster barrier", target.FeatureBarrierCluster) {
		return
	}
	op, order := n&15, n>>4&15
	switch {
	case op > 1 || n>>8 != 0:
		s.fail(v, "S0011", "bad cluster barrier op", "0 arrives and 1 waits")
	case order > 1 || op == 1 && order == 1:
		s.fail(v, "S0011", "bad cluster barrier mem mode", "0 is the default; 1 is relaxed, for arriving only")
	case op == 1:
		s.e(isa.Op_barrier_cluster_wait)
	case order == 1:
		if s.need(v, "a relaxed cluster barrier", target.FeatureBarrierClusterRelaxed) {
			s.e(isa.Op_barrier_cluster_arrive_relaxed)
		}
	default:
		s.e(isa.Op_barrier_cluster_arrive)
	}
}

// voteSync selects llvm.nvvm.vote.sync (S4-121): the mode decides which result is used.
func (s callSelector) voteSync(v ir.Value) {
	f := s.f
	n, ok := s.constArg(v, 1, "mode of a vote")
	if !ok || !s.need(v, "vote.sync", target.FeatureVoteSync) {
		return
	}
	mask := s.use(f.Operand(v, 0), 0)
	p := reg(s.reg(f.Operand(v, 2), 0))
	switch n {
	case 0:
		s.e(isa.Op_vote_sync_all_pred, reg(s.result(v, 1)), p, mask)
	case 1:
		s.e(isa.Op_vote_sync_any_pred, reg(s.result(v, 1)), p, mask)
	case 2:
		s.e(isa.Op_vote_sync_uni_pred, reg(s.result(v, 1)), p, mask)
	case 3:
		s.e(isa.Op_vote_sync_ballot_b32, reg(s.result(v, 0)), p, mask)
	default:
		s.fail(v, "S0011", "bad vote mode", "0 all, 1 any, 2 equal, 3 ballot")
	}
}

// hmma selects the matrix intrinsics of NVVM's own names as the wmma ones: the
// layout is an argument there (S4-123…125). p are the parts of the name.
func (s callSelector) hmma(v ir.Value, p []string) bool {
	f := s.f
	if len(p) < 5 {
		return false
	}
	layout := func(i int, names ...string) string {
		n, ok := s.constArg(v, i, "layout of a matrix")
		if ok && n >= uint64(len(names)) {
			s.fail(v, "S0011", "bad matrix layout", "")
		}
		return names[min(n, uint64(len(names)-1))]
	}
	name := "nvvm.wmma." + p[1]
	var args []uint8
	seq := func(from, to int) {
		for i := from; i < to; i++ {
			args = append(args, uint8(i))
		}
	}
	space := func() string {
		t := f.TypeOf(f.Operand(v, 0))
		return ".p" + itoa(int(s.m.Types.AddrSpace(t)))
	}
	switch p[2] {
	case "ld":
		elem := "f16"
		if p[3] == "c" {
			elem = p[4]
		}
		name += ".load." + p[3] + "." + layout(2, "row", "col") + ".stride." + elem + space()
		seq(0, 2)
	case "st":
		name += ".store.d." + layout(2, "row", "col") + ".stride." + p[4] + space()
		args = append(args, 0)
		seq(3, f.NumArgs(v))
		args = append(args, 1)
	case "mma":
		if n, ok := s.constArg(v, 1, "saturation of a matrix product"); ok && n != 0 {
			s.fail(v, "S0011", "saturation is not supported any more: the argument must be 0", "")
		}
		name += ".mma." + layout(0, "row.row", "row.col", "col.row", "col.col") + "." + p[3] + "." + p[4]
		seq(2, f.NumArgs(v))
	default:
		return false
	}
	id, ok := isa.LookupIntrinsic(name)
	if !ok {
		return false
	}
	if len(args) < isa.Intrinsic(id).Arguments() || int(slices.Max(args)) >= f.NumArgs(v) {
		return false
	}
	s.argMap = args
	s.tableIntrinsic(v, id)
	s.argMap = nil
	return true
}

// scopedAtomic selects llvm.nvvm.atomic.OP.gen.{i,f}.{cta,sys}.
func (s callSelector) scopedAtomic(v ir.Value, p []string) bool {
	f := s.f
	if len(p) < 5 || p[2] != "gen" {
		return false
	}
	if !s.need(v, "an atomic operation with a scope", target.FeatureAtomScopes) {
		return true
	}
	cp := s.lay.of(f.TypeOf(v))[0]
	var rmw ir.RMWOp
	switch p[1] {
	case "add":
		rmw = ir.RMWAdd
		if p[3] == "f" {
			rmw = ir.RMWFAdd
		}
	case "exch":
		rmw = ir.RMWXchg
	case "max":
		rmw = ir.RMWMax
	case "min":
		rmw = ir.RMWMin
	case "inc":
		rmw = ir.RMWUIncWrap
	case "dec":
		rmw = ir.RMWUDecWrap
	case "and":
		rmw = ir.RMWAnd
	case "or":
		rmw = ir.RMWOr
	case "xor":
		rmw = ir.RMWXor
	case "cas":
		var op isa.Opcode
		switch cp.bits {
		case 16:
			op = isa.Op_atom_cas_b16
		case 32:
			op = isa.Op_atom_cas_b32
		case 64:
			op = isa.Op_atom_cas_b64
		default:
			return false
		}
		s.emitScoped(v, p[4], op, cp)
		return true
	default:
		return false
	}
	op, ok := lowering.AtomicRMW(s.m, s.t, rmw, f.TypeOf(v))
	if !ok {
		return false
	}
	s.emitScoped(v, p[4], op, cp)
	return true
}

func (s callSelector) emitScoped(v ir.Value, scope string, op isa.Opcode, cp comp) {
	f := s.f
	sc := isa.CTA
	if scope == "sys" {
		sc = isa.Sys
	}
	op, _ = op.WithSlot(isa.SlotScope, sc)
	a := s.mem().addressOf(f.Operand(v, 0))
	if sp := spaceAtom(a.space); sp != 0 {
		op, _ = op.WithSlot(isa.SlotSpace, sp)
	}
	ops := append(make([]ptx.Operand, 0, 4), reg(s.result(v, 0)), a.operand())
	for i := 1; i < f.NumArgs(v); i++ {
		ops = append(ops, s.fp().floatUse(f.Operand(v, i), 0))
	}
	s.e(op, ops...)
}

// loadUniform selects ldu.global.
func (s callSelector) loadUniform(v ir.Value) {
	f := s.f
	t := f.TypeOf(v)
	x := access{op: isa.Op_ldu_global_u32, a: s.mem().addressOf(f.Operand(v, 0)), base: s.m.AlignOf(t)}
	if n, ok := f.Consts.Uint(f.Operand(v, 1)); ok && n != 0 {
		x.base = n
	}
	s.mem().loadValue(v, s.lay.of(t), &x)
}

// imageHandle returns the name of the texture, surface or sampler of handle x: that of a variable, or of a kernel's
// parameter.
func (s callSelector) imageHandle(x ir.Value) (ptx.Name, bool) {
	f := s.f
	x, _ = s.resolve(x, 0)
	if x.IsParam() && s.entry && s.env.imageParam(f, int(x.Index())) != 0 && s.env.independentTextures() {
		return s.env.paramName(f.Sym, int(x.Index())), true
	}
	if f.Op(x) != ir.OpCall {
		return 0, false
	}
	y := f.CalleeSym(x)
	if y == nil || !strings.HasPrefix(y.Name, "llvm.nvvm.texsurf.handle") {
		return 0, false
	}
	g := f.Operand(x, f.NumArgs(x)-1)
	c := &f.Consts
	for {
		switch {
		case g.IsSym() && s.m.Sym(g).Kind == ir.SymVar:
			return s.env.symName(g), true
		case g.IsConst() && c.Kind(g) == ir.CExpr && (c.ExprOp(g) == ir.OpAddrSpaceCast || c.ExprOp(g) == ir.OpBitCast):
			g = c.Operands(g)[0]
		case g.IsInst() && (f.Op(g) == ir.OpAddrSpaceCast || f.Op(g) == ir.OpBitCast):
			g = f.Operand(g, 0)
		default:
			return 0, false
		}
	}
}
