package frontend

import (
	"path/filepath"
	"strconv"
	"strings"

	"gonvvm/internal/target"
)

// Language is a language whose compiler writes LLVM IR.
type Language struct {
	End      string // of the names of its files: ".cu"
	Name     string // "CUDA C++"
	Program  string // its compiler
	install  string // packages that have it
	versions        // of LLVM in it
	// example is the command that a person types to make the IR.
	example func(r *Request, output string) []string
	// args are the arguments by which the compiler writes the IR to its standard output, and a rule for make to r.deps.
	args   func(r *Request) []string
	header string // a file of include that the compiler reads before the program, or ""
}

// versions is a range of versions of LLVM.
type versions struct{ oldest, newest int }

// Request asks for the LLVM IR of a file.
type Request struct {
	File  string     // as clang gets it
	Arch  target.SM  // for which the program is
	PTX   target.PTX // whose builtins may be used; 0: those of the architecture
	Level int        // 0: IR that is compiled without optimization
	Lines bool       // debug information for lines
	Debug bool       // all debug information
	Color bool       // colors in messages

	Program string   // path of the compiler; "": from PATH
	CUDA    string   // folder of a CUDA toolkit, for its headers; "": a header of this package, which declares a part of CUDA C
	Flags   []string // more arguments
	Dir     string   // in which the compiler runs; "": the current one

	header, deps string // paths of the header and of the rule for make
}

// languages are all languages.
var languages = [...]Language{
	{".cu", "CUDA C++", "clang", "Debian: clang, Homebrew: llvm, Windows: LLVM.LLVM of winget", versions{14, 22}, exampleCUDA, argsCUDA, "cuda.h"},
	{".cl", "OpenCL C", "clang", "Debian: clang, Homebrew: llvm, Windows: LLVM.LLVM of winget", versions{14, 22}, exampleOpenCL, argsOpenCL, "opencl.h"},
	{".mlir", "MLIR", "mlir-translate", "Debian: mlir-22-tools, Homebrew: llvm", versions{15, 22}, exampleMLIR, argsMLIR, ""},
	{".rs", "Rust", "rustc", "https://rustup.rs, then rustup target add nvptx64-nvidia-cuda", versions{15, 22}, exampleRust, argsRust, ""},
}

// Of returns the language of a file by the end of its name, or nil.
func Of(file string) *Language {
	end := filepath.Ext(file)
	for i := range languages {
		if languages[i].End == end {
			return &languages[i]
		}
	}
	return nil
}

// Ends returns the ends of the names of files in these languages.
func Ends() []string {
	var list []string
	for i := range languages {
		list = append(list, languages[i].End)
	}
	return list
}

// oldestPTX is the version from which on PTX has the instructions that CUDA C needs for warps.
const oldestPTX = target.PTX(63)

// clangPTX returns the version of PTX whose builtins clang offers, as the name of a feature. Its own choice depends on the CUDA that it finds.
func (r *Request) clangPTX() string {
	v := r.PTX
	if v == 0 {
		v = max(r.Arch.MinPTX(), oldestPTX)
	}
	return "+ptx" + strings.Replace(v.String(), ".", "", 1)
}

// clangOutput are the arguments of clang about the form of its output: IR before any pass, as gonvvm's optimizer expects it.
func (r *Request) clangOutput() []string {
	args := []string{"-S", "-emit-llvm", "-o", "-", "-MD", "-MF", r.deps, "-MT", "ir"}
	if r.Level == 0 {
		args = append(args, "-O0", "-Xclang", "-disable-O0-optnone")
	} else {
		args = append(args, "-O3", "-Xclang", "-disable-llvm-passes")
	}
	switch {
	case r.Debug:
		args = append(args, "-g")
	case r.Lines:
		args = append(args, "-gline-tables-only")
	}
	if r.Color {
		args = append(args, "-fcolor-diagnostics")
	}
	if r.header != "" { // its folder is temporary
		args = append(args, "-ffile-prefix-map="+filepath.Dir(r.header)+"=gonvvm")
	}
	return args
}

func exampleCUDA(r *Request, output string) []string {
	return []string{"clang++", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=" + r.Arch.String(), "-O3", "-S", "-emit-llvm", r.File, "-o", output}
}

func argsCUDA(r *Request) []string {
	args := []string{"-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=" + r.Arch.String(), "-nocudalib", "-Wno-unknown-cuda-version"}
	if r.CUDA != "" {
		args = append(args, "--cuda-path="+r.CUDA)
	} else {
		args = append(args, "-nocudainc", "-Xclang", "-target-feature", "-Xclang", r.clangPTX())
	}
	if r.header != "" {
		args = append(args, "-include", r.header)
	}
	return append(append(args, r.clangOutput()...), r.File)
}

func exampleOpenCL(r *Request, output string) []string {
	return []string{"clang", "-x", "cl", "--target=nvptx64-nvidia-cuda", "-Xclang", "-finclude-default-header", "-O3", "-S", "-emit-llvm", r.File, "-o", output}
}

func argsOpenCL(r *Request) []string {
	args := []string{
		"-x", "cl", "--target=nvptx64-nvidia-cuda", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header",
		"-Xclang", "-target-cpu", "-Xclang", r.Arch.String(), "-Xclang", "-target-feature", "-Xclang", r.clangPTX(),
	}
	if r.header != "" {
		args = append(args, "-include", r.header)
	}
	return append(append(args, r.clangOutput()...), r.File)
}

func exampleMLIR(r *Request, output string) []string {
	return []string{"mlir-translate", "--mlir-to-llvmir", r.File, "-o", output}
}

func argsMLIR(r *Request) []string { return []string{"--mlir-to-llvmir", r.File, "-o", "-"} }

func exampleRust(r *Request, output string) []string {
	return []string{"rustc", "--crate-type=lib", "--target=nvptx64-nvidia-cuda", "-O", "--emit=llvm-ir", r.File, "-o", output}
}

func argsRust(r *Request) []string {
	args := []string{
		"--crate-type=lib", "--target=nvptx64-nvidia-cuda", "--edition=2021", "-Ccodegen-units=1", "-Cpanic=abort",
		"-Ctarget-cpu=" + r.Arch.String(), "-Cno-prepopulate-passes", "-Copt-level=" + strconv.Itoa(min(r.Level, 3)),
	}
	switch {
	case r.Debug:
		args = append(args, "-Cdebuginfo=2")
	case r.Lines:
		args = append(args, "-Cdebuginfo=line-tables-only")
	}
	if r.Color {
		args = append(args, "--color=always")
	}
	return append(args, "--emit=llvm-ir=-,dep-info="+r.deps, r.File)
}
