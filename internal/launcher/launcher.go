// Package launcher launches kernels on a GPU through the command gonvvm-cuda, which loads NVIDIA's driver: neither this package nor its
// importers depend on a C library.
package launcher

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"time"
)

// Dim is the size of a grid, block or cluster; 0 means 1.
type Dim struct{ X, Y, Z int }

// Request is a launch of a kernel. The command gonvvm-cuda reads the same structure.
type Request struct {
	Library string     `json:"library"` // of the driver; "" is that of the system
	Device  int        `json:"device"`  // number
	PTX     []byte     `json:"ptx"`     // or a cubin; empty: the module of the last request, with its variables as they are
	Kernel  string     `json:"kernel"`
	Grid    Dim        `json:"grid"`  // in blocks
	Block   Dim        `json:"block"` // in threads
	Cluster Dim        `json:"cluster"`
	Shared  int        `json:"shared"` // bytes of dynamic shared memory
	Args    []Argument `json:"args"`
	Repeat  int        `json:"repeat"` // further launches that are timed, on the buffers as the first left them
}

// Argument is a scalar or structure, or a buffer in global memory.
type Argument struct {
	Data   []byte `json:"data"`
	Buffer bool   `json:"buffer"`
	Out    bool   `json:"out"`    // the contents are wanted afterwards
	Copies int    `json:"copies"` // how often the data is in the buffer; 0 means 1, and the contents wanted are the first copy's
}

// Reply is the outcome of a launch.
type Reply struct {
	Device  string   `json:"device"`  // its name
	Version int      `json:"version"` // of CUDA: 1000·major + 10·minor
	Buffers [][]byte `json:"buffers"` // those with Out, in order
	Times   []int64  `json:"times"`   // of the launches in nanoseconds, the first one included
	Log     string   `json:"log"`     // of the JIT compiler
	Error   string   `json:"error"`
}

// recordSeparator is the byte before a reply (RFC 7464). The bytes before it are the text that kernels print: the driver writes it to the
// standard output of gonvvm-cuda.
const recordSeparator = 0x1e

// The errors of launches that end the process of gonvvm-cuda.
var (
	ErrCrash = errors.New("the process ended before its reply") // NVIDIA's driver crashed: its JIT compiler does at times
	ErrTime  = errors.New("the launch takes too long")
)

// Launcher is a process of gonvvm-cuda. One goroutine uses it at a time.
type Launcher struct {
	path    string
	limit   time.Duration
	printed io.Writer
	cmd     *exec.Cmd // nil until the first launch, and after one that failed
	stdin   io.WriteCloser
	stdout  *bufio.Reader
}

// New returns a launcher that runs the command of path, and writes the text that kernels print to printed. A launch that takes longer than
// limit fails, unless limit is 0.
func New(path string, limit time.Duration, printed io.Writer) *Launcher {
	return &Launcher{path: path, limit: limit, printed: printed}
}

// Launch launches a kernel and waits for it. A failed launch can end the use of the GPU by a process: the next launch has a new one,
// which needs the PTX again.
func (l *Launcher) Launch(q *Request) (*Reply, error) {
	if l.cmd == nil {
		if err := l.start(); err != nil {
			return nil, err
		}
	}
	process := l.cmd.Process
	timer := time.AfterFunc(cmp.Or(l.limit, math.MaxInt64), func() { _ = process.Kill() })
	r := &Reply{}
	err := ErrCrash
	if json.NewEncoder(l.stdin).Encode(q) == nil { // else the process has ended, or does now
		err = l.receive(r)
	}
	if !timer.Stop() {
		err = ErrTime
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.path, errors.Join(err, l.end()))
	}
	if r.Error != "" {
		_ = l.end() // the error is that of the launch
		return r, errors.New(r.Error)
	}
	if n := q.outs(); len(r.Buffers) != n {
		return r, fmt.Errorf("%s returned %d buffers, not %d", l.path, len(r.Buffers), n)
	}
	return r, nil
}

// receive reads a reply, and the text before it.
func (l *Launcher) receive(r *Reply) error {
	text, err := l.stdout.ReadBytes(recordSeparator)
	if err != nil {
		return ErrCrash
	}
	if _, err := l.printed.Write(text[:len(text)-1]); err != nil {
		return err
	}
	line, err := l.stdout.ReadBytes('\n')
	if err != nil {
		return ErrCrash
	}
	return json.Unmarshal(line, r)
}

// outs returns the number of buffers whose contents are wanted.
func (q *Request) outs() (n int) {
	for i := range q.Args {
		if q.Args[i].Out {
			n++
		}
	}
	return n
}

func (l *Launcher) start() error {
	cmd := exec.Command(l.path)
	cmd.Stderr = os.Stderr
	stdin, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	l.cmd, l.stdin, l.stdout = cmd, stdin, bufio.NewReader(stdout)
	return nil
}

// end ends the process.
func (l *Launcher) end() error {
	cmd := l.cmd
	l.cmd = nil
	return errors.Join(l.stdin.Close(), cmd.Wait())
}

// Close ends the process. The launcher can be used again.
func (l *Launcher) Close() error {
	if l.cmd == nil {
		return nil
	}
	return l.end()
}
