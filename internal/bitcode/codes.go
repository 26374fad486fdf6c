package bitcode

// Magic numbers at the beginning of a file, read as little-endian words.
const (
	magicBitcode = 0xDEC04342 // "BC" 0xC0 0xDE
	magicWrapper = 0x0B17C0DE // a header of five words before the bitcode
)

// Ids of blocks (LLVM bitcode file format; 0 to 7 belong to the bit stream).
const (
	blockInfo            = 0
	blockModule          = 8
	blockParamAttr       = 9
	blockParamAttrGroup  = 10
	blockConstants       = 11
	blockFunction        = 12
	blockIdentification  = 13
	blockValueSymtab     = 14
	blockMetadata        = 15
	blockMetadataAttach  = 16
	blockType            = 17
	blockUseList         = 18
	blockModuleStrtab    = 19
	blockGlobalSummary   = 20
	blockBundleTags      = 21
	blockMetadataKind    = 22
	blockStrtab          = 23
	blockFullLTOSummary  = 24
	blockSymtab          = 25
	blockSyncScopes      = 26
	blockTypeOld         = 10 // of LLVM 2; not read
	abbrevSetBID         = 1  // record of blockInfo
	currentEpoch         = 0
	identString          = 1 // [char…]
	identEpoch           = 2 // [epoch]
	strtabBlob           = 1
	bundleTag            = 1 // [char…]
	syncScopeName        = 1 // [char…]
	unnamedOperandBundle = 1 << 31
)

// Records of the module block.
const (
	modVersion        = 1  // [0 absolute ids, 1 relative ids, 2 names in the string table]
	modTriple         = 2  // [char…]
	modDataLayout     = 3  // [char…]
	modAsm            = 4  // [char…]
	modSectionName    = 5  // [char…]
	modDepLib         = 6  // [char…]
	modGlobalVar      = 7  // [strtab offset, size,] type, const|explicit<<1|space<<2, init id+1, linkage, align, section, …
	modFunction       = 8  // [strtab offset, size,] type, cc, isproto, linkage, attrs, align, section, visibility, …
	modAliasOld       = 9  // type, aliasee, linkage, …
	modGCName         = 11 // [char…]
	modComdat         = 12 // v2: [strtab offset, size, kind]; before: [kind, size, char…]
	modVSTOffset      = 13 // [offset in words]
	modAlias          = 14 // [strtab offset, size,] value type, space, aliasee, linkage, …
	modMDValuesUnused = 15
	modSourceFilename = 16 // [char…]
	modHash           = 17 // [5 words]
	modIFunc          = 18 // [strtab offset, size,] value type, space, resolver, linkage, visibility
	attrEntryOld      = 1  // of blockParamAttr: [index, bits]…
	attrEntry         = 2  // of blockParamAttr: [group id…]
	attrGroupEntry    = 3  // of blockParamAttrGroup: [group id, index, attribute…]
	vstEntry          = 1  // [value, char…]
	vstBBEntry        = 2  // [block, char…]
	vstFnEntry        = 3  // [value, offset in words, char…]
	vstCombinedEntry  = 5
	useListDefault    = 1
	useListBlock      = 2
	attrIndexReturn   = 0
	attrIndexFirstArg = 1
	attrIndexFunction = 1<<32 - 1
	attrFormEnum      = 0 // [kind]
	attrFormInt       = 1 // [kind, value]
	attrFormString    = 3 // [char…, 0]
	attrFormStringVal = 4 // [char…, 0, char…, 0]
	attrFormTypeNone  = 5 // [kind]: a type attribute without its type
	attrFormType      = 6 // [kind, type]
	attrFormRange     = 7 // [kind, bits, lower…, upper…]
	attrFormRangeList = 8 // [kind, number, bits, (lower, upper)…]
)

// Records of the type table.
const (
	typeNumEntry      = 1  // [number of types]
	typeVoid          = 2  //
	typeFloat         = 3  //
	typeDouble        = 4  //
	typeLabel         = 5  //
	typeOpaque        = 6  // structure without a body, named by the preceding record
	typeInteger       = 7  // [bits]
	typePointer       = 8  // [pointee, address space]
	typeFunctionOld   = 9  // [vararg, attributes, result, parameter…]
	typeHalf          = 10 //
	typeArray         = 11 // [number, element]
	typeVector        = 12 // [number, element, scalable]
	typeX86FP80       = 13 //
	typeFP128         = 14 //
	typePPCFP128      = 15 //
	typeMetadata      = 16 //
	typeX86MMX        = 17 //
	typeStructAnon    = 18 // [packed, element…]
	typeStructName    = 19 // [char…] of the structure that follows
	typeStructNamed   = 20 // [packed, element…]
	typeFunction      = 21 // [vararg, result, parameter…]
	typeToken         = 22 //
	typeBFloat        = 23 //
	typeX86AMX        = 24 //
	typeOpaquePointer = 25 // [address space]
	typeTarget        = 26 // [number of types, type…, number…], named by the preceding record
)

// Records of a constants block.
const (
	cstSetType       = 1  // [type]
	cstNull          = 2  //
	cstUndef         = 3  //
	cstInteger       = 4  // [signed VBR]
	cstWideInteger   = 5  // [signed VBR word…]
	cstFloat         = 6  // [bits…]
	cstAggregate     = 7  // [value…]
	cstString        = 8  // [byte…]
	cstCString       = 9  // [byte…], a zero follows
	cstBinop         = 10 // [op, value, value, flags]
	cstCast          = 11 // [op, type, value, flags]
	cstGEPOld        = 12 // [(type,) flags…]
	cstSelect        = 13 // [condition, value, value]
	cstExtractElt    = 14 // [type, vector, (type,) index]
	cstInsertElt     = 15 // [vector, element, (type,) index]
	cstShuffleVec    = 16 // [vector, vector, mask]
	cstCmp           = 17 // [type, value, value, predicate]
	cstInlineAsmOld  = 18 // [flags, size, char…, size, char…]: bits 0 side effect, 1 align stack
	cstShuffleVecEx  = 19 // [type, vector, vector, mask]
	cstInboundsGEP   = 20 // as cstGEPOld
	cstBlockAddress  = 21 // [type, function, block]
	cstData          = 22 // [element…]
	cstInlineAsmOld2 = 23 // + bit 2 Intel dialect
	cstGEPInrangeOld = 24 // [type, flags and index<<1, (type, value)…]
	cstUnop          = 25 // [op, value, flags]
	cstPoison        = 26 //
	cstDSOLocal      = 27 // [type, symbol]
	cstInlineAsmOld3 = 28 // + bit 3 unwind
	cstNoCFI         = 29 // [type, function]
	cstInlineAsm     = 30 // [function type, flags, size, char…, size, char…]
	cstGEPInrange    = 31 // [type, flags, range, (type, value)…]
	cstGEP           = 32 // [type, flags, (type, value)…]
	cstPtrAuth       = 33
	cstPtrAuth2      = 34
)

// Records of a function block. "value" is an id, relative to the next
// instruction's from module version 1 on, followed by its type if it is a forward
// reference; "plain" is such an id without the type.
const (
	fnDeclareBlocks     = 1  // [number]
	fnBinop             = 2  // [value, plain, op, flags]
	fnCast              = 3  // [value, type, op, flags]
	fnGEPOld            = 4  // [value…]
	fnSelect            = 5  // [value, plain, plain] with a condition of i1
	fnExtractElt        = 6  // [value, value]
	fnInsertElt         = 7  // [value, plain, value]
	fnShuffleVec        = 8  // [value, plain, value]
	fnCmp               = 9  // [value, plain, predicate]
	fnRet               = 10 // [] or [value]
	fnBr                = 11 // [block] or [then, else, plain]
	fnSwitch            = 12 // [type, plain, default, (constant, block)…]
	fnInvoke            = 13 // [attrs, cc|1<<13, normal, unwind, function type, value, argument…]
	fnUnreachable       = 15 //
	fnPhi               = 16 // [type, (signed relative value, block)…, flags]
	fnAlloca            = 19 // [type, count type, count, align and flags, space]
	fnLoad              = 20 // [value, type, align, volatile]
	fnVAArg             = 23 // [list type, plain, type]
	fnStoreOld          = 24 // [value, plain, align, volatile]
	fnExtractVal        = 26 // [value, index…]
	fnInsertVal         = 27 // [value, value, index…]
	fnCmp2              = 28 // [value, plain, predicate, flags]
	fnVSelect           = 29 // [value, plain, value, flags]
	fnInboundsGEPOld    = 30 // [value…]
	fnIndirectBr        = 31 // [type, plain, block…]
	fnDebugLocAgain     = 33 //
	fnCall              = 34 // [attrs, cc, (flags,) function type, value, argument…]
	fnDebugLoc          = 35 // [line, column, scope+1, inlined at+1, implicit code, atom group, atom rank]
	fnFence             = 36 // [ordering, scope]
	fnCmpXchgOld        = 37 // [value, value, plain, volatile, ordering, scope, failure, weak]
	fnAtomicRMWOld      = 38 // [value, plain, op, volatile, ordering, scope, align]
	fnResume            = 39 // [value]
	fnLandingPadOld     = 40 // [type, personality, cleanup, number, (kind, value)…]
	fnLoadAtomic        = 41 // [value, type, align, volatile, ordering, scope]
	fnStoreAtomicOld    = 42 // [value, plain, align, volatile, ordering, scope]
	fnGEP               = 43 // [flags, type, value…]
	fnStore             = 44 // [pointer value, value, align, volatile]
	fnStoreAtomic       = 45 // [pointer value, value, align, volatile, ordering, scope]
	fnCmpXchg           = 46 // [value, value, plain, volatile, success, scope, failure, weak, align]
	fnLandingPad        = 47 // [type, cleanup, number, (kind, value)…]
	fnCleanupRet        = 48 // [plain] or [plain, block]
	fnCatchRet          = 49 // [plain, block]
	fnCatchPad          = 50 // [plain, number, value…]
	fnCleanupPad        = 51 // [plain, number, value…]
	fnCatchSwitch       = 52 // [plain, number, block…, block]
	fnOperandBundle     = 55 // [tag, value…]
	fnUnop              = 56 // [value, op, flags]
	fnCallBr            = 57 // [attrs, cc|1<<15, fallthrough, number, block…, function type, value, argument…]
	fnFreeze            = 58 // [value]
	fnAtomicRMW         = 59 // [value, value, op, volatile, ordering, scope, align]
	fnBlockAddrUsers    = 60 // [function…]
	fnDbgValue          = 61 // [DILocation, DILocalVariable, DIExpression, location]: ids of nodes
	fnDbgDeclare        = 62 // the same
	fnDbgAssign         = 63 // [… + DIAssignID, DIExpression, address]
	fnDbgValueSimple    = 64 // [DILocation, DILocalVariable, DIExpression, value]
	fnDbgLabel          = 65 // [DILocation, DILabel]
	fnDbgDeclareValue   = 66 // as fnDbgDeclare
	allocaInAllocaBit   = 1 << 5
	allocaExplicitBit   = 1 << 6
	allocaSwiftErrorBit = 1 << 7
	allocaAlignMask     = 1<<5 - 1 // low bits of log2(align)+1; bits 8… are the high ones
	allocaAlignHigh     = 8
	callTailBit         = 1 << 0
	callCCShift         = 1
	callCCMask          = 0x7ff // before the shift; the markers are above
	callMustTailBit     = 1 << 14
	callExplicitBit     = 1 << 15
	callNoTailBit       = 1 << 16
	callFMFBit          = 1 << 17
	invokeExplicitBit   = 1 << 13
)

// Records of a metadata block; package dinode has those of debugging nodes. Ids of nodes are written +1 where null is
// possible.
const (
	mdStringOld        = 1  // [char…]
	mdValue            = 2  // [type, value]
	mdNode             = 3  // [node+1…]
	mdName             = 4  // [char…] of the named node that follows
	mdDistinctNode     = 5  // [node+1…]
	mdKind             = 6  // [id, char…]
	mdOldNode          = 8  // [(type, value)…]
	mdOldFnNode        = 9  // [(type, value)…]
	mdNamedNode        = 10 // [node…]
	mdAttachment       = 11 // [(instruction,) (kind, node)…]
	mdExpression       = 29
	mdStrings          = 35 // [number, offset of the characters], blob: VBR6 lengths, characters
	mdGlobalDeclAttach = 36 // [value, (kind, node)…]
	mdIndexOffset      = 38 // [low, high]: offset in bits of mdIndex
	mdIndex            = 39 // [bits of a record…]
	mdArgList          = 46 // [node…]
)
