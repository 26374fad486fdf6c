// Package dap is the Debug Adapter Protocol for kernels on the emulator: editors set breakpoints, step and look at threads. It is a module
// of its own, since it depends on another one.
package dap

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"sync"
	"sync/atomic"

	"github.com/google/go-dap"

	"gonvvm/emu"
	"gonvvm/internal/debugger"
	"gonvvm/internal/launch"
)

// Server serves one session of an editor.
type Server struct {
	// Load returns the PTX of a file and its name for messages; arch is the architecture to compile LLVM IR for, "" for the default.
	Load func(file, arch string) (text []byte, name string, err error)
	Read emu.ReadFile // reads other files

	out     io.Writer
	outMu   sync.Mutex
	seq     int
	session *debugger.Session
	prompt  *debugger.Prompt // executes commands of the editor's console
	printed *printer
	work    chan func(at *emu.Stop) (goes bool) // for the launch that is stopped
	stopped atomic.Bool
	pause   atomic.Bool
	changed atomic.Bool // there are pending changes
	mu      sync.Mutex
	pending []func() // changes of breakpoints, for the launch that is running

	config  arguments
	program *launch.Program
	started bool
	cancel  context.CancelFunc
	ended   chan struct{}
	action  debugger.Action
}

// arguments are those of the request launch; docs/emulator.md describes them.
type arguments struct {
	Program     string     `json:"program"`
	Script      string     `json:"script"`
	Kernel      string     `json:"kernel"`
	Grid        launch.Dim `json:"grid"`
	Block       launch.Dim `json:"block"`
	Cluster     launch.Dim `json:"cluster"`
	Shared      int        `json:"shared"`
	Args        []string   `json:"args"`
	Arch        string     `json:"arch"`
	StopOnEntry bool       `json:"stopOnEntry"`
	NoSanitize  bool       `json:"noSanitize"`
	NoDebug     bool       `json:"noDebug"`
	Seed        uint64     `json:"seed"`
}

// Serve answers requests until the editor disconnects or the input ends.
func (s *Server) Serve(in io.Reader, out io.Writer) error {
	s.out, s.work, s.ended = out, make(chan func(*emu.Stop) bool), make(chan struct{})
	s.printed = &printer{}
	s.prompt = debugger.NewPrompt(nil, s.printed, false)
	s.session = debugger.New(s, false)
	s.prompt.Session = s.session
	r := bufio.NewReader(in)
	for {
		m, err := dap.ReadProtocolMessage(r)
		var unknown *dap.DecodeProtocolMessageFieldError
		switch {
		case errors.As(err, &unknown):
			s.send(&dap.ErrorResponse{Response: dap.Response{RequestSeq: unknown.Seq, Message: err.Error()}})
			continue
		case err != nil:
			s.stop()
			if errors.Is(err, io.EOF) {
				return nil
			}
			return err
		}
		q, ok := m.(dap.RequestMessage)
		if !ok {
			continue
		}
		body, err := s.handle(q)
		s.reply(q.GetRequest(), body, err)
		switch m.(type) {
		case *dap.InitializeRequest:
			s.event("initialized", nil)
		case *dap.ConfigurationDoneRequest:
			s.start()
		case *dap.DisconnectRequest:
			s.stop()
			return nil
		}
	}
}

// reply answers a request.
func (s *Server) reply(q *dap.Request, body any, err error) {
	r := map[string]any{"type": "response", "request_seq": q.Seq, "command": q.Command, "success": err == nil}
	if err != nil {
		r["message"] = err.Error()
		r["body"] = map[string]any{"error": map[string]any{"id": 1, "format": err.Error(), "showUser": true}}
	} else if body != nil {
		r["body"] = body
	}
	s.write(r)
}

func (s *Server) event(name string, body any) {
	e := map[string]any{"type": "event", "event": name}
	if body != nil {
		e["body"] = body
	}
	s.write(e)
}

// send writes a message of the library.
func (s *Server) send(r *dap.ErrorResponse) {
	s.write(map[string]any{"type": "response", "request_seq": r.RequestSeq, "command": r.Command, "success": false, "message": r.Message})
}

// write numbers a message and writes it. A client that does not read any more ends the session at the next request.
func (s *Server) write(m map[string]any) {
	s.outMu.Lock()
	defer s.outMu.Unlock()
	s.seq++
	m["seq"] = s.seq
	text, err := json.Marshal(m)
	if err == nil {
		_ = dap.WriteBaseMessage(s.out, text)
	}
}

// open reads the program of the request launch.
func (s *Server) open() error {
	c := &s.config
	load := func(file string) ([]byte, string, error) {
		text, name, err := s.Load(file, c.Arch)
		if abs, e := filepath.Abs(name); e == nil {
			name = abs
		}
		return text, name, err
	}
	if c.Script != "" {
		text, err := s.Read(c.Script)
		if err != nil {
			return err
		}
		script, err := launch.ParseScript(text)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Script, err)
		}
		from := func(name string) string {
			if filepath.IsAbs(name) {
				return name
			}
			return filepath.Join(filepath.Dir(c.Script), name)
		}
		for name, file := range script.Modules {
			script.Modules[name] = from(file)
		}
		s.program, err = launch.Open(script, c.Program, load, func(name string) ([]byte, error) { return s.Read(from(name)) })
		return err
	}
	if c.Program == "" {
		return errors.New("the configuration needs a program or a script")
	}
	text, name, err := load(c.Program)
	if err != nil {
		return err
	}
	args, err := launch.ParseArgs(c.Args, s.Read)
	s.program = &launch.Program{Modules: []launch.Module{{File: name, Text: text}}, Launches: []launch.Launch{{
		Kernel: c.Kernel, Grid: emu.Dim(c.Grid), Block: emu.Dim(c.Block), Cluster: emu.Dim(c.Cluster), Shared: c.Shared, Args: args,
	}}}
	return err
}

// start runs the program, once it is known and the breakpoints are set.
func (s *Server) start() {
	if s.program == nil || s.started {
		return
	}
	s.started = true
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	go func() {
		defer close(s.ended)
		code := s.run(ctx)
		s.event("exited", dap.ExitedEventBody{ExitCode: code})
		s.event("terminated", nil)
	}()
}

// run executes the program and returns its exit status.
func (s *Server) run(ctx context.Context) int {
	if s.config.StopOnEntry {
		s.session.Pause("entry")
	}
	out, err := s.program.Execute(ctx, 0, func(l *launch.Launch, m *emu.Module) (emu.Config, error) {
		cfg := emu.Config{NoSanitize: s.config.NoSanitize, Seed: s.config.Seed, Stdout: output{s, "stdout"}}
		if s.config.NoDebug {
			return cfg, nil
		}
		s.change()
		err := s.session.Begin(m)
		for _, b := range s.session.Breakpoints() {
			s.event("breakpoint", dap.BreakpointEventBody{Reason: "changed", Breakpoint: breakpoint(b)})
		}
		cfg.Debug = s.before
		return cfg, err
	})
	if err != nil {
		fmt.Fprintln(output{s, "stderr"}, err)
		return 1
	}
	for i := range out.Runs {
		r := &out.Runs[i]
		fmt.Fprintf(output{s, "console"}, "kernel %s: %d instructions of warps, %d of threads\n", r.Kernel, r.Steps, r.Threads)
		if err := r.Err(); err != nil {
			fmt.Fprintln(output{s, "stderr"}, err)
		}
	}
	if out.Found() {
		return 1
	}
	return 0
}

// before is called before each instruction.
func (s *Server) before(at *emu.Stop) {
	if s.changed.CompareAndSwap(true, false) {
		s.change()
	}
	if s.pause.CompareAndSwap(true, false) {
		s.session.Pause("pause")
	}
	s.session.Before(at)
}

// change makes the pending changes of breakpoints.
func (s *Server) change() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.pending {
		f()
	}
	s.pending = nil
}

// Stopped is called in the launch: it executes functions for requests, until one lets it go on.
func (s *Server) Stopped(at *emu.Stop, reason string) debugger.Action {
	body := map[string]any{"reason": reason, "threadId": s.session.Lane + 1, "allThreadsStopped": true}
	var id int
	if n, _ := fmt.Sscanf(reason, "breakpoint %d", &id); n == 1 {
		body["reason"], body["hitBreakpointIds"] = "breakpoint", []int{id}
	}
	s.stopped.Store(true)
	s.event("stopped", body)
	for f := range s.work {
		if f(at) {
			break
		}
	}
	return s.action
}

// inspect calls a function in the stopped launch, and waits for it.
func (s *Server) inspect(f func(at *emu.Stop)) error {
	if !s.stopped.Load() {
		return errors.New("the threads are running")
	}
	done := make(chan struct{})
	s.work <- func(at *emu.Stop) bool {
		f(at)
		close(done)
		return false
	}
	<-done
	return nil
}

// resume lets the launch go on with the thread of the last request. The threads count as running from here on:
// the launch may take the function later than the next request comes.
func (s *Server) resume(a debugger.Action, thread int) error {
	if !s.stopped.CompareAndSwap(true, false) {
		return errors.New("the threads are running")
	}
	s.work <- func(*emu.Stop) bool {
		s.action = a
		if thread > 0 && a != debugger.Continue {
			s.session.Lane = thread - 1
		}
		return true
	}
	return nil
}

// stop ends the program.
func (s *Server) stop() {
	if !s.started {
		return
	}
	s.cancel()
	for {
		select {
		case <-s.ended:
			return
		case s.work <- func(*emu.Stop) bool { s.action = debugger.Quit; s.stopped.Store(false); return true }:
		}
	}
}

// output is text for the editor.
type output struct {
	s        *Server
	category string
}

func (o output) Write(b []byte) (int, error) {
	o.s.event("output", dap.OutputEventBody{Category: o.category, Output: string(b)})
	return len(b), nil
}
