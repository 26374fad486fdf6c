package ir

import "math/bits"

// inst is one instruction: 32 bytes, no pointers (a test pins the size).
type inst struct {
	Op         Op
	N          uint8 // number of operands; 255: the number is in uses[Ops-1].Val
	Flags      Flags
	Type       Type
	Ops        uint32 // first operand in Func.uses
	Aux        uint32
	Blk        Block
	Prev, Next uint32 // neighbours in the block; 0 = none
	Users      uint32 // first use of the result
}

// use is an operand slot: which value, whose operand, and the neighbours in
// the value's list of uses.
type use struct {
	Val        Value
	User       uint32
	Next, Prev uint32
}

const manyOps = 255

type block struct {
	First, Last uint32 // instructions
	Users       uint32
	Prev, Next  Block
	live        bool
}

type param struct {
	Type  Type
	Users uint32
}

// CallInfo holds the properties of a call beside its operands.
type CallInfo struct {
	FnType  Type
	Attrs   AttrListID
	CC      uint16
	Tail    uint8 // 0, 1 tail, 2 musttail, 3 notail
	Bundles []Bundle
}

// Bundle is an operand bundle of a call. Its operands are not in use lists.
type Bundle struct {
	Tag  string
	Args []Value
}

// Func is a function: its header, and its body if it has one. A Func may be
// changed by one goroutine while others change other functions of the module.
type Func struct {
	Mod *Module
	Sym uint32 // index of its Symbol

	CC          uint16 // calling convention; see CCKernel
	Attrs       AttrListID
	GC          string
	Prefix      Value // of Module.Consts
	Prologue    Value
	Personality Value

	Consts Consts // constants of the body
	Dbg    []DbgRecord
	track  *debugTrack // of Dbg; nil: not followed

	Changes Changes // by passes, if they are recorded

	insts   []inst
	uses    []use
	blocks  []block
	params  []param
	words   []uint32 // runs of a length and that many words: aggregate indices, shuffle masks
	calls   []CallInfo
	bundles bool // one of calls had bundles
	entry   Block
	last    Block

	instNames  []string // empty unless names are kept
	blockNames []string
	paramNames []string
	dbgLocs    []MD     // by instruction, empty unless some has one
	mdHeads    []uint32 // by instruction, 1 + index into mdLists
	mdLists    []instMD
	pos        []uint32 // by instruction: byte offset in the source, empty unless kept
	room       *Func    // where tables grow while the function is in a Room
}

type instMD struct {
	at   Attachment
	next uint32
}

// Calling conventions that mean something here (LangRef numbers).
const (
	CCC         = 0
	CCFast      = 8
	CCPTXKernel = 71
	CCPTXDevice = 72
)

// The entries with index 0, which never change, of all functions without a body:
// a library has hundreds of them.
var (
	noInsts  [1]inst
	noUses   [1]use
	noBlocks [1]block
	noConsts [1]constInfo
)

func (f *Func) init(m *Module, sym uint32, t Type) {
	f.Mod, f.Sym = m, sym
	f.Consts.init(&m.Types)
	f.insts, f.uses, f.blocks = noInsts[:1:1], noUses[:1:1], noBlocks[:1:1]
	f.params = nil
	if types := m.Types.Elems(t); len(types) > 0 {
		f.params = make([]param, len(types))
		for i, p := range types {
			f.params[i].Type = p
		}
	}
}

// Symbol returns the function's symbol.
func (f *Func) Symbol() *Symbol { return &f.Mod.Syms[f.Sym] }

// Name returns the function's name.
func (f *Func) Name() string { return f.Mod.Syms[f.Sym].Name }

// FnType returns the function's type.
func (f *Func) FnType() Type { return f.Mod.Syms[f.Sym].Type }

// IsDecl reports whether the function has no body.
func (f *Func) IsDecl() bool { return f.entry == 0 }

// NumParams returns the number of parameters.
func (f *Func) NumParams() int { return len(f.params) }

// Reserve makes room for a body of about n instructions.
func (f *Func) Reserve(n int) {
	if cap(f.insts) < n {
		f.insts = append(make([]inst, 0, n), f.insts...)
		f.uses = append(make([]use, 0, 2*n), f.uses...)
	}
}

// DropBody turns the function into a declaration.
func (f *Func) DropBody() {
	s := f.Symbol()
	*f = Func{Mod: f.Mod, Sym: f.Sym, CC: f.CC, Attrs: f.Attrs, GC: f.GC, paramNames: f.paramNames}
	f.init(f.Mod, f.Sym, s.Type)
}

// NumInsts returns a bound of instruction ids: every instruction's index is
// below it. Side tables have this length.
func (f *Func) NumInsts() int { return len(f.insts) }

// NumBlocks returns a bound of block ids: every block is below it.
func (f *Func) NumBlocks() int { return len(f.blocks) }

// Entry returns the entry block, 0 for a declaration.
func (f *Func) Entry() Block { return f.entry }

// LastBlock returns the last block in layout order.
func (f *Func) LastBlock() Block { return f.last }

// NextBlock returns the block after b in layout order, 0 at the end.
func (f *Func) NextBlock(b Block) Block { return f.blocks[b].Next }

// PrevBlock returns the block before b in layout order, 0 at the start.
func (f *Func) PrevBlock(b Block) Block { return f.blocks[b].Prev }

// IsLive reports whether block b is part of the function.
func (f *Func) IsLive(b Block) bool { return f.blocks[b].live }

// NewBlock appends an empty block to the function.
func (f *Func) NewBlock() Block { return f.NewBlockAfter(f.last) }

// NewBlockAfter inserts an empty block after block after (0: as the entry).
func (f *Func) NewBlockAfter(after Block) Block {
	b := f.ReserveBlock()
	f.linkBlock(b, after)
	return b
}

// ReserveBlock returns a new block that stands nowhere yet: readers refer to
// blocks before they know their place. PlaceBlock puts it there.
func (f *Func) ReserveBlock() Block {
	if f.room != nil {
		f.blocks = longer(f.blocks, 1, &f.room.blocks)
	}
	f.blocks = append(f.blocks, block{})
	return Block(len(f.blocks) - 1)
}

// PlaceBlock puts a reserved block after the last one.
func (f *Func) PlaceBlock(b Block) { f.linkBlock(b, f.last) }

func (f *Func) linkBlock(b, after Block) {
	n := f.entry
	if after != 0 {
		n = f.blocks[after].Next
		f.blocks[after].Next = b
	} else {
		f.entry = b
	}
	if n != 0 {
		f.blocks[n].Prev = b
	} else {
		f.last = b
	}
	k := &f.blocks[b]
	k.Prev, k.Next, k.live = after, n, true
}

func (f *Func) unlinkBlock(b Block) {
	k := &f.blocks[b]
	if k.Prev != 0 {
		f.blocks[k.Prev].Next = k.Next
	} else {
		f.entry = k.Next
	}
	if k.Next != 0 {
		f.blocks[k.Next].Prev = k.Prev
	} else {
		f.last = k.Prev
	}
	k.live = false
}

// MoveBlockAfter moves block b after block after (0: to the front).
func (f *Func) MoveBlockAfter(b, after Block) {
	f.unlinkBlock(b)
	f.linkBlock(b, after)
}

// EraseBlock removes block b with its instructions. Uses of their results that
// remain elsewhere become poison; blocks that b branched to lose a phi entry only
// if the caller removes it first (RemovePhiEdges).
func (f *Func) EraseBlock(b Block) {
	if f.track != nil {
		f.Debug().drop(b)
	}
	for i := f.Last(b); i != 0; i = f.Last(b) {
		f.Erase(i)
	}
	f.unlinkBlock(b)
}

// First returns the first instruction of b, None if it is empty.
func (f *Func) First(b Block) Value { return Value(f.blocks[b].First) }

// Last returns the last instruction of b, None if it is empty.
func (f *Func) Last(b Block) Value { return Value(f.blocks[b].Last) }

// Next returns the instruction after v in its block, None at the end.
func (f *Func) Next(v Value) Value { return Value(f.insts[v].Next) }

// Prev returns the instruction before v in its block, None at the start.
func (f *Func) Prev(v Value) Value { return Value(f.insts[v].Prev) }

// Terminator returns the terminator of b, None if it has none (yet).
func (f *Func) Terminator(b Block) Value {
	if i := f.blocks[b].Last; i != 0 && f.insts[i].Op.IsTerminator() {
		return Value(i)
	}
	return None
}

// FirstNonPhi returns the first instruction of b that is not a phi.
func (f *Func) FirstNonPhi(b Block) Value {
	i := f.blocks[b].First
	for i != 0 && f.insts[i].Op == OpPhi {
		i = f.insts[i].Next
	}
	return Value(i)
}

// Op returns the operation of an instruction, OpInvalid if v is none.
func (f *Func) Op(v Value) Op {
	if !v.IsInst() {
		return OpInvalid
	}
	return f.insts[v].Op
}

// BlockOf returns the block of an instruction.
func (f *Func) BlockOf(v Value) Block { return f.insts[v].Blk }

// Flags returns the flags of an instruction.
func (f *Func) Flags(v Value) Flags { return f.insts[v].Flags }

// SetFlags replaces the flags of an instruction.
func (f *Func) SetFlags(v Value, x Flags) {
	f.Changes.touch(uint32(v))
	f.insts[v].Flags = x
}

// Aux returns the raw payload of an instruction; see the accessors by kind.
func (f *Func) Aux(v Value) uint32 { return f.insts[v].Aux }

// Pred returns the predicate of an icmp or fcmp.
func (f *Func) Pred(v Value) Pred { return Pred(f.insts[v].Aux) }

// SetPred changes the predicate of an icmp or fcmp.
func (f *Func) SetPred(v Value, p Pred) { f.insts[v].Aux = uint32(p) }

// Mem returns the access description of load, store, fence, cmpxchg, atomicrmw.
func (f *Func) Mem(v Value) Mem { return unpackMem(f.insts[v].Aux) }

// SetMem replaces the access description.
func (f *Func) SetMem(v Value, m Mem) { f.insts[v].Aux = m.pack() }

// ElemType returns the source element type of a getelementptr or the allocated
// type of an alloca.
func (f *Func) ElemType(v Value) Type { return Type(f.insts[v].Aux) }

// Markers of an alloca, beside the log2 of its alignment in the low six bits.
const (
	AllocaInAlloca   Flags = 1 << 8
	AllocaSwiftError Flags = 1 << 9
)

// AllocaAlign returns the alignment of an alloca in bytes.
func (f *Func) AllocaAlign(v Value) uint64 { return 1 << (f.insts[v].Flags & 63) }

// WithAllocaAlign returns the flags of an alloca with another alignment in bytes, a power of two.
func (x Flags) WithAllocaAlign(bytes uint64) Flags { return x&^63 | Flags(bits.TrailingZeros64(bytes)) }

// Call returns the properties of a call beside its operands.
func (f *Func) Call(v Value) *CallInfo { return &f.calls[f.insts[v].Aux] }

// Callee returns the called value of a call.
func (f *Func) Callee(v Value) Value { return f.Operand(v, f.NumOps(v)-1) }

// NumArgs returns the number of arguments of a call.
func (f *Func) NumArgs(v Value) int { return f.NumOps(v) - 1 }

// CalleeSym returns the symbol that a call calls directly, or nil.
func (f *Func) CalleeSym(v Value) *Symbol {
	if c := f.Callee(v); c.IsSym() {
		return f.Mod.Sym(c)
	}
	return nil
}

// CalleeIntrinsic returns which intrinsic a call calls, NotIntrinsic for other
// callees and other instructions.
func (f *Func) CalleeIntrinsic(v Value) Intrinsic {
	if f.Op(v) != OpCall {
		return NotIntrinsic
	}
	if c := f.Callee(v); c.IsSym() {
		return f.Mod.Sym(c).Intrinsic
	}
	return NotIntrinsic
}

// Indices returns the constant indices of extractvalue and insertvalue and the
// mask of shufflevector (^0 for a poison lane). The slice must not be changed.
func (f *Func) Indices(v Value) []uint32 {
	a := f.insts[v].Aux
	return f.words[a+1 : a+1+f.words[a]]
}

// TypeOf returns the type of any value of the function.
func (f *Func) TypeOf(v Value) Type {
	switch v.Kind() {
	case KInst:
		return f.insts[v].Type
	case KParam:
		return f.params[v.Index()].Type
	case KConst:
		return f.Consts.at(v).typ
	case KSym:
		return f.Mod.Types.Pointer(f.Mod.Sym(v).Space)
	case KBlock:
		return Label
	case KMeta:
		return Metadata
	}
	return Ptr
}

// SetType changes the result type of an instruction.
func (f *Func) SetType(v Value, t Type) { f.insts[v].Type = t }

// NumOps returns the number of operands of an instruction.
func (f *Func) NumOps(v Value) int {
	i := &f.insts[v]
	if i.N == manyOps {
		return int(f.uses[i.Ops-1].Val)
	}
	return int(i.N)
}

// Operand returns operand i of an instruction.
func (f *Func) Operand(v Value, i int) Value { return f.uses[f.insts[v].Ops+uint32(i)].Val }
