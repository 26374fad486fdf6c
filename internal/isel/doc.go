// Package isel selects PTX for LLVM IR: ir.Module in, ptx.Module out.
//
// Inputs are verified, legal modules: no atomics or memory copies remain that PTX has no instruction for (package
// legalize expands them). Options.Legalize makes bodies legal just before they are selected, in the same worker. isel
// changes no IR.
//
// Every IR value becomes a run of components, each in one virtual register: an
// integer, float or pointer is one component, wide integers are several 64-bit
// words, vectors and aggregates the concatenation of their elements. Taking
// values apart and putting them together therefore costs nothing.
//
// A function is selected block by block in postorder, each block from its end:
// a value is computed only if its register was asked for, and a user may
// fold its operands (addresses, extensions, multiply-add) without leaving dead
// code. The order of the blocks stays that of the IR.
//
// Integers narrower than their register have undefined upper bits; whoever
// needs them extends (int_extend.go).
//
// Rooms: module.go, env.go, globals.go and directives.go write the module around the functions; selector.go and block.go walk a
// function, value.go and resolve.go hand out registers, facts.go answers questions that all parts ask. flow_branch.go sends each
// instruction to its part (parts.go), whose files have its prefix: mem_ memory, int_ integers, fp_ floats, vec_ vectors in one register,
// asm_ inline assembly, call_ calls and intrinsics, flow_ branches and phis, dbg_ debug information. order.go and schedule*.go give the
// selected instructions llc's order.
//
// isel imports ir, isa, lowering, ptx, target and diag; never passes, legalize, emu or os.
//
// Sources: requirements S1-01…S1-82, S4-129…S4-132, section 5; PTX ISA; LLVM's
// NVPTX usage guide. abi.go is the only place that knows the calling convention.
package isel
