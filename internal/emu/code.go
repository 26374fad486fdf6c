package emu

import (
	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/emu/simd"
	"gonvvm/internal/emu/weak"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// lanes is the number of threads of a warp.
const lanes = 32

// all is the mask of every lane.
const all = 1<<lanes - 1

// vec is a register of a warp. Registers of 128 bits are two vecs.
type vec = lanewise.Vec

// b2u is 1 for true.
func b2u(b bool) uint32 {
	var x uint32
	if b {
		x = 1
	}
	return x
}

// kind selects the action of runSplit for an instruction.
type kind uint8

const (
	kVec    kind = iota // vec(d, a, b, c) for all lanes at once
	kScalar             // scalar(a, b, c) for each lane
	kSetp               // cmp(a, b) gives predicate d
	kExec               // exec, then the next instruction
	kBra                // to pc imm for the lanes whose guard holds
	kCtl                // ctl decides how to go on
)

type (
	// vecFn computes all lanes, active or not; it must not fail.
	vecFn func(d, a, b, c *vec)
	// scalarFn computes one lane.
	scalarFn func(a, b, c uint64) uint64
	// cmpFn compares all lanes and returns a mask.
	cmpFn func(a, b *vec) uint32
	// execFn executes an instruction that needs the warp. m is not empty.
	execFn func(w *warp, fr *frame, in *inst, m uint32)
	// ctlFn sets the next instruction of the lanes m of s. s.pc is the current instruction's; false stops the running
	// of s, whose state has then changed.
	ctlFn func(w *warp, s *split, in *inst, m uint32) bool
)

// inst is a decoded instruction. d, a, b, c and e number registers of the
// frame or, where the semantics say so, predicates.
type inst struct {
	kind   kind
	op     simd.Op // handler; 0: none
	size   uint8   // bytes of one memory element
	n      uint8   // elements of a vector access
	flags  instFlags
	guard  uint32 // predicate; 0 is always true
	neg    uint32 // xored with the guard
	d, a   uint32
	b, c   uint32
	e      uint32
	src    uint32 // index into ptx.Func.Insts
	imm    uint64
	vec    vecFn
	scalar scalarFn
	cmp    cmpFn
	exec   execFn
	ctl    ctlFn
	x      *extra
}

type instFlags uint8

const (
	fSanitize instFlags = 1 << iota // check memory accesses
	fSigned                         // sign-extend the loaded value
	fStrong                         // volatile, relaxed, acquire, release or mmio: not weak
	fCTA                            // its scope is the CTA
	fRelease                        // release or acq_rel: earlier accesses come before a read of its value
	fPoll                           // may be part of a wait loop
	fLarge                          // 64-bit memory address
	fFused                          // its handler executes the next instruction, too
)

// extra holds data that few instructions need.
type extra struct {
	op      isa.Opcode
	slots   []uint32 // registers of vectors and fragments
	dst     []uint32
	call    *callSite
	check   *checkList
	origin  *origin
	integer integer.Check
	pcs     []uint32 // targets of brx
	text    string
	a, b    uint64
	space   space
	fn      func(a, b uint64) uint64
	logic   bool // fn is an operation on predicates
	// Of a barrier: all lanes name the same one, and lanes of a warp must come together.
	uniform, aligned bool
	from             *simd.Permutation        // of shfl.sync, if it is constant
	parts            []simd.Record            // of an access to a vector, for handlers
	global           func(a, b uint64) uint64 // fn in global memory, nil if it is the same there
	order            *weak.Order              // in the simulation of weak memory
	used             []byteRun                // of the load of a vector: the bytes that it accesses, nil for all
}

// fn is a decoded function.
type fn struct {
	name  string
	src   *ptx.Func
	index int
	uid   uint32 // of its first instruction, for the sanitizer
	entry bool
	layout
	code    []inst
	records []simd.Record // of code, for handlers
	single  bool          // of a kernel: warps that run one after the other can have the same registers
	uniform int           // and then need not execute the first instructions more than once

	numRegs  int // vecs of a frame
	numPreds int
	consts   []constant
	local    uint32    // bytes of local memory of a frame
	zones    []slotVar // red zones in it; the names are those of the arrays before them
	align    uint32    // of a frame, at least 16
	params   []slotVar
	rets     []slotVar
	shared   uint32   // static shared memory of a kernel
	static   uint32   // bytes of static shared memory without the gaps between variables
	dynamic  uint32   // where dynamic shared memory begins
	gaps     []uint32 // words of shared memory between variables
	kparams  uint32   // bytes of the kernel's parameters
	extern   syscall
	device   int    // index of deviceFunctions
	variadic bool   // the last parameter is an array without a size
	needs    string // why it cannot run, "" if it can
	reqntid  [3]uint32
	maxntid  [3]uint32
	reqclust [3]uint32
}

// constant is a register that holds the same value in all lanes for ever.
type constant struct {
	slot uint32
	val  uint64
}

// slotVar is a parameter or result: bytes in the frame's local memory or, for
// .reg ones, a register.
type slotVar struct {
	off, size uint32
	align     uint32
	reg       uint32 // not 0: a register
	pred      bool
	name      string
}

// callSite is the decoded form of a call instruction.
type callSite struct {
	target *fn      // nil for an indirect call
	fnReg  uint32   // register with the function's address
	args   []argRef // in order
	rets   []argRef
	proto  *ptx.Proto
}

// argRef is an argument or result at the caller's side.
type argRef struct {
	off, size uint32 // .param variable in the caller's frame
	reg       uint32 // or a register; not 0
	pred      bool
}
