package ir

// Op is an instruction's operation.
type Op uint8

const (
	OpInvalid Op = iota // an erased instruction

	// Terminators.
	OpRet         // [value]
	OpBr          // target
	OpCondBr      // condition, then, else
	OpSwitch      // value, default, (constant, target)…
	OpIndirectBr  // address, targets…
	OpUnreachable //
	OpInvoke      // arguments…, normal, unwind, callee
	OpResume      // value
	OpCallBr      // arguments…, fallthrough, indirect targets…, callee
	OpCleanupRet  // pad, [unwind]
	OpCatchRet    // pad, target
	OpCatchSwitch // parent, [unwind if Aux is 1], handlers…

	OpFNeg

	OpAdd
	OpFAdd
	OpSub
	OpFSub
	OpMul
	OpFMul
	OpUDiv
	OpSDiv
	OpFDiv
	OpURem
	OpSRem
	OpFRem
	OpShl
	OpLShr
	OpAShr
	OpAnd
	OpOr
	OpXor

	OpExtractElement // vector, index
	OpInsertElement  // vector, element, index
	OpShuffleVector  // a, b; mask in Indices
	OpExtractValue   // aggregate; Indices
	OpInsertValue    // aggregate, element; Indices

	OpAlloca    // count; Aux is the allocated type, Flags hold the alignment
	OpLoad      // pointer
	OpStore     // value, pointer
	OpFence     //
	OpCmpXchg   // pointer, compare, new
	OpAtomicRMW // pointer, value
	OpGEP       // pointer, indices…; Aux is the source element type

	OpTrunc
	OpZExt
	OpSExt
	OpFPTrunc
	OpFPExt
	OpFPToUI
	OpFPToSI
	OpUIToFP
	OpSIToFP
	OpPtrToInt
	OpPtrToAddr
	OpIntToPtr
	OpBitCast
	OpAddrSpaceCast

	OpICmp // Aux is a Pred
	OpFCmp // Aux is a Pred
	OpPhi  // (value, block)…
	OpSelect
	OpCall  // arguments…, callee; Aux indexes the function's calls
	OpVAArg // list
	OpFreeze
	OpLandingPad // clauses…: arrays are filters; Aux is 1 with cleanup
	OpCatchPad   // parent, arguments…
	OpCleanupPad // parent, arguments…

	NumOps
)

var opNames = [NumOps]string{
	OpInvalid: "<erased>",
	OpRet:     "ret", OpBr: "br", OpCondBr: "br", OpSwitch: "switch", OpIndirectBr: "indirectbr",
	OpUnreachable: "unreachable", OpInvoke: "invoke", OpResume: "resume", OpCallBr: "callbr", OpFNeg: "fneg",
	OpCleanupRet: "cleanupret", OpCatchRet: "catchret", OpCatchSwitch: "catchswitch",
	OpAdd: "add", OpFAdd: "fadd", OpSub: "sub", OpFSub: "fsub", OpMul: "mul", OpFMul: "fmul",
	OpUDiv: "udiv", OpSDiv: "sdiv", OpFDiv: "fdiv", OpURem: "urem", OpSRem: "srem", OpFRem: "frem",
	OpShl: "shl", OpLShr: "lshr", OpAShr: "ashr", OpAnd: "and", OpOr: "or", OpXor: "xor",
	OpExtractElement: "extractelement", OpInsertElement: "insertelement", OpShuffleVector: "shufflevector",
	OpExtractValue: "extractvalue", OpInsertValue: "insertvalue",
	OpAlloca: "alloca", OpLoad: "load", OpStore: "store", OpFence: "fence", OpCmpXchg: "cmpxchg",
	OpAtomicRMW: "atomicrmw", OpGEP: "getelementptr",
	OpTrunc: "trunc", OpZExt: "zext", OpSExt: "sext", OpFPTrunc: "fptrunc", OpFPExt: "fpext",
	OpFPToUI: "fptoui", OpFPToSI: "fptosi", OpUIToFP: "uitofp", OpSIToFP: "sitofp",
	OpPtrToInt: "ptrtoint", OpPtrToAddr: "ptrtoaddr", OpIntToPtr: "inttoptr", OpBitCast: "bitcast",
	OpAddrSpaceCast: "addrspacecast",
	OpICmp:          "icmp", OpFCmp: "fcmp", OpPhi: "phi", OpSelect: "select", OpCall: "call",
	OpVAArg: "va_arg", OpFreeze: "freeze", OpLandingPad: "landingpad", OpCatchPad: "catchpad", OpCleanupPad: "cleanuppad",
}

// String returns the LLVM mnemonic.
func (o Op) String() string {
	if o < NumOps {
		return opNames[o]
	}
	return "<bad op>"
}

// IsTerminator reports whether o ends a block.
func (o Op) IsTerminator() bool { return o >= OpRet && o <= OpCatchSwitch }

// IsException reports whether o belongs to exception handling or asm goto, which there
// is none of on a GPU: it is read, written and refused by the verifier.
func (o Op) IsException() bool {
	switch o {
	case OpInvoke, OpResume, OpCallBr, OpCleanupRet, OpCatchRet, OpCatchSwitch, OpLandingPad, OpCatchPad, OpCleanupPad:
		return true
	}
	return false
}

// IsBinary reports whether o is a two-operand arithmetic or bitwise operation.
func (o Op) IsBinary() bool { return o >= OpAdd && o <= OpXor }

// IsCast reports whether o is a conversion.
func (o Op) IsCast() bool { return o >= OpTrunc && o <= OpAddrSpaceCast }

// IsCommutative reports whether the two operands of o may be exchanged.
func (o Op) IsCommutative() bool {
	switch o {
	case OpAdd, OpFAdd, OpMul, OpFMul, OpAnd, OpOr, OpXor:
		return true
	}
	return false
}

// Flags are an instruction's optional markers.
type Flags uint16

const (
	FlagReassoc Flags = 1 << iota // fast-math flags: fadd … frem, fneg, fcmp, phi, select, call, fp casts
	FlagNNaN
	FlagNInf
	FlagNSZ
	FlagARcp
	FlagContract
	FlagAFn
	FlagNUW      // add sub mul shl trunc getelementptr
	FlagNSW      // add sub mul shl trunc
	FlagExact    // udiv sdiv lshr ashr
	FlagInbounds // getelementptr
	FlagNUSW     // getelementptr
	FlagNNeg     // zext uitofp
	FlagDisjoint // or
	FlagSameSign // icmp
	FlagVolatile // load store cmpxchg atomicrmw

	// FlagGaps of a load says that parts of the vector or structure which are not used are not accessed. Only instruction selection follows the pass
	// that sets it; LLVM IR has no such flag, and it is not printed.
	FlagGaps = FlagNNeg

	FlagFast = FlagReassoc | FlagNNaN | FlagNInf | FlagNSZ | FlagARcp | FlagContract | FlagAFn
)

// NoWrap returns the flag of operations that do not overflow as signed or unsigned numbers.
func NoWrap(signed bool) Flags {
	if signed {
		return FlagNSW
	}
	return FlagNUW
}

// Pred is the predicate of an icmp or fcmp.
type Pred uint8

const (
	FCmpFalse Pred = iota
	FCmpOEQ        // bit 0 equal, bit 1 greater, bit 2 less, bit 3 unordered
	FCmpOGT
	FCmpOGE
	FCmpOLT
	FCmpOLE
	FCmpONE
	FCmpORD
	FCmpUNO
	FCmpUEQ
	FCmpUGT
	FCmpUGE
	FCmpULT
	FCmpULE
	FCmpUNE
	FCmpTrue
	ICmpEQ
	ICmpNE
	ICmpUGT
	ICmpUGE
	ICmpULT
	ICmpULE
	ICmpSGT
	ICmpSGE
	ICmpSLT
	ICmpSLE
)

var predNames = [...]string{
	"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true",
	"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
}

// String returns the LLVM spelling, such as "olt" or "sge".
func (p Pred) String() string { return predNames[p] }

// IsNonStrict reports whether p holds for equal operands, as one of <= and >= of integers.
func (p Pred) IsNonStrict() bool { return p == ICmpSLE || p == ICmpULE || p == ICmpSGE || p == ICmpUGE }

// IsSigned reports whether an integer predicate compares signed values.
func (p Pred) IsSigned() bool { return p >= ICmpSGT }

// WithSign returns the predicate that compares signed values as unsigned integer predicate p does unsigned ones.
func (p Pred) WithSign() Pred {
	if p >= ICmpUGT && p <= ICmpULE {
		return p + ICmpSGT - ICmpUGT
	}
	return p
}

// WithoutSign returns the predicate that compares unsigned values as signed integer predicate p does signed ones.
func (p Pred) WithoutSign() Pred {
	if p.IsSigned() {
		return p - ICmpSGT + ICmpUGT
	}
	return p
}

// Swap returns the predicate that gives the same result with exchanged operands.
func (p Pred) Swap() Pred {
	if p < ICmpEQ { // exchange the greater and less bits
		return p&^6 | p>>1&2 | p<<1&4
	}
	switch p {
	case ICmpUGT, ICmpSGT:
		return p + 2
	case ICmpUGE, ICmpSGE:
		return p + 2
	case ICmpULT, ICmpSLT:
		return p - 2
	case ICmpULE, ICmpSLE:
		return p - 2
	}
	return p
}

// Inverse returns the predicate with the opposite result.
func (p Pred) Inverse() Pred {
	if p < ICmpEQ {
		return p ^ 15
	}
	switch p {
	case ICmpEQ:
		return ICmpNE
	case ICmpNE:
		return ICmpEQ
	case ICmpUGT:
		return ICmpULE
	case ICmpUGE:
		return ICmpULT
	case ICmpULT:
		return ICmpUGE
	case ICmpULE:
		return ICmpUGT
	case ICmpSGT:
		return ICmpSLE
	case ICmpSGE:
		return ICmpSLT
	case ICmpSLT:
		return ICmpSGE
	}
	return ICmpSGT
}

// Order is an atomic ordering.
type Order uint8

const (
	NotAtomic Order = iota
	Unordered
	Monotonic
	Acquire
	Release
	AcqRel
	SeqCst
)

var orderNames = [...]string{"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// String returns the LLVM spelling; NotAtomic is empty.
func (o Order) String() string { return orderNames[o] }

// RMWOp is the operation of an atomicrmw.
type RMWOp uint8

const (
	RMWXchg RMWOp = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
	RMWFMax
	RMWFMin
	RMWFMaximum
	RMWFMinimum
	RMWUIncWrap
	RMWUDecWrap
	RMWUSubCond
	RMWUSubSat
	NumRMWOps
)

var rmwNames = [NumRMWOps]string{
	"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
	"fmaximum", "fminimum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat",
}

// String returns the LLVM spelling.
func (o RMWOp) String() string { return rmwNames[o] }

// Mem describes a memory access: load, store, fence, cmpxchg and
// atomicrmw have one in Aux.
type Mem struct {
	Align   uint8 // log2 of the alignment in bytes
	Order   Order
	Failure Order // cmpxchg
	RMW     RMWOp // atomicrmw
	Weak    bool  // cmpxchg
	Scope   uint8 // index into Module.Scopes; 0 is the system scope
}

func (m Mem) pack() uint32 {
	x := uint32(m.Align)&63 | uint32(m.Order)<<6 | uint32(m.Failure)<<9 | uint32(m.RMW)<<12 | uint32(m.Scope)<<20
	if m.Weak {
		x |= 1 << 18
	}
	return x
}

func unpackMem(x uint32) Mem {
	return Mem{
		Align: uint8(x & 63), Order: Order(x >> 6 & 7), Failure: Order(x >> 9 & 7), RMW: RMWOp(x >> 12 & 63),
		Weak: x>>18&1 != 0, Scope: uint8(x >> 20),
	}
}

// Bytes returns the alignment in bytes.
func (m Mem) Bytes() uint64 { return 1 << m.Align }
