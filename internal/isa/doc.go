// Package isa is the PTX instruction set and the NVVM intrinsics as data.
//
// The rows of def/*.isa (notation: def/README.md) say for each PTX form its
// mnemonic, modifiers, operands, needs, semantics and the intrinsics that are
// selected to it. The generator in gen turns them into the tables of this
// package: plain arrays that the compiler lays out, nothing is computed at
// package init.
//
// An instruction's spelling is an Opcode, one number. Code names opcodes as
// constants: isa.Op_ld_global_v2_b32 is "ld.global.v2.b32" ('_' stands for '.',
// '__' for '::'); go generate adds the constant for each one that the code of
// the neighbouring packages uses. Modifiers are read with Get and Has and
// changed with With.
//
// Source of the rules: PTX ISA chapters 9 to 11, LLVM's IntrinsicsNVVM. isa
// imports only package target.
package isa

//go:generate go run ./gen
//go:generate go run ./support
