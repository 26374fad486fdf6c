// Package upgrade brings modules as older versions of LLVM wrote them to the form of LLVM 22, the only one that the
// rest of the project knows.
//
// Input: a module fresh from a reader. Output: the same module, changed in place: kernels marked in nvvm.annotations
// get the calling convention ptx_kernel and the attributes nvvm.*, calls of renamed or dropped intrinsics become their
// successors or plain instructions, debug intrinsics become debug records, scalar TBAA tags paths, debugging nodes of
// LLVM 3.8 those of today, entries of global_ctors get their third field. Constant expressions that LLVM 22 does not
// have become instructions in bodies and poison in metadata, as in LLVM; in initialisers, where LLVM refuses them, they
// stay. Bodies can come one by one (Begin, Function, Finish).
//
// Invariants: constructs in the present form are not touched; the named metadata stays; a module is changed by one
// goroutine.
//
// upgrade imports ir only. Source of its rules: LLVM's AutoUpgrade as observed with opt 22; LLVM's NVPTX guide;
// requirements §3 and §7.1, P-12.
package upgrade
