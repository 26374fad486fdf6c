package ir

// AttrKind names an attribute that LLVM knows. String attributes ("key"="value")
// are AttrString.
type AttrKind uint8

// The enumeration follows attrNames; LangRef, "Parameter Attributes" and
// "Function Attributes".
const (
	AttrNone AttrKind = iota
	AttrString
	AttrAlign
	AttrAlignStack
	AttrAllocAlign
	AttrAllocKind
	AttrAllocPtr
	AttrAllocSize
	AttrAlwaysInline
	AttrArgMemOnly
	AttrBuiltin
	AttrByRef
	AttrByVal
	AttrCaptures
	AttrCold
	AttrConvergent
	AttrCoroDestroyOnlyWhenComplete
	AttrCoroElideSafe
	AttrDeadOnReturn
	AttrDeadOnUnwind
	AttrDenormalFPEnv
	AttrDereferenceable
	AttrDereferenceableOrNull
	AttrDisableSanitizerInstr
	AttrElementType
	AttrFnRetThunkExtern
	AttrHot
	AttrHybridPatchable
	AttrImmArg
	AttrInAlloca
	AttrInaccessibleMemOnly
	AttrInaccessibleMemOrArgMemOnly
	AttrInitializes
	AttrInlineHint
	AttrInReg
	AttrJumpTable
	AttrMemory
	AttrMinSize
	AttrMustProgress
	AttrNaked
	AttrNest
	AttrNoAlias
	AttrNoBuiltin
	AttrNoCallback
	AttrNoCapture
	AttrNoCfCheck
	AttrNoCreateUndefOrPoison
	AttrNoDivergenceSource
	AttrNoDuplicate
	AttrNoExt
	AttrNoFPClass
	AttrNoFree
	AttrNoImplicitFloat
	AttrNoInline
	AttrNoMerge
	AttrNonLazyBind
	AttrNonNull
	AttrNoOutline
	AttrNoProfile
	AttrNoRecurse
	AttrNoRedZone
	AttrNoReturn
	AttrNoSanitizeBounds
	AttrNoSanitizeCoverage
	AttrNoSync
	AttrNoUndef
	AttrNoUnwind
	AttrNullPointerIsValid
	AttrOptDebug
	AttrOptForFuzzing
	AttrOptNone
	AttrOptSize
	AttrPreallocated
	AttrPresplitCoroutine
	AttrRange
	AttrReadNone
	AttrReadOnly
	AttrReturned
	AttrReturnsTwice
	AttrSafeStack
	AttrSanitizeAddress
	AttrSanitizeAllocToken
	AttrSanitizeHWAddress
	AttrSanitizeMemory
	AttrSanitizeMemTag
	AttrSanitizeNumericalStability
	AttrSanitizeRealtime
	AttrSanitizeRealtimeBlocking
	AttrSanitizeThread
	AttrSanitizeType
	AttrShadowCallStack
	AttrSignExt
	AttrSkipProfile
	AttrSpeculatable
	AttrSpeculativeLoadHardening
	AttrSRet
	AttrSSP
	AttrSSPReq
	AttrSSPStrong
	AttrStrictFP
	AttrSwiftAsync
	AttrSwiftError
	AttrSwiftSelf
	AttrUWTable
	AttrVScaleRange
	AttrWillReturn
	AttrWritable
	AttrWriteOnly
	AttrZeroExt
	NumAttrKinds
)

// attrNames are sorted by their first letter, so that AttrByName can search them.
var attrNames = [NumAttrKinds]string{
	"", "", "align", "alignstack", "allocalign", "allockind", "allocptr", "allocsize", "alwaysinline", "argmemonly", "builtin",
	"byref", "byval", "captures", "cold", "convergent", "coro_only_destroy_when_complete", "coro_elide_safe", "dead_on_return",
	"dead_on_unwind", "denormal_fpenv", "dereferenceable", "dereferenceable_or_null", "disable_sanitizer_instrumentation", "elementtype",
	"fn_ret_thunk_extern", "hot", "hybrid_patchable", "immarg", "inalloca", "inaccessiblememonly",
	"inaccessiblemem_or_argmemonly", "initializes", "inlinehint", "inreg", "jumptable", "memory", "minsize", "mustprogress",
	"naked", "nest", "noalias", "nobuiltin", "nocallback", "nocapture", "nocf_check", "nocreateundeforpoison",
	"nodivergencesource", "noduplicate", "noext", "nofpclass", "nofree", "noimplicitfloat", "noinline", "nomerge",
	"nonlazybind", "nonnull", "nooutline", "noprofile", "norecurse", "noredzone", "noreturn", "nosanitize_bounds",
	"nosanitize_coverage", "nosync", "noundef", "nounwind", "null_pointer_is_valid", "optdebug", "optforfuzzing", "optnone",
	"optsize", "preallocated", "presplitcoroutine", "range", "readnone", "readonly", "returned", "returns_twice", "safestack",
	"sanitize_address", "sanitize_alloc_token", "sanitize_hwaddress", "sanitize_memory", "sanitize_memtag",
	"sanitize_numerical_stability", "sanitize_realtime", "sanitize_realtime_blocking", "sanitize_thread", "sanitize_type",
	"shadowcallstack", "signext", "skipprofile", "speculatable", "speculative_load_hardening", "sret", "ssp", "sspreq",
	"sspstrong", "strictfp", "swiftasync", "swifterror", "swiftself", "uwtable", "vscale_range", "willreturn", "writable",
	"writeonly", "zeroext",
}

// String returns the LLVM spelling.
func (k AttrKind) String() string { return attrNames[k] }

// attrFirst is the first attribute for each first letter (the next letter's if there is none), and the end.
var attrFirst = [27]AttrKind{
	AttrAlign, AttrBuiltin, AttrCaptures, AttrDeadOnReturn, AttrElementType, AttrFnRetThunkExtern, AttrHot, AttrHot,
	AttrImmArg, AttrJumpTable, AttrMemory, AttrMemory, AttrMemory, AttrNaked, AttrOptDebug, AttrPreallocated, AttrRange,
	AttrRange, AttrSafeStack, AttrUWTable, AttrUWTable, AttrVScaleRange, AttrWillReturn, AttrZeroExt, AttrZeroExt,
	AttrZeroExt, NumAttrKinds,
}

// AttrByName returns the attribute called name, or AttrNone.
func AttrByName(name string) AttrKind {
	if name == "" {
		return AttrNone
	}
	c := name[0] - 'a'
	if c > 25 {
		return AttrNone
	}
	for k, end := attrFirst[c], attrFirst[c+1]; k < end; k++ {
		if attrNames[k] == name {
			return k
		}
	}
	return AttrNone
}

// Attr is one attribute. Which fields count depends on the kind: Int for align,
// dereferenceable, memory and the like; Type for byval, sret, byref,
// elementtype, preallocated, inalloca; Key and Str for string attributes; Str
// also holds the operand of kinds kept as text (range, captures, initializes, nofpclass, allockind, allocsize,
// vscale_range, uwtable). Int of memory is a MemoryEffects. Readers write the older spellings
// in the newer way: nocapture is captures(none), readonly of a function memory(read); and denormal_fpenv as strings (DenormalFPEnv).
type Attr struct {
	Kind AttrKind
	Type Type
	Int  uint64
	Key  string
	Str  string
}

// AttrSet is the attributes of one position.
type AttrSet []Attr

// class orders the kinds as LLVM does: markers, types, numbers, texts, strings.
func (k AttrKind) class() uint8 {
	switch k {
	case AttrString, AttrNone:
		return 4
	case AttrRange, AttrInitializes:
		return 3
	case AttrAlign, AttrAlignStack, AttrAllocKind, AttrAllocSize, AttrCaptures, AttrDereferenceable, AttrDereferenceableOrNull,
		AttrMemory, AttrNoFPClass, AttrUWTable, AttrVScaleRange:
		return 2
	case AttrByVal, AttrByRef, AttrSRet, AttrInAlloca, AttrPreallocated, AttrElementType:
		return 1
	}
	return 0
}

// Sort brings a set into the order in which LLVM keeps and prints it.
func (s AttrSet) Sort() {
	for i := 1; i < len(s); i++ {
		for k := i; k > 0 && s[k].before(&s[k-1]); k-- {
			s[k], s[k-1] = s[k-1], s[k]
		}
	}
}

func (a *Attr) before(b *Attr) bool {
	if x, y := a.Kind.order(), b.Kind.order(); x != y {
		return x < y
	}
	return a.Key < b.Key
}

// order ranks the kinds: by class, then by name; LLVM calls alignstack
// StackAlignment.
func (k AttrKind) order() uint16 {
	n := uint16(k.class())<<12 | uint16(k)<<1
	if k == AttrAlignStack {
		n = uint16(k.class())<<12 | uint16(AttrSRet)<<1 | 1
	}
	return n
}

// AttrSetID names a set of Module.AttrSets; 0 is the empty one.
type AttrSetID uint32

// AttrList is the attributes of a function or call: for itself, its result and
// its parameters (which may be fewer than there are).
type AttrList struct {
	Fn, Ret AttrSetID
	Params  []AttrSetID
}

// AttrListID names a list of Module.AttrLists; 0 is the empty one.
type AttrListID uint32

// AddAttrs returns the id of a set, which is not copied.
func (m *Module) AddAttrs(s AttrSet) AttrSetID {
	if len(s) == 0 {
		return 0
	}
	m.AttrSets = append(m.AttrSets, s)
	return AttrSetID(len(m.AttrSets) - 1)
}

// AddAttrList returns the id of a list.
func (m *Module) AddAttrList(l AttrList) AttrListID {
	if l.Fn == 0 && l.Ret == 0 {
		empty := true
		for _, p := range l.Params {
			empty = empty && p == 0
		}
		if empty {
			return 0
		}
	}
	m.AttrLists = append(m.AttrLists, l)
	return AttrListID(len(m.AttrLists) - 1)
}

// Attr returns the attribute of a kind in set id, or nil.
func (m *Module) Attr(id AttrSetID, k AttrKind) *Attr {
	s := m.AttrSets[id]
	for i := range s {
		if s[i].Kind == k {
			return &s[i]
		}
	}
	return nil
}

// StrAttr returns the value of string attribute key in set id.
func (m *Module) StrAttr(id AttrSetID, key string) (string, bool) {
	s := m.AttrSets[id]
	for i := range s {
		if s[i].Kind == AttrString && s[i].Key == key {
			return s[i].Str, true
		}
	}
	return "", false
}

// WithAttr returns the id of set id with a added, replacing one of the same
// kind and key. It changes the module's tables: not for parallel passes.
func (m *Module) WithAttr(id AttrSetID, a Attr) AttrSetID {
	var s AttrSet
	for _, x := range m.AttrSets[id] {
		if x.Kind != a.Kind || x.Key != a.Key {
			s = append(s, x)
		}
	}
	s = append(s, a)
	s.Sort()
	return m.AddAttrs(s)
}

// Param returns the attribute set of parameter i.
func (l *AttrList) Param(i int) AttrSetID {
	if i < len(l.Params) {
		return l.Params[i]
	}
	return 0
}
