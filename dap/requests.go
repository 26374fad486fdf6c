package dap

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/google/go-dap"

	"gonvvm/emu"
	"gonvvm/internal/debugger"
)

// A thread of the editor is a thread of the warp that has stopped: its number is the lane plus one. A frame is 32·call + lane + 1, and a
// reference to variables is 2·frame, one more for the warp.

// printer keeps the text of a command of the console.
type printer struct{ strings.Builder }

// handle carries out a request and returns the body of the response.
func (s *Server) handle(m dap.RequestMessage) (body any, err error) {
	switch q := m.(type) {
	case *dap.InitializeRequest:
		return dap.Capabilities{
			SupportsConfigurationDoneRequest: true, SupportsFunctionBreakpoints: true, SupportsConditionalBreakpoints: true,
			SupportsSteppingGranularity: true, SupportsReadMemoryRequest: true, SupportsEvaluateForHovers: true, SupportsTerminateRequest: true,
		}, nil
	case *dap.LaunchRequest:
		s.config = arguments{}
		if err := json.Unmarshal(q.Arguments, &s.config); err != nil {
			return nil, err
		}
		return nil, s.open()
	case *dap.ConfigurationDoneRequest, *dap.DisconnectRequest, *dap.SetExceptionBreakpointsRequest:
		return nil, nil
	case *dap.TerminateRequest:
		s.stop()
		return nil, nil
	case *dap.SetBreakpointsRequest:
		return s.setBreakpoints(&q.Arguments)
	case *dap.SetFunctionBreakpointsRequest:
		var list []*debugger.Breakpoint
		for _, b := range q.Arguments.Breakpoints {
			x := &debugger.Breakpoint{Function: b.Name}
			if err := x.Condition(b.Condition); err != nil {
				return nil, err
			}
			list = append(list, x)
		}
		return s.replace(list, func(b *debugger.Breakpoint) bool { return b.Line == 0 }), nil
	case *dap.ThreadsRequest:
		return s.threads(), nil
	case *dap.PauseRequest:
		s.pause.Store(true)
		return nil, nil
	case *dap.ContinueRequest:
		return dap.ContinueResponseBody{AllThreadsContinued: true}, s.resume(debugger.Continue, q.Arguments.ThreadId)
	case *dap.NextRequest:
		return nil, s.resume(granular(debugger.Next, q.Arguments.Granularity), q.Arguments.ThreadId)
	case *dap.StepInRequest:
		return nil, s.resume(granular(debugger.Step, q.Arguments.Granularity), q.Arguments.ThreadId)
	case *dap.StepOutRequest:
		return nil, s.resume(debugger.Finish, q.Arguments.ThreadId)
	case *dap.StackTraceRequest:
		return s.stack(q.Arguments.ThreadId - 1)
	case *dap.ScopesRequest:
		ref := 2 * q.Arguments.FrameId
		return dap.ScopesResponseBody{Scopes: []dap.Scope{
			{Name: "Registers", PresentationHint: "registers", VariablesReference: ref}, {Name: "Warp", VariablesReference: ref + 1},
		}}, nil
	case *dap.VariablesRequest:
		return s.variables(q.Arguments.VariablesReference)
	case *dap.EvaluateRequest:
		return s.evaluate(&q.Arguments)
	case *dap.ReadMemoryRequest:
		return s.readMemory(&q.Arguments)
	}
	return nil, fmt.Errorf("the request %s is not supported", m.GetRequest().Command)
}

// granular returns the action for a granularity of steps.
func granular(a debugger.Action, g dap.SteppingGranularity) debugger.Action {
	if g == "instruction" {
		return debugger.StepInstruction
	}
	return a
}

// setBreakpoints replaces the breakpoints of a file.
func (s *Server) setBreakpoints(q *dap.SetBreakpointsArguments) (any, error) {
	file := q.Source.Path
	if file == "" {
		file = q.Source.Name
	}
	var list []*debugger.Breakpoint
	for _, b := range q.Breakpoints {
		x := &debugger.Breakpoint{File: file, Line: b.Line}
		if err := x.Condition(b.Condition); err != nil {
			return nil, err
		}
		list = append(list, x)
	}
	return s.replace(list, func(b *debugger.Breakpoint) bool { return b.Line > 0 && b.File == file }), nil
}

// replace removes breakpoints and adds others: at once if no threads run, else before the next instruction.
func (s *Server) replace(list []*debugger.Breakpoint, remove func(*debugger.Breakpoint) bool) any {
	found := make([]dap.Breakpoint, len(list))
	change := func() {
		s.session.Remove(remove)
		for i, b := range list {
			s.session.Add(b)
			found[i] = breakpoint(b)
		}
	}
	switch {
	case !s.started:
		change()
	case s.inspect(func(*emu.Stop) { change() }) != nil:
		// The IDs are known after the change, which an event then reports.
		answer := make([]dap.Breakpoint, len(list))
		for i, b := range list {
			answer[i] = breakpoint(b)
		}
		s.mu.Lock()
		s.pending = append(s.pending, func() {
			change()
			for _, b := range found {
				s.event("breakpoint", dap.BreakpointEventBody{Reason: "new", Breakpoint: b})
			}
		})
		s.mu.Unlock()
		s.changed.Store(true)
		return map[string]any{"breakpoints": answer}
	}
	return map[string]any{"breakpoints": found}
}

// breakpoint describes a breakpoint.
func breakpoint(b *debugger.Breakpoint) dap.Breakpoint {
	x := dap.Breakpoint{Id: b.ID, Verified: b.Found, Line: b.Line}
	if !b.Found {
		x.Message = "no launched module has an instruction there yet"
	}
	return x
}

// threads lists the threads of the warp that has stopped.
func (s *Server) threads() any {
	list := []dap.Thread{{Id: 1, Name: "launch"}}
	_ = s.inspect(func(at *emu.Stop) { // while the threads run, it is the launch
		list = nil
		for lane := range 32 {
			if at.Lanes()>>lane&1 != 0 {
				b, t := at.Block(), at.Thread(lane)
				list = append(list, dap.Thread{Id: lane + 1, Name: fmt.Sprintf("block %d,%d,%d thread %d,%d,%d", b[0], b[1], b[2], t[0], t[1], t[2])})
			}
		}
	})
	return dap.ThreadsResponseBody{Threads: list}
}

func (s *Server) stack(lane int) (any, error) {
	body := dap.StackTraceResponseBody{}
	err := s.inspect(func(at *emu.Stop) {
		for i, p := range at.Stack() {
			if at.Active()>>lane&1 == 0 { // the thread is somewhere else
				for _, g := range at.Groups() {
					if g.Warp == at.Warp() && g.Mask>>lane&1 != 0 {
						p = g.Place
					}
				}
				if i > 0 {
					break
				}
			}
			body.StackFrames = append(body.StackFrames, frame(&p, 32*i+lane+1))
		}
		body.TotalFrames = len(body.StackFrames)
	})
	return body, err
}

func frame(p *emu.Place, id int) dap.StackFrame {
	file, line := p.SourceFile, p.SourceLine
	if line == 0 {
		file, line = p.File, int(p.Pos.Line)
	}
	return dap.StackFrame{
		Id: id, Name: p.Function, Line: line, Column: 1, Source: &dap.Source{Name: filepath.Base(file), Path: file},
		InstructionPointerReference: fmt.Sprintf("%s:%d", filepath.Base(p.File), p.Pos.Line),
	}
}

// variables returns the registers of a frame, or the masks of the warp.
func (s *Server) variables(ref int) (any, error) {
	list := []dap.Variable{}
	err := s.inspect(func(at *emu.Stop) {
		call, lane := (ref/2-1)/32, (ref/2-1)%32
		if ref%2 == 1 {
			for _, v := range []struct {
				name string
				mask uint32
			}{{"lanes", at.Lanes()}, {"active", at.Active()}, {"executing", at.Executing()}} {
				list = append(list, dap.Variable{Name: v.name, Value: fmt.Sprintf("0x%08x", v.mask)})
			}
			for _, g := range at.Groups() {
				list = append(list, dap.Variable{Name: fmt.Sprintf("warp %d %08x", g.Warp, g.Mask), Value: g.Text})
			}
			return
		}
		for _, r := range at.Registers(call, lane) {
			list = append(list, dap.Variable{Name: r.Name, Type: "." + r.Type, Value: r.Format(), MemoryReference: fmt.Sprintf("%#x", r.Value[0])})
		}
	})
	return dap.VariablesResponseBody{Variables: list}, err
}

// evaluate returns the value of a register, or the output of a command of the prompt.
func (s *Server) evaluate(q *dap.EvaluateArguments) (any, error) {
	body := dap.EvaluateResponseBody{}
	var failed error
	err := s.inspect(func(at *emu.Stop) {
		call, lane := 0, s.session.Lane
		if q.FrameId > 0 {
			call, lane = (q.FrameId-1)/32, (q.FrameId-1)%32
		}
		for _, r := range at.Registers(call, lane) {
			if r.Name == strings.TrimSpace(q.Expression) {
				body = dap.EvaluateResponseBody{Result: r.Format(), Type: "." + r.Type, MemoryReference: fmt.Sprintf("%#x", r.Value[0])}
				return
			}
		}
		if q.Context != "repl" {
			space, addr, size, ok := at.Variable(q.Expression)
			if !ok {
				failed = fmt.Errorf("%q is not a register or a variable", q.Expression)
				return
			}
			body.Result = fmt.Sprintf(".%s %#x, %d bytes", space, addr, size)
			return
		}
		s.printed.Reset()
		s.session.Lane = lane
		failed = s.prompt.Look(at, q.Expression)
		body.Result = s.printed.String()
	})
	return body, errors.Join(err, failed)
}

// readMemory reads memory at a generic address.
func (s *Server) readMemory(q *dap.ReadMemoryArguments) (any, error) {
	addr, err := strconv.ParseUint(q.MemoryReference, 0, 64)
	if err != nil {
		return nil, fmt.Errorf("bad address %q", q.MemoryReference)
	}
	addr += uint64(q.Offset)
	body := dap.ReadMemoryResponseBody{Address: fmt.Sprintf("%#x", addr)}
	e := s.inspect(func(at *emu.Stop) {
		var b []byte
		if b, err = at.Read("", s.session.Lane, addr, q.Count); err == nil {
			body.Data = base64.StdEncoding.EncodeToString(b)
		} else { // as the protocol has it
			body.UnreadableBytes, err = q.Count, nil
		}
	})
	return body, errors.Join(e, err)
}
