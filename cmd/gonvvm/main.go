package main

import (
	"fmt"
	"os"

	"gonvvm/internal/isel"
	"gonvvm/internal/llasm"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

func main() {
	src, _ := os.ReadFile(os.Args[1])
	m, err := llasm.Parse(os.Args[1], src, llasm.Options{})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	sm, _ := target.ParseSM(os.Args[2])
	t, err := target.New(sm, 0)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	p, err := isel.Module(m, &isel.Options{Target: &t})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	os.Stdout.Write(ptx.Append(nil, p))
}
