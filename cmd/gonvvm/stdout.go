package main

import (
	"bufio"
	"io"
	"sync"
)

// stdout is the standard output of a subcommand: buffered, and with its first error kept, which run looks
// at when the subcommand has ended.
type stdout struct {
	mu  sync.Mutex
	w   io.Writer
	buf *bufio.Writer
	err error
}

func newStdout(w io.Writer) *stdout { return &stdout{w: w, buf: bufio.NewWriterSize(w, 32<<10)} }

// direct returns the standard output and error of the process without buffers, for a program that the subcommand starts.
func (s *streams) direct() (out, err io.Writer) {
	out, err = s.out, s.err
	if o, ok := out.(*stdout); ok {
		_ = o.flush() // run reports the error
		out = o.w
	}
	if e, ok := err.(*stderr); ok {
		err = e.w
	}
	return out, err
}

func (o *stdout) Write(b []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	n, err := o.buf.Write(b)
	return n, o.keep(err)
}

// flush writes the buffered output and returns the first error of the output.
func (o *stdout) flush() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.keep(o.buf.Flush())
	return o.err
}

func (o *stdout) keep(err error) error {
	if o.err == nil {
		o.err = err
	}
	return err
}

// stderr flushes the standard output before it writes, so that both appear in the order in which they were
// written where they go to one terminal or file.
type stderr struct {
	w   io.Writer
	out *stdout
}

func (e *stderr) Write(b []byte) (int, error) {
	_ = e.out.flush() // run reports the error
	return e.w.Write(b)
}
