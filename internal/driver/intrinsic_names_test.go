package driver

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/llasm"
)

// intrinsicNames lists all intrinsics that some table knows, without "llvm.": those of LLVM,
// those of NVVM, and those that upgrade replaces.
func intrinsicNames(t *testing.T) (names []string) {
	for id := ir.NVVMIntrinsic + 1; id.String() != ""; id++ {
		names = append(names, id.String())
	}
	for id := isa.IntrinsicID(1); int(id) < isa.NumIntrinsics; id++ {
		names = append(names, isa.Intrinsic(id).Name())
	}
	rules, err := os.ReadFile("../upgrade/rules.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`name: "([^"]+)"`).FindAllStringSubmatch(string(rules), -1) {
		names = append(names, m[1])
	}
	return names
}

// A shape is a signature: the result, then the parameters.
type shape []string

var shapes = []shape{
	{"void"},
	{"i32"},
	{"ptr"},
	{"void", "ptr"},
	{"void", "i64", "ptr"},
	{"void", "ptr", "i64"},
	{"void", "i1"},
	{"i32", "i32"},
	{"i32", "float"},
	{"i64", "ptr", "i1"},
	{"i32", "i32", "i32"},
	{"i16", "i16", "i1"},
	{"i128", "i128", "i128"},
	{"i7", "i7", "i7", "i7"},
	{"i64", "i64", "i64", "i64"},
	{"float", "float"},
	{"double", "double", "double"},
	{"half", "half", "half", "half"},
	{"bfloat", "bfloat"},
	{"<4 x i32>", "<4 x i32>"},
	{"i32", "<4 x i32>"},
	{"<3 x float>", "<3 x float>", "<3 x float>"},
	{"<2 x i1>", "<2 x i1>", "<2 x i1>"},
	{"{ i32, i1 }", "i32", "i32"},
	{"{ float, float }", "float"},
	{"[2 x i8]", "[2 x i8]"},
	{"ptr", "ptr", "i32"},
	{"ptr addrspace(3)", "ptr"},
	{"ptr", "ptr addrspace(1)"},
	{"i32", "ptr addrspace(3)", "i32"},
	{"float", "ptr", "float"},
	{"void", "ptr", "ptr", "i64", "i1"},
	{"void", "ptr", "ptr", "i32", "i32", "i1"},
	{"void", "ptr", "i8", "i64", "i1"},
	{"void", "ptr", "i8", "i64", "i32", "i1"},
	{"<4 x i32>", "ptr", "<4 x i1>", "<4 x i32>"},
	{"<4 x i32>", "ptr", "i32", "<4 x i1>", "<4 x i32>"},
	{"void", "<4 x i32>", "ptr", "i32", "<4 x i1>"},
	{"<4 x i32>", "<4 x i32>", "<4 x i32>", "<4 x i1>", "i32"},
	{"void", "metadata"},
	{"void", "metadata", "metadata", "metadata"},
	{"void", "metadata", "i64", "metadata", "metadata"},
	{"float", "float", "metadata", "metadata"},
	{"void", "i32", "i32", "i32", "i32", "i32", "i32", "i32", "i32"},
	{"void", "..."},
}

// suffixes follow the name of an intrinsic, right and wrong ones.
var suffixes = []string{
	"", ".", "..", ".i32", ".i64", ".p0", ".p0i8", ".p0.p0.i64", ".p3", ".v4i32", ".f32", ".s_x", ".x", ".i", ".p", ".v4", ".i32.i32.i32.i32",
	".p99999999999", ".i99999999999", ".v99999999999i99999999999", ".sl_i32s", "x",
}

// calling writes a module that calls intrinsic name of a shape.
func calling(name string, s shape, constant bool) string {
	var params, decl, args []string
	for i, p := range s[1:] {
		decl = append(decl, p)
		switch {
		case p == "...":
			args = append(args, "i32 1")
		case p == "metadata":
			args = append(args, "metadata !0")
		case constant && strings.HasPrefix(p, "i"):
			args = append(args, p+" "+strconv.Itoa(i&1))
			if p == "i1" {
				args[len(args)-1] = "i1 true"
			}
		default:
			params = append(params, p+" %a"+strconv.Itoa(i))
			args = append(args, p+" %a"+strconv.Itoa(i))
		}
	}
	name = strconv.Quote("llvm." + name)
	var b strings.Builder
	fmt.Fprintf(&b, "target triple = \"nvptx64-nvidia-cuda\"\ndeclare %s @%s(%s)\n", s[0], name, strings.Join(decl, ", "))
	fmt.Fprintf(&b, "define %s @f(%s) {\n  %%slot = alloca i64\n", s[0], strings.Join(params, ", "))
	call := fmt.Sprintf("call %s", s[0])
	if len(s) > 1 && s[1] == "..." {
		call += " (...)"
	}
	value := ""
	if s[0] != "void" {
		value, call = " %r", "%r = "+call
	}
	fmt.Fprintf(&b, "  %s @%s(%s)\n  ret %s%s\n}\n!0 = !{i32 1}\n", call, name, strings.Join(args, ", "), s[0], value)
	return b.String()
}

// internalError returns the diagnostic of a failure of the compiler itself, or "".
func internalError(err error) string {
	for _, d := range diag.Of(err) {
		if d.Code == diag.CodeBug {
			return err.Error()
		}
	}
	return ""
}

// Every intrinsic with a wrong suffix or none, and with wrong signatures: it is read, checked, optimised, written and
// compiled, or refused, and the compiler never fails itself (P-25). A suffix is redundant with the signature, so LLVM's
// own spelling of the name is restored.
func TestIntrinsicNames(t *testing.T) {
	names := intrinsicNames(t)
	r := rand.New(rand.NewPCG(1, 2))
	rounds := 1
	if n, err := strconv.Atoi(os.Getenv("GONVVM_INTRINSIC_ROUNDS")); err == nil {
		rounds = n
	}
	taken, all := 0, 0
	for i, name := range names {
		if testing.Short() && i%8 != 0 {
			continue
		}
		for range rounds {
			full, s := name+pick(r, suffixes), pick(r, shapes)
			src := calling(full, s, r.IntN(2) == 0)
			all++
			ok, bug := throughAll(t, src, 3*r.IntN(2))
			if bug != "" {
				t.Errorf("%s\n%s", bug, src)
			}
			if ok {
				taken++
			}
		}
	}
	t.Logf("%d of %d compile", taken, all)
}

// throughAll takes a module through everything that reads LLVM IR.
func throughAll(t *testing.T, src string, level int) (compiles bool, bug string) {
	stage := "read"
	defer func() {
		if p := recover(); p != nil {
			bug = fmt.Sprintf("%s: panic: %v", stage, p)
		}
	}()
	opt := options(t, "sm_90")
	opt.Level = level
	in := Input{Name: "m.ll", Data: []byte(src)}
	m, err := llasm.Parse("m.ll", in.Data, llasm.Options{})
	if err != nil {
		return false, internalError(err)
	}
	stage = "bitcode"
	if bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{}); err != nil {
		if bug := internalError(err); bug != "" {
			return false, bug
		}
	} else if _, err := bitcode.Read("m.bc", bc, bitcode.Options{}); err != nil {
		return false, "bitcode cannot be read: " + err.Error()
	}
	stage = "verify"
	if bug := internalError(Verify(opt, in).Err()); bug != "" {
		return false, bug
	}
	stage = "opt"
	m, _, err = Optimise(context.Background(), opt, in)
	if err == nil {
		text := ir.Append(nil, m)
		if _, err := llasm.Parse("m.ll", text, llasm.Options{}); err != nil {
			return false, fmt.Sprintf("the output of opt cannot be read: %v\n%s", err, text)
		}
	} else if bug := internalError(err); bug != "" {
		return false, bug
	}
	stage = "compile"
	_, _, err = Compile(context.Background(), opt, in)
	return err == nil, internalError(err)
}
