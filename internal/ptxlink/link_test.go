package ptxlink

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

const head = ".version 7.0\n.target sm_80\n.address_size 64\n"

// link links texts, and holds the result to the rules of PTX.
func link(t *testing.T, opt Options, texts ...string) (string, diag.List) {
	t.Helper()
	var ins []Input
	for i, text := range texts {
		if !strings.HasPrefix(text, ".version") {
			text = head + text
		}
		name := fmt.Sprintf("m%d.ptx", i)
		m, err := ptx.Parse(name, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		ins = append(ins, Input{Name: name, Source: []byte(text), Module: m})
	}
	m, notes, err := Link(opt, ins...)
	if err != nil {
		return "", diag.Of(err)
	}
	out := ptx.Append(nil, m)
	again, err := ptx.Parse("linked.ptx", out)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := ptxcheck.Check(again, &ptxcheck.Options{File: "linked.ptx", Src: out}).Err(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if oracle.Admitted() {
		if a := testkit.Ptxas(t, out, m.SM.String(), "-c"); a.Err != "" {
			t.Errorf("%s\n%s", a.Err, out)
		}
	}
	return string(out), notes
}

// The directives of linking decide which declarations are in the result.
func TestResolution(t *testing.T) {
	const (
		get   = ".func (.param .b32 r) get()\n{\n.reg .b32 %r<2>;\nld.global.u32 %r1, [x];\nst.param.b32 [r], %r1;\nret;\n}\n"
		use   = "\n.entry k()\n{\n.reg .b32 %r<2>;\n{\n.param .b32 a;\ncall (a), get, ();\nld.param.b32 %r1, [a];\n}\nret;\n}\n"
		proto = ".extern .func (.param .b32 r) get();\n"
	)
	for _, c := range []struct {
		name  string
		texts []string
		has   string // expressions, each after the one before
		error string
	}{
		{"a function of another module", []string{proto + ".visible" + use, ".visible .global .u32 x;\n.visible " + get}, `func .*get\s*\(\);|entry k|visible .func .*get`, ""},
		{"in the other order", []string{".visible .global .u32 x;\n.visible " + get, proto + ".visible" + use}, `global .u32 x|get\(|entry k`, ""},
		{"variables after their users", []string{".visible .global .u64 p = generic(x);\n.extern .global .u32 x;\n", ".visible .global .u32 x = 7;\n"}, `x = 7;|p = generic\(x\)`, ""},
		{"internal names are kept apart", []string{".global .u32 x = 1;\n.visible " + get, ".global .u32 x = 2;\n.visible " + strings.Replace(get, "get", "get2", 1)}, `x = 1;|x\$1 = 2|get\(|\[x\]|get2|\[x\$1\]`, ""},
		{"an internal name and a visible one", []string{".visible .global .u32 x = 1;\n", ".global .u32 x = 2;\n.visible " + get}, `x = 1|x\$1 = 2|\[x\$1\]`, ""},
		{"weak and strong", []string{".weak .global .u32 x = 1;\n", ".visible .global .u32 x = 2;\n"}, `visible .global .*x = 2`, ""},
		{"strong and weak", []string{".visible .global .u32 x = 2;\n", ".weak .global .u32 x = 1;\n"}, `visible .global .*x = 2`, ""},
		{"two weak ones", []string{".weak .global .u32 x = 1;\n", ".weak .global .u32 x = 2;\n"}, `weak .global .*x = 1`, ""},
		{"common ones", []string{".common .global .u32 x;\n", ".common .global .u32 x[4];\n"}, `common .global .*x\[4\]`, ""},
		{"common and strong", []string{".common .global .u32 x;\n", ".visible .global .u32 x = 5;\n"}, `visible .global .*x = 5`, ""},
		{"shared memory of the launch", []string{".extern .shared .align 4 .b8 s[];\n", ".extern .shared .align 4 .b8 s[];\n"}, `extern .shared .* s\[\]`, ""},
		{"a function of the system", []string{".extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);\n"}, `extern .func .*vprintf`, ""},
		{"two definitions", []string{".visible .global .u32 x = 1;\n", ".visible .global .u32 x = 2;\n"}, "", `m1.ptx:4:.*x is defined twice`},
		{"two kernels", []string{".visible .entry k()\n{\nret;\n}\n", ".entry k()\n{\nret;\n}\n"}, "", `k is defined twice`},
		{"a function of the device runtime", []string{".extern .func (.param .b64 r) __cudaCDP2GetParameterBuffer(.param .b64 a, .param .b64 b);\n"}, `extern .func .*CDP2Get`, ""},
		{"a kernel whose address is used before its definition", []string{".visible .entry k(.param .u32 a);\n.visible .global .u64 p = k;\n.visible .entry k(.param .u32 a)\n.maxntid 32\n{\nret;\n}\n"}, `entry k\([^)]*\)\s*;|p = k|entry k\([^)]*\)\s*.maxntid 32\s*\{`, ""},
		{"a kernel that is declared as a function", []string{".extern .func k(.param .b32 a);\n.visible .global .u64 p = k;\n", ".visible .entry k(.param .u32 a)\n{\nret;\n}\n"}, `entry k\([^)]*\)\s*;|p = k|entry k\([^)]*\)\s*\{`, ""},
		{"a kernel and a function", []string{".visible .entry k()\n{\nret;\n}\n", ".visible .func k()\n{\nret;\n}\n"}, "", `a kernel is not a function`},
		{"nothing defines it", []string{proto + ".visible" + use}, "", `no module defines get`},
		{"two things at once", []string{proto + ".extern .global .u32 y;\n.visible" + use}, "", `get(.|\n)*no module defines y`},
		{"another number of parameters", []string{proto + ".visible" + use, ".visible .func (.param .b32 r) get(.param .b32 a)\n{\nret;\n}\n"}, "", `get is declared in another way than in m0.ptx: 1 parameters instead of 0`},
		{"another size", []string{".extern .global .u32 x;\n", ".visible .global .u64 x;\n"}, "", `it has another size`},
		{"another space", []string{".extern .global .u32 x;\n", ".visible .const .u32 x;\n"}, "", `.const instead of .global`},
		{"a function and a variable", []string{proto, ".visible .global .u32 get;\n"}, "", `a function is not a variable`},
		{"another size of addresses", []string{".visible .global .u32 x;\n", ".version 7.0\n.target sm_80\n.address_size 32\n.visible .global .u32 y;\n"}, "", `the addresses of the module have 32 bits, those of the first module 64`},
		{"a later architecture", []string{".version 7.8\n.target sm_90\n.address_size 64\n"}, "", `the module is for sm_90, the program for sm_80`},
		{"an architecture of its own", []string{".version 8.0\n.target sm_90a\n.address_size 64\n"}, "", `sm_90a`},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, errs := link(t, Options{SM: target.MakeSM(80, 0)}, c.texts...)
			if c.error != "" {
				if ok, _ := regexp.MatchString(c.error, errs.Error()); !ok || text != "" {
					t.Errorf("the errors lack %s:\n%v\n%s", c.error, errs, text)
				}
				return
			}
			rest := text
			for want := range strings.SplitSeq(c.has, "|") {
				at := regexp.MustCompile(want).FindStringIndex(rest)
				if at == nil {
					t.Fatalf("%s does not follow in\n%s\n%v", want, text, errs)
				}
				rest = rest[at[1]:]
			}
		})
	}
}

// The result is for the architecture of the program and has the newest version of the inputs; lines of the source refer to the files
// of their module.
func TestHeader(t *testing.T) {
	one := ".version 7.1\n.target sm_75, debug\n.address_size 64\n.visible .entry k()\n{\n.loc 1 3 0\nret;\n}\n.file 1 \"one.cu\"\n.section .debug_str\n{\n.b8 0\n}\n"
	two := ".version 7.3\n.target sm_70\n.address_size 64\n.visible .entry l()\n{\n.loc 1 5 0\nret;\n}\n.file 1 \"two.cu\"\n"
	text, notes := link(t, Options{SM: target.MakeSM(80, 0)}, one, two)
	for _, want := range []string{".version 7.3", ".target sm_80\n", ".loc\t1 3", ".loc\t2 5", "1 \"one.cu\"", "2 \"two.cu\""} {
		if !strings.Contains(strings.ReplaceAll(text, " \t", "\t"), want) {
			t.Errorf("%q is missing:\n%s", want, text)
		}
	}
	if len(notes) != 1 || strings.Contains(text, "debug") {
		t.Errorf("%v\n%s", notes, text)
	}
	if later, _ := link(t, Options{SM: target.MakeSM(90, 0)}, two); !strings.Contains(later, ".version 7.8\n.target sm_90\n") {
		t.Errorf("the version is not raised to one that knows the architecture:\n%s", later)
	}
	older := strings.Replace(two, "sm_70", "sm_62", 1)
	if text, _ := link(t, Options{SM: target.MakeSM(90, 0)}, older, older[:strings.Index(older, ".visible")]); !strings.Contains(text, ".target sm_62\n") {
		t.Errorf("code whose warps stay together is for another architecture:\n%s", text)
	}
	alone, _ := link(t, Options{}, one)
	if !strings.Contains(alone, ".target sm_75, debug") || !strings.Contains(alone, ".debug_str") {
		t.Errorf("a module alone changes:\n%s", alone)
	}
}
