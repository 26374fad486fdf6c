package driver

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"gonvvm/internal/testkit"
)

// irToken matches the tokens of LLVM assembly that mutants exchange.
var irToken = regexp.MustCompile(`;[^\n]*|c?"[^"\n]*"|[%@$!#][-a-zA-Z$._0-9]+|[-a-zA-Z$._0-9]+:|-?[0-9][0-9a-zA-Z.+]*|[a-zA-Z_][a-zA-Z0-9_.]*|[^\sa-zA-Z0-9]`)

// irFile is a source of mutants: its text and where its tokens are.
type irFile struct {
	name   string
	text   string
	tokens [][]int
}

// irMutants makes modules that differ from a valid one in one token.
type irMutants struct {
	files []irFile
	pool  map[byte][]string // tokens of all files by kind
}

// irKind returns the kind of a token, whose members are exchanged: 0 for comments.
func irKind(t string) byte {
	switch c := t[0]; {
	case c == ';':
		return 0
	case c == '"' || c == 'c' && len(t) > 1 && t[1] == '"':
		return '"'
	case strings.IndexByte("%@$!#", c) >= 0 && len(t) > 1:
		return c
	case t[len(t)-1] == ':':
		return ':'
	case c >= '0' && c <= '9' || c == '-' && len(t) > 1:
		return '0'
	case irTypeWord.MatchString(t):
		return 't'
	case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_':
		return 'w'
	}
	return '.'
}

var irTypeWord = regexp.MustCompile(`^(i[0-9]+|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|ptr|void|label|metadata|token)$`)

func newIRMutants(t *testing.T, as string, patterns ...string) *irMutants {
	m := &irMutants{pool: map[byte][]string{}}
	seen := map[string]bool{}
	for _, p := range patterns {
		paths, err := filepath.Glob(p)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: no files %v", p, err)
		}
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			f := irFile{name: path, text: string(data)}
			if refusal(f.text) != "" || llvmRefusal(as, f.text) != "" {
				continue
			}
			f.tokens = irToken.FindAllStringIndex(f.text, -1)
			for _, at := range f.tokens {
				tok := f.text[at[0]:at[1]]
				if k := irKind(tok); k != 0 && !seen[tok] {
					seen[tok] = true
					m.pool[k] = append(m.pool[k], tok)
				}
			}
			m.files = append(m.files, f)
		}
	}
	return m
}

// mutant returns a module with one change, and where the change is.
func (m *irMutants) mutant(r *rand.Rand) (text, change string) {
	for {
		f := &m.files[r.IntN(len(m.files))]
		at := f.tokens[r.IntN(len(f.tokens))]
		tok := f.text[at[0]:at[1]]
		k := irKind(tok)
		if k == 0 {
			continue
		}
		line := 1 + strings.Count(f.text[:at[0]], "\n")
		put := func(s string) (string, string) {
			return f.text[:at[0]] + s + f.text[at[1]:], fmt.Sprintf("%s:%d: %s -> %q", f.name, line, tok, s)
		}
		switch n := r.IntN(10); {
		case n == 0:
			return put("")
		case n == 1:
			return put(tok + " " + tok)
		case n < 5: // a token of the same kind and file
			other := f.tokens[r.IntN(len(f.tokens))]
			if s := f.text[other[0]:other[1]]; s != tok && irKind(s) == k {
				return put(s)
			}
		default:
			if s := m.pool[k][r.IntN(len(m.pool[k]))]; s != tok {
				return put(s)
			}
		}
	}
}

// irDifference is a class of mutants about which LLVM and the reader judge differently: text that a complaint has, and the reason.
type irDifference struct{ text, reason string }

// Complaints that only gonvvm has, with the reasons.
var onlyOursRefuses = []irDifference{
	{"[T0003]", "modules for other processors"},
	{"[V0020]", "llvm-as does not know how much constant and shared memory there is"},
	{"the call of an intrinsic has another type than its declaration", "LLVM upgrades old intrinsics whatever the type of the call"},
	{"argument or return type: void (i32, i1)", "LLVM upgrades cttz of one argument whatever the type of the call"},
	{" (ptr, i8, i64, i1) [V0008]", "and memset with an alignment"},
	{"llvm intrinsics cannot be defined!", "LLVM asks for the suffix of the overload before it takes the name for an intrinsic"},
	{"__nvvm_reflect must be a constant string", "llc leaves the call"},
	{"__nvvm_reflect cannot have a body", "LLVM gives the name a meaning in the pass nvvm-reflect"},
	{"found 'align' [L0001]", "without a comma it is an attribute of the variable for LLVM, and has no effect"},
	{"invalid behavior operand in module flag", "numbers of more than 64 bits are not read there"},
	{"a dimension has one at least [S0024]", "ptxas refuses the directive that LLVM would print"},
	{"counted from 0", "LLVM does not read the attributes of debugging tools"},
}

// Complaints that only LLVM has, with the reasons.
var onlyLLVMRefuses = []irDifference{
	{"signal: segmentation fault", "LLVM's verifier compares a range with a constant of another width"},
	{"constexprs are no longer supported", "constant expressions of older LLVM are read"},
	{"Invalid llvm.vector.splice offset", "LLVM's upgrade of nvvm.rotate.b32 ends so without its second argument; gonvvm compile refuses the intrinsic, verify does not"},
	{"unknown intrinsic 'llvm.nvvm.", "intrinsics that NVIDIA's compiler has"},
	{"applied to incompatible type!\nptr @llvm.nvvm.", "the intrinsic is one of a newer LLVM, which replaces the attributes of its intrinsics"},
	{"metadata-value-metadata roundtrip", "the same metadata"},
	{"SizeInBits must be a constant", "sizes of debug information are not judged"},
	{"ignoring debug info with an invalid version", "its other mistakes count"},
	{"AddrSpaceCast result must be a pointer", "an old conversion of another type is refused where it is selected"},
	{"swifterror", "GPUs have no Swift"},
	{"invalid tag", "tags of debug information are not judged"},
	{"invalid expression", "expressions of debug information are not judged"},
	{"invalid #dbg record", "debug records are judged one by one"},
	{"failed to parse constraints", "of a string without a call"},
}

// TestIRMutants: of modules that differ in one token from valid ones, LLVM and the reader with the verifier accept the same. A warning
// counts as a refusal where LLVM refuses: attributes and fields that are not known may be those of a newer LLVM.
func TestIRMutants(t *testing.T) {
	as := testkit.Oracle(t, "llvm-as-22")
	n := 2000
	if testing.Short() {
		n = 200
	}
	m := newIRMutants(t, as, "../passes/testdata/*/*.ll", "../llasm/testdata/*.ll", "../bitcode/testdata/*.ll", "../isel/testdata/*.ll")
	r := rand.New(rand.NewPCG(22, 1))
	excused := func(list []irDifference, complaint string) bool {
		return slices.ContainsFunc(list, func(d irDifference) bool { return strings.Contains(complaint, d.text) })
	}
	var (
		wait sync.WaitGroup
		gate = make(chan struct{}, 2)
		both [2]atomic.Int32 // accepted, refused
	)
	for range n {
		text, change := m.mutant(r)
		gate <- struct{}{}
		wait.Go(func() {
			defer func() { <-gate }()
			list := Verify(&Options{}, Input{Name: "in.ll", Data: []byte(text)})
			theirs := llvmRefusal(as, text)
			switch ours := string(list.Append(nil)); {
			case theirs == "" && list.Err() != nil:
				if !excused(onlyOursRefuses, ours) {
					t.Errorf("%s\nonly gonvvm refuses it: %s", change, ours)
				}
			case theirs != "" && len(list) == 0:
				if !excused(onlyLLVMRefuses, theirs) {
					t.Errorf("%s\nonly LLVM refuses it: %s", change, theirs)
				}
			case theirs == "":
				both[0].Add(1)
			default:
				both[1].Add(1)
			}
		})
	}
	wait.Wait()
	t.Logf("%d mutants: %d accepted and %d refused by both", n, both[0].Load(), both[1].Load())
}
