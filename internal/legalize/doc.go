// Package legalize rewrites LLVM IR that PTX has no instructions for into IR that selection can translate: wide and
// odd integers, vectors, divisions, atomic operations, memory functions, scattered switches, intrinsics that stand
// for several operations, global constructors.
//
// Input is a verified module after the passes; output is a module with the same meaning in which every instruction
// has a selection. The table in rows.go lists the steps with the constraints on their order. Module runs the steps
// that declare functions; a Worker runs the others on one function after the other, and several Workers run at once.
//
// Invariants: legalized IR is well formed (-check verifies it after each step); a step finds nothing in its own
// output, unless its row says so; no step needs optimisation to have run.
//
// legalize imports ir, isa, lowering, target and diag; never passes, isel or ptx.
//
// Sources: LangRef; LLVM's pre-isel-intrinsic-lowering, expand-ir-insts, bypass-slow-division, atomic-expand,
// lower-switch and nvptx-ctor-dtor-lowering do the same work; S1-43, S1-44.
package legalize
