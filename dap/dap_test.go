package dap

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-dap"

	"gonvvm/emu"
	"gonvvm/internal/debugger"
)

// The test program is the server, too, on its standard input and output.
func TestMain(m *testing.M) {
	if os.Getenv("GONVVM_DAP_SERVER") == "" {
		os.Exit(m.Run())
	}
	load := func(file, _ string) ([]byte, string, error) {
		text, err := os.ReadFile(file)
		return text, file, err
	}
	s := Server{Load: load, Read: os.ReadFile}
	if err := s.Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// client is an editor.
type client struct {
	t      *testing.T
	in     io.WriteCloser
	out    *bufio.Reader
	cmd    *exec.Cmd
	seq    int
	events []event // that came before a response
}

// message is a message of the server.
type message struct {
	Type       string          `json:"type"`
	Event      string          `json:"event"`
	Command    string          `json:"command"`
	RequestSeq int             `json:"request_seq"`
	Success    bool            `json:"success"`
	Message    string          `json:"message"`
	Body       json.RawMessage `json:"body"`
}

type event struct {
	name string
	body map[string]any
}

func open(t *testing.T) *client {
	t.Helper()
	c := &client{t: t, cmd: exec.Command(os.Args[0])}
	c.cmd.Env = append(os.Environ(), "GONVVM_DAP_SERVER=1")
	c.cmd.Stderr = os.Stderr
	in, err := c.cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	watch := time.AfterFunc(time.Minute, func() { _ = c.cmd.Process.Kill() })
	t.Cleanup(func() { watch.Stop(); _ = c.cmd.Process.Kill() })
	c.in, c.out = in, bufio.NewReader(out)
	return c
}

func (c *client) read() message {
	c.t.Helper()
	text, err := dap.ReadBaseMessage(c.out)
	var m message
	if err == nil {
		err = json.Unmarshal(text, &m)
	}
	if err != nil {
		c.t.Fatal(err)
	}
	return m
}

// try sends a request and returns the response.
func (c *client) try(command string, args any) message {
	c.t.Helper()
	c.seq++
	text, err := json.Marshal(map[string]any{"seq": c.seq, "type": "request", "command": command, "arguments": args})
	if err == nil {
		err = dap.WriteBaseMessage(c.in, text)
	}
	if err != nil {
		c.t.Fatal(err)
	}
	for {
		m := c.read()
		if m.Type == "response" {
			if m.RequestSeq != c.seq || m.Command != command {
				c.t.Fatalf("a response to %s %d for %s %d", m.Command, m.RequestSeq, command, c.seq)
			}
			return m
		}
		c.keep(m)
	}
}

// call is try for a request that succeeds; it fills body.
func (c *client) call(command string, args, body any) {
	c.t.Helper()
	m := c.try(command, args)
	if !m.Success {
		c.t.Fatalf("%s: %s", command, m.Message)
	}
	if body != nil {
		if err := json.Unmarshal(m.Body, body); err != nil {
			c.t.Fatal(err)
		}
	}
}

func (c *client) keep(m message) {
	e := event{name: m.Event}
	if len(m.Body) > 0 {
		if err := json.Unmarshal(m.Body, &e.body); err != nil {
			c.t.Fatal(err)
		}
	}
	c.events = append(c.events, e)
}

// wait returns the next event with a name, and skips others.
func (c *client) wait(name string) map[string]any {
	c.t.Helper()
	for {
		for len(c.events) > 0 {
			e := c.events[0]
			if c.events = c.events[1:]; e.name == name {
				return e.body
			}
		}
		c.keep(c.read())
	}
}

type object = map[string]any

// stops waits for a stop and returns its reason, and the place of the thread.
func (c *client) stops() (where string, thread int) {
	c.t.Helper()
	e := c.wait("stopped")
	thread = int(e["threadId"].(float64))
	var stack dap.StackTraceResponseBody
	c.call("stackTrace", object{"threadId": thread}, &stack)
	f := stack.StackFrames[0]
	return fmt.Sprintf("%s %s %s:%d", e["reason"], f.Name, f.Source.Name, f.Line), thread
}

func (c *client) at(want string) (thread int) {
	c.t.Helper()
	got, thread := c.stops()
	if got != want {
		c.t.Fatalf("stopped at %s, want %s", got, want)
	}
	return thread
}

// kernel is the absolute path of the kernel of the debugger's tests.
func kernel(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs("../internal/debugger/testdata/twice.ptx")
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// A session of an editor: breakpoints, steps, threads, variables, memory and the console.
func TestSession(t *testing.T) {
	c := open(t)
	var can dap.Capabilities
	c.call("initialize", object{"adapterID": "gonvvm", "linesStartAt1": true}, &can)
	if !can.SupportsConfigurationDoneRequest || !can.SupportsReadMemoryRequest {
		t.Errorf("capabilities: %+v", can)
	}
	c.wait("initialized")
	c.call("launch", object{"program": kernel(t), "kernel": "k", "block": 40, "args": []string{"out:u32[40]"}, "stopOnEntry": true}, nil)
	var set struct{ Breakpoints []dap.Breakpoint }
	c.call("setBreakpoints", object{
		"source":      object{"path": "/src/k.cu"},
		"breakpoints": []object{{"line": 12, "condition": "thread 0"}, {"line": 99}},
	}, &set)
	c.call("setFunctionBreakpoints", object{"breakpoints": []object{{"name": "twice", "condition": "thread 33"}}}, nil)
	c.call("configurationDone", object{}, nil)
	verified := ""
	for range 3 {
		b := c.wait("breakpoint")["breakpoint"].(object)
		verified += fmt.Sprintf("%v %v ", b["id"], b["verified"])
	}
	if verified != "1 true 2 false 3 true " {
		t.Errorf("breakpoints: %s", verified)
	}
	thread := c.at("entry k k.cu:10")
	c.call("continue", object{"threadId": thread}, nil)
	thread = c.at("breakpoint k k.cu:12")
	c.call("stepIn", object{"threadId": thread}, nil)
	c.at("step twice k.cu:2")
	c.call("next", object{"threadId": thread, "granularity": "instruction"}, nil)
	c.at("step twice k.cu:2")
	c.call("stepOut", object{"threadId": thread}, nil)
	c.at("step k k.cu:12")
	c.call("next", object{"threadId": thread}, nil)
	c.at("step k k.cu:13")

	var threads dap.ThreadsResponseBody
	c.call("threads", nil, &threads)
	if n := len(threads.Threads); n != 32 || threads.Threads[5].Name != "block 0,0,0 thread 5,0,0" {
		t.Errorf("%d threads: %+v", n, threads.Threads)
	}
	var stack dap.StackTraceResponseBody
	c.call("stackTrace", object{"threadId": 6}, &stack)
	frame := stack.StackFrames[0].Id
	var scopes dap.ScopesResponseBody
	c.call("scopes", object{"frameId": frame}, &scopes)
	find := func(scope int, name string) string {
		var vars dap.VariablesResponseBody
		c.call("variables", object{"variablesReference": scopes.Scopes[scope].VariablesReference}, &vars)
		for _, v := range vars.Variables {
			if v.Name == name {
				return v.Value
			}
		}
		return fmt.Sprintf("none of %+v", vars.Variables)
	}
	if got := find(0, "%r2"); !strings.HasPrefix(got, "0x0000000a 10") {
		t.Errorf("%%r2 of thread 5: %s", got)
	}
	if got := find(1, "active"); got != "0xffffffff" {
		t.Errorf("active: %s", got)
	}
	var value dap.EvaluateResponseBody
	c.call("evaluate", object{"expression": "%f1", "frameId": frame, "context": "watch"}, &value)
	if value.Result != "0x3fc00000 1.5f" {
		t.Errorf("%%f1: %s", value.Result)
	}
	c.call("evaluate", object{"expression": "tile", "frameId": frame, "context": "hover"}, &value)
	if value.Result != ".shared 0x0, 256 bytes" {
		t.Errorf("tile: %s", value.Result)
	}
	c.call("evaluate", object{"expression": "memory tile+4 2 u32", "frameId": frame, "context": "repl"}, &value)
	if value.Result != "0x4: 1\n0x8: 2\n" {
		t.Errorf("memory: %q", value.Result)
	}
	if m := c.try("evaluate", object{"expression": "continue", "frameId": frame, "context": "repl"}); m.Success {
		t.Error("the console let the launch go on")
	}
	c.call("evaluate", object{"expression": "%rd1", "frameId": frame}, &value)
	var mem dap.ReadMemoryResponseBody
	c.call("readMemory", object{"memoryReference": value.MemoryReference, "count": 4}, &mem)
	if b, err := base64.StdEncoding.DecodeString(mem.Data); err != nil || len(b) != 4 {
		t.Errorf("memory at %s: %q, %v", value.MemoryReference, mem.Data, err)
	}
	c.call("readMemory", object{"memoryReference": "0x1", "count": 4}, &mem)
	if mem.UnreadableBytes != 4 {
		t.Errorf("memory at 1: %+v", mem)
	}

	c.call("setBreakpoints", object{"source": object{"path": "/src/k.cu"}, "breakpoints": []object{{"line": 14}}}, &set)
	if len(set.Breakpoints) != 1 || !set.Breakpoints[0].Verified {
		t.Errorf("breakpoint of a stopped launch: %+v", set.Breakpoints)
	}
	c.call("continue", object{"threadId": 1}, nil)
	c.at("breakpoint k k.cu:14")
	c.call("continue", object{"threadId": 1}, nil)
	if thread := c.at("breakpoint twice k.cu:2"); thread != 2 {
		t.Errorf("thread %d has stopped, not that of lane 1", thread)
	}
	c.call("setBreakpoints", object{"source": object{"path": "/src/k.cu"}, "breakpoints": []object{}}, nil)
	c.call("continue", object{"threadId": 1}, nil)
	if e := c.wait("exited"); e["exitCode"].(float64) != 0 {
		t.Errorf("exited: %v", e)
	}
	c.wait("terminated")
	if m := c.try("next", object{"threadId": 1}); m.Success || m.Message != "the threads are running" {
		t.Errorf("a step after the end: %+v", m)
	}
	c.call("disconnect", nil, nil)
	if err := c.cmd.Wait(); err != nil {
		t.Error(err)
	}
}

// The threads are running as soon as a request has resumed them, though the launch has not gone on yet.
func TestResumeRuns(t *testing.T) {
	s := Server{work: make(chan func(*emu.Stop) bool, 1)}
	s.stopped.Store(true)
	if err := s.resume(debugger.Continue, 1); err != nil {
		t.Fatal(err)
	}
	if err := s.inspect(func(*emu.Stop) {}); err == nil {
		t.Error("running threads were inspected")
	}
	if err := s.resume(debugger.Continue, 1); err == nil {
		t.Error("running threads were resumed")
	}
}

// A launch that never ends is paused, its breakpoints change while it runs, and disconnecting ends it. Findings are output.
func TestEnds(t *testing.T) {
	dir := t.TempDir()
	endless := filepath.Join(dir, "endless.ptx")
	text := ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tmov.u32 %r1, 0;\nL:\n\tadd.u32 %r1, %r1, 1;\n\tbra L;\n}\n"
	if err := os.WriteFile(endless, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	c := open(t)
	c.call("initialize", object{}, nil)
	c.call("launch", object{"program": endless}, nil)
	c.call("configurationDone", nil, nil)
	if m := c.try("variables", object{"variablesReference": 2}); m.Success {
		t.Error("variables of running threads")
	}
	c.call("pause", object{"threadId": 1}, nil)
	if where, _ := c.stops(); !strings.HasPrefix(where, "pause k endless.ptx:") {
		t.Errorf("stopped at %s", where)
	}
	c.call("continue", object{"threadId": 1}, nil)
	c.call("setBreakpoints", object{"source": object{"path": endless}, "breakpoints": []object{{"line": 9}}}, nil)
	c.at("breakpoint k endless.ptx:9")
	c.call("disconnect", nil, nil)
	if err := c.cmd.Wait(); err != nil {
		t.Error(err)
	}

	c = open(t)
	c.call("initialize", object{}, nil)
	for _, wrong := range []object{{}, {"program": "none.ptx"}, {"program": endless, "args": []string{"x"}}, {"script": endless}} {
		if m := c.try("launch", wrong); m.Success || m.Message == "" {
			t.Errorf("%v was launched", wrong)
		}
	}
	c.call("launch", object{"program": kernel(t), "kernel": "k", "block": 40, "args": []string{"out:u32[8]"}}, nil)
	c.call("configurationDone", nil, nil)
	for !strings.Contains(fmt.Sprint(c.wait("output")["output"]), "R0001") {
	}
	if e := c.wait("exited"); e["exitCode"].(float64) != 1 {
		t.Errorf("exited: %v", e)
	}
	if m := c.try("restart", object{}); m.Success {
		t.Error("restart is not supported")
	}
	c.in.Close()
	if err := c.cmd.Wait(); err != nil {
		t.Error(err)
	}
}
