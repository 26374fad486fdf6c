// Command gonvvm is the NVVM compiler: LLVM IR in, PTX out. See the README, or
// run it without arguments.
//
// Exit codes: 0 done, 1 the input is wrong, 2 the command line is wrong, 3 a bug of gonvvm.
package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// Exit codes.
const (
	exitOK    = 0
	exitInput = 1
	exitUsage = 2
	exitBug   = 3
)

// command is a subcommand.
type command struct {
	name, args, what string
	run              func(args []string, io *streams) int
}

// streams are the standard streams of a subcommand.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// commands returns the subcommands in the order of the help.
func commands() []command {
	return []command{
		{"compile", "[flags] FILE...", "compile LLVM IR to PTX; several files are linked", compileMain},
		{"llc", "[llc's flags] [FILE]", "the same compiler behind llc's command line", llcMain},
		{"verify", "[flags] FILE...", "say everything that is wrong with a module", verifyMain},
		{"link", "[flags] FILE...", "make one module of several", linkMain},
		{"opt", "[flags] FILE", "run the passes on LLVM IR and print it", optMain},
		{"run", "FILE [flags] ARGUMENT...", "run a kernel on the CPU and look for mistakes in it", runMain},
		{"ptx", "check|fmt|stat ...", "check PTX, format it, or count what is in it", ptxMain},
		{"intrinsics", "[-json] [PATTERN]", "list the intrinsics and what they become", intrinsicsMain},
		{"as", "[flags] FILE", "write LLVM IR as bitcode", asMain},
		{"dis", "[flags] FILE", "write bitcode as text", disMain},
		{"targets", "", "list the architectures and PTX versions", targetsMain},
		{"explain", "CODE", "say more about a diagnostic", explainMain},
		{"version", "", "print the version", versionMain},
	}
}

func main() {
	tuneCollector(len(os.Args) < 2 || os.Args[1] != "link")
	os.Exit(run(os.Args[1:], &streams{os.Stdin, os.Stdout, os.Stderr}))
}

// smallHeap is the size up to which collecting does not pay: one-shot runs seldom live
// long enough.
const smallHeap = 48 << 20

// tuneCollector lets small heaps grow freely and keeps large ones close to what they hold,
// if tight is set: what link holds lives to the end, so that there is nothing to gain.
func tuneCollector(tight bool) {
	debug.SetGCPercent(400)
	// An object that dies with each collection tells when one has taken place.
	type sentinel struct{ _ [16]byte }
	var again func(*sentinel)
	again = func(*sentinel) {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		percent := 400
		switch {
		case !tight && m.HeapAlloc > smallHeap:
			percent = 100
		case tight && largeInputs.Load():
			percent = slackPercent(m.HeapAlloc)
		case m.HeapAlloc > 5*smallHeap/2:
			percent = 10
		case m.HeapAlloc > 2*smallHeap:
			percent = 40
		case m.HeapAlloc > smallHeap:
			percent = 100
		}
		debug.SetGCPercent(percent)
		runtime.SetFinalizer(&sentinel{}, again)
	}
	runtime.SetFinalizer(&sentinel{}, again)
}

// largeInput is the size from which on what an input takes counts more than the time of collections.
const largeInput = smallHeap / 3

// largeInputs is set when an input is large.
var largeInputs atomic.Bool

// tuneForInput makes collections come soon behind a large input, which itself is nothing
// that could be collected.
func tuneForInput(size int) {
	if size > largeInput {
		largeInputs.Store(true)
		debug.SetGCPercent(slackPercent(uint64(size)))
	}
}

// slackPercent returns the setting of the collector that lets a heap grow by half a small one, or a tenth.
func slackPercent(heap uint64) int { return max(8, int(100*(smallHeap*3/8)/heap)) }

// run runs the subcommand that args name. A panic is a bug of ours and is reported as one.
func run(args []string, s *streams) (code int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(s.err, "gonvvm: internal error: %v\n%s\nThis is a bug of gonvvm (%s): please report it with the input.\n", r, debug.Stack(), versionText())
			code = exitBug
		}
	}()
	if len(args) == 0 {
		usage(s.err)
		return exitUsage
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		usage(s.out)
		return exitOK
	case "-version", "--version":
		return versionMain(nil, s)
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run(args[1:], s)
		}
	}
	fmt.Fprintf(s.err, "gonvvm: unknown subcommand %q\n\n", args[0])
	usage(s.err)
	return exitUsage
}

func usage(w io.Writer) {
	fmt.Fprint(w, "gonvvm compiles LLVM IR for NVIDIA GPUs to PTX.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  gonvvm %-30s %s\n", c.name+" "+c.args, c.what)
	}
	fmt.Fprint(w, "\nFILE may be - for standard input. gonvvm SUBCOMMAND -help lists the flags.\n")
}
