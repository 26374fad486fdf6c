package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// disMain is `gonvvm dis`: bitcode in, text out.
func disMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm dis", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm dis [flags] FILE\n\nWrites LLVM bitcode as text, in the form of LLVM 22: FILE.bc gives FILE.ll.\n"+
			"Text is read as well and written back in that form.\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "", "output `file`, - for standard output (default: FILE with the ending .ll)")
	names := fs.Bool("names", true, "keep the names of local values")
	upgrade := fs.Bool("upgrade", true, "replace constructs of older LLVM versions by their present form")
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
			out = strings.TrimSuffix(file, filepath.Ext(file)) + ".ll"
		}
		if out == file && out != "-" {
			fmt.Fprintf(s.err, "gonvvm dis: the output would replace %s: name another file with -o\n", file)
			return exitUsage
		}
	}
	if err := disassemble(name, data, *names, *upgrade, out, s); err != nil {
		return s.failed(err)
	}
	return exitOK
}

// disassemble writes the text of the modules in data to out, one after the other. If the output can be discarded on an
// error, functions are read, written and dropped one by one.
func disassemble(name string, data []byte, names, upgrade bool, out string, s *streams) error {
	if !bitcode.Is(data) {
		var notes diag.List
		m, err := llasm.Parse(name, data, llasm.Options{KeepNames: names, NoUpgrade: !upgrade, Warn: notes.Add})
		s.report(notes)
		if err != nil {
			return err
		}
		return streamOutput(out, s.out, func(w io.Writer) error { return ir.Write(w, m, ir.Stream{}) })
	}
	opt := bitcode.Options{KeepNames: names, NoUpgrade: !upgrade}
	if canTakeBack(out) {
		err := streamOutput(out, s.out, func(w io.Writer) error { return disassembleOneByOne(w, name, data, opt) })
		if err != errTogether && err != ir.ErrOrder {
			return err
		}
	}
	all, err := bitcode.OpenAll(name, data, opt)
	if err != nil {
		return err
	}
	for _, l := range all {
		if err := l.MaterializeAll(); err != nil {
			return err
		}
	}
	return streamOutput(out, s.out, func(w io.Writer) error {
		for _, l := range all {
			if err := ir.Write(w, l.Module, ir.Stream{}); err != nil {
				return err
			}
		}
		return nil
	})
}

// errTogether says that the bodies of a module cannot be written one by one.
var errTogether = errors.New("the functions depend on each other")

// disassembleOneByOne writes modules with one body in memory at a time.
func disassembleOneByOne(w io.Writer, name string, data []byte, opt bitcode.Options) error {
	opt.OneByOne = true
	all, err := bitcode.OpenAll(name, data, opt)
	if err != nil {
		return err
	}
	for _, l := range all {
		if !l.OneByOne() {
			return errTogether
		}
		load := func(sym uint32) error {
			if err := l.Materialize(sym); err != nil {
				return err
			}
			if !l.OneByOne() {
				return errTogether
			}
			return nil
		}
		if err := ir.Write(w, l.Module, ir.Stream{Skip: l.Replaced, Load: load, Done: l.Drop}); err != nil {
			return err
		}
		l.Finish()
	}
	return nil
}
