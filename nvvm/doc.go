// Package nvvm is the programming interface of NVIDIA's libNVVM in pure Go: programs of several modules, options as strings,
// result codes and logs. The C library libnvvm.so.4 of this project is made of it. New programs in Go are served better by
// package gonvvm, whose options and errors are typed.
//
//	var p nvvm.Program
//	p.AddModule(text, "add.ll")
//	if err := p.Compile("-arch=compute_80", "-ftz=1"); err != nil {
//		log.Fatal(err, p.Log())
//	}
//	os.Stdout.Write(p.Result())
//
// A [Profile] says which release of the library a program takes for its model: the versions that are reported, the architectures
// and options that exist, and which modules are refused. The open profile, which is the zero value, accepts all that the compiler
// reads: text and bitcode of LLVM 3.8 to 22, any architecture.
//
// Sources: the libNVVM API reference of CUDA 11.8 to 13; "NVVM IR Specification" (S4-…); the behaviour of the libraries of CUDA
// 11.8 and 12.5. Where those crash, abort, hang or drop something silently, this package returns a code and a located message.
package nvvm
