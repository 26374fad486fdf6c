package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// asMain is `gonvvm as`: text in, bitcode out.
func asMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm as", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm as [flags] FILE\n\nWrites LLVM IR, which may be bitcode already, as bitcode: FILE.ll gives FILE.bc.\n"+
			"$LLVM_OVERRIDE_PRODUCER replaces the name of the producer in it.\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "", "output `file`, - for standard output (default: FILE with the ending .bc)")
	dialect := newChoice(fs, "dialect", "modern", "version of the bitcode: `modern|llvm7`, that of LLVM 22 or of 7.0.1, with typed pointers")
	file, code, ok := oneFile(fs, args, s)
	if !ok {
		return code
	}
	data, name, err := readInput(file, s.in)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	out := *output
	if out == "" {
		if out = "-"; file != "-" {
			out = strings.TrimSuffix(file, filepath.Ext(file)) + ".bc"
		}
		if out == file && out != "-" {
			fmt.Fprintf(s.err, "gonvvm as: %s would overwrite itself: say with -o where to write\n", file)
			return exitUsage
		}
	}
	opt := bitcode.WriteOptions{Dialect: dialects[dialect.value], Producer: os.Getenv("LLVM_OVERRIDE_PRODUCER")}
	var notes diag.List
	err = streamOutput(out, s.out, func(w io.Writer) error { return assemble(w, name, data, opt, &notes) })
	s.report(notes)
	if err != nil {
		return s.failed(err)
	}
	return exitOK
}

// assemble writes a module, which may be bitcode already, as bitcode. Bodies of a text are
// read, written and dropped one by one if they do not depend on each other. Warnings are added to notes.
func assemble(w io.Writer, name string, data []byte, opt bitcode.WriteOptions, notes *diag.List) error {
	if !bitcode.Is(data) {
		if l, err := llasm.Open(name, data, llasm.Options{KeepNames: true, Warn: notes.Add}); err == nil {
			from := bitcode.Stream{Has: l.HasBody, Skip: l.Replaced, Load: l.Materialize, Done: l.Drop}
			if err := bitcode.Write(w, l.Module, opt, from); err != llasm.ErrTogether {
				return err
			}
		}
	}
	*notes = nil // of the first attempt
	m, err := readModule(name, data, notes)
	if err != nil {
		return err
	}
	bc, err := bitcode.Append(nil, m, opt)
	if err != nil {
		return err
	}
	_, err = w.Write(bc)
	return err
}

// dialects are the dialects that flags name.
var dialects = map[string]bitcode.Dialect{"modern": bitcode.Modern, "llvm7": bitcode.LLVM7}

// writeBitcode writes a module as bitcode (S1-74, S1-75).
func writeBitcode(m *ir.Module, d bitcode.Dialect, out string, s *streams) int {
	bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: d, Producer: os.Getenv("LLVM_OVERRIDE_PRODUCER")})
	if err != nil {
		return s.failed(err)
	}
	if err := writeOutput(out, bc, s.out); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}

// emitFlag is -emit-llvm-bc, with or without a dialect.
type emitFlag struct {
	set     bool
	dialect bitcode.Dialect
}

func (f *emitFlag) String() string { return "" }

func (f *emitFlag) IsBoolFlag() bool { return true }

func (f *emitFlag) Set(s string) error {
	f.set, f.dialect = true, bitcode.LLVM7
	switch s {
	case "true":
		return nil
	case "false":
		f.set = false
		return nil
	}
	var ok bool
	if f.dialect, ok = dialects[s]; !ok {
		return wrongChoice(s, "modern", "llvm7")
	}
	return nil
}

// emitBitcode links and optimises modules and writes the result as bitcode.
func emitBitcode(opt *driver.Options, d bitcode.Dialect, ins []driver.Input, out string, s *streams) int {
	m, notes, err := driver.Optimise(context.Background(), opt, ins...)
	s.report(notes)
	if err != nil {
		return s.failed(err)
	}
	return writeBitcode(m, d, out, s)
}

// readModule reads a module in either form, with the names of local values. Warnings are added to notes.
func readModule(name string, data []byte, notes *diag.List) (*ir.Module, error) {
	if bitcode.Is(data) {
		return bitcode.Read(name, data, bitcode.Options{KeepNames: true})
	}
	return llasm.Parse(name, data, llasm.Options{KeepNames: true, Warn: notes.Add})
}

// oneFile parses flags, which are allowed on both sides of the name of the only file. Without ok the exit code is
// final.
func oneFile(fs *flag.FlagSet, args []string, s *streams) (file string, code int, ok bool) {
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return "", code, false
	}
	if len(files) != 1 {
		fmt.Fprintf(s.err, "%s: one input file is needed, got %d\n", fs.Name(), len(files))
		return "", exitUsage, false
	}
	return files[0], exitOK, true
}
