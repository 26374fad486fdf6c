package driver

import (
	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Module is a module of LLVM IR.
type Module = ir.Module

// Form is a form in which a module is written.
type Form uint8

const (
	FormText     Form = iota // of LLVM 22
	FormBitcode              // of LLVM 22
	FormBitcode7             // of LLVM 7
)

// Encode writes a module. The error is a diag.List.
func Encode(m *Module, form Form) (out []byte, err error) {
	defer func() {
		if x := recover(); x != nil {
			out, err = nil, diag.List{diag.Bug("writing", m.Name, x)}
		}
	}()
	switch form {
	case FormBitcode:
		return bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: bitcode.Modern})
	case FormBitcode7:
		return bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: bitcode.LLVM7})
	}
	return ir.Append(nil, m), nil
}
