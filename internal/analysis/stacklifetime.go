package analysis

import (
	"math/bits"
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// MaxStackVariables is the number of variables whose lifetimes are followed, the bits of a set: others are in use all the time.
const MaxStackVariables = 64

// maxStackUses bounds the uses of the addresses of one variable.
const maxStackUses = 4000

// StackLifetime finds the local variables of a function that are in use at the same time. (LLVM: StackLifetime, of StackColoring.) A variable
// is in use from an access to it to the last one that may follow, and not before a lifetime.start or after a lifetime.end; from the first use of its
// address on if others may know that.
type StackLifetime struct {
	f      *ir.Func
	esc    Escapes
	cfg    CFG
	events []stackEvent
	first  []uint32 // by instruction: the number of its first event, plus 1
	blocks []stackBlock
	clash  []uint64 // by variable: those that are in use together with it
	inUse  []uint64 // of the block that is looked at: after each event, the variables that later accesses need
	seen   slab.BitSet
	known  uint64 // variables whose address others know
	always uint64 // variables of which too little is known
	size   uint64 // of the variable that is followed
	budget int
}

// stackEvent is something that an instruction does to a variable.
type stackEvent struct {
	set  uint64 // the variable
	kind stackEventKind
	next uint32 // the next event of the instruction, plus 1
}

type stackEventKind uint8

const (
	stackAccess stackEventKind = iota
	stackFill                  // all of it is written and nothing is read
	stackStart                 // llvm.lifetime.start
	stackEnd                   // llvm.lifetime.end
)

// stackBlock holds the variables that were accessed before (used) and may be accessed later (needed), at both ends of a block.
type stackBlock struct {
	usedIn, usedOut, neededIn, neededOut uint64
	uses, ends                           uint64 // by events: accessed and not ended after that; ended or started
	needs, starts                        uint64 // accessed and not started before that; started
}

// Compute follows the first 64 of vars, static allocas of f.
func (s *StackLifetime) Compute(f *ir.Func, vars []ir.Value) {
	s.f = f
	s.cfg.Compute(f)
	s.first = slab.Sized(s.first, f.NumInsts())
	s.events = s.events[:0]
	s.known, s.always = 0, 0
	s.clash = append(s.clash[:0], make([]uint64, len(vars))...)
	s.esc.Reset(f)
	for i, v := range vars[:min(len(vars), MaxStackVariables)] {
		s.budget = maxStackUses
		s.seen.Reset(f.NumInsts())
		s.size = 0
		if n, ok := f.Consts.Uint(f.Operand(v, 0)); ok {
			s.size = n * f.Mod.SizeOf(f.ElemType(v))
		}
		set := uint64(1) << i
		if !s.follow(v, set, true) {
			s.always |= set
		}
	}
	s.flow()
	for n := range s.cfg.Len() {
		s.meet(uint32(n + 1))
	}
}

// Together reports whether variables i and j of the list may be in use at the same time.
func (s *StackLifetime) Together(i, j int) bool {
	if i >= MaxStackVariables || j >= MaxStackVariables || s.always>>i&1 != 0 || s.always>>j&1 != 0 {
		return true
	}
	return s.clash[i]>>j&1 != 0 || s.clash[j]>>i&1 != 0
}

// follow notes the events of variable set through address p, which is the variable's itself or another one in it. It returns false if they
// are too many or not understood.
func (s *StackLifetime) follow(p ir.Value, set uint64, itself bool) bool {
	f := s.f
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		if s.budget--; s.budget < 0 {
			return false
		}
		v := f.User(u)
		kind, accesses := stackAccess, true
		switch f.Op(v) {
		case ir.OpLoad, ir.OpICmp:
		case ir.OpStore:
			accesses = f.UseIndex(u) == 1
		case ir.OpCmpXchg, ir.OpAtomicRMW:
			accesses = f.UseIndex(u) == 0
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpFreeze, ir.OpSelect, ir.OpPhi:
			if !f.Mod.Types.IsPtr(f.TypeOf(v)) {
				return false
			}
			if op := f.Op(v); (op == ir.OpSelect || op == ir.OpPhi) && !s.seen.Add(uint32(v)) {
				continue
			}
			if !s.follow(v, set, itself && (f.Op(v) == ir.OpBitCast || f.Op(v) == ir.OpAddrSpaceCast)) {
				return false
			}
			continue
		case ir.OpCall:
			switch id := f.CalleeIntrinsic(v); {
			case id.IsLifetime():
				kind = stackStart
				if id == ir.IntrLifetimeEnd {
					kind = stackEnd
				}
				if !itself {
					return false
				}
			default:
				accesses = s.esc.Accessing(v) || s.esc.borrows(v, f.UseIndex(u))
			}
			if itself && kind == stackAccess && s.fills(v, u) {
				kind = stackFill
			}
		default:
			accesses = false
		}
		if !accesses {
			s.known |= set
		}
		s.events = append(s.events, stackEvent{set, kind, s.first[v]})
		s.first[v] = uint32(len(s.events))
	}
	return true
}

// fills reports whether call v writes all of the variable, whose address it gets at use u, and reads none of it.
func (s *StackLifetime) fills(v ir.Value, u uint32) bool {
	f := s.f
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemset:
	case ir.IntrMemcpy: // a choice of addresses may lead to the variable itself
		from := Object(f, f.Operand(v, 1))
		if op := f.Op(from); from == Object(f, f.Operand(v, 0)) || op == ir.OpPhi || op == ir.OpSelect {
			return false
		}
	default:
		return false
	}
	n, ok := f.Consts.Uint(f.Operand(v, 2))
	return ok && f.UseIndex(u) == 0 && n >= s.size && s.size > 0
}

// flow computes the sets of the blocks.
func (s *StackLifetime) flow() {
	n := s.cfg.Len()
	s.blocks = slices.Grow(s.blocks[:0], n+1)[:n+1]
	clear(s.blocks)
	for i := 1; i <= n; i++ {
		b := &s.blocks[i]
		s.each(uint32(i), func(e *stackEvent) {
			switch e.kind {
			case stackAccess:
				b.uses |= e.set
				b.needs |= e.set &^ b.starts
			case stackFill:
				b.uses |= e.set
				b.starts |= e.set
			case stackStart:
				b.starts |= e.set
				b.uses, b.ends = b.uses&^e.set|e.set&s.known, b.ends|e.set
			case stackEnd:
				b.uses, b.ends = b.uses&^e.set, b.ends|e.set
			}
		})
	}
	for changed := true; changed; {
		changed = false
		for i := 1; i <= n; i++ {
			b := &s.blocks[i]
			b.usedIn = 0
			for _, p := range s.cfg.Preds(uint32(i)) {
				b.usedIn |= s.blocks[p].usedOut
			}
			if out := b.uses | b.usedIn&^b.ends; out != b.usedOut {
				b.usedOut, changed = out, true
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for i := n; i >= 1; i-- {
			b := &s.blocks[i]
			b.neededOut = 0
			for _, p := range s.cfg.Succs(uint32(i)) {
				b.neededOut |= s.blocks[p].neededIn
			}
			if in := b.needs | b.neededOut&^b.starts; in != b.neededIn {
				b.neededIn, changed = in, true
			}
		}
	}
}

// each calls fn for the events of block n, in the order of the instructions.
func (s *StackLifetime) each(n uint32, fn func(e *stackEvent)) {
	f := s.f
	for v := f.First(s.cfg.Block(n)); v != ir.None; v = f.Next(v) {
		for k := s.first[v]; k != 0; k = s.events[k-1].next {
			fn(&s.events[k-1])
		}
	}
}

// meet notes the variables that are in use together in block n: when one is accessed, and when one that others know comes into use.
func (s *StackLifetime) meet(n uint32) {
	f, b := s.f, &s.blocks[n]
	blk := s.cfg.Block(n)
	// From the end: the variables that are needed after each instruction with events.
	s.inUse = s.inUse[:0]
	needed := b.neededOut
	for v := f.Last(blk); v != ir.None; v = f.Prev(v) {
		if s.first[v] == 0 {
			continue
		}
		s.inUse = append(s.inUse, needed)
		for k := s.first[v]; k != 0; k = s.events[k-1].next {
			switch e := &s.events[k-1]; e.kind {
			case stackAccess:
				needed |= e.set
			case stackFill, stackStart:
				needed &^= e.set
			case stackEnd:
				s.always |= e.set & needed // an access follows its end
			}
		}
	}
	used := b.usedIn
	before := needed
	at := len(s.inUse)
	for v := f.First(blk); v != ir.None; v = f.Next(v) {
		if s.first[v] == 0 {
			continue
		}
		at--
		after := s.inUse[at]
		together := used & (before | s.known)
		touched := uint64(0)
		for k := s.first[v]; k != 0; k = s.events[k-1].next {
			switch e := &s.events[k-1]; e.kind {
			case stackAccess, stackFill:
				used |= e.set
				touched |= e.set
			case stackStart:
				s.always |= e.set & used // it was accessed before, and has not ended
				touched |= e.set & s.known
				used = used&^e.set | e.set&s.known
			case stackEnd:
				used &^= e.set
			}
		}
		together |= used&(after|s.known) | touched
		for rest := touched; rest != 0; rest &= rest - 1 {
			s.clash[bits.TrailingZeros64(rest)] |= together
		}
		before = after
	}
}
