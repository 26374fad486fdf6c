package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"gonvvm/internal/driver"
	"gonvvm/internal/frontend"
)

// frontendFlags are the flags about inputs in other languages, of which compilers of this machine make LLVM IR.
type frontendFlags struct {
	program, cuda string
	more          listFlag
	verbose       bool
	dir           string   // to which the names of inputs are relative; "" is the current folder
	read          []string // files that the compilers have read besides the inputs
}

func (f *frontendFlags) register(fs *flag.FlagSet) {
	fs.StringVar(&f.program, "frontend", "", "`path` of the compiler that makes LLVM IR of .cu and .cl files (clang), .mlir (mlir-translate) or .rs (rustc); by default it is searched in PATH")
	fs.StringVar(&f.cuda, "cuda-path", "", "`folder` of a CUDA toolkit with headers for .cu files, which gonvvm toolkit can write; by default CUDA_HOME, CUDA_PATH or /usr/local/cuda if it has headers, else a part of CUDA C that gonvvm declares")
	fs.Var(&f.more, "Xfrontend", "`argument` for that compiler, such as -Xfrontend=-DN=4; may be repeated")
	fs.BoolVar(&f.verbose, "v", false, "print the command of that compiler")
}

// inputs reads the modules and libraries of a command line, and makes LLVM IR of files in other languages.
func (f *frontendFlags) inputs(opt *driver.Options, files, libraries []string, s *streams) ([]driver.Input, error) {
	var list []driver.Input
	for _, file := range files {
		data, name, err := f.input(opt, file, s)
		if err != nil {
			return nil, err
		}
		list = append(list, driver.Input{Name: name, Data: data})
	}
	for _, file := range libraries {
		lib, err := readLibrary(f.path(file))
		if err != nil {
			return nil, err
		}
		list = append(list, *lib)
	}
	return list, nil
}

// input is readInput for a file that may be in another language. The options are those of its compilation.
func (f *frontendFlags) input(opt *driver.Options, file string, s *streams) (data []byte, name string, err error) {
	path := f.path(file)
	language := frontend.Of(file)
	if language == nil {
		data, _, err = readInput(path, s.in)
		return data, inputName(file), err
	}
	if _, err := os.Stat(path); err != nil {
		return nil, "", err
	}
	r := frontend.Request{
		File: file, Arch: opt.SM, PTX: opt.PTX, Level: opt.Level, Lines: opt.LineInfo, Debug: opt.Debug, Color: s.colors(),
		Program: f.program, CUDA: f.cuda, Flags: f.more, Dir: f.dir,
	}
	if r.CUDA == "" {
		r.CUDA = cudaHeaders()
	}
	show := func(command []string) {
		if f.verbose {
			fmt.Fprintln(s.err, frontend.Quote(command))
		}
	}
	_, messages := s.direct()
	out, err := language.Translate(context.Background(), r, messages, show)
	var missing *frontend.Missing
	switch {
	case errors.Is(err, frontend.ErrRefused):
		if language.End == ".cu" && r.CUDA == "" {
			fmt.Fprint(s.err, "    hint: the headers of CUDA were not found: only a part of CUDA C is declared; gonvvm toolkit -help says how to get them, -cuda-path=DIR where they are\n")
		}
		return nil, "", errReported(exitInput)
	case errors.As(err, &missing):
		return nil, "", fmt.Errorf("%s\n    hint: %s", missing.Reason, missing.Hint)
	case err != nil:
		return nil, "", err
	}
	f.read = append(f.read, out.Files...)
	return out.IR, inputName(file), nil
}

// path returns the path of an input.
func (f *frontendFlags) path(file string) string {
	if file == "-" || f.dir == "" || filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(f.dir, file)
}

// libdevice returns the value of -libdevice: that of the toolkit of -cuda-path, if there is one.
func (f *frontendFlags) libdevice(flag libdeviceFlag) libdeviceFlag {
	if flag == autoLibdevice && f.cuda != "" {
		if path := newestLibdevice(f.cuda); path != "" {
			return libdeviceFlag(path)
		}
	}
	return flag
}

// cudaHeaders returns the folder of a CUDA toolkit that has headers, or "".
func cudaHeaders() string {
	for _, dir := range []string{os.Getenv("CUDA_HOME"), os.Getenv("CUDA_PATH"), "/usr/local/cuda"} {
		if dir != "" && fileExists(filepath.Join(dir, "include", "cuda_runtime.h")) {
			return dir
		}
	}
	return ""
}

// unread reports an error of reading inputs and returns the exit code for it.
func (s *streams) unread(command string, err error) int {
	var reported errReported
	if errors.As(err, &reported) {
		return int(reported)
	}
	fmt.Fprintf(s.err, "%s: %v\n", command, err)
	return exitInput
}
