package cudriver

import (
	"context"
	"strings"

	"gonvvm/internal/jitlink"
	"gonvvm/internal/target"
)

// Linker collects code and links it (CUlinkState).
type Linker struct {
	sm     target.SM
	inputs []jitlink.Input
	lto    bool
	Log    *JIT // buffers for messages
	image  []byte
	done   bool
}

// JIT is the part of the options of the just-in-time compiler that has an effect here.
type JIT struct {
	Target      target.SM // 0: that of the context's device
	Error, Info func(text string)
}

func (j *JIT) fail(text string) {
	if j != nil && j.Error != nil {
		j.Error(text)
	}
}

// NewLinker makes a linker for a context's device, or for the target that the options name.
func (c *Context) NewLinker(j *JIT) *Linker {
	l := &Linker{sm: c.Dev.SM(), Log: j}
	if j != nil && j.Target != 0 {
		l.sm = j.Target
	}
	return l
}

// inputTypes are the kinds of input of jitlink by those of the driver (CUjitInputType).
var inputTypes = [...]jitlink.InputType{
	0: jitlink.InputAny, 1: jitlink.InputPTX, 2: jitlink.InputFatbin, 3: jitlink.InputAny, 4: jitlink.InputAny, 5: jitlink.InputLTOIR,
}

// Add adds an input.
func (l *Linker) Add(kind int, data []byte, name string) Result {
	if kind < 0 || kind >= len(inputTypes) || len(data) == 0 || l.done {
		return InvalidValue
	}
	in := jitlink.Input{Type: inputTypes[kind], Name: name, Data: append([]byte(nil), data...)}
	if in.Type != jitlink.InputLTOIR {
		text, r, why := ptxOf(in.Data, l.sm)
		if r != Success {
			l.Log.fail(why)
			return r
		}
		in.Type, in.Data = jitlink.InputPTX, text
		if _, log, r := assemble(text, 0); r != Success {
			l.Log.fail(log)
			return r
		}
	}
	l.lto = l.lto || in.Type == jitlink.InputLTOIR
	l.inputs = append(l.inputs, in)
	return Success
}

// Complete links the inputs. The image belongs to the linker.
func (l *Linker) Complete() ([]byte, Result) {
	if l.done || len(l.inputs) == 0 {
		return nil, InvalidValue
	}
	options := []string{"-arch=" + l.sm.String()}
	if l.lto {
		options = append(options, "-lto")
	}
	out := jitlink.Link(context.Background(), options, l.inputs)
	if out.Code != jitlink.Success {
		l.Log.fail(strings.TrimSpace(out.Error) + "\n")
		return nil, InvalidPTX
	}
	if l.Log != nil && l.Log.Info != nil {
		l.Log.Info(out.Info)
	}
	l.image, l.done = out.Cubin, true
	return l.image, Success
}
