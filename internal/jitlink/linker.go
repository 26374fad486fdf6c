package jitlink

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/fatbin"
	"gonvvm/internal/lto"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/ptxlink"
)

// Code is a result code of nvJitLink.
type Code int

// The result codes, with NVIDIA's numbers.
const (
	Success             Code = 0
	UnrecognizedOption  Code = 1
	MissingArch         Code = 2
	InvalidInput        Code = 3
	PTXCompile          Code = 4
	NVVMCompile         Code = 5
	Internal            Code = 6
	UnrecognizedInput   Code = 8
	Finalize            Code = 9
	NullInput           Code = 10
	IncompatibleOptions Code = 11
	IncorrectInputType  Code = 12
	ArchMismatch        Code = 13
	MissingFatbin       Code = 15
	UnrecognizedArch    Code = 16
	UnsupportedArch     Code = 17
	LTONotEnabled       Code = 18
)

// InputType is the kind of an input, with NVIDIA's numbers.
type InputType int

const (
	InputCubin   InputType = 1
	InputPTX     InputType = 2
	InputLTOIR   InputType = 3
	InputFatbin  InputType = 4
	InputObject  InputType = 5
	InputLibrary InputType = 6
	InputIndex   InputType = 7
	InputAny     InputType = 10
)

// Input is a piece of the program.
type Input struct {
	Type InputType
	Name string
	Data []byte
}

// Result is the result of Link.
type Result struct {
	Code  Code
	PTX   []byte // nil after an error
	Cubin []byte // a fat binary with the PTX; nil after an error
	LTOIR []byte // the bitcode of the inputs for link-time optimization, as a container; nil if there are none
	Error string // the error log
	Info  string // the info log: warnings
}

// Link links inputs with the options of nvJitLinkCreate.
func Link(ctx context.Context, options []string, inputs []Input) Result {
	l := linker{}
	if code, msg := l.parse(options); code != Success {
		return Result{Code: code, Error: msg}
	}
	for i := range inputs {
		if code, msg := l.add(&inputs[i]); code != Success {
			return Result{Code: code, Error: msg}
		}
	}
	code, err := l.link(ctx)
	if code != Success {
		return Result{Code: code, Error: string(diag.Of(err).Append(nil))}
	}
	var info []byte
	for _, d := range l.notes {
		if d.Severity != diag.Note {
			info = d.Append(info)
		}
	}
	flags := fatbin.Flag64Bit | fatbin.SuffixFlag(l.opt.SM.Suffix())
	return Result{
		PTX: l.ptx, LTOIR: l.ltoir, Info: string(info),
		Cubin: fatbin.Append(nil, fatbin.Entry{Kind: fatbin.PTX, Major: int(l.version) / 10, Minor: int(l.version) % 10, Arch: l.opt.SM.Number(), Flags: flags, Data: l.ptx}),
	}
}

// CheckOptions returns the code and the error log for options of nvJitLinkCreate.
func CheckOptions(options []string) (Code, string) {
	l := linker{}
	return l.parse(options)
}

// CheckInput returns the code and the error log for an input that is added to a program with these options.
func CheckInput(options []string, in *Input) (Code, string) {
	l := linker{}
	if code, msg := l.parse(options); code != Success {
		return code, msg
	}
	return l.add(in)
}

type linker struct {
	opt         driver.Options
	lto         bool
	relocatable bool           // names may stay open
	modules     []driver.Input // for link-time optimization
	texts       []ptxlink.Input
	notes       diag.List
	ptx         []byte
	ltoir       []byte
	version     uint8
}

// add sorts an input by its type. The type that the program gives must agree, unless it is InputAny.
func (l *linker) add(in *Input) (Code, string) {
	name := in.Name
	if name == "" {
		name = "<unnamed>"
	}
	kind := kindOf(in.Data)
	switch {
	case isDeviceRuntime(in):
		return l.addPTX(name, []byte(deviceRuntime))
	case len(in.Data) == 0:
		return InvalidInput, name + ": the input is empty"
	case in.Type == InputAny || in.Type == kind:
	case in.Type == InputLTOIR && kind == InputAny, in.Type == InputPTX && kind == InputAny:
		kind = in.Type
	case in.Type == InputObject || in.Type == InputLibrary || in.Type == InputIndex:
		return UnrecognizedInput, name + ": objects and libraries of the host are not read; extract the fat binary (cuobjdump), or give PTX or LTO-IR"
	default:
		return IncorrectInputType, fmt.Sprintf("%s: the input is not %s", name, typeName(in.Type))
	}
	switch kind {
	case InputPTX:
		return l.addPTX(name, in.Data)
	case InputLTOIR:
		if !l.lto {
			return LTONotEnabled, name + ": LTO-IR needs the option -lto"
		}
		l.modules = append(l.modules, driver.Input{Name: name, Data: in.Data})
	case InputFatbin, InputCubin:
		body := in.Data
		if kind == InputCubin {
			var ok bool
			if body, ok = fatbin.FromELF(in.Data); !ok {
				return InvalidInput, name + ": machine code for one GPU cannot be linked here; give the PTX or the LTO-IR that it was made of"
			}
		}
		list, err := fatbin.Parse(body)
		if err != nil {
			return InvalidInput, name + ": " + err.Error()
		}
		list = fatbin.Flat(list)
		i := fatbin.Best(list, l.opt.SM.Number(), l.opt.SM.Suffix())
		if i < 0 {
			return MissingFatbin, fmt.Sprintf("%s: the fat binary has no PTX for %v; compile it with -gencode arch=compute_NN,code=compute_NN", name, l.opt.SM)
		}
		return l.addPTX(name, list[i].Data)
	default:
		return UnrecognizedInput, name + ": the input is neither PTX nor LTO-IR, bitcode or a fat binary"
	}
	return Success, ""
}

func (l *linker) addPTX(name string, text []byte) (Code, string) {
	text = bytes.TrimRight(text, "\x00")
	m, err := ptx.Parse(name, text)
	if err == nil {
		err = ptxcheck.Check(m, &ptxcheck.Options{File: name, Src: text}).Err()
	}
	if err != nil {
		return PTXCompile, string(diag.Of(err).Append(nil))
	}
	l.texts = append(l.texts, ptxlink.Input{Name: name, Source: text, Module: m})
	return Success, ""
}

// kindOf recognises an input by its first bytes; InputAny is none of those that can be told.
func kindOf(data []byte) InputType {
	switch {
	case lto.Is(data), bitcode.Is(data):
		return InputLTOIR
	case fatbin.Is(data):
		return InputFatbin
	case fatbin.IsELF(data):
		return InputCubin
	case bytes.HasPrefix(data, []byte("!<arch>")):
		return InputLibrary
	case bytes.Contains(data, []byte(".version")) && bytes.Contains(data, []byte(".target")):
		return InputPTX
	case bytes.Contains(data, []byte("target triple")) || bytes.Contains(data, []byte("define ")):
		return InputLTOIR
	}
	return InputAny
}

func typeName(t InputType) string {
	switch t {
	case InputCubin:
		return "a cubin"
	case InputPTX:
		return "PTX"
	case InputLTOIR:
		return "LTO-IR"
	case InputFatbin:
		return "a fat binary"
	}
	return fmt.Sprintf("of type %d", int(t))
}

// link compiles the inputs for link-time optimization, and links the result with the PTX.
func (l *linker) link(ctx context.Context) (Code, error) {
	if len(l.modules)+len(l.texts) == 0 {
		return InvalidInput, diag.List{{Msg: "the linker has no input"}}
	}
	if len(l.modules) > 0 {
		mode := driver.ModeLinkLTO
		o := l.opt
		if len(l.texts) > 0 { // PTX may call every function of the modules
			mode, o.ExternDevice = driver.ModeCompile, true
		}
		out, notes, err := driver.Emit(ctx, &o, mode, l.modules...)
		l.notes = append(l.notes, notes...)
		if err != nil {
			return NVVMCompile, err
		}
		joined, _, err := driver.Emit(ctx, &o, driver.ModeGenLTO, l.modules...)
		if err != nil {
			return NVVMCompile, err
		}
		l.ltoir = joined.IR
		if len(l.texts) == 0 {
			l.ptx = out.PTX
			if m, err := ptx.Parse("", out.PTX); err == nil {
				l.version = uint8(m.Version)
			}
			return Success, nil
		}
		if code, msg := l.addPTX("lto.ptx", out.PTX); code != Success {
			return Internal, diag.List{{Msg: strings.TrimSpace(msg)}}
		}
	}
	m, notes, err := ptxlink.Link(ptxlink.Options{SM: l.opt.SM, Extern: l.relocatable}, l.texts...)
	l.notes = append(l.notes, notes...)
	if err != nil {
		for _, d := range diag.Of(err) {
			if d.Code == ptxlink.CodeTarget {
				return ArchMismatch, err
			}
		}
		return Finalize, err
	}
	l.ptx, l.version = ptx.Append(nil, m), uint8(m.Version)
	if err := ptxcheck.Check(m, &ptxcheck.Options{File: "linked.ptx"}).Err(); err != nil {
		return Finalize, err
	}
	return Success, nil
}
