// Package emu runs PTX modules on the CPU.
//
// In: a ptx.Module, a launch (Config). Out: the contents of the device's memory, and a Result with the faults. The
// package imports ptx, isa and softfp, but nothing of the compiler: it is an independent check of it.
//
// A function is decoded once into a dense list of instructions (decode*.go), and its registers are laid out in a frame (package slots). A
// register holds a value for each of the 32 lanes of a warp, and an instruction is executed for all of them at once (packages lanewise, integer and softfp). Lanes that
// diverge become splits of their warp; the innermost call and the smallest program counter run first, in a block order
// in which join blocks come after their predecessors (order.go), so that lanes reconverge at the earliest place. A
// split that loops without progress lets others run (warp.go): threads of a warp make progress independently, as on
// sm_70 and later. The CTAs of a cluster take turns in one goroutine; clusters run in parallel (grid.go).
//
// Where the machine has AVX2 or NEON, instructions with a handler in package simd are executed by it, a run of them in one call
// (threaded.go); the Go functions define its semantics, and execute all others. Config.NoSIMD switches that off.
//
// Objects that a host makes besides buffers: images with textures, samplers and surfaces (image.go, handle.go,
// sample.go), tensor maps (tensormap.go). Matrices are read from registers, shared memory (smem.go) and tensor memory
// (tmem.go) into one form and multiplied (multiply.go). Asynchronous operations are performed when they are issued;
// only cp.async is as late as it may be.
//
// With Config.Sanitize each access to memory is checked against shadow memory (sanitize*.go): bounds, initialisation,
// races; so are registers and barriers.
//
// With Config.WeakMemory package weak chooses the values of loads (weakmode.go).
//
// Invariants: a module that the checker of package ptx accepts never makes the emulator panic; an instruction without
// semantics here (nil in decoders, table.go) ends the launch with "not emulated yet" when it is reached.
//
// Source of the semantics: PTX ISA chapters 5 to 10; CUDA's programming guide for the functions of the device runtime
// and for the results of textures.
package emu
