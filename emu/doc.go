// Package emu runs PTX kernels on the CPU: no GPU, no driver, no CUDA. It is for tests, for continuous integration, and for
// finding mistakes: accesses out of bounds or without alignment, reads of memory that was never written, races, barriers that
// not all threads reach, deadlocks.
//
//	dev := emu.New()
//	mod, err := dev.Load("saxpy.ptx", text)
//	x, err := emu.Upload(dev, []float32{1, 2, 3})
//	y, err := emu.Upload(dev, []float32{4, 5, 6})
//	cfg := emu.Config{Grid: emu.Dim{X: 1}, Block: emu.Dim{X: 3}}
//	res, err := mod.Launch(ctx, "saxpy", cfg, int32(3), float32(2), x, y)
//	err = res.Err() // faults of the kernel
//	out, err := emu.Download[float32](dev, y, 3)
//
// The sanitizer is on unless Config.NoSanitize switches it off.
//
// Textures, samplers and surfaces of images are handles: arguments of a launch, or bound to a variable by name.
// EncodeTensorMap returns the tensor map that tensor copies need. ParseArg reads the notation of arguments of the command
// gonvvm run.
//
// In WebAssembly (GOOS=js) vector instructions need the loader's help: before go.run(instance) it sets the global
// gonvvmMemory to instance.exports.mem. Without it launches take several times as long.
//
// A Device with its modules and memory belongs to one goroutine at a time; a launch uses all processors by itself. The package
// touches no files, prints nothing and does not exit. Problems of the caller are errors, those of a kernel are findings in the
// Result.
package emu
