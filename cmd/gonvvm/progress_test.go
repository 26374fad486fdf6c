package main

import (
	"os"
	"testing"
)

func TestNullIsNoTerminal(t *testing.T) {
	f, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if isTerminal(os.NewFile(f.Fd(), "/dev/stderr")) {
		t.Error("the null device is taken for a terminal")
	}
}
