package testkit

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"
)

// importPolicy is the import graph of the project: each line names a package (its path below the module, "gonvvm" for
// the root) and all that its files other than tests may import of the project. A new package, or a new import, belongs
// in here with the reason for it in the commit; unused imports are removed.
//
// All packages may use the computing packages of the standard library. Packages that reach outside the process or the
// type system have to be named:
//
//	$os      os, os/..., path/filepath, flag, log, net, syscall, runtime/debug, runtime/pprof, ...
//	$embed   embed; packages with $os have it
//	$unsafe  unsafe, reflect
//	$regexp  regexp
//	$cgo     C
//	$js      syscall/js, of the programs for WebAssembly and the handlers of the emulator there
//	$dap     github.com/google/go-dap, of the module dap only
//	$lsp     go.lsp.dev/protocol, jsonrpc2 and uri, of the module lsp only
//	$purego  github.com/ebitengine/purego, of the module cuda only
//
// The main lines: the path from IR to PTX goes through two models, ir and ptx. Passes on one never see the other, only
// the selector sees both, and only driver sees both ends. The emulator is an independent check of the compiler and so
// shares nothing with it but the PTX model and the arithmetic.
const importPolicy = `
# Foundations.
diag               :
internal/diag      : diag
internal/slab      :
internal/limit     :
internal/softfp    :
internal/target    :

# The instruction set as tables, and the program that generates them.
internal/isa       : internal/target
internal/isa/gen   : $os
internal/isa/support : internal/isa internal/target internal/emu $os

# The first waist: LLVM IR, its readers and writers, and what works on it.
internal/ir        : internal/isa internal/slab internal/softfp
internal/fold      : internal/ir internal/isa internal/limit internal/softfp internal/target
internal/upgrade   : internal/ir
internal/dinode    : internal/dwarfnames
internal/llasm     : internal/dinode internal/ir internal/slab internal/upgrade internal/diag $unsafe
internal/bitcode/bitstream :
internal/bitcode   : internal/limit internal/bitcode/bitstream internal/dinode internal/dwarfnames internal/ir internal/slab internal/upgrade internal/diag $unsafe
internal/analysis  : internal/fold internal/ir internal/isa internal/slab
internal/verify    : internal/dinode internal/ir internal/diag internal/target internal/isa internal/analysis
internal/link      : internal/ir internal/diag
internal/reduce    : internal/analysis internal/ir internal/llasm internal/verify
internal/passes/bisect :
internal/passes/leftover : internal/ir
internal/passes/locals : internal/analysis internal/ir
internal/passes/dot : internal/ir
internal/passes/slsr : internal/analysis internal/ir
internal/passes/divrempairs : internal/analysis internal/ir
internal/passes/narrowphis : internal/ir internal/slab
internal/passes/typepromotion : internal/analysis internal/ir internal/slab
internal/passes/ivdivision : internal/analysis internal/fold internal/ir
internal/passes/exittest : internal/analysis internal/ir
internal/passes/vectorize : internal/passes/alignment internal/analysis internal/ir
internal/passes/alignment : internal/analysis internal/ir
internal/passes/scopes : internal/analysis internal/ir internal/slab
internal/passes/bdce : internal/analysis internal/fold internal/ir internal/slab
internal/passes/dse : internal/analysis internal/fold internal/ir internal/slab
internal/passes/constoffset : internal/ir
internal/passes/exactsum : internal/analysis internal/ir internal/slab
internal/passes/slp : internal/ir
internal/passes/tails : internal/analysis internal/ir internal/slab
internal/passes/scalarizer : internal/analysis internal/ir
internal/passes/ipo : internal/analysis internal/ir
internal/passes/settled : internal/ir
internal/passes/stats : internal/ir
internal/passes/lower : internal/analysis internal/fold internal/ir
internal/passes/instcombine : internal/analysis internal/fold internal/ir internal/isa internal/slab
internal/passes    : internal/passes/alignment internal/passes/scopes internal/passes/bisect internal/passes/ipo internal/passes/dot internal/passes/ivdivision internal/passes/exittest internal/passes/divrempairs internal/passes/slsr internal/passes/narrowphis internal/passes/typepromotion internal/passes/vectorize internal/passes/bdce internal/passes/dse internal/passes/constoffset internal/passes/exactsum internal/passes/slp internal/passes/scalarizer internal/passes/tails internal/passes/leftover internal/passes/locals internal/passes/settled internal/passes/stats internal/passes/lower internal/passes/instcombine internal/limit internal/fold internal/ir internal/lowering internal/diag internal/slab internal/analysis internal/target

# The second waist: PTX, and what works on it.
internal/ptx       : internal/diag internal/slab internal/target internal/isa
internal/ptxcheck  : internal/ptx internal/diag internal/target internal/isa
internal/ptxlink   : internal/ptx internal/isa internal/target internal/diag
internal/fatbin    :
internal/ptxopt    : internal/ptx internal/slab internal/isa
internal/dwarfnames :
internal/dwarf     : internal/dwarfnames internal/ir internal/ptx
internal/emu       : internal/ptx internal/isa internal/softfp internal/diag internal/emu/blocks internal/emu/simd internal/emu/traffic internal/emu/printf internal/emu/cube internal/emu/mbarrier internal/emu/tensormap internal/emu/tile internal/emu/integer internal/emu/weak internal/emu/lanewise internal/emu/values internal/emu/slots internal/emu/clocktree internal/emu/freelist $unsafe
internal/emu/blocks : internal/ptx internal/isa
internal/emu/values : internal/ptx internal/isa internal/emu/blocks
internal/emu/freelist:
internal/emu/slots  : internal/ptx internal/isa internal/emu/blocks internal/emu/values
internal/emu/integer : internal/isa
internal/emu/weak  :
internal/emu/lanewise : internal/softfp
internal/emu/traffic :
internal/emu/printf :
internal/emu/clocktree :
internal/emu/cube  :
internal/emu/mbarrier :
internal/emu/tensormap : internal/isa
internal/emu/simd  : $unsafe $js $embed
internal/emu/tile  : internal/emu/simd internal/softfp $unsafe
internal/emu/simd/gen : internal/emu/simd $os

# From one to the other: nobody but driver imports the selector.
internal/lowering  : internal/ir internal/isa internal/diag internal/target
internal/legalize  : internal/limit internal/lowering internal/ir internal/isa internal/diag internal/target internal/analysis
internal/isel      : internal/fold internal/limit internal/lowering internal/ir internal/ptx internal/diag internal/slab internal/softfp internal/target internal/isa internal/analysis internal/dwarf

# Both ends, and reports about them.
internal/lto       :
internal/driver    : internal/lto internal/ir internal/llasm internal/bitcode internal/verify internal/link internal/passes internal/lowering internal/legalize internal/ptx internal/ptxcheck internal/ptxopt internal/isel internal/diag internal/target

# What others import.
gonvvm             : diag internal/driver internal/verify internal/target
ptx                : diag internal/ptx internal/ptxcheck internal/isa internal/diag internal/target
nvvm               : diag internal/driver internal/ir internal/lto internal/target internal/verify
emu                : diag internal/emu internal/emu/tensormap internal/emu/integer internal/ptx internal/softfp

# Launches of the command, and the debugger of them, on the public package; on a GPU by the command of the module cuda.
internal/launch    : emu
internal/debugger  : emu
internal/launcher  : $os

# Results in a folder, by digests.
internal/cache     : $os

# Compilers of other languages to LLVM IR, as processes.
internal/frontend  : internal/target $os $regexp

# Reports of compilations and launches, as data.
internal/report    : internal/passes/stats emu internal/analysis internal/cureport internal/diag internal/driver internal/emu/blocks internal/fold internal/ir internal/isa internal/passes internal/ptx internal/slab internal/target
internal/live      : diag emu internal/driver internal/launch internal/ptxcheck internal/report internal/target $embed
internal/page      : $embed

# The C libraries: requests and replies, and the library that answers them.
capi               :
internal/jitlink   : internal/bitcode internal/diag internal/driver internal/fatbin internal/lto internal/ptx internal/ptxcheck internal/ptxlink internal/target internal/verify
internal/cureport :
internal/shmem     : $os $unsafe
internal/unnamed   : $os $unsafe
internal/cudriver  : internal/cureport internal/diag internal/emu internal/fatbin internal/jitlink internal/ptx internal/ptxcheck internal/shmem internal/target $unsafe
capi/wire          : gonvvm diag emu ptx nvvm internal/jitlink
capi/libcuda       : internal/cudriver internal/emu internal/emu/tensormap internal/target $unsafe
capi/libcuda/gen   : internal/cudriver $os $regexp
capi/cudart        :
capi/samples       :
capi/cudart/gen    : $os $regexp
capi/emulator      : internal/diag internal/emu internal/ptx $unsafe
capi/golib         : capi/emulator capi/libcuda capi/wire internal/cudriver internal/cureport $regexp $cgo $os $unsafe

# What editors ask about a text.
internal/lang      : diag
internal/lang/ptxlang : diag internal/isa internal/lang internal/ptx internal/ptxcheck internal/target
internal/lang/lllang  : diag internal/analysis internal/driver internal/ir internal/isa internal/lang internal/llasm internal/target
internal/lang/grammars : internal/isa $os

# A module of its own, which depends on purego: GPUs from Go.
cuda               : $os $purego $unsafe
cuda/cmd/gonvvm-cuda : cuda $os

# A module of its own, which depends on go-dap: the debugger for editors.
dap                : emu internal/debugger internal/launch $os $dap
dap/cmd/gonvvm-dap : dap $os

# A module of its own, which depends on go.lsp.dev: the language server for editors.
lsp                : diag internal/lang internal/lang/lllang internal/lang/ptxlang $lsp
lsp/cmd/gonvvm-lsp : diag lsp $lsp $os

# Commands.
cmd/gonvvm         : internal/passes/bisect internal/passes/stats capi/wire diag emu ptx internal/cudriver internal/cureport internal/debugger internal/cache internal/driver internal/frontend internal/launch internal/launcher internal/legalize internal/fatbin internal/jitlink internal/ptx internal/ptxcheck internal/page internal/reduce internal/report internal/ir internal/llasm internal/bitcode internal/verify internal/passes internal/isa internal/diag internal/target internal/unnamed $os $regexp
cmd/gonvvm-serve   : internal/driver internal/frontend internal/live internal/page internal/target $os $regexp
cmd/gonvvm-playground : internal/live $js
cmd/gonvvm-wasm    : capi/wire $js
bench              : internal/launcher internal/driver internal/target internal/oracle internal/testkit internal/testkit/chains internal/testkit/difftest internal/emu internal/ptx $os $regexp

# The tools to compare with, and the tests of all the others; only test files import testkit.
internal/oracle    : $os $regexp
internal/testkit   : internal/oracle $os
internal/testkit/irgen    :
internal/testkit/chains   :
internal/testkit/litmus   :
internal/testkit/ptxgen   : internal/isa internal/target
internal/testkit/interp   : internal/ir
internal/testkit/widthgen :
internal/testkit/langtest : internal/lang $os
internal/testkit/difftest : internal/passes/bisect internal/launcher internal/testkit internal/testkit/interp internal/testkit/irgen internal/testkit/widthgen internal/driver internal/emu internal/ir internal/llasm internal/oracle internal/passes internal/ptx internal/ptxcheck internal/target internal/verify
internal/testkit/mutate   : internal/analysis internal/ir

# Examples: the public packages only.
examples/saxpy : gonvvm emu ptx $os
examples/embed : emu $os

# Programs that a person runs.
tools/difffuzz : internal/oracle internal/target internal/testkit/irgen internal/testkit/difftest $os
tools/mutfuzz  : internal/emu internal/ir internal/llasm internal/oracle internal/ptx internal/target internal/testkit internal/testkit/difftest internal/testkit/mutate internal/verify $os
tools/peephole : internal/driver internal/ir internal/llasm internal/oracle internal/passes $os $regexp internal/lowering internal/target
tools/widthfuzz : internal/oracle internal/testkit/widthgen internal/testkit/difftest $os
tools/rules        : $os $regexp
tools/shape        : $os $regexp
tools/outputs      : internal/bitcode internal/driver internal/llasm internal/target internal/testkit/irgen $os
`

// guarded says which word of the policy a standard package needs, "" for none.
func guarded(path string) string {
	switch path {
	case "unsafe", "reflect":
		return "$unsafe"
	case "regexp", "regexp/syntax":
		return "$regexp"
	case "C":
		return "$cgo"
	case "embed":
		return "$embed"
	case "flag", "log", "syscall", "path/filepath", "plugin", "expvar",
		"runtime/debug", "runtime/pprof", "runtime/trace", "testing", "time/tzdata":
		return "$os"
	}
	switch first, _, _ := strings.Cut(path, "/"); first {
	case "os", "net", "log", "testing":
		return "$os"
	}
	return ""
}

// TestImportPolicy holds the project's import graph to importPolicy.
func TestImportPolicy(t *testing.T) {
	policy := parsePolicy(t, importPolicy)
	checkAcyclic(t, policy)
	imports := projectImports(t)
	for pkg, list := range imports {
		allowed, ok := policy[pkg]
		if !ok {
			t.Errorf("package %s is not in the import policy: add it to importPolicy", pkg)
			continue
		}
		for _, imp := range list {
			if word := needs(imp); word != "" && !allowed[word] && (word != "$embed" || !allowed["$os"]) {
				t.Errorf("%s imports %s, which the import policy does not allow (it lacks %s)", pkg, imp, word)
			}
		}
	}
	for pkg, allowed := range policy {
		list, ok := imports[pkg]
		if !ok {
			t.Errorf("the import policy has a line for %s, which is not a package", pkg)
			continue
		}
		used := map[string]bool{}
		for _, imp := range list {
			used[needs(imp)] = true
		}
		for word := range allowed {
			if !used[word] {
				t.Errorf("the import policy lets %s import %s, which it does not: take it out", pkg, word)
			}
		}
	}
	if len(imports["internal/testkit"]) == 0 {
		t.Error("the walk over the packages did not find this package's own imports")
	}
}

// TestImportPolicyRules holds the policy itself to the rules that it serves.
func TestImportPolicyRules(t *testing.T) {
	policy := parsePolicy(t, importPolicy)
	for _, r := range []struct{ pkg, never string }{
		{"internal/passes", "internal/isel"},
		{"internal/isel", "internal/legalize"},
		{"internal/legalize", "internal/isel"},
		{"internal/legalize", "internal/passes"},
		{"internal/passes", "internal/ptx"},
		{"internal/ptxopt", "internal/ir"},
		{"internal/emu", "internal/isel"},
		{"internal/emu", "internal/ir"},
		{"internal/verify", "internal/passes"},
	} {
		if reaches(policy, r.pkg, r.never, map[string]bool{}) {
			t.Errorf("the policy lets %s reach %s", r.pkg, r.never)
		}
	}
	outside := map[string]bool{
		"internal/testkit": true, "internal/testkit/langtest": true, "internal/oracle": true, "internal/isa/gen": true, "internal/isa/support": true, "internal/emu/simd/gen": true, "bench": true,
		"internal/cache": true, "internal/frontend": true, "internal/launcher": true, "internal/live": true, "internal/page": true, "internal/shmem": true, "internal/unnamed": true, "capi/golib": true, "capi/libcuda/gen": true, "cuda": true, "cuda/cmd/gonvvm-cuda": true, "dap": true, "dap/cmd/gonvvm-dap": true, "lsp/cmd/gonvvm-lsp": true, "internal/lang/grammars": true, "capi/cudart/gen": true, "examples/embed": true, "examples/saxpy": true, "tools/difffuzz": true, "tools/mutfuzz": true, "tools/widthfuzz": true, "tools/peephole": true, "tools/outputs": true, "tools/rules": true, "tools/shape": true, "cmd/gonvvm": true, "cmd/gonvvm-serve": true,
	}
	for pkg, allowed := range policy {
		if allowed["$os"] && !outside[pkg] {
			t.Errorf("the policy lets %s touch the operating system", pkg)
		}
		if allowed["internal/testkit"] && pkg != "bench" && !strings.HasPrefix(pkg, "internal/testkit/") && !strings.HasPrefix(pkg, "tools/") { // bench runs the corpus's launches
			t.Errorf("the policy lets %s import testkit, which is for test files", pkg)
		}
		if allowed["internal/isel"] && pkg != "internal/driver" {
			t.Errorf("the policy lets %s import isel", pkg)
		}
	}
}

func parsePolicy(t *testing.T, text string) map[string]map[string]bool {
	t.Helper()
	policy := map[string]map[string]bool{}
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		pkg, list, ok := strings.Cut(line, ":")
		pkg = strings.TrimSpace(pkg)
		if !ok || policy[pkg] != nil {
			t.Fatalf("import policy: bad or repeated line %q", line)
		}
		policy[pkg] = map[string]bool{}
		for _, word := range strings.Fields(list) {
			policy[pkg][word] = true
		}
	}
	for pkg, allowed := range policy {
		for word := range allowed {
			if word[0] != '$' && policy[word] == nil {
				t.Fatalf("import policy: %s names the unknown package %s", pkg, word)
			}
		}
	}
	return policy
}

func checkAcyclic(t *testing.T, policy map[string]map[string]bool) {
	t.Helper()
	for pkg := range policy {
		for word := range policy[pkg] {
			if reaches(policy, word, pkg, map[string]bool{}) {
				t.Errorf("the policy allows a cycle: %s imports %s, which reaches %s", pkg, word, pkg)
			}
		}
	}
}

func reaches(policy map[string]map[string]bool, from, to string, seen map[string]bool) bool {
	if from == to {
		return true
	}
	if seen[from] {
		return false
	}
	seen[from] = true
	for word := range policy[from] {
		if reaches(policy, word, to, seen) {
			return true
		}
	}
	return false
}

// rootWord is the word of the policy for the package at the root of the module, whatever the module's path is.
const rootWord = "gonvvm"

// needs says which word a package must have in its line to import path.
func needs(path string) string {
	if path == modulePath {
		return rootWord
	}
	if own, ok := strings.CutPrefix(path, modulePath+"/"); ok {
		return own
	}
	switch path {
	case "github.com/google/go-dap":
		return "$dap"
	case "go.lsp.dev/jsonrpc2", "go.lsp.dev/protocol", "go.lsp.dev/uri":
		return "$lsp"
	case "syscall/js":
		return "$js"
	case "github.com/ebitengine/purego":
		return "$purego"
	}
	if first, _, _ := strings.Cut(path, "/"); strings.Contains(first, ".") {
		return "a word for " + path
	}
	return guarded(path)
}

// runPrograms lists the test files that start programs without internal/oracle: they start the go command and programs
// that it builds, or the test's own program.
var runPrograms = map[string]bool{
	"internal/testkit/init_test.go":     true,
	"internal/testkit/rename_test.go":   true,
	"capi/clients_test.go":              true, // if GONVVM_ORACLES is set
	"capi/lto_test.go":                  true, // if GONVVM_ORACLES is set
	"capi/capi_test.go":                 true, // if GONVVM_ORACLES is set
	"capi/driver_test.go":               true, // if GONVVM_ORACLES is set
	"capi/offload_test.go":              true, // if GONVVM_ORACLES is set
	"capi/samples/samples_test.go":      true, // if GONVVM_ORACLES is set
	"capi/runtime_test.go":              true, // if GONVVM_ORACLES is set
	"capi/cuda_test.go":                 true, // if GONVVM_ORACLES is set
	"capi/planted_test.go":              true, // if GONVVM_ORACLES is set
	"internal/driver/frontends_test.go": true, // if GONVVM_ORACLES is set
	"internal/driver/julia_test.go":     true, // if GONVVM_ORACLES is set
	"cmd/gonvvm/hostile_test.go":        true,
	"dap/dap_test.go":                   true, // itself
	"cmd/gonvvm/completion_test.go":     true, // bash, zsh, fish
	"web/test/page_test.go":             true, // the command, and scripts/build-playground
	"web/test/tab_test.go":              true, // to find Chromium
	"web/test/site_test.go":             true, // scripts/build-site
	"cmd/gonvvm/batch_test.go":          true, // this command, to kill it
	"cmd/gonvvm/output_test.go":         true,
	"cmd/gonvvm/docs_test.go":           true, // the commands of the pages
	"internal/cache/cache_test.go":      true, // several of this program
}

// TestToolsPolicy holds test files to internal/oracle, whose functions run no tool unless
// GONVVM_ORACLES is set: other test files do not import os/exec.
func TestToolsPolicy(t *testing.T) {
	root := Root(t)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		for _, imp := range file.Imports {
			if imp.Path.Value == `"os/exec"` && !runPrograms[name] && !strings.HasPrefix(name, "internal/oracle/") {
				t.Errorf("%s imports os/exec: tools are run by internal/oracle", name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// projectImports reads the imports of every package's files, tests and testdata
// left out.
func projectImports(t *testing.T) map[string][]string {
	t.Helper()
	root := Root(t)
	imports := map[string][]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != root && (name == "testdata" || name == "node_modules" || name == "vendor" || name == "bin" || name[0] == '.' || name[0] == '_') {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(rel)
		if pkg == "." {
			pkg = rootWord
		}
		list := imports[pkg]
		for _, spec := range file.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if !contains(list, imp) {
				list = append(list, imp)
			}
		}
		sort.Strings(list)
		imports[pkg] = list
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return imports
}
