package bitcode

import "gonvvm/internal/ir"

// attrKinds are the attributes by their number; AttrNone marks unknown ones.
var attrKinds = [...]ir.AttrKind{
	1: ir.AttrAlign, 2: ir.AttrAlwaysInline, 3: ir.AttrByVal, 4: ir.AttrInlineHint, 5: ir.AttrInReg, 6: ir.AttrMinSize,
	7: ir.AttrNaked, 8: ir.AttrNest, 9: ir.AttrNoAlias, 10: ir.AttrNoBuiltin, 11: ir.AttrNoCapture, 12: ir.AttrNoDuplicate,
	13: ir.AttrNoImplicitFloat, 14: ir.AttrNoInline, 15: ir.AttrNonLazyBind, 16: ir.AttrNoRedZone, 17: ir.AttrNoReturn,
	18: ir.AttrNoUnwind, 19: ir.AttrOptSize, 20: ir.AttrReadNone, 21: ir.AttrReadOnly, 22: ir.AttrReturned, 23: ir.AttrReturnsTwice,
	24: ir.AttrSignExt, 25: ir.AttrAlignStack, 26: ir.AttrSSP, 27: ir.AttrSSPReq, 28: ir.AttrSSPStrong, 29: ir.AttrSRet,
	30: ir.AttrSanitizeAddress, 31: ir.AttrSanitizeThread, 32: ir.AttrSanitizeMemory, 33: ir.AttrUWTable, 34: ir.AttrZeroExt,
	35: ir.AttrBuiltin, 36: ir.AttrCold, 37: ir.AttrOptNone, 38: ir.AttrInAlloca, 39: ir.AttrNonNull, 40: ir.AttrJumpTable,
	41: ir.AttrDereferenceable, 42: ir.AttrDereferenceableOrNull, 43: ir.AttrConvergent, 44: ir.AttrSafeStack,
	45: ir.AttrArgMemOnly, 46: ir.AttrSwiftSelf, 47: ir.AttrSwiftError, 48: ir.AttrNoRecurse, 49: ir.AttrInaccessibleMemOnly,
	50: ir.AttrInaccessibleMemOrArgMemOnly, 51: ir.AttrAllocSize, 52: ir.AttrWriteOnly, 53: ir.AttrSpeculatable, 54: ir.AttrStrictFP,
	55: ir.AttrSanitizeHWAddress, 56: ir.AttrNoCfCheck, 57: ir.AttrOptForFuzzing, 58: ir.AttrShadowCallStack,
	59: ir.AttrSpeculativeLoadHardening, 60: ir.AttrImmArg, 61: ir.AttrWillReturn, 62: ir.AttrNoFree, 63: ir.AttrNoSync,
	64: ir.AttrSanitizeMemTag, 65: ir.AttrPreallocated, 66: ir.AttrNoMerge, 67: ir.AttrNullPointerIsValid, 68: ir.AttrNoUndef,
	69: ir.AttrByRef, 70: ir.AttrMustProgress, 71: ir.AttrNoCallback, 72: ir.AttrHot, 73: ir.AttrNoProfile, 74: ir.AttrVScaleRange,
	75: ir.AttrSwiftAsync, 76: ir.AttrNoSanitizeCoverage, 77: ir.AttrElementType, 78: ir.AttrDisableSanitizerInstr,
	79: ir.AttrNoSanitizeBounds, 80: ir.AttrAllocAlign, 81: ir.AttrAllocPtr, 82: ir.AttrAllocKind, 83: ir.AttrPresplitCoroutine,
	84: ir.AttrFnRetThunkExtern, 85: ir.AttrSkipProfile, 86: ir.AttrMemory, 87: ir.AttrNoFPClass, 88: ir.AttrOptDebug,
	89: ir.AttrWritable, 90: ir.AttrCoroDestroyOnlyWhenComplete, 91: ir.AttrDeadOnUnwind, 92: ir.AttrRange,
	93: ir.AttrSanitizeNumericalStability, 94: ir.AttrInitializes, 95: ir.AttrHybridPatchable, 96: ir.AttrSanitizeRealtime,
	97: ir.AttrSanitizeRealtimeBlocking, 98: ir.AttrCoroElideSafe, 99: ir.AttrNoExt, 100: ir.AttrNoDivergenceSource,
	101: ir.AttrSanitizeType, 102: ir.AttrCaptures, 103: ir.AttrDeadOnReturn, 104: ir.AttrSanitizeAllocToken,
	105: ir.AttrNoCreateUndefOrPoison, 106: ir.AttrDenormalFPEnv, 107: ir.AttrNoOutline,
}

// encodeAttr returns the number of an attribute, 0 if it has none.
func encodeAttr(k ir.AttrKind) uint64 { return lastIndex(attrKinds[:], k) }

// memoryVersion is the high byte of a memory(…) attribute that separates errno from other memory (LLVM 21); 0 is the
// older layout without it.
const memoryVersion = 1

// Bits of captures(…): the components for the result in the low four bits, for
// everything else in the next four.
const (
	captureAddressIsNull  = 1
	captureAddress        = 3
	captureReadProvenance = 4
	captureProvenance     = 12
	captureComponents     = 4
)

// fpClasses are the names of nofpclass(…), groups before their members, as
// LLVM prints them.
var fpClasses = [...]struct {
	mask uint64
	name string
}{
	{0x3ff, "all"},
	{0x003, "nan"},
	{0x001, "snan"},
	{0x002, "qnan"},
	{0x204, "inf"},
	{0x004, "ninf"},
	{0x200, "pinf"},
	{0x060, "zero"},
	{0x020, "nzero"},
	{0x040, "pzero"},
	{0x090, "sub"},
	{0x010, "nsub"},
	{0x080, "psub"},
	{0x108, "norm"},
	{0x008, "nnorm"},
	{0x100, "pnorm"},
}

// allocKinds are the words of allockind("…") by bit.
var allocKinds = [...]string{"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"}
