package oracle

import (
	"debug/elf"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
)

// Assembly is ptxas's output for a PTX module.
type Assembly struct {
	// Err is the text of the errors; "" if the module was accepted.
	Err string
	// Warnings are the lines that warn.
	Warnings []string
	// Losses are the lines about wgmma instructions that are serialized or wait for others.
	Losses []string
	// Functions lists kernels and functions in the order of the report.
	Functions []Usage
}

// Usage is the resource usage of one kernel or function.
type Usage struct {
	Name         string
	Kernel       bool
	Registers    int // per thread; kernels only
	Barriers     int
	Shared       int // bytes, static
	Stack        int // bytes of the frame
	SpillStores  int // bytes
	SpillLoads   int // bytes
	Instructions int // SASS instructions, without padding; targets from sm_70 on
}

// Usage returns the entry of a kernel or function, or nil.
func (a *Assembly) Usage(name string) *Usage {
	for i := range a.Functions {
		if a.Functions[i].Name == name {
			return &a.Functions[i]
		}
	}
	return nil
}

// Assemble assembles a PTX module with a ptxas for an architecture. Extra arguments go to ptxas ("-O0", "-c"). A
// refused module is not an error: the result's Err has the message. The result is kept in the cache folder.
func Assemble(path string, ptx []byte, arch string, args ...string) (*Assembly, error) {
	args = append([]string{"-v", "-arch", arch}, args...)
	key := resultKey(path, args, ptx)
	result := new(Assembly)
	if kept, ok := loadResult(key); ok && json.Unmarshal(kept, result) == nil {
		return result, nil
	}
	dir, err := os.MkdirTemp("", "ptxas")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	in, out := filepath.Join(dir, "in.ptx"), filepath.Join(dir, "out.cubin")
	if err := os.WriteFile(in, ptx, 0o644); err != nil {
		return nil, err
	}
	stdout, stderr, err := runProgram(path, nil, append(args, "-o", out, in)...)
	report := string(stdout) + strings.ReplaceAll(stderr, in, "ptx")
	if err != nil && !isExit(err) {
		return nil, &ToolError{Tool: path, Stderr: report, Err: err}
	}
	result = parseReport(report)
	if err != nil && result.Err == "" {
		result.Err = report
	}
	if err == nil {
		countInstructions(result, arch, out)
	}
	if data, err := json.Marshal(result); err == nil {
		storeResult(key, data)
	}
	return result, nil
}

// PtxasFor returns the path of the newest ptxas that knows an architecture, or
// "".
func PtxasFor(arch string) string {
	for _, p := range assemblers() {
		if p.knows[arch] {
			return p.path
		}
	}
	return ""
}

// PtxasAll returns the paths of all ptxas that know arch and are of version
// major.minor or newer, the newest first.
func PtxasAll(arch string, major, minor int) (paths []string) {
	for _, p := range assemblers() {
		if p.knows[arch] && slices.Compare(p.version, []int{major, minor}) >= 0 {
			paths = append(paths, p.path)
		}
	}
	return paths
}

type assembler struct {
	path    string
	version []int
	knows   map[string]bool
}

// assemblers lists the installed ptxas, the newest first.
var assemblers = sync.OnceValue(func() []assembler {
	if !Admitted() {
		return nil
	}
	var paths []string
	for _, pattern := range []string{
		filepath.Join(CacheDir(), "ptxas", "*", "ptxas"),
		"/usr/local/cuda*/bin/ptxas",
		"/usr/lib/nvidia-cuda-toolkit/bin/ptxas",
	} {
		found, _ := filepath.Glob(pattern)
		paths = append(paths, found...)
	}
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		paths = append(paths, filepath.Join(dir, "ptxas"))
	}
	var list []assembler
	seen := map[string]bool{}
	for _, path := range paths {
		real, err := filepath.EvalSymlinks(path)
		if err != nil || seen[real] || !executable(real) {
			continue
		}
		seen[real] = true
		if a, ok := askAssembler(path); ok {
			list = append(list, a)
		}
	}
	sort.SliceStable(list, func(i, j int) bool {
		a, b := list[i].version, list[j].version
		for k := range min(len(a), len(b)) {
			if a[k] != b[k] {
				return a[k] > b[k]
			}
		}
		return len(a) > len(b)
	})
	return list
})

var (
	reVersion = regexp.MustCompile(`\bV(\d+(?:\.\d+)+)`)
	reArch    = regexp.MustCompile(`'(sm_\d+[af]?)'`)
)

// askAssembler runs a ptxas for its version and the architectures it knows.
func askAssembler(path string) (assembler, bool) {
	a := assembler{path: path, knows: map[string]bool{}}
	version, _, err := runProgram(path, nil, "--version")
	m := reVersion.FindSubmatch(version)
	if err != nil || m == nil {
		return a, false
	}
	for _, part := range strings.Split(string(m[1]), ".") {
		n, _ := strconv.Atoi(part)
		a.version = append(a.version, n)
	}
	help, _, err := runProgram(path, nil, "--help")
	if err != nil {
		return a, false
	}
	for _, m := range reArch.FindAllSubmatch(help, -1) {
		a.knows[string(m[1])] = true
	}
	return a, true
}

var (
	reEntry = regexp.MustCompile(`Compiling entry function '([^']+)'`)
	reProps = regexp.MustCompile(`Function properties for '?([^' ]+)'?`)
	reFrame = regexp.MustCompile(`(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads`)
	reUsed  = regexp.MustCompile(`Used (\d+) registers`)
	reBars  = regexp.MustCompile(`used (\d+) barriers`)
	reSmem  = regexp.MustCompile(`(\d+) bytes smem`)
	reError = regexp.MustCompile(`(^|\W)(error|fatal)\s*:`)
)

// parseReport reads the output of ptxas -v: for each kernel its own lines, then those of the functions that were
// compiled with it.
func parseReport(report string) *Assembly {
	a := new(Assembly)
	entry, current := -1, -1
	at := func(name string) int {
		for i := range a.Functions {
			if a.Functions[i].Name == name {
				return i
			}
		}
		a.Functions = append(a.Functions, Usage{Name: name})
		return len(a.Functions) - 1
	}
	for _, text := range strings.Split(report, "\n") {
		if reError.MatchString(text) {
			a.Err += text + "\n"
			continue
		}
		if strings.Contains(text, "warning :") {
			a.Warnings = append(a.Warnings, text)
			continue
		}
		if strings.Contains(text, "Potential Performance Loss") || strings.Contains(text, "is injected in around line") {
			a.Losses = append(a.Losses, text)
			continue
		}
		if m := reEntry.FindStringSubmatch(text); m != nil {
			entry = at(m[1])
			current = entry
			a.Functions[entry].Kernel = true
		} else if m := reProps.FindStringSubmatch(text); m != nil {
			current = at(m[1])
		} else if m := reFrame.FindStringSubmatch(text); m != nil && current >= 0 {
			f := &a.Functions[current]
			f.Stack, f.SpillStores, f.SpillLoads = number(m[1]), number(m[2]), number(m[3])
		} else if m := reUsed.FindStringSubmatch(text); m != nil && current >= 0 {
			f := &a.Functions[current]
			f.Registers = number(m[1])
			if m := reBars.FindStringSubmatch(text); m != nil {
				f.Barriers = number(m[1])
			}
			if m := reSmem.FindStringSubmatch(text); m != nil {
				f.Shared = number(m[1])
			}
		}
	}
	return a
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// countInstructions reads the length of each function's code from the object file.
func countInstructions(a *Assembly, arch, object string) {
	if number(strings.Trim(arch, "sm_af")) < 70 {
		return
	}
	file, err := elf.Open(object)
	if err != nil {
		return
	}
	defer file.Close()
	for _, s := range file.Sections {
		name, ok := strings.CutPrefix(s.Name, ".text.")
		f := a.Usage(name)
		if !ok || f == nil || !f.Kernel {
			continue
		}
		code, err := s.Data()
		if err != nil {
			continue
		}
		f.Instructions = codeLength(code)
	}
}
