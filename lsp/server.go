// Package lsp is the Language Server Protocol for PTX and LLVM IR: package lang knows the languages, this module speaks the protocol. It
// is a module of its own, since it depends on others.
//
// Requests are answered one after the other, in the order of the client. Every change makes a new document, whose parts are computed
// when a request needs them, at most once; diagnostics follow when the client has paused. That is fast enough without reuse between
// versions: a file of 50,000 lines of PTX is read and checked in about 15 ms.
package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"gonvvm/diag"
)

// Server serves one editor.
type Server struct {
	// Run executes a kernel of a file for the command gonvvm.run, and returns the output. args are flags and arguments of gonvvm run.
	Run func(ctx context.Context, file, kernel string, args []string) (output string, err error)
	// Explanation, if set, returns the address of a document with a text about a code (Explain), to which editors lead from the code of a
	// diagnostic; "" is none. Several goroutines may call it.
	Explanation func(code diag.Code, text string) string
	// Pause is the time without changes after which diagnostics are published; 0 is 50 ms.
	Pause time.Duration

	conn    jsonrpc2.Conn
	ended   chan struct{}
	stopped bool // the client has asked for shutdown

	mu    sync.Mutex
	files map[protocol.DocumentURI]*file
}

// file is an open document of the editor.
type file struct {
	*snapshot
	timer *time.Timer
}

// method answers a request or takes a notification.
type method func(s *Server, ctx context.Context, params json.RawMessage) (any, error)

// handle makes a method of a function that takes the parameters in the form of the library.
func handle[P, R any](f func(s *Server, p *P) (R, error)) method {
	return func(s *Server, _ context.Context, params json.RawMessage) (any, error) {
		var p P
		if err := json.Unmarshal(params, &p); err != nil {
			return nil, fmt.Errorf("%w: %w", jsonrpc2.ErrInvalidParams, err)
		}
		return f(s, &p)
	}
}

// ask makes a method of a question about an open document; the answer is null for others.
func ask[P, R any](document func(*P) protocol.DocumentURI, f func(d *snapshot, p *P) R) method {
	return handle(func(s *Server, p *P) (any, error) {
		d := s.open(document(p))
		if d == nil {
			return nil, nil
		}
		return f(d, p), nil
	})
}

// methods is the table of all requests and notifications that the server knows.
func methods() map[string]method {
	m := map[string]method{
		protocol.MethodInitialize:  initialize,
		protocol.MethodInitialized: ignore,
		protocol.MethodShutdown: func(s *Server, _ context.Context, _ json.RawMessage) (any, error) {
			s.stopped = true
			return nil, nil
		},
		protocol.MethodCancelRequest: ignore, // requests are short and answered in order
		protocol.MethodSetTrace:      ignore,

		protocol.MethodTextDocumentDidOpen:             handle((*Server).didOpen),
		protocol.MethodTextDocumentDidChange:           handle((*Server).didChange),
		protocol.MethodTextDocumentDidClose:            handle((*Server).didClose),
		protocol.MethodTextDocumentDidSave:             ignore,
		protocol.MethodWorkspaceExecuteCommand:         executeCommand,
		protocol.MethodWorkspaceDidChangeConfiguration: ignore,
	}
	for name, f := range questions {
		m[name] = f
	}
	return m
}

func ignore(*Server, context.Context, json.RawMessage) (any, error) { return nil, nil }

// Serve answers requests until the client ends the session or the input ends.
func (s *Server) Serve(in io.Reader, out io.Writer) error {
	s.files, s.ended = map[protocol.DocumentURI]*file{}, make(chan struct{})
	s.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(pipe{in, out}))
	table := methods()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	s.conn.Go(ctx, func(ctx context.Context, reply jsonrpc2.Replier, q jsonrpc2.Request) error {
		if q.Method() == protocol.MethodExit {
			close(s.ended)
			return reply(ctx, nil, nil)
		}
		f := table[q.Method()]
		if f == nil {
			return jsonrpc2.MethodNotFoundHandler(ctx, reply, q)
		}
		result, err := call(f, s, ctx, q)
		return reply(ctx, result, err)
	})
	select {
	case <-s.ended:
	case <-s.conn.Done():
		if err := s.conn.Err(); err != nil && !errors.Is(err, io.EOF) {
			return err
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.files {
		f.timer.Stop()
	}
	if !s.stopped {
		return errors.New("the client ended the session without the request shutdown")
	}
	return nil
}

// call executes a method; a panic is the error of that one request.
func call(f method, s *Server, ctx context.Context, q jsonrpc2.Request) (result any, err error) {
	defer func() {
		if e := recover(); e != nil {
			result, err = nil, fmt.Errorf("internal error in %s: %v", q.Method(), e)
		}
	}()
	return f(s, ctx, q.Params())
}

// pipe is the connection to the client.
type pipe struct {
	io.Reader
	io.Writer
}

// Close does nothing: the process ends with the session.
func (pipe) Close() error { return nil }

// open returns the current version of an open document, nil for others.
func (s *Server) open(uri protocol.DocumentURI) *snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f := s.files[uri]; f != nil {
		return f.snapshot
	}
	return nil
}
