// Command embed has the PTX of its kernels in the program: go generate compiles them, //go:embed takes the PTX, and the program gives it to CUDA's
// driver, or here to the emulator. Users of the program need no compiler.
//
//	go generate ./examples/embed
//	go run ./examples/embed
package main

import (
	"context"
	_ "embed"
	"fmt"
	"os"

	"gonvvm/emu"
)

// kernels are compiled by the command from the sources; in a project of its own it is an installed gonvvm, and the inputs may be .cu files.
//
//go:generate go run ../../cmd/gonvvm compile -arch=sm_80 -o kernels.ptx ../../testdata/integrations/add.ll ../../testdata/integrations/divide.ll ../../testdata/integrations/fma.ll ../../testdata/integrations/histogram.ll ../../testdata/integrations/maximum.ll ../../testdata/integrations/multiply.ll ../../testdata/integrations/popcount.ll ../../testdata/integrations/reduce.ll ../../testdata/integrations/root.ll ../../testdata/integrations/saxpy.ll ../../testdata/integrations/shuffle.ll ../../testdata/integrations/triangle.ll
//go:embed kernels.ptx
var kernels []byte

func main() {
	sums, err := add([]int32{1, 2, 3}, []int32{10, 20, 30})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(sums)
}

// add returns the sums of two lists of numbers, which a kernel computes.
func add(a, b []int32) ([]int32, error) {
	dev := emu.New()
	module, err := dev.Load("kernels.ptx", kernels)
	if err != nil {
		return nil, err
	}
	pa, err := emu.Upload(dev, a)
	if err != nil {
		return nil, err
	}
	pb, err := emu.Upload(dev, b)
	if err != nil {
		return nil, err
	}
	sums, err := emu.Upload(dev, make([]int32, len(a)))
	if err != nil {
		return nil, err
	}
	result, err := module.Launch(context.Background(), "add", emu.Config{Grid: emu.Dim{X: 1}, Block: emu.Dim{X: len(a)}}, pa, pb, sums)
	if err != nil {
		return nil, err
	}
	if err := result.Err(); err != nil {
		return nil, err
	}
	return emu.Download[int32](dev, sums, len(a))
}
