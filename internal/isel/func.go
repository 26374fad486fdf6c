package isel

import (
	"slices"
	"strconv"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
	"gonvvm/internal/target"
)

// selector selects one function at a time. A worker keeps one and reuses it.
type selector struct {
	m   *ir.Module
	opt *Options
	t   *target.Target
	sp  *spelling
	env *env
	lay layouts // of values and memory
	abi layouts // of parameters and results

	// The function at hand.
	f     *ir.Func
	out   *ptx.Func
	num   int // number of the function in the module, for labels and the depot
	name  string
	entry bool // a kernel
	ftz   bool
	hftz  bool // as llc: f16 operations flush, too, where f32 ones do
	errs  diag.List

	// Registers of values: start[v] is 1 + the place of v's first component in
	// regs; a register is 0 until somebody asks for it.
	start  []uint32
	pstart []uint32
	regs   []ptx.RegID
	packs  []ptx.RegID // by place in regs of a pack's first component: the whole pack
	cls    []class     // by register

	// Blocks.
	order  []ir.Block // postorder
	layout []ir.Block // reachable blocks in layout order
	id     []ptx.BlockID
	seen   []bool
	target []bool // by BlockID: needs a label

	// Instructions: those of the current block as chunks, one per IR instruction
	// in reverse order; those of finished blocks; their extents by BlockID.
	buf      []ptx.Inst
	chunks   []uint32
	origins  []ir.Value // by chunk: what it comes from, if one instruction
	sinking  sinkState
	sched    scheduler
	done     []ptx.Inst
	inverted []bool // by instruction: comparisons selected as their opposites
	extent   [][2]uint32
	blk      ir.Block
	loc      uint32
	locs     map[ir.MD]uint32
	ordinals []uint32 // by instruction, with debug information: its place in its block, from 1

	// Frame.
	inPlace   slab.BitSet // variables that are built in a parameter, and their stores; see inplace.go
	placed    []ir.Value
	slots     []uint64 // by instruction: 1 + offset in the depot of a static alloca
	frame     uint64
	frameAl   uint64
	usesSP    bool
	usesSPL   bool
	callseq   *int
	phis      phiState
	readOnly  []uint8 // by parameter: 1 if only read, 2 if not, 0 if unknown
	opbuf     []ptx.Operand
	opnds     []ptx.Operand // memory of Func.Opnds and Func.Regs until they are done
	outRegs   []ptx.Reg
	spreadOf  ir.Value       // the aggregate of spread; none: of no one
	spread    []component    // see spreadOut
	spare     ptx.Func       // memory of the tables of a function that is printed already
	operands  []ptx.Operand  // of the intrinsic at hand
	allowed   [64]isa.Opcode // of intrinsics, that the target has, by form modulo the length
	resbuf    []ptx.RegID    // its results
	units     []unit
	rounds    []rounded // of the instruction at hand
	lone      []uint32  // packs whose elements nobody else asked for
	argMap    []uint8   // arguments of the intrinsic at hand by their numbers in the table; nil: as they are
	asms      []asmUse
	atomWords []*word // of the block that lowerAtomics is at
}

// regSP and regSPL are the frame registers of a function that has a depot.
const (
	regSP  ptx.RegID = 1
	regSPL ptx.RegID = 2
)

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

// function selects the body of f into out.
func (s *selector) function(f *ir.Func, out *ptx.Func, num int) diag.List {
	s.f, s.out, s.num = f, out, num
	s.name, s.entry = s.env.nameOf(f.Sym), s.env.isKernel(f)
	s.ftz = s.opt.FTZ || s.env.flushes(f)
	s.hftz = s.ftz && s.opt.LLVM
	s.errs = nil
	s.sched.outside = s.sched.outside[:0]
	s.lowerMemory()
	s.lowerAtomics()
	s.lowerSwitches()
	s.start = grow(s.start, f.NumInsts())
	s.pstart = grow(s.pstart, f.NumParams())
	s.slots = grow(s.slots, f.NumInsts())
	s.inverted = grow(s.inverted, f.NumInsts())
	s.readOnly = grow(s.readOnly, f.NumParams())
	n := f.NumInsts() + f.NumParams() + 16 // about so many values
	s.regs, s.packs = append(slices.Grow(s.regs[:0], n), 0), append(slices.Grow(s.packs[:0], n), 0)
	s.cls = append(slices.Grow(s.cls[:0], n), cPred, s.ptrClass(0), s.ptrClass(uint32(target.ASLocal)))
	s.buf, s.chunks = slices.Grow(s.buf[:0], min(n, 4096)), slices.Grow(s.chunks[:0], min(n, 4096))
	s.done = slices.Grow(s.done[:0], n)
	s.frame, s.frameAl, s.usesSP, s.usesSPL, s.loc = 0, 0, false, false, 0
	s.locs = nil
	s.asms, s.spreadOf = s.asms[:0], ir.None
	out.Opnds = slices.Grow(s.opnds[:0], 4*n)
	out.Regs = slices.Grow(s.outRegs[:0], n)
	out.Regs = append(out.Regs, ptx.Reg{}, ptx.Reg{}, ptx.Reg{}) // none, %SP, %SPL
	out.Locs = append(out.Locs, ptx.LineInfo{})
	s.blocks()
	s.argumentsInPlace()
	s.allocas()
	s.findHazards()
	s.collectIncoming()
	if s.env.debug != nil {
		s.countOrdinals()
		s.keepByval()
	}
	for _, b := range s.order {
		s.block(b)
	}
	s.assemble()
	if s.opt.Verbose {
		s.annotate()
	}
	return s.errs
}

// fail notes that something of the program cannot be compiled.
func (s *selector) fail(v ir.Value, code diag.Code, msg, hint string) {
	d := &diag.Diagnostic{Code: code, File: s.m.Name, Msg: msg, Hint: hint}
	s.env.locate(d, s.f, v)
	s.errs = append(s.errs, d)
}

// blocks finds the reachable blocks, their order of work and their layout.
func (s *selector) blocks() {
	f := s.f
	s.seen = grow(s.seen, f.NumBlocks())
	s.id = grow(s.id, f.NumBlocks())
	s.order, s.layout = s.order[:0], s.layout[:0]
	type frame struct {
		b ir.Block
		i int
	}
	stack := []frame{{f.Entry(), 0}}
	s.seen[f.Entry()] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.i < f.NumSuccs(top.b) {
			n := f.Succ(top.b, top.i)
			top.i++
			if !s.seen[n] {
				s.seen[n] = true
				stack = append(stack, frame{n, 0})
			}
			continue
		}
		s.order = append(s.order, top.b)
		stack = stack[:len(stack)-1]
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if s.seen[b] {
			s.id[b] = ptx.BlockID(len(s.layout))
			s.layout = append(s.layout, b)
		}
	}
	s.target = grow(s.target, len(s.layout))
	if cap(s.extent) < len(s.layout) {
		s.extent = make([][2]uint32, len(s.layout))
	}
	s.extent = s.extent[:len(s.layout)]
}

// newReg returns a new register of class c.
func (s *selector) newReg(c class) ptx.RegID {
	s.out.Regs = append(s.out.Regs, ptx.Reg{Type: s.sp.regType[c], Prefix: s.env.prefix[c]})
	s.cls = append(s.cls, c)
	return ptx.RegID(len(s.out.Regs) - 1)
}

// regAt returns the place of component k of instruction or parameter v in regs,
// reserving places for all components the first time.
func (s *selector) regAt(v ir.Value, k int) *ptx.RegID {
	st := &s.pstart
	if !v.IsParam() {
		st = &s.start
	}
	p := &(*st)[v.Index()]
	if *p == 0 {
		*p = uint32(len(s.regs)) + 1
		for range s.lay.count(s.f.TypeOf(v)) {
			s.regs, s.packs = append(s.regs, 0), append(s.packs, 0)
		}
	}
	return &s.regs[int(*p)-1+k]
}

// demand returns the register of component k of instruction or parameter v and
// with that asks for the value to be computed.
func (s *selector) demand(v ir.Value, k int) ptx.RegID {
	r := s.regAt(v, k)
	if *r == 0 {
		n := s.newReg(s.lay.of(s.f.TypeOf(v))[k].class)
		r = s.regAt(v, k)
		*r = n
	}
	return *r
}

// def returns the register of component k of v if somebody asked for it, else 0.
func (s *selector) def(v ir.Value, k int) ptx.RegID {
	var p uint32
	if v.IsParam() {
		p = s.pstart[v.Index()]
	} else {
		p = s.start[v]
	}
	if p == 0 {
		return 0
	}
	return s.regs[int(p)-1+k]
}

// wanted reports whether any component of v was asked for.
func (s *selector) wanted(v ir.Value) bool {
	p := s.start[v]
	if p == 0 {
		return false
	}
	for k := range s.lay.count(s.f.TypeOf(v)) {
		if s.regs[int(p)-1+k] != 0 || s.packs[int(p)-1+k] != 0 {
			return true
		}
	}
	return false
}

// begin starts the instructions of one IR instruction, which will stand in front of
// those begun before it.
func (s *selector) begin(v ir.Value) {
	s.chunks = append(s.chunks, uint32(len(s.buf)))
	s.origins = append(s.origins, v)
	s.rounds = s.rounds[:0]
	if s.opt.LineInfo && v != ir.None {
		s.loc = s.lineOf(v)
	}
}

// e emits an instruction.
func (s *selector) e(op isa.Opcode, ops ...ptx.Operand) {
	at := len(s.out.Opnds)
	s.out.Opnds = slices.Grow(s.out.Opnds, len(ops))[:at+len(ops)]
	dst := s.out.Opnds[at:]
	for i := range dst { // one by one: a block copy of what was just written stalls
		dst[i] = ops[i]
	}
	s.buf = append(s.buf, ptx.Inst{})
	in := &s.buf[len(s.buf)-1]
	in.Op, in.Ops, in.N, in.Loc = op, uint32(at), uint8(len(ops)), s.loc
}

// guard puts the last instruction emitted under predicate p, or its opposite.
func (s *selector) guard(p ptx.RegID, not bool) {
	in := &s.buf[len(s.buf)-1]
	in.Guard = p
	if not {
		in.Flags |= ptx.GuardNot
	}
}

// Operands.

func reg(r ptx.RegID) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpReg}, Idx: uint32(r)}
}

func imm(x int64) ptx.Operand  { return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpInt}, Imm: uint64(x)} }
func hex(x uint64) ptx.Operand { return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpHex}, Imm: x} }
func sreg(a isa.Atom) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpSreg}, Sub: uint16(a)}
}

func sym(n ptx.Name, off int64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpSym}, Idx: uint32(n), Imm: uint64(off)}
}

func addrReg(r ptx.RegID, off int64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpAddrReg}, Idx: uint32(r), Imm: uint64(off)}
}

func addrSym(n ptx.Name, off int64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpAddrSym}, Idx: uint32(n), Imm: uint64(off)}
}

func label(b ptx.BlockID) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpLabel}, Idx: uint32(b)}
}

func group(k ptx.OpKind, n int) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: k}, Sub: uint16(n)}
}

// f32Imm and f64Imm are float immediates.
func f32Imm(bits uint32) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpF32}, Imm: uint64(bits)}
}

func f64Imm(bits uint64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpF64}, Imm: bits}
}

// sameReg reports whether classes a and b live in the same kind of register.
func (s *selector) sameReg(a, b class) bool {
	return a == b || s.sp.regType[a] == s.sp.regType[b]
}

// resolve follows component k of v through operations that only rearrange
// components, to the value that computes it.
func (s *selector) resolve(v ir.Value, k int) (ir.Value, int) {
	f := s.f
	ty := &s.m.Types
	for v.IsInst() {
		switch f.Op(v) {
		case ir.OpExtractValue:
			t := f.TypeOf(f.Operand(v, 0))
			for _, i := range f.Indices(v) {
				n, e := s.lay.elemStart(t, int(i))
				k += n
				t = e
			}
			v = f.Operand(v, 0)
		case ir.OpInsertValue:
			if v == s.spreadOf {
				v, k = s.spread[k].v, s.spread[k].k
				continue
			}
			at, n := s.inserted(v)
			if k >= at && k < at+n {
				v, k = f.Operand(v, 1), k-at
			} else {
				v = f.Operand(v, 0)
			}
		case ir.OpExtractElement:
			i, ok := f.Consts.Uint(f.Operand(v, 1))
			vt := f.TypeOf(f.Operand(v, 0))
			if !ok || i >= ty.Len64(vt) {
				return v, k
			}
			k += int(i) * s.lay.count(ty.Elem(vt))
			v = f.Operand(v, 0)
		case ir.OpInsertElement:
			i, ok := f.Consts.Uint(f.Operand(v, 2))
			if !ok {
				return v, k
			}
			n := s.lay.count(ty.Elem(f.TypeOf(v)))
			if k/n == int(i) {
				v, k = f.Operand(v, 1), k%n
			} else {
				v = f.Operand(v, 0)
			}
		case ir.OpShuffleVector:
			n := s.lay.count(ty.Elem(f.TypeOf(v)))
			lane := f.Indices(v)[k/n]
			if lane == ^uint32(0) {
				return f.Consts.Poison(ty.Elem(f.TypeOf(v))), k % n
			}
			src := f.Operand(v, 0)
			if l := uint32(ty.Len64(f.TypeOf(src))); lane >= l {
				src, lane = f.Operand(v, 1), lane-l
			}
			v, k = src, int(lane)*n+k%n
		case ir.OpFreeze:
			v = f.Operand(v, 0)
		case ir.OpZExt:
			if !ty.IsInt(f.TypeOf(v)) || ty.Bits(f.TypeOf(v)) <= 64 {
				return v, k
			}
			x := f.Operand(v, 0)
			switch n := s.lay.count(f.TypeOf(x)); {
			case k >= n:
				return f.Consts.Int(ir.I64, 0), 0
			case s.lay.of(f.TypeOf(x))[k].bits == 64:
				v = x
			default:
				return v, k
			}
		case ir.OpBitCast, ir.OpTrunc, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpAddrSpaceCast:
			if !s.isAlias(v) {
				return v, k
			}
			v = f.Operand(v, 0)
		default:
			return v, k
		}
	}
	return v, k
}

// computes reports whether v is sure to be where resolve stops: no constant, and nothing
// that might only rearrange components.
func (s *selector) computes(v ir.Value) bool {
	if !v.IsInst() {
		return v.IsParam()
	}
	switch op := s.f.Op(v); op {
	case ir.OpCall, ir.OpLoad, ir.OpPhi:
		return true
	default:
		return op >= ir.OpAdd && op <= ir.OpXor
	}
}

// isAlias reports whether a conversion leaves every component in its register.
func (s *selector) isAlias(v ir.Value) bool {
	f := s.f
	op := f.Op(v)
	from, to := f.TypeOf(f.Operand(v, 0)), f.TypeOf(v)
	if from == to {
		return true
	}
	if op == ir.OpAddrSpaceCast {
		return false
	}
	n := s.lay.count(from)
	if n != s.lay.count(to) {
		return false
	}
	for k := range n {
		a := s.lay.of(from)[k]
		b := s.lay.of(to)[k]
		if !s.sameReg(a.class, b.class) || a.class == cPred {
			return false
		}
		if op != ir.OpTrunc && a.bits != b.bits {
			return false
		}
	}
	return true
}

// constComp returns component k of constant v as an integer of the class's
// width: sign-extended bits. ok is false if it has to be computed (symbols,
// constant expressions).
func (s *selector) constComp(v ir.Value, k int) (x int64, undef, ok bool) {
	c := &s.f.Consts
	for v.IsConst() {
		switch c.Kind(v) {
		case ir.CInt:
			n, _ := c.Sint(v)
			return n, false, true
		case ir.CFloat:
			return int64(c.Bits(v)), false, true
		case ir.CWide:
			w := c.Words(v)
			x := int64(w[k])
			if b := s.lay.of(c.Type(v))[k].bits; b < 64 {
				x = x << (64 - b) >> (64 - b)
			}
			return x, false, true
		case ir.CNull, ir.CZero:
			return 0, false, true
		case ir.CUndef, ir.CPoison:
			return 0, true, true
		case ir.CAggregate, ir.CData, ir.CSplat:
			v, k = s.constElem(v, k)
		default:
			return 0, false, false
		}
	}
	return 0, false, false
}

// constElem returns the element of constant aggregate v that component k is in, and which
// of the element's components it is.
func (s *selector) constElem(v ir.Value, k int) (ir.Value, int) {
	c := &s.f.Consts
	t := c.Type(v)
	ty := &s.m.Types
	if ty.Kind(t) == ir.StructKind {
		i := 0
		for es := ty.Elems(t); k >= s.lay.count(es[i]); i++ {
			k -= s.lay.count(es[i])
		}
		return c.Elem(v, i), k
	}
	n := s.lay.count(ty.Elem(t))
	return c.Elem(v, k/n), k % n
}

// constOf returns the integer bits of component k of v if it is a known constant.
func (s *selector) constOf(v ir.Value, k int) (int64, bool) {
	w, j := s.resolve(v, k)
	x, _, ok := s.constComp(w, j)
	if ok {
		x = trim(x, s.lay.of(s.f.TypeOf(v))[k])
	}
	return x, ok
}

// trim cuts constant bits, which a truncation may have left too wide, to component
// cp: sign-extended for integers.
func trim(x int64, cp comp) int64 {
	if n := 64 - uint(cp.bits); !cp.class.isFloat() {
		x = x << n >> n
	}
	return x
}

// immediate returns constant bits x as an operand of class c. Predicates have
// no immediates.
func immediate(c class, x int64) ptx.Operand {
	switch c {
	case cF16, cBF16:
		return hex(uint64(uint16(x)))
	case cF32:
		return f32Imm(uint32(x))
	case cF64:
		return f64Imm(uint64(x))
	}
	return imm(x)
}

// use returns component k of v as an operand: an immediate if it is constant,
// else its register.
func (s *selector) use(v ir.Value, k int) ptx.Operand {
	if s.computes(v) {
		return reg(s.demand(v, k))
	}
	cp := s.lay.of(s.f.TypeOf(v))[k]
	w, j := s.resolve(v, k)
	if x, _, ok := s.constComp(w, j); ok && cp.class != cPred {
		return immediate(cp.class, trim(x, cp))
	}
	return reg(s.regOf(w, j, cp.class))
}

// reg returns component k of v in a register.
func (s *selector) reg(v ir.Value, k int) ptx.RegID {
	if s.computes(v) {
		return s.demand(v, k)
	}
	c := s.lay.of(s.f.TypeOf(v))[k].class
	v, k = s.resolve(v, k)
	return s.regOf(v, k, c)
}

// regOf returns resolved component k of v in a register of class c.
func (s *selector) regOf(v ir.Value, k int, c class) ptx.RegID {
	if v.IsInst() || v.IsParam() {
		return s.demand(v, k)
	}
	x, undef, ok := s.constComp(v, k)
	if !ok {
		for s.f.Consts.Kind(v) == ir.CAggregate || s.f.Consts.Kind(v) == ir.CSplat {
			v, k = s.constElem(v, k)
		}
		return s.address(v)
	}
	r := s.newReg(c)
	if undef {
		x = 0
	}
	if c == cPred {
		s.e(isa.Op_mov_pred, reg(r), imm(-(x & 1)))
	} else {
		s.e(s.sp.mov[c], reg(r), immediate(c, x))
	}
	return r
}

// block selects the instructions of b, from its end.
func (s *selector) block(b ir.Block) {
	f := s.f
	s.blk = b
	s.buf, s.chunks, s.origins = s.buf[:0], s.chunks[:0], s.origins[:0]
	ordered := s.ordersAsLLC()
	sink := b == f.Entry() && ordered
	if ordered {
		s.numberInsts(b)
	}
	t := f.Terminator(b)
	s.begin(t)
	s.terminator(t)
	s.begin(ir.None)
	s.phiCopies(b)
	for v := f.Prev(t); v != ir.None; v = f.Prev(v) {
		if f.Op(v) == ir.OpPhi {
			s.begin(ir.None)
			s.phiEntry(v)
			continue
		}
		if !s.wanted(v) && !s.mustKeep(v) {
			continue
		}
		s.begin(v)
		s.inst(v)
	}
	if b == f.Entry() {
		s.begin(ir.None)
		if s.env.debug != nil {
			s.loc = 0 // what comes before the function's first line
		}
		s.prologue()
	}
	if s.noUnroll(b) { // ptxas is not to unroll it either
		s.begin(ir.None)
		s.e(isa.OpPragmaStmt, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern("nounroll"))})
	}
	s.chunks = append(s.chunks, uint32(len(s.buf)))
	first := len(s.done)
	for i := len(s.chunks) - 2; i >= 0; i-- {
		if s.env.debug != nil {
			s.keepOrigin(i, s.buf[s.chunks[i]:s.chunks[i+1]])
		}
		s.done = append(s.done, s.buf[s.chunks[i]:s.chunks[i+1]]...)
		if sink && s.origins[i] != ir.None {
			s.sinking.places = append(s.sinking.places, place{s.sinking.number[s.origins[i]], uint32(len(s.done) - first)})
		}
	}
	if ordered && s.scheduleBlock(s.done[first:], sink) {
		sink = false
	}
	if sink {
		last := len(s.chunks) - 2 // the prologue
		s.sinkParams(s.done[first:], s.chunks[last+1]-s.chunks[last])
	}
	s.extent[s.id[b]] = [2]uint32{uint32(first), uint32(len(s.done))}
}

// keepOrigin notes in the instructions of chunk i which IR instruction they come from, so that
// records of debug information find their place among them.
func (s *selector) keepOrigin(i int, insts []ptx.Inst) {
	v := s.origins[i]
	if v == ir.None && i == 1 { // copies for phis
		v = s.origins[0]
	}
	if v != ir.None {
		for k := range insts {
			insts[k].Pos = s.ordinals[v]
		}
	}
}

// noUnroll reports whether b is the header of a loop whose llvm.loop metadata forbids
// unrolling: disable, or a count of 1 (S4-61, X-46).
func (s *selector) noUnroll(b ir.Block) bool {
	f, m := s.f, s.m
	for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
		p := f.PredBlock(u)
		if p == 0 || !s.seen[p] || s.id[p] < s.id[b] { // a back edge does not go down the layout
			continue
		}
		id := f.Attachment(f.Terminator(p), "llvm.loop")
		if id == 0 {
			continue
		}
		for i, o := range m.MDs[id].Ops {
			n := &m.MDs[o]
			if i == 0 || n.Kind != ir.MDTuple || len(n.Ops) == 0 {
				continue
			}
			switch m.MDs[n.Ops[0]].Str {
			case "llvm.loop.unroll.disable":
				return true
			case "llvm.loop.unroll.count":
				if len(n.Ops) > 1 {
					if c, ok := m.Consts.Uint(m.MDs[n.Ops[1]].Val); ok && c == 1 {
						return true
					}
				}
			}
		}
	}
	return false
}

// assemble puts the blocks in order, numbers the registers by first appearance
// and names the labels.
func (s *selector) assemble() {
	out := s.out
	out.Insts = slices.Grow(s.spare.Insts[:0], len(s.done))
	out.Blocks = grow(s.spare.Blocks, len(s.layout))
	prefix := append(make([]byte, 0, 32), "$L__BB"...)
	prefix = append(strconv.AppendInt(prefix, int64(s.num), 10), '_')
	for i := range s.layout {
		b := &out.Blocks[i]
		b.First = uint32(len(out.Insts))
		out.Insts = append(out.Insts, s.done[s.extent[i][0]:s.extent[i][1]]...)
		b.End = uint32(len(out.Insts))
		if s.target[i] {
			b.Label = s.env.intern(string(strconv.AppendInt(prefix, int64(i), 10)))
		}
	}
	var next [numClasses]int32
	number := func(r ptx.RegID) {
		if g := &out.Regs[r]; r > regSPL && g.Num == 0 {
			c := s.cls[r]
			for k := range c { // classes of the same prefix count together
				if s.sp.regPrefix[k] == s.sp.regPrefix[c] {
					c = k
					break
				}
			}
			next[c]++
			g.Num = next[c]
		}
	}
	for i := range out.Insts {
		in := &out.Insts[i]
		if in.Guard != 0 {
			number(in.Guard)
		}
		for _, o := range out.Opnds[in.Ops : in.Ops+uint32(in.N)] {
			if o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
				number(ptx.RegID(o.Idx))
			}
		}
	}
	s.describe()
	s.dropUnusedRegs()
}

// dropUnusedRegs takes registers out of the table that no instruction names.
func (s *selector) dropUnusedRegs() {
	out := s.out
	remap := make([]ptx.RegID, len(out.Regs))
	kept := out.Regs[:1]
	for r := 1; r < len(out.Regs); r++ {
		g := out.Regs[r]
		switch ptx.RegID(r) {
		case regSP:
			if !s.usesSP {
				continue
			}
			g = ptx.Reg{Type: bType[s.ptrClass(0)], Prefix: s.env.intern("%SP"), Num: -1}
		case regSPL:
			if !s.usesSP && !s.usesSPL {
				continue
			}
			g = ptx.Reg{Type: bType[s.ptrClass(5)], Prefix: s.env.intern("%SPL"), Num: -1}
		default:
			if g.Num == 0 {
				continue
			}
		}
		remap[r] = ptx.RegID(len(kept))
		kept = append(kept, g)
	}
	for i := range out.Opnds {
		if o := &out.Opnds[i]; o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
			o.Idx = uint32(remap[o.Idx])
		}
	}
	for i := range out.Insts {
		out.Insts[i].Guard = remap[out.Insts[i].Guard]
	}
	s.outRegs, s.opnds = out.Regs, out.Opnds
	for i, r := range out.Watch {
		out.Watch[i] = remap[r]
	}
	out.Regs = append(s.spare.Regs[:0], kept...)
	out.Opnds = append(s.spare.Opnds[:0], out.Opnds...)
	s.spare = ptx.Func{}
	s.finishAsms()
}
