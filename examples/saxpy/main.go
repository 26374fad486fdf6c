// Command saxpy compiles a kernel from LLVM IR to PTX, checks the PTX, and runs it on the CPU: all with the public packages of gonvvm.
//
//	go run ./examples/saxpy
package main

import (
	"context"
	_ "embed"
	"fmt"
	"io"
	"os"

	"gonvvm"
	"gonvvm/emu"
	"gonvvm/ptx"
)

//go:embed saxpy.ll
var source []byte

func main() {
	if err := run(context.Background(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err) // file:line:col: error: …
		os.Exit(1)
	}
}

func run(ctx context.Context, out io.Writer) error {
	// Compile: LLVM IR to PTX. Warnings and notes are in compiled.Diagnostics.
	compiled, err := gonvvm.Compile(ctx, gonvvm.Options{Arch: "sm_80"}, gonvvm.Input{Name: "saxpy.ll", Data: source})
	if err != nil {
		return err
	}

	// Check: the rules of the PTX ISA, for PTX from anywhere.
	if err := ptx.Check("saxpy.ptx", compiled.PTX, ptx.CheckOptions{}).Err(); err != nil {
		return err
	}
	module, err := ptx.Parse("saxpy.ptx", compiled.PTX)
	if err != nil {
		return err
	}
	for f := range module.Functions() {
		fmt.Fprintf(out, "%s: %d instructions\n", f.Name(), f.Stats().Instructions)
	}

	// Run: a device on the CPU, with a sanitizer.
	dev := emu.New()
	kernels, err := dev.Load("saxpy.ptx", compiled.PTX)
	if err != nil {
		return err
	}
	x, err := emu.Upload(dev, []float32{1, 2, 3, 4})
	if err != nil {
		return err
	}
	y, err := emu.Upload(dev, []float32{10, 20, 30, 40})
	if err != nil {
		return err
	}
	config := emu.Config{Grid: emu.Dim{X: 1}, Block: emu.Dim{X: 32}}
	result, err := kernels.Launch(ctx, "saxpy", config, int32(4), float32(2), x, y)
	if err != nil {
		return err
	}
	if err := result.Err(); err != nil { // a fault of the kernel, with the line of the PTX
		return err
	}
	values, err := emu.Download[float32](dev, y, 4)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, "y =", values)
	return nil
}
