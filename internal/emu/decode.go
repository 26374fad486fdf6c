package emu

import (
	"slices"

	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/emu/simd"
	"gonvvm/internal/emu/slots"
	"gonvvm/internal/emu/values"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Registers and predicates of every frame that have a meaning of their own.
const (
	regSink  = 0 // written, never read
	regBase  = 1 // start of the frame in local memory, in all lanes
	regFirst = 2

	predTrue  = 0 // all lanes
	predSink  = 1
	predFirst = 2
)

// decoder turns one function into code.
type decoder struct {
	mod     *Module
	fn      *fn
	f       *ptx.Func
	variant variant

	layout
	consts   map[uint64]uint32
	handlers map[handlerKey]simd.Op // by instruction
	halves   uint32                 // two registers for the halves of an element, 0: none yet

	in     *ptx.Inst
	inIdx  uint32
	op     isa.Opcode
	heads  []uint32 // operands of in: indices of the heads into f.Opnds
	out    []inst
	start  int      // the first instruction of out that the block, or the part of it that is executed together, has
	once   []bool   // registers that one instruction writes and one reads, or nil
	blocks []uint32 // basic block → pc
	jumps  []jump
	bad    bool // in has operands that its form cannot have
	uses   values.Uses
	values *values.Function // for the sanitizer, else nil
	late   map[uint32]bool  // registers whose values may be chosen after the load, see findLate
}

// layout says where the registers and variables of a function are. It is made
// when the module is loaded; addresses of all functions' shared variables must be known
// before any code is made.
type layout struct {
	regs   []uint32  // RegID → register or predicate of the frame
	locals []slotVar // of ptx.Func.Locals, those in the frame
	where  []uint32  // operand → ptx.Func.Locals index + 1, for symbols
	statik []uint64  // addresses of ptx.Func.Locals in other spaces
	slots  int       // registers and predicates of a frame
	preds  int
}

// jump is a place in the code that has to learn a block's pc.
type jump struct {
	inst  int
	x     int // index into extra.pcs, or -1 for imm
	block int
}

// lay makes the layout of a function.
func (mod *Module) lay(f *fn) {
	d := &decoder{mod: mod, fn: f, f: f.src, layout: layout{statik: f.statik, slots: regFirst, preds: predFirst}}
	if !f.src.Defined {
		f.extern, f.device = syscallOf(f.name), deviceFunctionOf(f.name)
		if f.extern == sysNone {
			f.needs = "function '" + f.name + "' is declared but not defined"
		}
		mod.layoutParams(f, nil)
		return
	}
	d.regs, d.slots, d.preds = slots.Layout(f.src, regFirst, predFirst)
	d.layoutFrame()
	f.layout = d.layout
}

// variant says which additions the code of a function has.
type variant uint8

const (
	withChecks      variant = 1 << iota // those of the sanitizer
	withStats                           // counts
	withOrigins                         // origins of NaNs and infinities
	withWeak                            // weak memory
	withStops                           // calls of Config.Debug
	withPreemptions                     // points at which lanes may be preempted
	withInteger                         // checks of integer arithmetic
	numVariants
)

func (v variant) has(part variant) bool { return v&part != 0 }

// variant returns the code that a launch needs.
func (c *Config) variant() (v variant) {
	if c.Sanitize {
		v |= withChecks
	}
	if c.Stats {
		v |= withStats
	}
	if c.NaN {
		v |= withOrigins
	}
	if c.WeakMemory {
		v |= withWeak
	}
	if c.Debug != nil {
		v |= withStops
	}
	if c.Integer != 0 {
		v |= withInteger
	}
	if c.Seed != 0 && c.Preemptions > 0 {
		v |= withPreemptions
	}
	return v
}

// decode translates a function.
func (mod *Module) decode(f *fn, v variant) {
	d := &decoder{mod: mod, fn: f, f: f.src, variant: v, layout: f.layout, consts: map[uint64]uint32{}, handlers: map[handlerKey]simd.Op{}}
	d.fn.consts = nil
	d.code()
	f.code = d.out
	if simd.Available() {
		f.records = d.records()
	}
	f.numRegs, f.numPreds = d.slots, d.preds
}

// program returns the functions, decoded as a launch needs them.
func (mod *Module) program(k variant) []*fn {
	if mod.decoded[k] == nil {
		list := make([]*fn, len(mod.fns))
		for i, f := range mod.fns {
			n := *f
			list[i] = &n
		}
		mod.current = list
		for _, f := range list {
			if f.src.Defined {
				mod.decode(f, k)
			}
		}
		mod.decoded[k] = list
	}
	return mod.decoded[k]
}

// uniform returns the instructions of a kernel that need be executed once for the warps of a CTA that run in turn. They come first.
func (d *decoder) uniform(bs []blocks.Block, order []int) []uint32 {
	orders := func(in ptx.Inst) bool { return in.Op.Info().Flags&isa.Barrier != 0 } // memory: warps that meet do not run in turn
	param := func(v ptx.Var) bool { return v.Space == isa.Param }                   // of a call
	if d.fn.uniform = 0; !d.fn.single || d.variant&^withChecks != 0 || len(order) == 0 || slices.ContainsFunc(d.f.Insts, orders) || slices.ContainsFunc(d.f.Locals, param) {
		return nil
	}
	only := func(in *ptx.Inst) bool { // handlers on registers know no other state
		return in.Op.Sem() == isa.SemMov || values.Pure(in.Op) && simd.Find(simd.Instruction{Text: in.Op.String(), Sources: int(in.N) - 1}) != 0
	}
	return values.Uniform(d.f, d.uses, bs[order[0]], only, func(a isa.Atom) bool {
		op, _ := specialHandler(a)
		return op == simd.UniformSpecial && a != isa.Warpid
	})
}

// shareRegs lets registers share places of the frame, except for those that may be read without a value, and results of the instructions uniform.
func (d *decoder) shareRegs(bs []blocks.Block, order []int, own []bool, uniform []uint32) {
	if d.values != nil {
		own = slices.Clone(d.values.Tracked)
	}
	for _, k := range uniform {
		values.EachReg(d.f, &d.f.Insts[k], func(id ptx.RegID, dst bool) { own[id] = own[id] || dst })
	}
	if d.variant&^withChecks == 0 { // the others ask for registers between instructions
		d.once = d.uses.Once(own)
		d.regs, d.slots = slots.Share(d.f, bs, order, own, d.regs, regFirst, d.slots)
		d.fn.regs = d.regs
	}
}

// temp returns a new register.
func (d *decoder) temp() uint32 {
	d.slots++
	return uint32(d.slots - 1)
}

// constant returns the register that always holds v.
func (d *decoder) constant(v uint64) uint32 {
	if s, ok := d.consts[v]; ok {
		return s
	}
	s := d.temp()
	d.consts[v] = s
	d.fn.consts = append(d.fn.consts, constant{s, v})
	return s
}

// code decodes all blocks that can be reached, in the order of blocks.Order.
func (d *decoder) code() {
	bs, at := blocks.Cut(d.f)
	list := blocks.Order(bs)
	if d.variant.has(withChecks) {
		d.values = values.Analyze(d.f, bs, list, d.mayLack)
	}
	unwritten := values.Unwritten(d.f, bs, list)
	d.fn.single = d.fn.entry && simd.Available() && !slices.Contains(unwritten, true)
	d.uses = values.CountUses(d.f)
	uniform := d.uniform(bs, list)
	d.shareRegs(bs, list, unwritten, uniform)
	if d.variant.has(withWeak) {
		d.findLate()
	}
	d.blocks = make([]uint32, len(bs))
	for i, b := range list {
		d.blocks[b] = uint32(len(d.out))
		d.start = len(d.out)
		if i == 0 && len(uniform) > 0 {
			for _, k := range uniform {
				d.instruction(k, at)
			}
			d.start = len(d.out)
			d.fn.uniform = d.start
		}
		for k := bs[b].First; k < bs[b].End; k++ {
			if len(uniform) > 0 && k == uniform[0] {
				uniform = uniform[1:]
				continue
			}
			d.instruction(k, at)
		}
		switch next := bs[b].Fall; {
		case next >= 0 && (i+1 >= len(list) || list[i+1] != next):
			d.inIdx = bs[b].End - 1
			d.in = &ptx.Inst{}
			d.emit(inst{kind: kBra})
			d.jumps = append(d.jumps, jump{len(d.out) - 1, -1, next})
		case next < 0 && (bs[b].End == bs[b].First || !d.ends(bs[b].End-1)):
			d.end(max(bs[b].End, 1) - 1)
		}
	}
	if len(d.out) == 0 {
		d.end(0)
	}
	for _, j := range d.jumps {
		pc := d.blocks[j.block]
		if j.x < 0 {
			d.out[j.inst].imm = uint64(pc)
		} else {
			d.out[j.inst].x.pcs[j.x] = pc
		}
	}
}

// ends reports whether execution never continues after an instruction.
func (d *decoder) ends(k uint32) bool {
	in := &d.f.Insts[k]
	return in.Guard == 0 && in.Op.Info().Flags&isa.Terminator != 0
}

// end appends the return at the end of a body that has none.
func (d *decoder) end(src uint32) {
	d.inIdx, d.in = src, &ptx.Inst{}
	d.emit(inst{kind: kCtl, ctl: ctlRet})
}

// guard returns the predicate of the current instruction, and the mask to xor it with.
func (d *decoder) guard() (pred, neg uint32) {
	g := d.in.Guard
	if g == 0 || d.f.Regs[g].Type != isa.Pred {
		return predTrue, 0
	}
	if d.in.Flags&ptx.GuardNot != 0 {
		neg = all
	}
	return d.regs[g], neg
}

// emit appends an instruction with the guard of the one that is decoded.
func (d *decoder) emit(in inst) *inst {
	in.src = d.inIdx
	in.guard, in.neg = d.guard()
	d.out = append(d.out, in)
	return &d.out[len(d.out)-1]
}

// instruction decodes f.Insts[k].
func (d *decoder) instruction(k uint32, at []int) {
	d.in, d.inIdx = &d.f.Insts[k], k
	d.op = d.in.Op
	d.heads = d.heads[:0]
	for i, end := d.in.Ops, d.in.Ops+uint32(d.in.N); i < end; {
		next := i + d.f.Span(i)
		if o := &d.f.Opnds[i]; o.Kind == ptx.OpVec && o.Sub == 1 {
			i++ // {%r1} is %r1
		}
		d.heads = append(d.heads, i)
		i = next
	}
	start, jumps := len(d.out), len(d.jumps)
	fn := decoders[d.op.Sem()]
	lo, hi := d.op.Arity()
	d.bad = d.op.Info().Flags&isa.IsCall == 0 && d.op != isa.OpVar && (d.parts() < lo || d.parts() > hi)
	if fn == nil || d.bad || !fn(d) || d.bad {
		d.out, d.jumps = d.out[:start], d.jumps[:jumps]
		d.unsupported()
		return
	}
	if d.op.Sem() == isa.SemBra || d.op.Sem() == isa.SemBrx {
		for i := range d.jumps {
			if j := &d.jumps[i]; j.inst >= start && j.block < 0 {
				j.block = at[^j.block]
			}
		}
	}
	if simd.Available() && len(d.out) > start {
		d.findHandler(start)
	}
	if d.variant.has(withStats) {
		d.addStats(start)
	}
	if d.variant.has(withChecks) {
		d.addChecks(start)
		addLockstep(d)
	}
	if d.variant.has(withOrigins) {
		d.addOrigin(start)
	}
	if d.variant.has(withWeak) {
		d.addWeak(start)
	}
	if d.variant.has(withInteger) {
		addInteger(d, start)
	}
	if d.variant.has(withPreemptions) {
		addPreemption(d, start)
	}
	if d.variant.has(withStops) {
		addStop(d, start)
	}
	d.fuse()
}

// parts returns the number of operands; both parts of a pair count.
func (d *decoder) parts() int {
	n := 0
	for i := range d.heads {
		n++
		if d.arg(i).Kind == ptx.OpPair {
			n++
		}
	}
	return n
}

// unsupported emits an instruction that reports the form when it is reached.
func (d *decoder) unsupported() {
	x := &extra{op: d.op, text: "unsupported"}
	if d.bad {
		x.text = "operands"
	}
	d.emit(inst{kind: kExec, exec: execUnsupported, x: x})
}
