package gonvvm_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonvvm"
	"gonvvm/diag"
)

const loop = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @fill(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %w = mul i32 %n, 8
  store i32 %w, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define i32 @unused(i32 %x) {
  ret i32 %x
}
`

// A module goes through every format and stays the same; each step accepts the output of the others.
func TestFormats(t *testing.T) {
	in := gonvvm.Input{Name: "loop.ll", Data: []byte(loop)}
	want, err := gonvvm.Compile(context.Background(), gonvvm.Options{}, in)
	if err != nil {
		t.Fatal(err)
	}
	modules := map[string]*gonvvm.Module{}
	for _, s := range []struct {
		name string
		f    func() (*gonvvm.Module, error)
	}{
		{"assemble", func() (*gonvvm.Module, error) { return gonvvm.Assemble(in) }},
		{"disassemble", func() (*gonvvm.Module, error) {
			return gonvvm.Disassemble(gonvvm.Input{Name: "x.bc", Data: modules["assemble"].IR})
		}},
		{"link", func() (*gonvvm.Module, error) {
			return gonvvm.Link(gonvvm.LinkOptions{Format: gonvvm.BitcodeLLVM7}, in)
		}},
		{"optimize", func() (*gonvvm.Module, error) {
			return gonvvm.Optimize(context.Background(), gonvvm.Options{Level: gonvvm.O1}, gonvvm.Bitcode, in)
		}},
	} {
		m, err := s.f()
		if err != nil {
			t.Fatalf("%s: %v", s.name, err)
		}
		modules[s.name] = m
		got, err := gonvvm.Compile(context.Background(), gonvvm.Options{}, gonvvm.Input{Name: "x", Data: m.IR})
		if err != nil {
			t.Fatalf("%s: %v", s.name, err)
		}
		if s.name != "optimize" && string(got.PTX) != string(want.PTX) {
			t.Errorf("%s: the PTX differs", s.name)
		}
	}
	for name, magic := range map[string]string{"assemble": "BC\xC0\xDE", "link": "BC\xC0\xDE", "disassemble": "; ModuleID"} {
		if !strings.HasPrefix(string(modules[name].IR), magic) {
			t.Errorf("%s begins with %q", name, modules[name].IR[:10])
		}
	}
	kept, err := gonvvm.Link(gonvvm.LinkOptions{Internalize: true, Keep: []string{"absent"}}, in)
	if err != nil || strings.Contains(string(kept.IR), "@unused") || len(kept.Diagnostics) != 1 || kept.Diagnostics[0].Severity != diag.Warning {
		t.Errorf("internalized: %v, %+v", err, kept)
	}
}

func TestVerify(t *testing.T) {
	in := gonvvm.Input{Name: "loop.ll", Data: []byte(loop)}
	if l := gonvvm.Verify(gonvvm.Options{}, in); l.Err() != nil {
		t.Error(l)
	}
	in.Data = []byte(strings.ReplaceAll(strings.ReplaceAll(loop, "i32 %n, 8", "i64 %n, 8"), "ret i32 %x", "ret i64 %x"))
	if l := gonvvm.Verify(gonvvm.Options{}, in); len(l) != 2 {
		t.Errorf("two errors are expected: %v", l)
	}
}

// Remarks are values with their places in the text of the IR.
func TestRemarks(t *testing.T) {
	opt := gonvvm.Options{Remarks: true}
	in := gonvvm.Input{Name: "loop.ll", Data: []byte(loop)}
	r, err := gonvvm.Compile(context.Background(), opt, in)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(r.Remarks, func(r gonvvm.Remark) bool {
		return r.Function == "fill" && r.File == "loop.ll" && r.Pos.Line > 4 && r.Pass != "" && r.Message != ""
	}) {
		t.Errorf("remarks: %+v", r.Remarks)
	}
	m, err := gonvvm.Optimize(context.Background(), opt, gonvvm.Text, in)
	if err != nil || len(m.Remarks) == 0 {
		t.Errorf("%v, remarks: %+v", err, m)
	}
}

// Wrong options and inputs are errors of one kind, and the end of a context is its own.
func TestWrongCalls(t *testing.T) {
	in := gonvvm.Input{Name: "loop.ll", Data: []byte(loop)}
	for name, err := range map[string]error{
		"level":    second(gonvvm.Compile(context.Background(), gonvvm.Options{Level: 9}, in)),
		"format":   second(gonvvm.Optimize(context.Background(), gonvvm.Options{}, 9, in)),
		"arch":     gonvvm.Verify(gonvvm.Options{Arch: "sm_x"}, in).Err(),
		"no input": second(gonvvm.Link(gonvvm.LinkOptions{})),
		"text":     second(gonvvm.Assemble(gonvvm.Input{Data: []byte("x")})),
		"bitcode":  second(gonvvm.Disassemble(gonvvm.Input{Data: []byte("BC\xC0\xDExxxx")})),
	} {
		var l diag.List
		if !errors.As(err, &l) || l.Err() == nil {
			t.Errorf("%s: %T %v", name, err, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := gonvvm.Optimize(ctx, gonvvm.Options{}, gonvvm.Text, in); !errors.Is(err, context.Canceled) {
		t.Errorf("an ended context: %v", err)
	}
}

func second[T any](_ T, err error) error { return err }

func ExampleVerify() {
	const text = "define void @f() {\n  %x = add i32 1, 2.0\n  ret void\n}\n"
	fmt.Print(string(gonvvm.Verify(gonvvm.Options{}, gonvvm.Input{Name: "f.ll", Data: []byte(text)}).Append(nil)))
	// Output:
	// f.ll:2:19: error: the number 2.0 where a value of type i32 is expected [L0005]
	//       %x = add i32 1, 2.0
	//                       ^
}

func ExampleOptimize() {
	const text = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 3\n  %z = sub i32 %y, 3\n  ret i32 %z\n}\n"
	m, err := gonvvm.Optimize(context.Background(), gonvvm.Options{}, gonvvm.Text, gonvvm.Input{Name: "f.ll", Data: []byte(text)})
	if err != nil {
		fmt.Println(err)
		return
	}
	_, body, _ := strings.Cut(string(m.IR), "{\n")
	fmt.Print(body)
	// Output:
	//   ret i32 %x
	// }
}

func ExampleLink() {
	a := gonvvm.Input{Name: "a.ll", Data: []byte("declare i32 @g()\ndefine i32 @f() {\n  %r = call i32 @g()\n  ret i32 %r\n}\n")}
	b := gonvvm.Input{Name: "b.ll", Data: []byte("define i32 @g() {\n  ret i32 7\n}\ndefine i32 @h() {\n  ret i32 8\n}\n"), Library: true}
	m, err := gonvvm.Link(gonvvm.LinkOptions{}, a, b)
	if err != nil {
		fmt.Println(err)
		return
	}
	for line := range strings.Lines(string(m.IR)) {
		if strings.HasPrefix(line, "define") {
			fmt.Print(line)
		}
	}
	// Output:
	// define i32 @f() {
	// define internal i32 @g() {
}
