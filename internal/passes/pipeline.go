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
	passReflect               = pass{name: "nvvm-reflect", module: reflect, required: true}
	passGenericToNVVM         = pass{name: "generic-to-nvvm", module: genericToNVVM, required: true}
	passIndirectBrExpand      = pass{name: "indirectbr-expand", module: expandIndirectBr, required: true}
	passLowerArgs             = pass{name: "nvptx-lower-args", module: lowerArgs, required: true}
	passAlwaysInline          = pass{name: "always-inline", module: alwaysInline, required: true}
	passDeclareIntrinsics     = pass{name: "declare-intrinsics", module: declareIntrinsics, level: 1, learns: true}
	passStripDeadPrototypes   = pass{name: "strip-dead-prototypes", module: stripDeadPrototypes, level: 1}
	passInferArgSpaces        = pass{name: "infer-arg-address-spaces", module: inferArgAddressSpaces, level: 1}
	passTailCallElim          = pass{name: "tailcallelim", fn: tailCallElimination, level: 1, opt: true}
	passInline                = pass{name: "inline", module: inline, level: 1, opt: true}
	passGlobalDCE             = pass{name: "globaldce", module: globalDCE, level: 1, opt: true}
	passArgPromotion          = pass{name: "argpromotion", module: argPromotion, level: 1, opt: true}
	passDeadArgElim           = pass{name: "deadargelim", module: deadArgElimination, level: 1, opt: true}
	passDeadArgElimPoison     = pass{name: "deadargelim-poison", module: poisonDeadArgs, level: 1, opt: true}
	passAlignParams           = pass{name: "align-params", module: alignParams, level: 1, opt: true}
	passIPSCCP                = pass{name: "ipsccp", module: ipSCCP, level: 1, opt: true}
	passGlobalOpt             = pass{name: "globalopt", module: globalOpt, level: 1, opt: true}
	passForwardByVal          = pass{name: "forward-byval", fn: forwardByVal, level: 1}
	passFunctionAttrsKernels  = pass{name: "function-attrs-kernels", module: inferKernelAttrs, level: 1, opt: true}
	passFunctionAttrs         = pass{name: "function-attrs", module: inferFunctionAttrs, level: 1, opt: true}
	passFunctionAttrsEffects  = pass{name: "function-attrs-effects", module: inferEffects, level: 1, learns: true}
	passRetargetMemory        = pass{name: "retarget-memory-intrinsics", module: retargetMemory, required: true}
	passExpandConstantExprs   = pass{name: "expand-constant-exprs", fn: expandConstantExprs, required: true}
	passUnreachableBlockElim  = pass{name: "unreachableblockelim", fn: (*unit).removeUnreachable, required: true, keepsCFG: true}
	passSROAEarly             = pass{name: "sroa-early", fn: sroaEarly, level: 1, keepsCFG: true}
	passSROA                  = pass{name: "sroa", fn: sroa, level: 1, keepsCFG: true}
	passInstCombine           = pass{name: "instcombine", fn: instCombine, level: 1, keepsCFG: true}
	passInstCombineLate       = pass{name: "instcombine-late", fn: instCombineLate, level: 1, keepsCFG: true}
	passSimplifyCFG           = pass{name: "simplifycfg", fn: simplifycfg, level: 1, keepsCFG: true}
	passSimplifyCFGLate       = pass{name: "simplifycfg-late", fn: simplifycfgLate, level: 1, keepsCFG: true}
	passADCE                  = pass{name: "adce", fn: adce, level: 1, keepsCFG: true}
	passADCELate              = pass{name: "adce-late", fn: adceLate, level: 1, keepsCFG: true}
	passEarlyCSE              = pass{name: "early-cse", fn: earlyCSE, level: 1, keepsCFG: true}
	passGVN                   = pass{name: "gvn", fn: gvn, level: 2, keepsCFG: true}
	passLoopRotate            = pass{name: "loop-rotate", fn: loopRotate, level: 1, opt: true}
	passLoopScalarPromotion   = pass{name: "loop-scalar-promotion", fn: loopScalarPromotion, level: 2, opt: true}
	passReassociate           = pass{name: "reassociate", fn: reassociate, level: 2, opt: true, keepsCFG: true}
	passLoopUnrollFull        = pass{name: "loop-unroll-full", fn: loopUnrollFull, level: 1, opt: true}
	passIndVars               = pass{name: "indvars", fn: indVars, level: 1, opt: true}
	passIndVarsExitValues     = pass{name: "indvars-exit-values", fn: indVarsExitValues, level: 1, opt: true}
	passSimpleLoopUnswitch    = pass{name: "simple-loop-unswitch", fn: simpleLoopUnswitch, level: 3, opt: true}
	passLoopUnroll            = pass{name: "loop-unroll", fn: loopUnroll, level: 2, opt: true}
	passLoopReduce            = pass{name: "loop-reduce", fn: loopReduce, level: 2}
	passDivRemPairs           = pass{name: "div-rem-pairs", fn: divRemPairs, level: 1, keepsCFG: true}
	passSLSR                  = pass{name: "slsr", fn: slsr, level: 2, keepsCFG: true}
	passLoadStoreVectorizer   = pass{name: "load-store-vectorizer", fn: loadStoreVectorizer, level: 2, keepsCFG: true}
	passBDCE                  = pass{name: "bdce", fn: bdce, level: 1, keepsCFG: true}
	passJumpThreading         = pass{name: "jump-threading", fn: jumpThreading, level: 2, opt: true}
	passLowerSwitchRanges     = pass{name: "lower-switch-ranges", fn: lowerSwitchRanges, level: 1}
	passSink                  = pass{name: "sink", fn: sink, level: 1, keepsCFG: true}
	passRematerialize         = pass{name: "rematerialize", fn: rematerialize, level: 2, opt: true, keepsCFG: true}
	passLICM                  = pass{name: "licm", fn: licm, level: 1}
	passSeparateConstOffset   = pass{name: "separate-const-offset-from-gep", fn: separateConstOffsets, level: 1, keepsCFG: true}
	passDSE                   = pass{name: "dse", fn: dse, level: 1, keepsCFG: true}
	passLoopDeletion          = pass{name: "loop-deletion", fn: loopDeletion, level: 1, opt: true}
	passHoistAddresses        = pass{name: "hoist-addresses", fn: hoistAddresses, level: 2, opt: true, keepsCFG: true}
	passLoopTermCond          = pass{name: "loop-term-cond", fn: loopTermCond, level: 1, opt: true, keepsCFG: true}
	passBlockPlacement        = pass{name: "block-placement", fn: blockPlacement, level: 1}
	passMemCpyOpt             = pass{name: "memcpyopt", fn: memCpyOpt, level: 1, keepsCFG: true}
	passCorrelatedPropagation = pass{name: "correlated-propagation", fn: correlatedPropagation, level: 2, opt: true, keepsCFG: true}
	passNarrowPhis            = pass{name: "narrow-phis", fn: narrowPhis, level: 1, opt: true, keepsCFG: true}
	passSinkCommonCode        = pass{name: "sink-common-code", fn: sinkCommonCode, level: 1, opt: true}
	passLoopIdiom             = pass{name: "loop-idiom", fn: loopIdiom, level: 2, opt: true}
	passInferSpaces           = pass{name: "infer-address-spaces", fn: inferAddressSpaces, level: 1, keepsCFG: true}
)

// pipeline returns the passes in the order they run.
func pipeline() []*pass {
	return []*pass{
		&passReflect,
		&passIndirectBrExpand,
		&passAlwaysInline,
		&passGenericToNVVM,
		&passLowerArgs,
		&passExpandConstantExprs,
		&passUnreachableBlockElim,

		&passDeclareIntrinsics,

		// Before inlining: small callees are cheap to copy.
		&passSimplifyCFG,
		&passSROAEarly,
		&passInstCombine,
		&passSimplifyCFG,
		&passTailCallElim,

		&passInline,
		&passGlobalDCE,
		&passFunctionAttrs,
		&passFunctionAttrsEffects,
		&passArgPromotion,
		&passFunctionAttrsEffects,
		&passIPSCCP,
		&passDeadArgElimPoison,

		&passForwardByVal,
		&passSROA,
		&passInstCombine,
		&passSimplifyCFG,
		&passEarlyCSE,
		&passInstCombine,
		&passSimplifyCFG,

		&passADCE,
		&passIPSCCP,
		&passGlobalOpt,
		&passDeadArgElimPoison,

		&passJumpThreading,
		&passInstCombine,
		&passSimplifyCFG,

		&passFunctionAttrsKernels,
		&passNarrowPhis,

		// Loops: first the shape, then copies, then what the copies made constant.
		&passLoopRotate,
		&passReassociate,
		&passLICM,
		&passInstCombine,
		&passSimplifyCFG,
		&passCorrelatedPropagation,
		&passIndVars,
		&passIndVarsExitValues,
		&passLoopDeletion,
		&passLoopUnrollFull,
		&passSROA,
		&passInstCombine,
		&passSimplifyCFG,
		&passSimpleLoopUnswitch,
		&passInstCombine,

		&passADCE,
		&passLoopIdiom,
		&passLoopDeletion,
		&passDeadArgElimPoison,
		&passForwardByVal,
		&passSROA,
		&passMemCpyOpt,

		&passBDCE,
		&passInstCombine,

		&passDeadArgElim,
		&passInferArgSpaces,
		&passAlignParams,
		// Spaces of addresses make more accesses known to be apart.
		&passInferSpaces,
		&passInstCombine,
		&passReassociate,
		&passLICM,
		&passLoopScalarPromotion,
		&passLoopUnroll,
		&passInstCombine,
		&passSimplifyCFG,
		&passEarlyCSE,
		&passLoopReduce,
		&passInstCombine,
		&passADCE,
		&passSLSR,
		&passADCE,
		&passSeparateConstOffset,
		&passEarlyCSE,
		&passGVN,
		&passLICM,
		&passDSE,
		&passCorrelatedPropagation,
		&passADCE,
		&passInstCombineLate,
		&passSinkCommonCode,
		&passSimplifyCFGLate,
		&passLowerSwitchRanges,
		&passEarlyCSE,
		&passInstCombineLate,
		&passADCELate,
		&passDivRemPairs,
		&passLoadStoreVectorizer,
		&passHoistAddresses,
		&passSink,
		&passRematerialize,
		&passLoopTermCond,
		&passBlockPlacement,

		&passRetargetMemory,
		&passGlobalDCE,
		&passStripDeadPrototypes,
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
		{&passIndirectBrExpand, &passAlwaysInline, "the address of a block cannot be copied with it"},
		{&passDeclareIntrinsics, &passInstCombine, "function passes cannot declare what they write"},
		{&passInferArgSpaces, &passInferSpaces, "inference looks at one function and has to find the spaces of its parameters there"},
		{&passInline, &passInferArgSpaces, "calls that are left count"},
		{&passLoopUnrollFull, &passLoopUnroll, "a loop that goes away completely is not to be made longer"},
		{&passLoopRotate, &passIndVarsExitValues, "a loop that tests at its end goes through its body as often as it is asked to"},
		{&passLoopRotate, &passIndVars, "the counter that the end of the loop compares is the one to keep"},
		{&passIndVars, &passLoopUnrollFull, "copies step each counter"},
		{&passDeclareIntrinsics, &passIndVarsExitValues, "counts of bits are calls of intrinsics"},
		{&passIndVarsExitValues, &passLoopDeletion, "a loop whose values are computed without it does nothing"},
		{&passIndVarsExitValues, &passLoopUnrollFull, "copies of a loop that does nothing are wasted"},
		{&passLICM, &passSimpleLoopUnswitch, "a condition is not seen to be invariant before it stands in front of the loop"},
		{&passLoopUnrollFull, &passSimpleLoopUnswitch, "a loop that goes away completely needs no twin"},
		{&passSimpleLoopUnswitch, &passLoopUnroll, "branches in a loop are copied with it"},
		{&passLoopDeletion, &passLoopUnroll, "what does nothing needs no copies"},
		{&passLoopUnroll, &passSeparateConstOffset, "the copies' addresses differ by constants, which become immediates"},
		{&passLoopUnroll, &passLoopReduce, "copies step one pointer together"},
		{&passLoopReduce, &passSLSR, "addresses that one stepped pointer serves need no steps of their own"},
		{&passLoopUnroll, &passSLSR, "the copies' indices are what lies apart by one row"},
		{&passSLSR, &passSeparateConstOffset, "constants go into the access, whatever the address is computed from"},
		{&passInferSpaces, &passLoopReduce, "a stepped pointer is a phi, through which less is known of an address"},
		{&passSink, &passRematerialize, "uses that have moved down show what is needed behind a loop only"},
		{&passEarlyCSE, &passRematerialize, "the second computation would be found to be the first"},
		{&passInline, &passIPSCCP, "callees that are inlined take their constants with them"},
		{&passIPSCCP, &passDeadArgElimPoison, "a parameter that is a constant is used no more"},
		{&passSROA, &passGlobalOpt, "an address that was kept in a variable is seen with its uses"},
		{&passGlobalOpt, &passLoopUnrollFull, "loads of constants make loops simple"},
		{&passReassociate, &passLICM, "operands that change together are combined, so that they can leave a loop together"},
		{&passLoopUnrollFull, &passMemCpyOpt, "an array that becomes registers is better copied once than read where it came from"},
		{&passSROA, &passMemCpyOpt, "what falls into separate variables needs no copies"},
		{&passMemCpyOpt, &passInferSpaces, "what reads through generic pointers then reads known spaces"},
		{&passSeparateConstOffset, &passGVN, "neighbours that iterations share are then constant distances of one address"},
		{&passInferSpaces, &passGVN, "accesses of known spaces are known to be apart"},
		{&passInferSpaces, &passLoopScalarPromotion, "accesses of known spaces are known to be apart"},
		{&passLICM, &passLoopScalarPromotion, "the address has to be computed in front of the loop"},
		{&passLoopScalarPromotion, &passLoopUnroll, "copies of the body that share a register need no memory between them"},
		{&passDSE, &passLoadStoreVectorizer, "a dead scalar store is not to become part of a live vector"},
		{&passInferSpaces, &passLoadStoreVectorizer, "accesses of known spaces are known to be apart"},
		{&passSROA, &passJumpThreading, "what a cleanup variable holds is a phi by then"},
		{&passJumpThreading, &passLoopRotate, "ways out of loops that are taken at once are seen as exits"},
		{&passSROAEarly, &passTailCallElim, "a function with variables in memory keeps its calls"},
		{&passTailCallElim, &passInline, "what does not call itself can be inlined"},
		{&passInline, &passAlignParams, "functions that are inlined have no parameters"},
		{&passAlignParams, &passLoadStoreVectorizer, "what is aligned better can be read as vectors"},
		{&passEarlyCSE, &passDivRemPairs, "equal dividends and divisors are one value by then"},
		{&passInstCombineLate, &passDivRemPairs, "simplification makes a remainder of what a remainder is computed by"},
		{&passSimplifyCFGLate, &passLowerSwitchRanges, "cases that lead nowhere are gone by then, and tests are not made a switch again"},
		{&passSimplifyCFGLate, &passSink, "an empty side of a branch with something in it again would not become a select"},
		{&passLICM, &passSink, "what has left a loop is not to go back"},
		{&passInstCombineLate, &passLoopTermCond, "simplification compares the counter before its step"},
		{&passSimplifyCFGLate, &passBlockPlacement, "blocks are placed once they are final"},
		{&passInline, &passDeadArgElimPoison, "an inlined callee passes nothing"},
		{&passLowerArgs, &passForwardByVal, "what a byval parameter is copied from has to be told apart from other memory"},
		{&passInline, &passArgPromotion, "a function that is inlined has no parameters"},
		{&passSROAEarly, &passArgPromotion, "a parameter that is kept in a variable is captured there"},
		{&passArgPromotion, &passSROA, "a variable that was only lent becomes a value"},
		{&passDeadArgElimPoison, &passDeadArgElim, "what computed an argument goes away with its use"},
		{&passSROA, &passFunctionAttrsKernels, "a parameter that is kept in an alloca is stored there"},
		{&passFunctionAttrsKernels, &passLICM, "loads of what nobody writes leave loops"},
		{&passReflect, &passInline, "branches on __nvvm_reflect must be decided before callees are weighed: libdevice bodies are mostly dead code"},
		{&passGenericToNVVM, &passInferSpaces, "the casts of globals are what inference starts from"},
		{&passLowerArgs, &passInferSpaces, "the casts of kernel parameters are what inference starts from"},
		{&passLowerArgs, &passSROA, "local copies of byval parameters are split like every other alloca"},
		{&passInline, &passSROA, "words are what memory is copied by once no caller's variables can be behind it any more"},
		{&passSROAEarly, &passInline, "callees are weighed without the variables that they keep values in"},
		{&passLowerArgs, &passSROAEarly, "local copies of byval parameters are split like every other alloca"},
		{&passUnreachableBlockElim, &passSROAEarly, "promotion walks the dominator tree, which has no unreachable blocks"},
		{&passUnreachableBlockElim, &passSROA, "promotion walks the dominator tree, which has no unreachable blocks"},
		{&passSROA, &passInferSpaces, "a pointer kept in an alloca has no known space before it is a value"},
		{&passInline, &passInferSpaces, "the space of a pointer parameter is known in the caller only"},
		{&passInline, &passFunctionAttrs, "a function that is inlined needs no attributes"},
		{&passSROAEarly, &passFunctionAttrs, "a parameter that is kept in a variable is captured there"},
		{&passFunctionAttrs, &passEarlyCSE, "loads stay known behind calls that only read"},
		{&passLoopUnrollFull, &passLoopIdiom, "an array that becomes registers is filled by elements"},
		{&passLoopIdiom, &passLoopUnroll, "what does nothing any more needs no copies"},
		{&passSinkCommonCode, &passSimplifyCFGLate, "a side of a branch with nothing left in it becomes a select"},
		{&passLoopUnrollFull, &passSinkCommonCode, "copies of a loop's body are no sides of one branch"},
		{&passSinkCommonCode, &passLowerSwitchRanges, "cases that do the same are neighbours of one range"},
		{&passSROA, &passNarrowPhis, "a truth value that is kept in a variable is a phi by then"},
		{&passJumpThreading, &passNarrowPhis, "threading follows the constants of phis to the comparison"},
		{&passNarrowPhis, &passLoopUnrollFull, "copies test what is a truth value already"},
		{&passLICM, &passCorrelatedPropagation, "a condition in front of the loop is known in all of it"},
		{&passLoopRotate, &passCorrelatedPropagation, "the bound of a counter is known in the body of a loop that tests at its end"},
		{&passCorrelatedPropagation, &passLoopUnroll, "what is unsigned before it is copied is unsigned in all copies"},
		{&passCorrelatedPropagation, &passDivRemPairs, "unsigned divisions are shorter, and narrow ones much"},
		{&passInferSpaces, &passRetargetMemory, "memory intrinsics get the pointers that inference found"},
	}
}
