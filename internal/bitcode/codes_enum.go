package bitcode

import "gonvvm/internal/ir"

// Each table below is indexed by the number in the bitcode; encode searches it for the inverse. The numbers have no
// relation to those of package ir.

// simpleTypes are the types whose records have no operands, by code.
var simpleTypes = [...]ir.Type{
	typeVoid: ir.Void, typeFloat: ir.Float, typeDouble: ir.Double, typeLabel: ir.Label, typeHalf: ir.Half, typeBFloat: ir.BFloat,
	typeX86FP80: ir.X86FP80, typeFP128: ir.FP128, typePPCFP128: ir.PPCFP128, typeMetadata: ir.Metadata, typeX86MMX: ir.X86MMX, typeX86AMX: ir.X86AMX,
	typeToken: ir.Token,
}

// linkages: several numbers mean the same since LLVM has changed its mind about
// comdats; the writer uses the last one.
var linkages = [...]ir.Linkage{
	0: ir.External, 1: ir.Weak, 2: ir.Appending, 3: ir.Internal, 4: ir.LinkOnce,
	5: ir.External, // with dllimport
	6: ir.External, // with dllexport
	7: ir.ExternWeak, 8: ir.Common, 9: ir.Private, 10: ir.WeakODR, 11: ir.LinkOnceODR, 12: ir.AvailableExternally,
	13: ir.Private, 14: ir.Private, 15: ir.External, 16: ir.Weak, 17: ir.WeakODR, 18: ir.LinkOnce, 19: ir.LinkOnceODR,
}

// implicitComdat reports whether a linkage number of before LLVM 3.6 puts the symbol
// into a comdat of its own name.
func implicitComdat(code uint64) bool { return code == 1 || code == 4 || code == 10 || code == 11 }

// encodeLinkage returns the number of a linkage.
func encodeLinkage(l ir.Linkage) uint64 {
	switch l {
	case ir.External:
		return 0
	case ir.Private:
		return 9
	}
	return lastIndex(linkages[:], l)
}

// lastIndex returns the last index of x in table, 0 if it is not there.
func lastIndex[T comparable](table []T, x T) uint64 {
	for i := len(table) - 1; i > 0; i-- {
		if table[i] == x {
			return uint64(i)
		}
	}
	return 0
}

// unnamedAddrs: ir has 1 for local_unnamed_addr and 2 for unnamed_addr.
var unnamedAddrs = [...]uint8{0: 0, 1: 2, 2: 1}

// tlsModels are the thread-local modes.
var tlsModels = [...]string{0: "", 1: "generaldynamic", 2: "localdynamic", 3: "initialexec", 4: "localexec"}

// codeModels are the code models of a variable; 0 is none.
var codeModels = [...]string{0: "", 1: "tiny", 2: "small", 3: "kernel", 4: "medium", 5: "large"}

// comdatKinds are the selection kinds of a comdat.
var comdatKinds = [...]string{0: "any", 1: "any", 2: "exactmatch", 3: "largest", 4: "nodeduplicate", 5: "samesize"}

// castOps are the conversions.
var castOps = [...]ir.Op{
	0: ir.OpTrunc, 1: ir.OpZExt, 2: ir.OpSExt, 3: ir.OpFPToUI, 4: ir.OpFPToSI, 5: ir.OpUIToFP, 6: ir.OpSIToFP, 7: ir.OpFPTrunc,
	8: ir.OpFPExt, 9: ir.OpPtrToInt, 10: ir.OpIntToPtr, 11: ir.OpBitCast, 12: ir.OpAddrSpaceCast, 13: ir.OpPtrToAddr,
}

// intOps and floatOps are the binary operations by the class of their operands.
var (
	intOps = [...]ir.Op{
		0: ir.OpAdd, 1: ir.OpSub, 2: ir.OpMul, 3: ir.OpUDiv, 4: ir.OpSDiv, 5: ir.OpURem, 6: ir.OpSRem, 7: ir.OpShl, 8: ir.OpLShr,
		9: ir.OpAShr, 10: ir.OpAnd, 11: ir.OpOr, 12: ir.OpXor,
	}
	floatOps = [len(intOps)]ir.Op{0: ir.OpFAdd, 1: ir.OpFSub, 2: ir.OpFMul, 4: ir.OpFDiv, 6: ir.OpFRem}
)

// rmwOps are the operations of atomicrmw; NumRMWOps marks those without a counterpart.
var rmwOps = [...]ir.RMWOp{
	0: ir.RMWXchg, 1: ir.RMWAdd, 2: ir.RMWSub, 3: ir.RMWAnd, 4: ir.RMWNand, 5: ir.RMWOr, 6: ir.RMWXor, 7: ir.RMWMax, 8: ir.RMWMin,
	9: ir.RMWUMax, 10: ir.RMWUMin, 11: ir.RMWFAdd, 12: ir.RMWFSub, 13: ir.RMWFMax, 14: ir.RMWFMin, 15: ir.RMWUIncWrap,
	16: ir.RMWUDecWrap, 17: ir.RMWUSubCond, 18: ir.RMWUSubSat, 19: ir.RMWFMaximum, 20: ir.RMWFMinimum,
}

// Orderings have the numbers of ir.Order. Sync scopes are ids of blockSyncScopes;
// without that block 0 is singlethread and 1 the system.

// icmpBase is the number of the first integer predicate, ir.ICmpEQ; fcmp has 0…15, as ir.FCmpFalse….
const icmpBase = 32

// Bits of the flags of operations.
const (
	flagNUW       = 1 << 0 // add sub mul shl trunc
	flagNSW       = 1 << 1
	flagExact     = 1 << 0 // udiv sdiv lshr ashr
	flagDisjoint  = 1 << 0 // or
	flagNNeg      = 1 << 0 // zext uitofp: in uitofp below the fast-math flags, see fnCast
	flagSameSign  = 1 << 0 // icmp
	flagInbounds  = 1 << 0 // getelementptr
	flagNUSW      = 1 << 1
	flagGEPNUW    = 1 << 2
	flagFMFUnsafe = 1 << 0 // before LLVM 5: all fast-math flags
)

// fastMath has a fast-math flag for each bit from bit 1 on.
var fastMath = [...]ir.Flags{
	1: ir.FlagNNaN, 2: ir.FlagNInf, 3: ir.FlagNSZ, 4: ir.FlagARcp, 5: ir.FlagContract, 6: ir.FlagAFn, 7: ir.FlagReassoc,
}

// decodeFMF returns the fast-math flags of their bits.
func decodeFMF(bits uint64) ir.Flags {
	if bits&flagFMFUnsafe != 0 {
		return ir.FlagFast
	}
	var fl ir.Flags
	for i, f := range fastMath {
		if bits>>i&1 != 0 {
			fl |= f
		}
	}
	return fl
}

// encodeFMF returns the bits of fast-math flags.
func encodeFMF(fl ir.Flags) uint64 {
	var bits uint64
	for i, f := range fastMath {
		if fl&f != 0 {
			bits |= 1 << i
		}
	}
	return bits
}

// Bits of the flags of inline assembly.
const (
	asmSideEffect = 1 << 0
	asmAlignStack = 1 << 1
	asmIntel      = 1 << 2
	asmUnwind     = 1 << 3
)
