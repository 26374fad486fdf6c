package passes

import "gonvvm/internal/ir"

// Options chooses what Run does.
type Options struct {
	Level    int  // 0 … 3, as -O
	Size     int  // 1: as if every function were optsize; 2: minsize
	Codegen  bool // as llc: nothing across functions and no loop transformations
	SM       int  // architecture times ten, as target.SM: 800 is sm_80
	PTX      int  // ISA version times ten: 83 is 8.3
	FixedPTX bool // the version was asked for and may not be raised
	FTZ      bool // -ftz=1: f32 subnormals are flushed
	PrecSqrt bool // -prec-sqrt=1
	PrecDiv  bool // -prec-div=1
	Reflect  []ReflectValue

	Workers int // functions processed at once; 0 and 1 are one

	// Verify, if set, is called after every pass and stops the run with its error.
	Verify func(m *ir.Module, pass string) error
	// Dump, if set, is called after every pass that changed something; f is nil after module passes.
	Dump func(m *ir.Module, f *ir.Func, pass string)
	// Bisect, if positive, is the number of executions of optional passes after which
	// no more are executed: for finding the one that does harm. NoOptional executes none.
	Bisect     int
	NoOptional bool
	// Note, if set, is called before every execution of an optional pass.
	Note func(Culprit)

	// Passes, if not nil, are executed instead of those of the level; the required ones are not added.
	Passes []string
	list   []*pass // as Passes, for tests that bring passes of their own
	// Stats, if set, collects times and counts.
	Stats *Stats
	// Remarks, if set, collects what the passes did and could not do.
	Remarks *Remarks
	// Warn, if set, gets the warnings about function s, in a deterministic order.
	Warn func(s *ir.Symbol, msg string)
}

// ReflectValue is what __nvvm_reflect("Key") gives.
type ReflectValue struct {
	Key   string
	Value int64
}

// pass is a row of the table.
type pass struct {
	name   string
	module func(r *runner) bool
	fn     func(u *unit) bool
	// required passes run at every level, on optnone functions, and are not bisected.
	required bool
	level    int  // lowest level at which an optional pass runs
	opt      bool // part of opt's work, not of llc's
	keepsCFG bool // changes no block or edge, or says so itself
	learns   bool // finds out what other passes use and the module does not show
}

// The table of passes.
var (
	passReflect       = pass{name: "nvvm-reflect", module: reflect, required: true}
	passGenericToNVVM = pass{name: "generic-to-nvvm", module: genericToNVVM, required: true}
	passIndirect      = pass{name: "indirectbr-expand", module: lowerIndirect, required: true}
	passLowerArgs     = pass{name: "nvptx-lower-args", module: lowerArgs, required: true}
	passAlwaysInline  = pass{name: "always-inline", module: alwaysInline, required: true}
	passDeclare       = pass{name: "declare-intrinsics", module: declareIntrinsics, level: 1, learns: true}
	passDropDecls     = pass{name: "strip-dead-prototypes", module: dropDeclarations, level: 1}
	passSpecialise    = pass{name: "infer-arg-address-spaces", module: specialiseArgs, level: 1}
	passTailRecursion = pass{name: "tailcallelim", fn: tailRecursion, level: 1, opt: true}
	passInline        = pass{name: "inline", module: inline, level: 1, opt: true}
	passGlobalDCE     = pass{name: "globaldce", module: globalDCE, level: 1, opt: true}
	passPromoteArgs   = pass{name: "argpromotion", module: promoteArgs, level: 1, opt: true}
	passDropArgs      = pass{name: "deadargelim", module: dropArgs, level: 1, opt: true}
	passDeadArgs      = pass{name: "deadargelim-poison", module: deadArgs, level: 1, opt: true}
	passAlignParams   = pass{name: "align-params", module: alignParams, level: 1, opt: true}
	passIPConst       = pass{name: "ipsccp", module: ipConstants, level: 1, opt: true}
	passGlobalOpt     = pass{name: "globalopt", module: globalOpt, level: 1, opt: true}
	passByVal         = pass{name: "forward-byval", fn: forwardByVal, level: 1}
	passReadOnly      = pass{name: "function-attrs-kernels", module: readOnlyParams, level: 1, opt: true}
	passParamAttrs    = pass{name: "function-attrs", module: paramAttributes, level: 1, opt: true}
	passEffects       = pass{name: "function-attrs-effects", module: functionEffects, level: 1, learns: true}
	passRetarget      = pass{name: "retarget-memory-intrinsics", module: retargetMemory, required: true}
	passExpand        = pass{name: "expand-constant-exprs", fn: expandConstants, required: true}
	passUnreachable   = pass{name: "unreachableblockelim", fn: (*unit).removeUnreachable, required: true, keepsCFG: true}
	passSROAEarly     = pass{name: "sroa-early", fn: sroaEarly, level: 1, keepsCFG: true}
	passSROA          = pass{name: "sroa", fn: sroa, level: 1, keepsCFG: true}
	passSimplify      = pass{name: "instcombine", fn: simplify, level: 1, keepsCFG: true}
	passSimplifyLate  = pass{name: "instcombine-late", fn: simplifyLate, level: 1, keepsCFG: true}
	passSimplifyCFG   = pass{name: "simplifycfg", fn: simplifycfg, level: 1, keepsCFG: true}
	passCFGLate       = pass{name: "simplifycfg-late", fn: simplifycfgLate, level: 1, keepsCFG: true}
	passADCE          = pass{name: "adce", fn: adce, level: 1, keepsCFG: true}
	passADCELate      = pass{name: "adce-late", fn: adceLate, level: 1, keepsCFG: true}
	passCSE           = pass{name: "early-cse", fn: cse, level: 1, keepsCFG: true}
	passGVN           = pass{name: "gvn", fn: gvn, level: 2, keepsCFG: true}
	passRotate        = pass{name: "loop-rotate", fn: loopRotate, level: 1, opt: true}
	passLoopPromote   = pass{name: "loop-scalar-promotion", fn: loopPromote, level: 2, opt: true}
	passReassociate   = pass{name: "reassociate", fn: reassociate, level: 2, opt: true, keepsCFG: true}
	passUnroll        = pass{name: "loop-unroll-full", fn: loopUnroll, level: 1, opt: true}
	passCounters      = pass{name: "indvars", fn: loopCounters, level: 1, opt: true}
	passExitValues    = pass{name: "indvars-exit-values", fn: loopExitValues, level: 1, opt: true}
	passUnswitch      = pass{name: "simple-loop-unswitch", fn: loopUnswitch, level: 3, opt: true}
	passUnrollPartial = pass{name: "loop-unroll", fn: loopUnrollPartial, level: 2, opt: true}
	passStrength      = pass{name: "loop-reduce", fn: loopStrength, level: 2}
	passDivRem        = pass{name: "div-rem-pairs", fn: divRem, level: 1, keepsCFG: true}
	passStraightLine  = pass{name: "slsr", fn: straightLine, level: 2, keepsCFG: true}
	passVectorise     = pass{name: "load-store-vectorizer", fn: vectoriseMemory, level: 2, keepsCFG: true}
	passDemanded      = pass{name: "bdce", fn: demandedBits, level: 1, keepsCFG: true}
	passJumpThread    = pass{name: "jump-threading", fn: jumpThread, level: 2, opt: true}
	passSwitchRanges  = pass{name: "lower-switch-ranges", fn: switchRanges, level: 1}
	passSink          = pass{name: "sink", fn: sink, level: 1, keepsCFG: true}
	passRemat         = pass{name: "rematerialize", fn: rematerialise, level: 2, opt: true, keepsCFG: true}
	passLICM          = pass{name: "licm", fn: licm, level: 1}
	passSplitOffsets  = pass{name: "separate-const-offset-from-gep", fn: splitOffsets, level: 1, keepsCFG: true}
	passDeadStores    = pass{name: "dse", fn: deadStores, level: 1, keepsCFG: true}
	passLoopDelete    = pass{name: "loop-deletion", fn: loopDelete, level: 1, opt: true}
	passHoistAddr     = pass{name: "hoist-addresses", fn: hoistAddresses, level: 2, opt: true, keepsCFG: true}
	passExitTests     = pass{name: "loop-term-cond", fn: exitTests, level: 1, opt: true, keepsCFG: true}
	passLayout        = pass{name: "block-placement", fn: blockLayout, level: 1}
	passMemCopy       = pass{name: "memcpyopt", fn: memCopy, level: 1, keepsCFG: true}
	passRanges        = pass{name: "correlated-propagation", fn: valueRanges, level: 2, opt: true, keepsCFG: true}
	passNarrowPhis    = pass{name: "narrow-phis", fn: narrowPhis, level: 1, opt: true, keepsCFG: true}
	passMergeTails    = pass{name: "sink-common-code", fn: mergeTails, level: 1, opt: true}
	passLoopFills     = pass{name: "loop-idiom", fn: loopFills, level: 2, opt: true}
	passInferSpaces   = pass{name: "infer-address-spaces", fn: inferAddressSpaces, level: 1, keepsCFG: true}
)

// pipeline returns the passes in the order they run.
func pipeline() []*pass {
	return []*pass{
		&passReflect,
		&passIndirect,
		&passAlwaysInline,
		&passGenericToNVVM,
		&passLowerArgs,
		&passExpand,
		&passUnreachable,

		&passDeclare,

		// Before inlining: small callees are cheap to copy.
		&passSimplifyCFG,
		&passSROAEarly,
		&passSimplify,
		&passSimplifyCFG,
		&passTailRecursion,

		&passInline,
		&passGlobalDCE,
		&passParamAttrs,
		&passEffects,
		&passPromoteArgs,
		&passEffects,
		&passIPConst,
		&passDeadArgs,

		&passByVal,
		&passSROA,
		&passSimplify,
		&passSimplifyCFG,
		&passCSE,
		&passSimplify,
		&passSimplifyCFG,

		&passADCE,
		&passIPConst,
		&passGlobalOpt,
		&passDeadArgs,

		&passJumpThread,
		&passSimplify,
		&passSimplifyCFG,

		&passReadOnly,
		&passNarrowPhis,

		// Loops: first the shape, then copies, then what the copies made constant.
		&passRotate,
		&passReassociate,
		&passLICM,
		&passSimplify,
		&passSimplifyCFG,
		&passRanges,
		&passCounters,
		&passExitValues,
		&passLoopDelete,
		&passUnroll,
		&passSROA,
		&passSimplify,
		&passSimplifyCFG,
		&passUnswitch,
		&passSimplify,

		&passADCE,
		&passLoopFills,
		&passLoopDelete,
		&passDeadArgs,
		&passByVal,
		&passSROA,
		&passMemCopy,

		&passDemanded,
		&passSimplify,

		&passDropArgs,
		&passSpecialise,
		&passAlignParams,
		// Spaces of addresses make more accesses known to be apart.
		&passInferSpaces,
		&passSimplify,
		&passReassociate,
		&passLICM,
		&passLoopPromote,
		&passUnrollPartial,
		&passSimplify,
		&passSimplifyCFG,
		&passCSE,
		&passStrength,
		&passSimplify,
		&passADCE,
		&passStraightLine,
		&passADCE,
		&passSplitOffsets,
		&passCSE,
		&passGVN,
		&passLICM,
		&passDeadStores,
		&passRanges,
		&passADCE,
		&passSimplifyLate,
		&passMergeTails,
		&passCFGLate,
		&passSwitchRanges,
		&passCSE,
		&passSimplifyLate,
		&passADCELate,
		&passDivRem,
		&passVectorise,
		&passHoistAddr,
		&passSink,
		&passRemat,
		&passExitTests,
		&passLayout,

		&passRetarget,
		&passGlobalDCE,
		&passDropDecls,
	}
}

// constraint says that wherever both passes run, one comes first.
type constraint struct {
	first, then *pass
	why         string
}

// constraints are what the order of the pipeline has to keep; a test checks it.
func constraints() []constraint {
	return []constraint{
		{&passIndirect, &passAlwaysInline, "the address of a block cannot be copied with it"},
		{&passDeclare, &passSimplify, "function passes cannot declare what they write"},
		{&passSpecialise, &passInferSpaces, "inference looks at one function and has to find the spaces of its parameters there"},
		{&passInline, &passSpecialise, "calls that are left count"},
		{&passUnroll, &passUnrollPartial, "a loop that goes away completely is not to be made longer"},
		{&passRotate, &passExitValues, "a loop that tests at its end goes through its body as often as it is asked to"},
		{&passRotate, &passCounters, "the counter that the end of the loop compares is the one to keep"},
		{&passCounters, &passUnroll, "copies step each counter"},
		{&passDeclare, &passExitValues, "counts of bits are calls of intrinsics"},
		{&passExitValues, &passLoopDelete, "a loop whose values are computed without it does nothing"},
		{&passExitValues, &passUnroll, "copies of a loop that does nothing are wasted"},
		{&passLICM, &passUnswitch, "a condition is not seen to be invariant before it stands in front of the loop"},
		{&passUnroll, &passUnswitch, "a loop that goes away completely needs no twin"},
		{&passUnswitch, &passUnrollPartial, "branches in a loop are copied with it"},
		{&passLoopDelete, &passUnrollPartial, "what does nothing needs no copies"},
		{&passUnrollPartial, &passSplitOffsets, "the copies' addresses differ by constants, which become immediates"},
		{&passUnrollPartial, &passStrength, "copies step one pointer together"},
		{&passStrength, &passStraightLine, "addresses that one stepped pointer serves need no steps of their own"},
		{&passUnrollPartial, &passStraightLine, "the copies' indices are what lies apart by one row"},
		{&passStraightLine, &passSplitOffsets, "constants go into the access, whatever the address is computed from"},
		{&passInferSpaces, &passStrength, "a stepped pointer is a phi, through which less is known of an address"},
		{&passSink, &passRemat, "uses that have moved down show what is needed behind a loop only"},
		{&passCSE, &passRemat, "the second computation would be found to be the first"},
		{&passInline, &passIPConst, "callees that are inlined take their constants with them"},
		{&passIPConst, &passDeadArgs, "a parameter that is a constant is used no more"},
		{&passSROA, &passGlobalOpt, "an address that was kept in a variable is seen with its uses"},
		{&passGlobalOpt, &passUnroll, "loads of constants make loops simple"},
		{&passReassociate, &passLICM, "operands that change together are combined, so that they can leave a loop together"},
		{&passUnroll, &passMemCopy, "an array that becomes registers is better copied once than read where it came from"},
		{&passSROA, &passMemCopy, "what falls into separate variables needs no copies"},
		{&passMemCopy, &passInferSpaces, "what reads through generic pointers then reads known spaces"},
		{&passSplitOffsets, &passGVN, "neighbours that iterations share are then constant distances of one address"},
		{&passInferSpaces, &passGVN, "accesses of known spaces are known to be apart"},
		{&passInferSpaces, &passLoopPromote, "accesses of known spaces are known to be apart"},
		{&passLICM, &passLoopPromote, "the address has to be computed in front of the loop"},
		{&passLoopPromote, &passUnrollPartial, "copies of the body that share a register need no memory between them"},
		{&passDeadStores, &passVectorise, "a dead scalar store is not to become part of a live vector"},
		{&passInferSpaces, &passVectorise, "accesses of known spaces are known to be apart"},
		{&passSROA, &passJumpThread, "what a cleanup variable holds is a phi by then"},
		{&passJumpThread, &passRotate, "ways out of loops that are taken at once are seen as exits"},
		{&passSROAEarly, &passTailRecursion, "a function with variables in memory keeps its calls"},
		{&passTailRecursion, &passInline, "what does not call itself can be inlined"},
		{&passInline, &passAlignParams, "functions that are inlined have no parameters"},
		{&passAlignParams, &passVectorise, "what is aligned better can be read as vectors"},
		{&passCSE, &passDivRem, "equal dividends and divisors are one value by then"},
		{&passSimplifyLate, &passDivRem, "simplification makes a remainder of what a remainder is computed by"},
		{&passCFGLate, &passSwitchRanges, "cases that lead nowhere are gone by then, and tests are not made a switch again"},
		{&passCFGLate, &passSink, "an empty side of a branch with something in it again would not become a select"},
		{&passLICM, &passSink, "what has left a loop is not to go back"},
		{&passSimplifyLate, &passExitTests, "simplification compares the counter before its step"},
		{&passCFGLate, &passLayout, "blocks are placed once they are final"},
		{&passInline, &passDeadArgs, "an inlined callee passes nothing"},
		{&passLowerArgs, &passByVal, "what a byval parameter is copied from has to be told apart from other memory"},
		{&passInline, &passPromoteArgs, "a function that is inlined has no parameters"},
		{&passSROAEarly, &passPromoteArgs, "a parameter that is kept in a variable is captured there"},
		{&passPromoteArgs, &passSROA, "a variable that was only lent becomes a value"},
		{&passDeadArgs, &passDropArgs, "what computed an argument goes away with its use"},
		{&passSROA, &passReadOnly, "a parameter that is kept in an alloca is stored there"},
		{&passReadOnly, &passLICM, "loads of what nobody writes leave loops"},
		{&passReflect, &passInline, "branches on __nvvm_reflect must be decided before callees are weighed: libdevice bodies are mostly dead code"},
		{&passGenericToNVVM, &passInferSpaces, "the casts of globals are what inference starts from"},
		{&passLowerArgs, &passInferSpaces, "the casts of kernel parameters are what inference starts from"},
		{&passLowerArgs, &passSROA, "local copies of byval parameters are split like every other alloca"},
		{&passInline, &passSROA, "words are what memory is copied by once no caller's variables can be behind it any more"},
		{&passSROAEarly, &passInline, "callees are weighed without the variables that they keep values in"},
		{&passLowerArgs, &passSROAEarly, "local copies of byval parameters are split like every other alloca"},
		{&passUnreachable, &passSROAEarly, "promotion walks the dominator tree, which has no unreachable blocks"},
		{&passUnreachable, &passSROA, "promotion walks the dominator tree, which has no unreachable blocks"},
		{&passSROA, &passInferSpaces, "a pointer kept in an alloca has no known space before it is a value"},
		{&passInline, &passInferSpaces, "the space of a pointer parameter is known in the caller only"},
		{&passInline, &passParamAttrs, "a function that is inlined needs no attributes"},
		{&passSROAEarly, &passParamAttrs, "a parameter that is kept in a variable is captured there"},
		{&passParamAttrs, &passCSE, "loads stay known behind calls that only read"},
		{&passUnroll, &passLoopFills, "an array that becomes registers is filled by elements"},
		{&passLoopFills, &passUnrollPartial, "what does nothing any more needs no copies"},
		{&passMergeTails, &passCFGLate, "a side of a branch with nothing left in it becomes a select"},
		{&passUnroll, &passMergeTails, "copies of a loop's body are no sides of one branch"},
		{&passMergeTails, &passSwitchRanges, "cases that do the same are neighbours of one range"},
		{&passSROA, &passNarrowPhis, "a truth value that is kept in a variable is a phi by then"},
		{&passJumpThread, &passNarrowPhis, "threading follows the constants of phis to the comparison"},
		{&passNarrowPhis, &passUnroll, "copies test what is a truth value already"},
		{&passLICM, &passRanges, "a condition in front of the loop is known in all of it"},
		{&passRotate, &passRanges, "the bound of a counter is known in the body of a loop that tests at its end"},
		{&passRanges, &passUnrollPartial, "what is unsigned before it is copied is unsigned in all copies"},
		{&passRanges, &passDivRem, "unsigned divisions are shorter, and narrow ones much"},
		{&passInferSpaces, &passRetarget, "memory intrinsics get the pointers that inference found"},
	}
}
