// Package gonvvm compiles LLVM IR and NVVM IR for NVIDIA GPUs to PTX, in pure Go: no LLVM, no CUDA toolkit, no cgo.
//
//	result, err := gonvvm.Compile(ctx, gonvvm.Options{Arch: "sm_80"}, gonvvm.Input{Name: "add.ll", Data: text})
//	if err != nil {
//		log.Fatal(err) // file:line:col: error: …
//	}
//	os.Stdout.Write(result.PTX)
//
// Inputs are text (.ll) or bitcode (.bc) of LLVM 3.8 to 22, with typed or opaque pointers; the form is recognised. Several
// inputs are linked. Compile does all steps at once; [Verify], [Link] and [Optimize] are the single ones, [Assemble] and
// [Disassemble] convert between text and bitcode.
//
// Errors about inputs are a [diag.List] with every error that was found; each has a position, a code and an advice. A bug of
// the compiler is an error, too, with the code [diag.CodeBug]: the functions do not panic.
//
// All functions may be called by several goroutines at once. They read no files and no environment variables, print nothing,
// and change none of their arguments. The same arguments give the same bytes, whatever Options.Workers is.
//
// Related packages: gonvvm/diag holds diagnostics, gonvvm/ptx reads and checks PTX, gonvvm/emu runs it on the CPU.
package gonvvm
