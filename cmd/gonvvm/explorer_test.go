package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
)

// properties reads a file of properties as Compiler Explorer does: keys and values as they stand, comments with #.
func properties(t *testing.T, path string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p := map[string]string{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		key, value, ok := strings.Cut(line, "=")
		if !ok || key != strings.TrimSpace(key) || value != strings.TrimSpace(value) {
			t.Errorf("%s: %q", path, line)
		}
		p[key] = value
	}
	return p
}

// explorerArguments are those that Compiler Explorer (docs/AddingACompiler.md, lib/compilers/clang.ts and llc.ts) puts before the options of
// the configuration, by compilerType.
var explorerArguments = map[string][]string{
	"clang-cuda": {"-o", "OUT", "-g1", "-S"},
	"llc":        {"-o", "OUT", "-x86-asm-syntax=intel"},
}

// Compiler Explorer finds in the text (lib/parsers/asm-parser.ts): the numbers of files, the lines of the source, which is called example,
// and where code begins.
var (
	explorerFile  = regexp.MustCompile(`^\s*\.file\s+(\d+)\s+"([^"]+)"`)
	explorerLine  = regexp.MustCompile(`^\s*\.loc\s+(\d+)\s+(\d+)\s`)
	explorerMain  = regexp.MustCompile(`example\.[^/]+$`)
	explorerBegin = regexp.MustCompile(`\.(entry|func)\s+(?:\([^)]*\)\s*)?([$.A-Z_a-z][\w$.]*)\($`)
	explorerLabel = regexp.MustCompile(`^[\w$.@]+:`)
)

// shown is the output as Compiler Explorer shows it.
type shown struct {
	functions, labels int
	source            map[string]int // last line of the source by the opcode of an instruction
}

func explorerShows(out []byte) shown {
	s := shown{source: map[string]int{}}
	main := map[string]bool{}
	at := 0
	for line := range strings.Lines(string(out)) {
		line = strings.TrimRight(line, "\n")
		if m := explorerFile.FindStringSubmatch(line); m != nil {
			main[m[1]] = explorerMain.MatchString(m[2])
		}
		switch m := explorerLine.FindStringSubmatch(line); {
		case m != nil && main[m[1]]:
			at, _ = strconv.Atoi(m[2])
		case m != nil:
			at = 0
		case explorerBegin.MatchString(line):
			s.functions++
		case explorerLabel.MatchString(line):
			s.labels++
		case at > 0 && strings.HasSuffix(line, ";"):
			op, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			s.source[op] = at
		}
	}
	return s
}

// explore runs the compilers of a configuration on a text, as Compiler Explorer does, and hands their outputs to check.
func explore(t *testing.T, config, example string, more []string, check func(t *testing.T, id string, lines bool, out shown)) {
	p := properties(t, "../../editors/compiler-explorer/"+config)
	group := strings.TrimPrefix(p["compilers"], "&")
	ids := strings.Split(p["group."+group+".compilers"], ":")
	found := false
	for _, id := range ids {
		found = found || id == p["defaultCompiler"]
		get := func(key string) string {
			if v, ok := p["compiler."+id+"."+key]; ok {
				return v
			}
			return p["group."+group+"."+key]
		}
		t.Run(id, func(t *testing.T) {
			exe := func(args ...string) (int, string, string) {
				args = personality(append([]string{get("exe")}, args...))
				return gonvvm("", args...)
			}
			code, version, _ := exe(get("versionFlag"))
			if re := regexp.MustCompile(get("versionRe")); code != exitOK || !re.MatchString(version) {
				t.Errorf("version: exit %d, %q", code, version)
			}
			dir := t.TempDir()
			in, out := filepath.Join(dir, "example"+filepath.Ext(example)), filepath.Join(dir, "output.s")
			text, err := os.ReadFile(example)
			if err != nil {
				t.Fatal(err)
			}
			compile := func(text []byte) (int, string) {
				if err := os.WriteFile(in, text, 0o600); err != nil {
					t.Fatal(err)
				}
				var args []string
				for _, a := range explorerArguments[get("compilerType")] {
					args = append(args, strings.Replace(a, "OUT", out, 1))
				}
				code, printed, errs := exe(append(append(append(args, strings.Fields(get("options"))...), more...), in)...)
				if printed != "" {
					t.Errorf("standard output: %q", printed)
				}
				return code, errs
			}
			if code, errs := compile(text); code != exitOK {
				t.Fatalf("exit %d\n%s", code, errs)
			}
			ptx, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			check(t, id, get("compilerType") == "clang-cuda", explorerShows(ptx))
			// An error names the file with its line and column.
			if code, errs := compile(append([]byte("!"), text...)); code != exitInput || !strings.Contains(errs, in+":1:") {
				t.Errorf("exit %d\n%s", code, errs)
			}
		})
	}
	if !found || len(p) < 10 {
		t.Errorf("the default compiler %q is not one of %v", p["defaultCompiler"], ids)
	}
}

// TestCompilerExplorer runs the configuration for LLVM IR: the lines of the PTX lead to those of the editor.
func TestCompilerExplorer(t *testing.T) {
	const example = "../../internal/live/examples/06-divergence.ll"
	text, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	lineOf := func(word string) int { return 1 + bytes.Count(text[:bytes.Index(text, []byte(word))], []byte("\n")) }
	explore(t, "llvm.local.properties", example, nil, func(t *testing.T, id string, lines bool, out shown) {
		if out.functions != 1 || out.labels < 1 {
			t.Errorf("%+v", out)
		}
		if lines && (out.source["st.global.u32"] != lineOf("store i32 %k") || out.source["shr.u32"] != lineOf("%half =") || out.source["ret;"] != lineOf("ret void")) {
			t.Errorf("%+v", out)
		}
	})
}

// TestCompilerExplorerCUDA runs the configuration for CUDA C++ with clang.
func TestCompilerExplorerCUDA(t *testing.T) {
	clang := oracle.Find("clang-22")
	if clang == "" {
		t.Skip("no clang-22: GONVVM_ORACLES=1 after scripts/oracles.sh")
	}
	src := filepath.Join(t.TempDir(), "k.cu")
	if err := os.WriteFile(src, []byte("__global__ void k(float *p, float a) {\n  int i = threadIdx.x;\n  p[i] = a * p[i];\n}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	explore(t, "cuda.local.properties", src, []string{"-frontend=" + clang}, func(t *testing.T, id string, _ bool, out shown) {
		if out.functions != 1 || out.source["st.global.f32"] != 3 || out.source["ret;"] != 4 {
			t.Errorf("%+v", out)
		}
	})
}
