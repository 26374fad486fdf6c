// Package emu runs PTX kernels on the CPU: no GPU, no driver, no CUDA. It is
// for tests, for continuous integration, and for finding mistakes: out-of-bounds and
// misaligned accesses, reads of what was never written, races, barriers that not
// all threads reach, deadlocks.
//
//	dev := emu.New()
//	mod, err := dev.Load("saxpy.ptx", text)
//	x, err := emu.Upload(dev, []float32{1, 2, 3})
//	y, err := emu.Upload(dev, []float32{4, 5, 6})
//	res, err := mod.Launch("saxpy", emu.Config{Grid: emu.Dim{X: 1}, Block: emu.Dim{X: 3}}, int32(3), float32(2), x, y)
//	err = res.Err() // what went wrong in the kernel
//	out, err := emu.Download[float32](dev, y, 3)
//
// Textures, samplers and surfaces of images are handles: arguments of a launch, or bound to a
// variable by name. EncodeTensorMap makes what tensor copies need.
//
// ParseArg reads the notation in which the command gonvvm run takes arguments.
//
// The package touches no files, prints nothing and does not exit; problems of the
// caller are errors, what goes wrong in a kernel are findings in the Result.
package emu
