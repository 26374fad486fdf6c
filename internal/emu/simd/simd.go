// Package simd executes runs of instructions of a warp with vector instructions of the machine.
//
// A run is an array of records. A record names a handler and its operands; a handler computes one operation in the 32
// lanes of the warp and jumps to the handler of the next record (threaded code), so that a run with its branches is one
// call from Go, even where lanes go two ways (gen/branch.go). A record without a handler, and a case that a handler does not
// cover, ends the call before the instruction, without any effect of it: the Go code of package emu executes it.
//
// The handlers are Go assembly, or WebAssembly, that the program in gen writes from tables: gen/rows*.go has one row for each operation.
// On amd64 they need AVX2 and FMA; without them Available returns false and nothing else of the package may be used. Where the
// processor has AVX-512, most handlers do eight lanes by an instruction instead of four. On arm64 they use NEON, from rows of their own (gen/neon.go), and
// in WebAssembly SIMD128 (gen/wasm.go), where they are a module beside that of Go (simd_js.go). Some operations have none there: see Op.Handled.
//
// Handlers cannot be preempted, and neither the race detector nor the garbage collector sees their accesses. So
// Context.Fuel bounds each call, and registers and memory that a Context points to must be on the heap.
package simd

import (
	"maps"
	"math/bits"
	"slices"
	"unsafe"
)

//go:generate go run ./gen

// Lanes is the number of lanes of a register. A lane has 64 bits; values of fewer bits are zero-extended.
const Lanes = 32

// Op is an operation that has handlers. The zero Op has none.
type Op uint16

// Record is one instruction of a run. A run is a slice of records; a branch jumps within it.
type Record struct {
	full, masked     uintptr // handlers where all lanes are active, and where only some are
	D, A, B, C       uint32  // byte offsets of operands in Context.Regs, or in Context.Preds; of Context.Mem in C
	Imm              uint64  // constant operand; of a branch, the distance to its target in bytes
	Guard, Neg       uint32  // byte offset of the guard in Context.Preds, and the mask to xor it with
	opFull, opMasked uintptr // of a guarded instruction: the handlers of its operation
}

// window is the state of an access of sixteen lanes to words in any order, see gen/checked_window.go.
type window struct {
	tags        [8 + 64 + 16]uint32 // of the lane that accesses each word, 0: none; those before and after are zeros
	base        uint64              // offset of the first word in the memory, or in its page
	back        int64               // added to the address of a lane it gives the offset in the window
	data        uintptr             // address of the first word
	lines, some uintptr
	at          uint32 // offset of the words that are examined
	lanes       uint32
}

// Permutation says which lane each lane of Shfl gets its value from, and which lanes set its predicate.
type Permutation struct {
	From  [Lanes]uint8
	Valid uint32
}

// RecordBytes is the size of a record.
const RecordBytes = int(unsafe.Sizeof(Record{}))

// Memory is a range of memory that handlers access. Context.Mem holds one for each state space.
type Memory struct {
	Base unsafe.Pointer
	Len  int64
}

// Context is the state of a run. Handlers write its integers only.
type Context struct {
	Regs, Preds unsafe.Pointer // registers of 32 lanes, and predicates of 32 bits
	at          uintptr        // record to execute next
	bias        uintptr        // at - bias is RecordBytes for each executed instruction
	stop, low   uintptr
	fuel        int64
	Done        uint32 // lanes that have executed the atomic operation that ended the run
	Threads     int64  // executed instructions of threads
	Loops       int64  // backward branches taken
	Stores      int64  // stores executed
	Active      uint32 // lanes that execute the run, and those that have left it
	Polled      uint32 // not 0: an atomic operation was executed
	waiting     uint32 // lanes that wait at stop for those that execute the run
	Turned      uint32 // not 0: the lanes that wait have executed the run first
	joinStop    uintptr
	joinFuel    int64
	split       int64 // the executed instructions, by their bytes, of lanes that have been split off
	Mem         [NumSpaces]Memory
	Thread      unsafe.Pointer // values of LaneSpecial: vectors of 32 lanes
	Uniform     [16]uint64     // values of UniformSpecial
	scratch     [Lanes]uint64
	lock        uintptr // page that is locked
	line        uintptr // the line of an access
	stamps      uintptr // the stamps of the memory, or 0
	page        uintptr // the page of global memory, 0: shared memory
	some        uintptr // the bytes that have a value of the access's first word, 0: all words of the page have values
	values      uintptr // some, while the lines of the access are examined
	host        uintptr // address of the first word
	key         uint32  // description of the run, without its words
	words       uint32  // of the line, which are accessed; above bit 16 those of the next line
	part        uint32  // lanes of the half that access them
	write, read uint64  // eras of a line that is spread
	saved       [5]uint64
	work        [8]byte
	lane, lanes uint32
	uniform     uint32         // not 0: all lanes load one word
	Spread      uint32         // not 0: a page needs arrays of stamps
	outer       uintptr        // the sequence that is being executed, or 0
	outerStop   uintptr        // stop outside of it
	outerActive uint32         // Active outside of it
	outerLanes  uint32         // the lanes that execute it
	ring, next  unsafe.Pointer // the Ring that the warp may run in, or nil, and the next context of it
	window      window
	turns
	Shadow
}

// Warpid is the place of %warpid in Context.Uniform.
const Warpid = 9

// NumRanges is the number of allocations that handlers know.
const NumRanges = 8

// Shadow is the state of the sanitizer that handlers of checked accesses use.
type Shadow struct {
	Checkable    uint32 // 0: the handlers leave all accesses
	Parallel     uint32 // not 0: pages have to be locked
	Gid, First   uint32 // number of the warp, and of the first one of its CTA
	Now, Lsync   uint32
	Uid          uint32         // of the function's first instruction
	MinOrder     uint32         // least element of Order of the warps of the CTA
	MaxOrder     uint32         // and the largest
	Warp         uint32         // number of the warp in its CTA
	OrderVectors uint32         // vectors of eight elements of Order that are in use
	Fenced       uint32         // Now at the last fence, 0: there was none
	Released     uint32         // clock up to which a strong write releases the warp's own accesses, 0: it does not
	Joined       uint32         // set if Order, Own and Lsync were changed
	Own          uint32         // the clock up to which the warp's own accesses happened before
	SyncIndex    unsafe.Pointer // for each word of shared memory, 1 + the number of its release sequence, or 0
	Syncs        unsafe.Pointer // the release sequences
	Order        [Lanes]uint32  // the clock of each warp of the CTA up to which its accesses happened before
	SharedShadow unsafe.Pointer // the stamps of shared memory
	SharedLines  unsafe.Pointer
	SharedValues unsafe.Pointer // the bytes of each word that have a value
	Era          uint64         // of the CTA
	FirstEra     uint64         // before the CTA's first one
	Eras         uint64         // Era - FirstEra
	Tables       unsafe.Pointer // of pages of global memory
	TableCount   uint64
	Ranges       [NumRanges][2]uint64 // allocations of global memory, those used last
}

// PageLines is the number of lines of a page.
const PageLines = 1024 / LineWords

// TablePartial is the offset in a table of pages of the bytes, one for each page, that are not 0 if words of the page may have no value.
const TablePartial = 8 * 1024

// The shadow of a page of global memory: offsets. The lines come last, so that their first runs are near the fields.
const (
	PageStamps = 0                      // pointer to the stamps, and for how many lines there is room
	PageSome   = PageStamps + 24        // pointer to the bytes that have a value
	PageUsed   = PageSome + 24 + 24 + 8 // the number of lines that have stamps
	PagePlaces = PageUsed + 4           // for each line the number of its stamps, from 1 on
	PageLock   = PagePlaces + PageLines + 12
	PageFirst  = 256 // the lines
)

// A release sequence: offsets of the clock of each warp of the CTA, and of a pointer that is not nil if it has others; its size.
const (
	SyncOrder  = 16
	SyncOthers = 0
	SyncBytes  = 144
)

// Space selects a Memory of a context.
type Space uint8

// The state spaces that handlers access.
const (
	Global Space = iota
	Shared
	Const
	Param
	NumSpaces
)

// Offset returns the byte offset of a space's Memory in a Context, for Record.C.
func (s Space) Offset() uint32 {
	return uint32(unsafe.Offsetof(Context{}.Mem) + uintptr(s)*unsafe.Sizeof(Memory{}))
}

// Boolean operations of comparisons and of PredLogic.
const (
	BoolAnd = iota + 1
	BoolOr
	BoolXor
)

// Combine makes a comparison combine its result with predicate c, xored with neg, by a boolean operation, or 0. Predicate
// q gets the combination of the inverse result. Both are byte offsets in Context.Preds, below 2^24.
func (r *Record) Combine(boolean int, c uint32, neg bool, q uint32) {
	r.C = c
	r.Imm |= uint64(q)<<32 | uint64(boolean)<<combineShift | 1<<combineBit
	if neg {
		r.Imm |= 1 << combineNegBit
	}
}

// Bits of Imm of a comparison above the offset of the second predicate.
const (
	combineShift  = 56
	combineBit    = 60
	combineNegBit = 61
)

// Limits bound a run.
type Limits struct {
	// Stop is the record at and after which the run ends, if the active lanes are not all lanes; negative: none.
	Stop int
	// Low is the smallest record to which lanes may jump back, if they are not all lanes.
	Low int
	// Fuel is the number of instructions after which no branch backward is taken.
	Fuel int64
}

// Run executes the records of code from index pc on, for the lanes Context.Active. It returns the index of the record
// that ended the run and has not been executed, and the number of instructions executed. Context.Threads, Loops and
// Stores are the counts of this run, Context.Active the lanes that are at next; if lanes wait elsewhere, Waiting returns them.
func (c *Context) Run(code []Record, pc int, l Limits) (next int, steps int64) {
	c.Start(code, pc, l)
	run(c)
	return c.End(code)
}

// Start prepares the context for the run of a Ring.
func (c *Context) Start(code []Record, pc int, l Limits) {
	base := uintptr(unsafe.Pointer(&code[0]))
	c.at = base + uintptr(pc*RecordBytes)
	c.bias = c.at
	c.stop, c.low = ^uintptr(0), 0
	if c.Active != 1<<Lanes-1 {
		if l.Stop >= 0 {
			c.stop = base + uintptr(l.Stop*RecordBytes)
		}
		c.low = base + uintptr(l.Low*RecordBytes)
	}
	c.fuel = l.Fuel * int64(RecordBytes)
	c.Threads, c.Loops, c.Stores, c.Polled, c.Done = 0, 0, 0, 0, 0
	c.waiting, c.Turned, c.split = 0, 0, 0
}

// End returns the results of Run after the run of a Ring.
func (c *Context) End(code []Record) (next int, steps int64) {
	c.leaveSequence()
	steps = int64(c.at-c.bias) / int64(RecordBytes)
	c.Threads += c.split/int64(RecordBytes) + steps*int64(bits.OnesCount32(c.Active))
	return int(c.at-uintptr(unsafe.Pointer(&code[0]))) / RecordBytes, steps
}

// Handled returns op, or 0 if this machine has no handlers for it.
func (op Op) Handled() Op {
	if table[2*op] == 0 {
		return 0
	}
	return op
}

// Set makes r a record of op, whose operands the caller has set; 0, or an operation without handlers, ends a run. guarded says that Guard and Neg select
// the lanes that execute it.
func (r *Record) Set(op Op, guarded bool) {
	op = op.Handled()
	t := &table
	if isWide() {
		t = &wideTable
	}
	r.full, r.masked = t[2*op], t[2*op+1]
	if guarded && op != 0 {
		r.opFull, r.opMasked = r.full, r.masked
		r.full, r.masked = t[2*guard], t[2*guard+1]
	}
}

// Fuse makes r, the record of a wide product that only the instruction after it uses, execute that one, too: an addition of register b whose result
// is register d, both by their offsets.
func (r *Record) Fuse(op Op, d, b uint32) {
	fused := mulWideAddU32
	if op == MulWideS32 {
		fused = mulWideAddS32
	}
	r.Imm, r.C = uint64(d), b
	r.Set(fused, false)
}

// FieldOffsets returns the byte offset of each field of Record, Context and Ring, for the generator.
func FieldOffsets() map[string]int {
	var r Record
	var c Context
	var ring Ring
	return map[string]int{
		"full": int(unsafe.Offsetof(r.full)), "masked": int(unsafe.Offsetof(r.masked)),
		"D": int(unsafe.Offsetof(r.D)), "A": int(unsafe.Offsetof(r.A)), "B": int(unsafe.Offsetof(r.B)), "C": int(unsafe.Offsetof(r.C)),
		"Imm": int(unsafe.Offsetof(r.Imm)), "Guard": int(unsafe.Offsetof(r.Guard)), "Neg": int(unsafe.Offsetof(r.Neg)),
		"opFull": int(unsafe.Offsetof(r.opFull)), "opMasked": int(unsafe.Offsetof(r.opMasked)),

		"Regs": int(unsafe.Offsetof(c.Regs)), "Preds": int(unsafe.Offsetof(c.Preds)),
		"at": int(unsafe.Offsetof(c.at)), "bias": int(unsafe.Offsetof(c.bias)),
		"outer": int(unsafe.Offsetof(c.outer)), "outerStop": int(unsafe.Offsetof(c.outerStop)), "outerActive": int(unsafe.Offsetof(c.outerActive)), "outerLanes": int(unsafe.Offsetof(c.outerLanes)),
		"waiting": int(unsafe.Offsetof(c.waiting)), "Turned": int(unsafe.Offsetof(c.Turned)), "joinStop": int(unsafe.Offsetof(c.joinStop)), "joinFuel": int(unsafe.Offsetof(c.joinFuel)), "split": int(unsafe.Offsetof(c.split)),
		"stop": int(unsafe.Offsetof(c.stop)), "low": int(unsafe.Offsetof(c.low)), "fuel": int(unsafe.Offsetof(c.fuel)),
		"Threads": int(unsafe.Offsetof(c.Threads)), "Loops": int(unsafe.Offsetof(c.Loops)), "Stores": int(unsafe.Offsetof(c.Stores)),
		"line": int(unsafe.Offsetof(c.line)), "some": int(unsafe.Offsetof(c.some)), "stamps": int(unsafe.Offsetof(c.stamps)),
		"words": int(unsafe.Offsetof(c.words)), "part": int(unsafe.Offsetof(c.part)), "write": int(unsafe.Offsetof(c.write)), "read": int(unsafe.Offsetof(c.read)),
		"values": int(unsafe.Offsetof(c.values)), "host": int(unsafe.Offsetof(c.host)), "key": int(unsafe.Offsetof(c.key)), "page": int(unsafe.Offsetof(c.page)), "saved": int(unsafe.Offsetof(c.saved)), "Spread": int(unsafe.Offsetof(c.Spread)), "SharedValues": int(unsafe.Offsetof(c.SharedValues)),
		"SharedLines": int(unsafe.Offsetof(c.SharedLines)), "Era": int(unsafe.Offsetof(c.Era)), "FirstEra": int(unsafe.Offsetof(c.FirstEra)), "Eras": int(unsafe.Offsetof(c.Eras)),
		"Warp": int(unsafe.Offsetof(c.Warp)), "OrderVectors": int(unsafe.Offsetof(c.OrderVectors)), "Fenced": int(unsafe.Offsetof(c.Fenced)),
		"Released": int(unsafe.Offsetof(c.Released)), "Joined": int(unsafe.Offsetof(c.Joined)), "SyncIndex": int(unsafe.Offsetof(c.SyncIndex)),
		"Syncs": int(unsafe.Offsetof(c.Syncs)), "Done": int(unsafe.Offsetof(c.Done)),
		"ring": int(unsafe.Offsetof(c.ring)), "next": int(unsafe.Offsetof(c.next)), "Own": int(unsafe.Offsetof(c.Own)),
		"turn": int(unsafe.Offsetof(ring.at)), "come": int(unsafe.Offsetof(ring.come)), "size": int(unsafe.Offsetof(ring.size)),
		"runs": int(unsafe.Offsetof(ring.runs)), "gone": int(unsafe.Offsetof(ring.gone)), "met": int(unsafe.Offsetof(ring.met)), "checked": int(unsafe.Offsetof(ring.checked)), "clocks": int(unsafe.Offsetof(ring.clocks)),
		"windowTags": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.tags) + 32), "windowBase": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.base)),
		"windowBack": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.back)), "windowSome": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.some)),
		"windowLines": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.lines)), "windowAt": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.at)),
		"windowLanes": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.lanes)), "windowData": int(unsafe.Offsetof(c.window) + unsafe.Offsetof(c.window.data)),
		"more": int(unsafe.Offsetof(c.more)), "currentTurn": int(unsafe.Offsetof(c.turn)), "begin": int(unsafe.Offsetof(c.begin)),
		"ended": int(unsafe.Offsetof(c.ended)), "returns": int(unsafe.Offsetof(c.returns)),
		"lock": int(unsafe.Offsetof(c.lock)), "work": int(unsafe.Offsetof(c.work)), "lane": int(unsafe.Offsetof(c.lane)), "lanes": int(unsafe.Offsetof(c.lanes)), "uniform": int(unsafe.Offsetof(c.uniform)),
		"Checkable": int(unsafe.Offsetof(c.Checkable)), "Parallel": int(unsafe.Offsetof(c.Parallel)),
		"Gid": int(unsafe.Offsetof(c.Gid)), "First": int(unsafe.Offsetof(c.First)),
		"Now": int(unsafe.Offsetof(c.Now)), "Lsync": int(unsafe.Offsetof(c.Lsync)),
		"Uid": int(unsafe.Offsetof(c.Uid)), "MinOrder": int(unsafe.Offsetof(c.MinOrder)), "MaxOrder": int(unsafe.Offsetof(c.MaxOrder)), "Order": int(unsafe.Offsetof(c.Order)),
		"SharedShadow": int(unsafe.Offsetof(c.SharedShadow)),
		"Tables":       int(unsafe.Offsetof(c.Tables)), "TableCount": int(unsafe.Offsetof(c.TableCount)),
		"Ranges": int(unsafe.Offsetof(c.Ranges)),
		"Active": int(unsafe.Offsetof(c.Active)), "Polled": int(unsafe.Offsetof(c.Polled)),
		"Thread": int(unsafe.Offsetof(c.Thread)), "Uniform": int(unsafe.Offsetof(c.Uniform)), "scratch": int(unsafe.Offsetof(c.scratch)),
	}
}

// String returns the name of the operation.
func (op Op) String() string { return opNames[op] }

// Instruction is a PTX instruction on registers.
type Instruction struct {
	Text    string // the mnemonic with its modifiers
	Sources int
}

// Find returns the operation that computes an instruction, 0 if there is none.
func Find(in Instruction) Op { return spellings()[in] }

// Instructions returns all that Find knows, in no order.
func Instructions() []Instruction { return slices.Collect(maps.Keys(spellings())) }

// IsChecked reports whether the operation is an access to memory that the sanitizer checks.
func (op Op) IsChecked() bool { return op >= CheckedLoadShared32 && op != CheckedFence }

// IsControl reports whether the operation is a branch, a barrier, a return, the evaluation of a guard, or a part of a sequence.
func (op Op) IsControl() bool {
	return op == guard || op == Barrier || op == Return || op >= BraForward && op <= BraBackIf || op >= sequence && op <= mulWideAddS32 || op == high32 || op == join64
}
