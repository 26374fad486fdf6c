package isel

import (
	"slices"

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

	// The current function.
	f     *ir.Func
	out   *ptx.Func
	num   int // number of the function in the module, for labels and the depot
	name  string
	entry bool // a kernel
	ftz   bool
	hftz  bool // as llc: f16 operations flush, too, where f32 ones do
	errs  diag.List

	// Registers of values: start[v] is 1 + the place of v's first component in regs; a register is 0 until it is
	// requested.
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
	origins  []ir.Value // by chunk: the instruction that it was selected for, if there is one
	sinking  sinkState
	sched    scheduler
	done     []ptx.Inst
	inverted []bool // by instruction: comparisons selected as their opposites
	calm     calmRuns
	extent   [][2]uint32
	blk      ir.Block
	loc      uint32
	locs     map[ir.MD]uint32
	ordinals []uint32 // by instruction, with debug information: its place in its block, from 1

	// Frame.
	frameLayout
	inPlace slab.BitSet // variables that are built in a parameter, and their stores; see mem_inplace.go
	placed  []ir.Value
	callseq *int
	phis    phiState
	functionFacts
	opbuf    []ptx.Operand
	room     ptx.Func       // memory of the operands and registers of the function until they are done
	spread   spread         // the aggregate that was spread last; see spreadOut
	spare    ptx.Func       // memory of the tables of a function that is printed already
	operands []ptx.Operand  // of the current intrinsic
	allowed  [64]isa.Opcode // of intrinsics, that the target has, by form modulo the length
	resbuf   []ptx.RegID    // its results
	units    []unit
	rounds   []rounded // of the current instruction
	lone     []uint32  // packs whose elements have no other use
	argMap   []uint8   // arguments of the current intrinsic by their numbers in the table; nil: the same order
	asms     []asmUse
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
	s.hftz = s.ftz && s.opt.LLC
	s.errs = nil
	s.sched.outside = s.sched.outside[:0]
	s.start = grow(s.start, f.NumInsts())
	s.pstart = grow(s.pstart, f.NumParams())
	s.slots = grow(s.slots, f.NumInsts())
	s.inverted = grow(s.inverted, f.NumInsts())
	s.calm = calmRuns{of: grow(s.calm.of, f.NumInsts())}
	s.readOnly = grow(s.readOnly, f.NumParams())
	n := f.NumInsts() + f.NumParams() + 16 // the expected number of values
	s.regs, s.packs = append(slices.Grow(s.regs[:0], n), 0), append(slices.Grow(s.packs[:0], n), 0)
	s.cls = append(slices.Grow(s.cls[:0], n), cPred, s.ptrClass(0), s.ptrClass(uint32(target.ASLocal)))
	s.buf, s.chunks = slices.Grow(s.buf[:0], min(n, 4096)), slices.Grow(s.chunks[:0], min(n, 4096))
	s.done = slices.Grow(s.done[:0], n)
	s.frame, s.frameAl, s.usesSP, s.usesSPL, s.loc = 0, 0, false, false, 0
	s.locs = nil
	s.asms, s.spread.of = s.asms[:0], ir.None
	out.Opnds = slices.Grow(s.room.Opnds[:0], 4*n)
	out.Regs = slices.Grow(s.room.Regs[:0], n)
	out.Regs = append(out.Regs, ptx.Reg{}, ptx.Reg{}, ptx.Reg{}) // none, %SP, %SPL
	out.Locs = append(out.Locs, ptx.LineInfo{})
	s.blocks()
	s.mem().argumentsInPlace()
	s.allocas()
	s.flow().findHazards()
	s.flow().collectIncoming()
	if s.env.debug != nil {
		s.dbg().countOrdinals()
		s.dbg().keepByval()
	}
	for _, b := range s.order {
		s.block(b)
	}
	s.assemble()
	if s.opt.Verbose {
		s.dbg().annotate()
	}
	s.asm().finishAsms()
	return s.errs
}

// guarded is function, with a panic turned into an error: it is a bug of ours, but
// must not take the caller's process down (P-25).
func (s *selector) guarded(f *ir.Func, out *ptx.Func, num int, legalize func(*ir.Func) diag.List) (errs diag.List) {
	defer func() {
		if r := recover(); r != nil {
			errs = diag.List{diag.Bug("selection", "function `"+f.Name()+"'", r)}
		}
	}()
	if legalize != nil {
		if errs = legalize(f); len(errs) > 0 {
			return errs
		}
	}
	return s.function(f, out, num)
}

// fail notes that something of the program cannot be compiled.
func (s *selector) fail(v ir.Value, code diag.Code, msg, hint string) {
	d := &diag.Diagnostic{Code: code, File: s.m.Name, Msg: msg, Hint: hint}
	s.env.locate(d, s.f, v)
	s.errs = append(s.errs, d)
}

// begin starts the instructions of one IR instruction. They come before those of earlier calls, since blocks are
// selected from their end.
func (s *selector) begin(v ir.Value) {
	s.chunks = append(s.chunks, uint32(len(s.buf)))
	s.origins = append(s.origins, v)
	s.rounds = s.rounds[:0]
	if s.opt.LineInfo && v != ir.None {
		s.loc = s.dbg().lineOf(v)
	}
}

// e emits an instruction.
func (s *selector) e(op isa.Opcode, ops ...ptx.Operand) {
	at := len(s.out.Opnds)
	s.out.Opnds = slices.Grow(s.out.Opnds, len(ops))[:at+len(ops)]
	dst := s.out.Opnds[at:]
	for i := range dst { // one by one: a block copy of freshly written memory stalls
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
