package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/passes/bisect"
	"gonvvm/internal/passes/ipo"
	"gonvvm/internal/passes/lower"
	"gonvvm/internal/passes/scalarizer"
	"gonvvm/internal/passes/stats"
	"gonvvm/internal/passes/typepromotion"
	"gonvvm/internal/passes/vectorize"
	"gonvvm/internal/target"
)

// Options configure Run.
type Options struct {
	lowering.Machine
	Atomics Atomics
	Reflect []ReflectValue
	Gaps    bool // loads may have gaps (ir.FlagGaps): instruction selection follows

	Workers int // functions processed at once; 0 and 1 are one

	// Stop, if set, is called before every pass on the module and before the passes on every function, by all workers. Its
	// error ends the run.
	Stop func() error

	// Verify, if set, is called after every pass and stops the run with its error.
	Verify func(m *ir.Module, pass string) error
	// Dump, if set, is called after every pass that changed something; f is nil after module passes.
	Dump func(m *ir.Module, f *ir.Func, pass string)
	// Bisect, if positive, limits the number of executions of optional passes, to find the one that
	// miscompiles. NoOptional executes none.
	Bisect     int
	NoOptional bool
	// Rewrites, if positive, limits the rewrites of instcombine in execution number Bisect.
	Rewrites int
	// Note, if set, is called before every execution of an optional pass, and after every rewrite of instcombine in
	// execution number Bisect.
	Note func(bisect.Culprit)

	// Passes, if not nil, are executed instead of those of the level; the required ones are not added.
	Passes []string
	// Without names optional passes that are not executed.
	Without []string
	list    []*pass // as Passes, for tests that define passes
	// Stats, if set, collects times and counts.
	Stats *stats.Stats
	// Remarks, if set, collects passed, missed and analysis remarks.
	Remarks *Remarks
	// Warn, if set, gets the warnings about function s, in a deterministic order.
	Warn func(s *ir.Symbol, msg string)
}

// SetLimit sets Bisect, NoOptional and Rewrites.
func (o *Options) SetLimit(l bisect.Limit) {
	o.Bisect, o.NoOptional, o.Rewrites = max(l.Passes, 0), l.Passes == 0, l.Rewrites
}

// ReflectValue is the result of __nvvm_reflect("Key").
type ReflectValue struct {
	Key   string
	Value int64
}

// pass is a row of the table. Its name is LLVM's where LLVM has the pass.
type pass struct {
	name   string
	module func(r *runner) bool
	fn     func(u *unit) bool
	// required passes run at every level and on optnone functions, and bisection does not skip them.
	required bool
	level    int  // lowest level at which an optional pass runs; 0: it runs at -O0 only, for a pass that is part of another above
	opt      bool // part of opt's pipeline, not of llc's
	keepsCFG bool // preserves blocks and edges, or calls edgesChanged itself
	learns   bool // computes facts that other passes use but the module does not hold
	symbols  bool // changes attributes of functions, and facts about variables and callees; r.done has any other changes of bodies
}

// The table of passes. A suffix tells apart executions or parts of one LLVM pass: -late may drop facts that only
// earlier passes need, deadargelim-poison replaces unused arguments before deadargelim changes signatures.
var (
	passReflect               = pass{name: "nvvm-reflect", module: reflect, required: true}
	passGenericToNVVM         = pass{name: "generic-to-nvvm", module: func(r *runner) bool { return lower.GenericToNVVM(r.m) }, required: true}
	passIndirectBrExpand      = pass{name: "indirectbr-expand", module: func(r *runner) bool { return lower.IndirectBrExpand(r.m) }, required: true}
	passLowerArgs             = pass{name: "nvptx-lower-args", module: lowerArgs, required: true}
	passLowerKernels          = pass{name: "lower-kernels", module: lowerKernels, required: true}
	passCUDAAtomics           = pass{name: "cuda-atomics", module: cudaAtomics, required: true}
	passAsmRegisters          = pass{name: "lower-asm-registers", module: asmRegisters, level: 1, opt: true}
	passAlwaysInline          = pass{name: "always-inline", module: alwaysInline, required: true}
	passDeclareIntrinsics     = pass{name: "declare-intrinsics", module: declareIntrinsics, level: 1, learns: true}
	passStripDeadPrototypes   = pass{name: "strip-dead-prototypes", module: stripDeadPrototypes, level: 1}
	passInferArgSpaces        = pass{name: "infer-arg-address-spaces", module: inferArgAddressSpaces, level: 1}
	passTailCallElim          = pass{name: "tailcallelim", fn: tailCallElimination, level: 1, opt: true}
	passInline                = pass{name: "inline", module: inline, level: 1, opt: true}
	passGlobalDCE             = pass{name: "globaldce", module: globalDCE, level: 1, opt: true, symbols: true}
	passArgPromotion          = pass{name: "argpromotion", module: argPromotion, level: 1, opt: true}
	passDeadArgElim           = pass{name: "deadargelim", module: deadArgElimination, level: 1, opt: true}
	passDeadArgElimPoison     = pass{name: "deadargelim-poison", module: func(r *runner) bool { return ipo.PoisonDeadArgs(r.m) }, level: 1, opt: true}
	passAlignParams           = pass{name: "align-params", module: func(r *runner) bool { return ipo.AlignParams(r.m) }, level: 1, opt: true, symbols: true}
	passAlignVariables        = pass{name: "align-variables", module: func(r *runner) bool { return ipo.AlignVariables(r.m) }, level: 2, opt: true, symbols: true}
	passScalarizer            = pass{name: "scalarizer", module: scalarize, level: 1, opt: true}
	passIPSCCP                = pass{name: "ipsccp", module: ipSCCP, level: 1, opt: true}
	passGlobalOpt             = pass{name: "globalopt", module: globalOpt, level: 1, opt: true, symbols: true}
	passCopyByVal             = pass{name: "copy-byval", module: copyByVal, level: 1, opt: true}
	passForwardByVal          = pass{name: "forward-byval", fn: forwardByVal, level: 1}
	passFunctionAttrsKernels  = pass{name: "function-attrs-kernels", module: inferKernelAttrs, level: 1, opt: true, symbols: true}
	passFunctionAttrs         = pass{name: "function-attrs", module: inferFunctionAttrs, level: 1, opt: true, symbols: true}
	passFunctionAttrsEffects  = pass{name: "function-attrs-effects", module: inferEffects, level: 1, opt: true, learns: true, symbols: true}
	passRetargetMemory        = pass{name: "retarget-memory-intrinsics", module: retargetMemory, required: true}
	passExpandConstantExprs   = pass{name: "expand-constant-exprs", fn: expandConstantExprs, required: true}
	passFoldIntrinsicArgs     = pass{name: "fold-intrinsic-args", fn: foldIntrinsicArgs, required: true, keepsCFG: true}
	passUnreachableBlockElim  = pass{name: "unreachableblockelim", fn: (*unit).removeUnreachable, required: true, keepsCFG: true}
	passMem2Reg               = pass{name: "mem2reg", fn: mem2reg, level: 0, opt: true, keepsCFG: true}
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
	passLoopUnrollLocals      = pass{name: "loop-unroll-locals", fn: loopUnrollLocals, level: 1, opt: true}
	passIndVars               = pass{name: "indvars", fn: indVars, level: 1, opt: true}
	passIndVarsExitTest       = pass{name: "indvars-exit-test", fn: indVarsExitTest, level: 1, opt: true}
	passIndVarsExitValues     = pass{name: "indvars-exit-values", fn: indVarsExitValues, level: 1, opt: true}
	passSimpleLoopUnswitch    = pass{name: "simple-loop-unswitch", fn: simpleLoopUnswitch, level: 3, opt: true}
	passLoopUnroll            = pass{name: "loop-unroll", fn: loopUnroll, level: 2, opt: true}
	passLoopReduce            = pass{name: "loop-reduce", fn: loopReduce, level: 2}
	passDivRemPairs           = pass{name: "div-rem-pairs", fn: divRemPairs, level: 1, keepsCFG: true}
	passSLSR                  = pass{name: "slsr", fn: straightLineReduce, level: 2, keepsCFG: true}
	passNaryReassociate       = pass{name: "nary-reassociate", fn: naryReassociate, level: 2, keepsCFG: true}
	passLoadStoreVectorizer   = pass{name: "load-store-vectorizer", fn: loadStoreVectorizer, level: 2, keepsCFG: true}
	passSLPVectorizer         = pass{name: "slp-vectorizer", fn: slpVectorize, level: 2, opt: true, keepsCFG: true}
	passAlignFromAssumed      = pass{name: "alignment-from-assumptions", module: alignFromAssumptions, level: 1, opt: true}
	passAlignFromAssumedLate  = pass{name: "alignment-from-assumptions-late", fn: alignFromAssumptionsLate, level: 1, opt: true, keepsCFG: true}
	passInferAlignment        = pass{name: "infer-alignment", fn: inferAlignment, level: 1, keepsCFG: true}
	passBDCE                  = pass{name: "bdce", fn: demandedBits, level: 1, keepsCFG: true}
	passJumpThreading         = pass{name: "jump-threading", fn: jumpThreading, level: 2, opt: true}
	passLowerSwitchRanges     = pass{name: "lower-switch-ranges", fn: lowerSwitchRanges, level: 1}
	passSink                  = pass{name: "sink", fn: sink, level: 1, keepsCFG: true}
	passDotProducts           = pass{name: "dot-products", module: dotProducts, level: 2, opt: true}
	passRematerialize         = pass{name: "rematerialize", fn: rematerialize, level: 2, opt: true, keepsCFG: true}
	passLICM                  = pass{name: "licm", fn: licm, level: 1}
	passSeparateConstOffset   = pass{name: "separate-const-offset-from-gep", fn: separateConstOffsets, level: 1, keepsCFG: true}
	passDSE                   = pass{name: "dse", fn: deadStores, level: 1, opt: true, keepsCFG: true}
	passLoopDeletion          = pass{name: "loop-deletion", fn: loopDeletion, level: 1, opt: true}
	passHoistAddresses        = pass{name: "hoist-addresses", fn: hoistAddresses, level: 2, opt: true, keepsCFG: true}
	passLoopTermCond          = pass{name: "loop-term-cond", fn: loopTermCond, level: 1, opt: true, keepsCFG: true}
	passBlockPlacement        = pass{name: "block-placement", fn: blockPlacement, level: 1}
	passMemCpyOpt             = pass{name: "memcpyopt", fn: memCpyOpt, level: 1, keepsCFG: true}
	passCorrelatedPropagation = pass{name: "correlated-propagation", fn: correlatedPropagation, level: 2, opt: true, keepsCFG: true}
	passNarrowPhis            = pass{name: "narrow-phis", fn: narrowPhis, level: 1, opt: true, keepsCFG: true}
	passTypePromotion         = pass{name: "type-promotion", fn: typePromotion, level: 1, opt: true, keepsCFG: true}
	passSinkCommonCode        = pass{name: "sink-common-code", fn: sinkCommonCode, level: 1, opt: true}
	passLoopIdiom             = pass{name: "loop-idiom", fn: loopIdiom, level: 2, opt: true}
	passInferSpaces           = pass{name: "infer-address-spaces", fn: inferAddressSpaces, level: 1, keepsCFG: true}
)

// pipeline returns the passes in the order they run.
func pipeline() []*pass {
	return []*pass{
		&passReflect,
		&passIndirectBrExpand,
		&passLowerKernels,
		&passCUDAAtomics,
		&passAsmRegisters,
		&passAlwaysInline,
		&passGenericToNVVM,
		&passLowerArgs,
		&passExpandConstantExprs,
		&passFoldIntrinsicArgs,
		&passUnreachableBlockElim,
		&passMem2Reg,
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

		&passCopyByVal,
		&passForwardByVal,
		&passSROA, &passScalarizer,
		&passInstCombine,
		&passSimplifyCFG,
		&passEarlyCSE,
		&passInstCombine,
		&passSimplifyCFG,

		&passADCE, &passAlignFromAssumed,
		&passIPSCCP,
		&passGlobalOpt,
		&passDeadArgElimPoison,

		&passJumpThreading,
		&passInstCombine, &passJumpThreading,
		&passSimplifyCFG,

		&passFunctionAttrsKernels,
		&passNarrowPhis,

		// Loops: canonical shape first, then copies, then values that the copies made constant.
		&passLoopRotate,
		&passReassociate,
		&passLICM,
		&passInstCombine,
		&passSimplifyCFG,
		&passIndVarsExitTest, &passCorrelatedPropagation,
		&passIndVars,
		&passIndVarsExitValues,
		&passLoopDeletion,
		&passLoopUnrollFull,
		&passSROA, &passScalarizer,
		&passInstCombine, &passJumpThreading,
		&passSimplifyCFG,
		&passLoopUnrollLocals, &passSimpleLoopUnswitch,
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
		&passAlignVariables,
		// Known address spaces let alias analysis separate more accesses.
		&passInferSpaces,
		&passInstCombine,
		&passReassociate,
		&passLICM,
		&passLoopScalarPromotion,
		&passLoopUnroll, &passBDCE,
		&passInstCombine,
		&passSimplifyCFG,
		&passEarlyCSE,
		&passLoopReduce,
		&passInstCombine,
		&passADCE,
		&passSLSR,
		&passNaryReassociate,
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
		&passTypePromotion,
		&passAlignFromAssumedLate, &passADCELate,
		&passDivRemPairs,
		&passLoadStoreVectorizer, &passSLPVectorizer,
		&passInferAlignment,
		&passHoistAddresses,
		&passSink,
		&passRematerialize,
		&passLoopTermCond,
		&passBlockPlacement,
		&passDotProducts, &passRetargetMemory,
		&passGlobalDCE,
		&passStripDeadPrototypes,
	}
}

// constraint requires that the first execution of one pass precedes the first execution of another.
type constraint struct {
	first, then *pass
	why         string
}

// constraints returns the requirements on the order of the pipeline; a test checks them.
func constraints() []constraint {
	return []constraint{
		{&passLoadStoreVectorizer, &passSLPVectorizer, "trees of vector operations grow from the vectors that are stored"},
		{&passIndirectBrExpand, &passAlwaysInline, "a block whose address is taken cannot be duplicated by inlining"},
		{&passDeclareIntrinsics, &passInstCombine, "function passes may not declare the intrinsics that they emit"},
		{&passInferArgSpaces, &passInferSpaces, "inference is intraprocedural: it needs the casts of parameters in the function itself"},
		{&passInline, &passInferArgSpaces, "only calls that remain after inlining determine the address space of a parameter"},
		{&passLoopUnrollFull, &passLoopUnroll, "a loop that can be unrolled fully must not be unrolled partially first"},
		{&passLoopRotate, &passIndVarsExitValues, "a rotated loop executes its body exactly as often as its exit test says"},
		{&passLoopRotate, &passIndVars, "the induction variable that the latch compares is the one to keep"},
		{&passLoopRotate, &passIndVarsExitTest, "the tests are at the end of a rotated loop"},
		{&passIndVarsExitTest, &passCorrelatedPropagation, "the test bounds the counter that stays"},
		{&passIndVars, &passLoopUnrollFull, "every copy of the body increments every induction variable"},
		{&passDeclareIntrinsics, &passIndVarsExitValues, "bit counts are calls of declared intrinsics"},
		{&passIndVarsExitValues, &passLoopDeletion, "a loop whose exit values are computed outside is dead"},
		{&passIndVarsExitValues, &passLoopUnrollFull, "copies of a dead loop are wasted"},
		{&passLICM, &passSimpleLoopUnswitch, "a condition counts as invariant once it is in the preheader"},
		{&passLoopUnrollFull, &passSimpleLoopUnswitch, "a fully unrolled loop needs no second version"},
		{&passSimpleLoopUnswitch, &passLoopUnroll, "invariant branches would be copied with the body"},
		{&passLoopDeletion, &passLoopUnroll, "a dead loop needs no copies"},
		{&passLoopUnroll, &passSeparateConstOffset, "addresses of the copies differ by constants, which become immediates"},
		{&passLoopUnroll, &passLoopReduce, "all copies share one stepped pointer"},
		{&passLoopReduce, &passSLSR, "addresses that are offsets of a stepped pointer need no reduction of their own"},
		{&passLoopUnroll, &passSLSR, "indices of the copies differ by a fixed stride"},
		{&passSLSR, &passSeparateConstOffset, "constant offsets are split off the reduced address"},
		{&passInferSpaces, &passLoopReduce, "a stepped pointer is a phi, and alias analysis knows less about phis"},
		{&passSink, &passRematerialize, "once uses are sunk, values needed only after a loop are visible"},
		{&passEarlyCSE, &passRematerialize, "early-cse would merge the recomputed value with the first one"},
		{&passInline, &passIPSCCP, "inlined callees receive their constant arguments anyway"},
		{&passIPSCCP, &passDeadArgElimPoison, "a parameter replaced by a constant is dead"},
		{&passSROA, &passScalarizer, "vectors in local variables are phis and values then"},
		{&passScalarizer, &passLoopUnrollFull, "induction variables and trip counts are numbers, not elements of vectors"},
		{&passSROA, &passGlobalOpt, "a global's address stored in an alloca hides its uses"},
		{&passGlobalOpt, &passLoopUnrollFull, "loads that become constants simplify trip counts"},
		{&passReassociate, &passLICM, "reassociation groups invariant operands, which can then be hoisted together"},
		{&passLoopUnrollFull, &passMemCpyOpt, "a copied array that becomes registers is better than repeated loads from its source"},
		{&passSROA, &passMemCpyOpt, "aggregates split into scalars need no memcpy"},
		{&passMemCpyOpt, &passInferSpaces, "loads redirected to the source of a copy get its address space"},
		{&passSeparateConstOffset, &passGVN, "addresses of consecutive iterations are then constant offsets from one base"},
		{&passInferSpaces, &passGVN, "accesses to different address spaces do not alias"},
		{&passInferSpaces, &passLoopScalarPromotion, "accesses to different address spaces do not alias"},
		{&passLICM, &passLoopScalarPromotion, "the address must be computed in the preheader"},
		{&passLoopScalarPromotion, &passLoopUnroll, "copies of the body then exchange the value in a register, not in memory"},
		{&passDSE, &passLoadStoreVectorizer, "a dead scalar store must not become part of a live vector store"},
		{&passInferSpaces, &passLoadStoreVectorizer, "accesses to different address spaces do not alias"},
		{&passSROA, &passJumpThreading, "the state variable of a cleanup must be a phi"},
		{&passJumpThreading, &passLoopRotate, "threaded paths that leave the loop become exits"},
		{&passSROAEarly, &passTailCallElim, "allocas prevent tail call elimination"},
		{&passTailCallElim, &passInline, "a function without recursive calls can be inlined"},
		{&passInline, &passAlignParams, "inlined functions have no parameters"},
		{&passLoadStoreVectorizer, &passInferAlignment, "local variables are better aligned once their elements are accessed as vectors"},
		{&passSROA, &passAlignFromAssumed, "an assumed pointer that is stored in an alloca is unrelated to those that are loaded"},
		{&passAlignFromAssumedLate, &passADCELate, "the late execution removes the assumptions"},
		{&passAlignVariables, &passLoadStoreVectorizer, "better aligned variables can be accessed as vectors"},
		{&passAlignParams, &passLoadStoreVectorizer, "better aligned parameters can be accessed as vectors"},
		{&passEarlyCSE, &passDivRemPairs, "equal dividends and divisors must be one value"},
		{&passInstCombineLate, &passDivRemPairs, "instcombine turns x - x/y*y into a remainder"},
		{&passSimplifyCFGLate, &passLowerSwitchRanges, "unreachable cases are gone, and the comparisons do not become a switch again"},
		{&passSimplifyCFGLate, &passSink, "sinking into an empty successor would prevent if-conversion"},
		{&passLICM, &passSink, "hoisted instructions must not be sunk back into the loop"},
		{&passInstCombineLate, &passTypePromotion, "instcombine narrows comparisons and selects of extended values"},
		{&passInstCombineLate, &passLoopTermCond, "instcombine would compare the counter before its increment again"},
		{&passSimplifyCFGLate, &passBlockPlacement, "blocks are placed when the CFG is final"},
		{&passInline, &passDeadArgElimPoison, "inlined callees have no arguments"},
		{&passArgPromotion, &passCopyByVal, "an argument that is passed by address keeps its variable in memory"},
		{&passCopyByVal, &passSROA, "the variable whose copies are passed becomes registers"},
		{&passLowerArgs, &passForwardByVal, "the source of a byval copy must be distinguishable from other memory"},
		{&passInline, &passArgPromotion, "inlined functions have no parameters"},
		{&passSROAEarly, &passArgPromotion, "a parameter stored in an alloca counts as captured"},
		{&passArgPromotion, &passSROA, "an alloca that was passed by address only becomes promotable"},
		{&passDeadArgElimPoison, &passDeadArgElim, "the computation of a poisoned argument is dead"},
		{&passSROA, &passFunctionAttrsKernels, "a parameter stored in an alloca counts as captured"},
		{&passFunctionAttrsKernels, &passLICM, "loads of readonly memory are loop invariant"},
		{&passReflect, &passInline, "branches on __nvvm_reflect must be folded before the inline cost: libdevice bodies are mostly dead code"},
		{&passGenericToNVVM, &passInferSpaces, "inference starts from the casts of globals"},
		{&passLowerArgs, &passInferSpaces, "inference starts from the casts of kernel parameters"},
		{&passLowerArgs, &passSROA, "local copies of byval parameters are allocas to split"},
		{&passInline, &passSROA, "memory is copied by words only when no alloca of a caller can be the source"},
		{&passSROAEarly, &passInline, "inline cost must not count allocas that SROA removes"},
		{&passLowerArgs, &passSROAEarly, "local copies of byval parameters are allocas to split"},
		{&passUnreachableBlockElim, &passMem2Reg, "mem2reg walks the dominator tree, which has no unreachable blocks"},
		{&passUnreachableBlockElim, &passSROAEarly, "mem2reg walks the dominator tree, which has no unreachable blocks"},
		{&passUnreachableBlockElim, &passSROA, "mem2reg walks the dominator tree, which has no unreachable blocks"},
		{&passSROA, &passInferSpaces, "a pointer stored in an alloca has no known address space"},
		{&passInline, &passInferSpaces, "the address space of a pointer argument is known in the caller"},
		{&passInline, &passFunctionAttrs, "inlined functions need no attributes"},
		{&passSROAEarly, &passFunctionAttrs, "a parameter stored in an alloca counts as captured"},
		{&passFunctionAttrs, &passEarlyCSE, "loads stay available across calls that only read"},
		{&passLoopUnrollFull, &passLoopIdiom, "an array that becomes registers must be stored by element"},
		{&passLoopIdiom, &passLoopUnroll, "a loop replaced by memset or memcpy needs no copies"},
		{&passSinkCommonCode, &passSimplifyCFGLate, "a branch with an emptied successor becomes a select"},
		{&passLoopUnrollFull, &passSinkCommonCode, "identical loop bodies would be merged before they are unrolled"},
		{&passSinkCommonCode, &passLowerSwitchRanges, "cases with identical blocks merge into one range"},
		{&passSROA, &passNarrowPhis, "a boolean stored in an alloca must be a phi"},
		{&passJumpThreading, &passNarrowPhis, "jump threading needs the constants of integer phis and their comparison"},
		{&passNarrowPhis, &passLoopUnrollFull, "copies of the body then test an i1"},
		{&passLICM, &passCorrelatedPropagation, "a condition hoisted to the preheader holds in the whole loop"},
		{&passLoopRotate, &passCorrelatedPropagation, "a rotated loop bounds its induction variable in the body"},
		{&passCorrelatedPropagation, &passLoopUnroll, "flags and unsigned operations are derived once, not per copy"},
		{&passCorrelatedPropagation, &passDivRemPairs, "unsigned and narrow divisions take fewer instructions"},
		{&passInferSpaces, &passRetargetMemory, "memory intrinsics take the specific pointers that inference found"},
	}
}

// scalarize splits vectors whose elements are registers.
func scalarize(r *runner) bool {
	m := r.m
	before := len(m.Syms)
	var s scalarizer.Scalarizer
	packs := scalarizer.Packs{F32: r.opt.F32x2(), I16: r.opt.Target.Has(target.FeatureI16x2), FMA: r.opt.FMA}
	changed := false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		changed = !r.optNone(f) && s.Run(f, packs) || changed
	})
	if len(m.Syms) > before {
		r.fx.Compute(m)
	}
	return changed
}

// dotProducts forms dp4a (package dot), whose intrinsics it declares.
func dotProducts(r *runner) bool {
	if !r.opt.Target.Has(target.FeatureDp4a) {
		return false
	}
	u := r.units[0]
	changed := false
	r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		erase := func(v ir.Value) {
			if u.f != f {
				u.enter(f)
			}
			u.eraseDead(v)
		}
		changed = !r.optNone(f) && u.dot.Run(f, erase) || changed
	})
	return changed
}

// demandedBits removes operations that affect only bits that nothing reads.
func demandedBits(u *unit) bool { return u.bdce.Run(u.CFG(), &u.values) }

// deadStores erases stores that nothing reads.
func deadStores(u *unit) bool { return u.dse.Run(u.f, u.fx, &u.esc, u.CFG) }

// vectorizing returns the environment of the vectorizer.
func (u *unit) vectorizing() vectorize.Env {
	return vectorize.Env{F: u.f, B: &u.b, Values: &u.values, Effects: u.fx, Escapes: &u.esc, Gaps: u.opt.Gaps, Partial: u.opt.Target.Has(target.FeatureUsedBytesMask), LLC: u.opt.LLC}
}

func loadStoreVectorizer(u *unit) bool { return u.vectorizer.Run(u.vectorizing()) }

func inferAlignment(u *unit) bool { return u.vectorizer.InferAlignment(u.vectorizing()) }

// slpVectorize computes with pairs of half or bfloat numbers, which are one instruction from sm_53 or sm_80 on.
func slpVectorize(u *unit) bool {
	sm := u.opt.Target.SM.Number()
	return sm >= 53 && u.slp.Run(u.f, &u.b, sm >= 80, u.eraseDead)
}

func typePromotion(u *unit) bool {
	return u.promoter.Run(typepromotion.Env{F: u.f, B: &u.b, Values: &u.values, Blocks: u.CFG().RPO(), Intrinsic: u.intrinsic, Declares: u.decl != nil, EraseDead: u.eraseDead})
}

func narrowPhis(u *unit) bool { return u.narrower.Run(u.f, &u.b, u.eraseDead) }
