// Command gonvvm is the NVVM compiler: LLVM IR in, PTX out. See the README, or
// run it without arguments.
//
// Exit codes: 0 done, 1 the input is wrong, 2 the command line is wrong, 3 a bug of gonvvm.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/frontend"
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
	reports  reports
}

// commands returns the subcommands in the order of the help.
func commands() []command {
	return []command{
		{"compile", "[flags] FILE...", "compile LLVM IR to PTX; several files are linked", compileMain},
		{"batch", "[flags] MANIFEST -o DIR", "compile many modules; goes on where it was interrupted", batchMain},
		{"llc", "[llc's flags] [FILE]", "the same compiler with llc's command line", llcMain},
		{"verify", "[flags] FILE...", "say everything that is wrong with a module", verifyMain},
		{"link", "[flags] FILE...", "make one module of several", linkMain},
		{"opt", "[flags] FILE", "run the passes on LLVM IR and print it", optMain},
		{"run", "FILE [flags] ARGUMENT...", "run a kernel on the CPU and look for mistakes in it", runMain},
		{"dap", "", "debug kernels on the CPU from an editor (Debug Adapter Protocol)", dapMain},
		{"lsp", "", "help editors with PTX and LLVM IR (Language Server Protocol)", lspMain},
		{"serve", "[flags]", "compile and run kernels in a page of this machine", serveMain},
		{"exec", "[flags] PROGRAM ARGUMENT...", "run a program that uses CUDA's driver without a GPU", execMain},
		{"ptx", "check|fmt|stat ...", "check PTX, format it, or count its instructions and registers", ptxMain},
		{"ptxas", "[ptxas' flags] FILE", "check PTX and wrap it for libcuda, with ptxas' command line", ptxasMain},
		{"fatbinary", "[fatbinary's flags]", "write a fat binary, with the command line of NVIDIA's tool", fatbinaryMain},
		{"nvlink", "[nvlink's flags] FILE...", "link PTX of several files, with the command line of NVIDIA's tool", nvlinkMain},
		{"cuobjdump", "[cuobjdump's flags] FILE...", "list, print or extract PTX of programs, likewise", cuobjdumpMain},
		{"nvprune", "-arch=sm_NN -o FILE FILE", "remove code for other architectures, likewise", nvpruneMain},
		{"toolkit", "[flags] DIR", "write a folder in the layout of a CUDA toolkit, for clang", toolkitMain},
		{"intrinsics", "[-json] [PATTERN]", "list the intrinsics and their instructions", intrinsicsMain},
		{"as", "[flags] FILE", "write LLVM IR as bitcode", asMain},
		{"dis", "[flags] FILE", "write bitcode as text", disMain},
		{"reduce", "[flags] FILE -- COMMAND...", "make a module smaller for which a command still fails", reduceMain},
		{"targets", "", "list the architectures and PTX versions", targetsMain},
		{"explain", "CODE", "say more about a diagnostic", explainMain},
		{"completion", "SHELL", "print a script that completes subcommands and flags in a shell", completionMain},
		{"man", "", "print the manual page", manMain},
		{"version", "", "print the version", versionMain},
	}
}

func main() {
	growStack(len(os.Args))
	if len(os.Args) > 1 {
		tuneCollector(os.Args[1])
	}
	os.Exit(profiled(personality(os.Args), &streams{in: os.Stdin, out: os.Stdout, err: os.Stderr}))
}

// personalities are the subcommands that stand for tools of NVIDIA: a link to the command with their names is the subcommand.
var personalities = []string{"ptxas", "fatbinary", "nvlink", "cuobjdump", "nvprune"}

// linked are the subcommands that a link named gonvvm-SUBCOMMAND stands for, for programs that cannot give a compiler a first argument, such
// as Compiler Explorer.
var linked = []string{"compile", "llc", "opt"}

// personality returns the arguments of the command.
func personality(args []string) []string {
	if len(args) > 0 {
		name := strings.TrimSuffix(filepath.Base(args[0]), ".exe")
		sub := strings.TrimPrefix(name, "gonvvm-")
		isLinked := sub != name && slices.Contains(linked, sub)
		switch {
		case isLinked && len(args) == 2 && (args[1] == "--version" || args[1] == "-version"):
			return []string{"version"}
		case isLinked || slices.Contains(personalities, name):
			return append([]string{sub}, args[1:]...)
		}
	}
	return args[min(1, len(args)):]
}

// profiled runs the command with the profiles that the arguments request.
func profiled(args []string, s *streams) int {
	var p profiles
	args, err := expandResponses(args, 0)
	if err == nil {
		args, err = p.take(args)
	}
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitUsage
	}
	if err := p.start(); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	code := run(args, s)
	if err := p.finish(); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		code = max(code, exitInput)
	}
	return code
}

// run runs the subcommand that args name. A standard output that cannot be written is an error of every
// subcommand.
func run(args []string, s *streams) int {
	out := newStdout(s.out)
	buffered := &streams{in: s.in, out: out, err: &stderr{s.err, out}}
	code := dispatch(args, buffered)
	if code != exitUsage {
		buffered.finishReports()
	}
	if err := out.flush(); err != nil && code == exitOK {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		code = exitInput
	}
	return code
}

// dispatch runs the subcommand that args name. A panic is a bug of ours and is reported as one.
func dispatch(args []string, s *streams) (code int) {
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
	case "capi":
		return capiMain(args[1:], s)
	case "-version", "--version":
		return versionMain(nil, s)
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run(args[1:], s)
		}
	}
	near := diag.Nearest{Name: args[0]}
	for _, c := range commands() {
		near.Try(c.name)
	}
	switch {
	case near.Word != "":
		fmt.Fprintf(s.err, "gonvvm: unknown subcommand %q; did you mean gonvvm %s?\n    hint: gonvvm -help lists the subcommands\n", args[0], near.Word)
	case args[0] == "-" || fileLike(args[0]):
		fmt.Fprintf(s.err, "gonvvm: the subcommand is missing: gonvvm compile %s\n    hint: gonvvm -help lists the subcommands\n", args[0])
	default:
		fmt.Fprintf(s.err, "gonvvm: unknown subcommand %q\n\n", args[0])
		usage(s.err)
	}
	return exitUsage
}

// fileLike reports whether an argument is the name of a file that can be compiled.
func fileLike(arg string) bool {
	return strings.HasSuffix(arg, ".ll") || strings.HasSuffix(arg, ".bc") || frontend.Of(arg) != nil
}

func usage(w io.Writer) {
	fmt.Fprint(w, "gonvvm compiles LLVM IR for NVIDIA GPUs to PTX.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  gonvvm %-30s %s\n", c.name+" "+c.args, c.what)
	}
	fmt.Fprint(w, "\nFILE may be - for standard input. @FILE for the arguments in a file. gonvvm SUBCOMMAND -help lists the flags.\nEvery subcommand takes -cpuprofile=FILE, -memprofile=FILE and -trace=FILE, profiles of gonvvm itself for go tool pprof and trace.\n")
}
