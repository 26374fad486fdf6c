// Package isel selects PTX for LLVM IR: ir.Module in, ptx.Module out.
//
// Inputs are verified, legal modules: package legalize has expanded all atomics and memory copies for which PTX has no
// instruction. Options.Legalize makes bodies legal just before they are selected, in the same worker. isel does not
// change IR.
//
// Every IR value becomes a run of components, each in one virtual register: an integer, float or pointer is one
// component, wide integers are several 64-bit words, vectors and aggregates the concatenation of their elements.
// Extracting and inserting elements therefore costs nothing.
//
// A function is selected block by block in postorder, each block from its end: a value is computed only if its register
// was requested, and a user may fold its operands (addresses, extensions, multiply-add) without leaving dead code. The
// order of the blocks stays that of the IR.
//
// Integers narrower than their register have undefined upper bits; users that need them extend (int_extend.go).
//
// Files: module.go, env.go, globals.go and directives.go write the module around the functions; selector.go and
// block.go walk a function, value.go and resolve.go assign registers, facts.go answers questions of all parts.
// flow_branch.go dispatches each instruction to its part (parts.go), whose files have its prefix: mem_ memory, int_
// integers, fp_ floats, vec_ vectors in one register, asm_ inline assembly, call_ calls and intrinsics, flow_ branches
// and phis, dbg_ debug information. order.go and schedule*.go give the selected instructions llc's order.
//
// isel imports ir, isa, lowering, ptx, target and diag; never passes, legalize, emu or os.
//
// Sources: requirements S1-01…S1-82, S4-129…S4-132, section 5; PTX ISA; LLVM's NVPTX usage guide. abi.go is the only
// file that knows the calling convention.
package isel
