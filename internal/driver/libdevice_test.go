package driver

import (
	"bytes"
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// deviceArchs are the targets that libdevice is compiled for; it chooses by
// __CUDA_ARCH between implementations.
var deviceArchs = []string{"sm_52", "sm_75", "sm_90", "sm_120"}

// deviceFunc is a function of libdevice.
type deviceFunc struct {
	name   string
	ret    string
	params []string
}

// deviceFuncs lists the functions of libdevice that programs call.
func deviceFuncs(t testing.TB, lib []byte) []deviceFunc {
	t.Helper()
	m, err := bitcode.Read("libdevice", lib, bitcode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var list []deviceFunc
	m.Funcs(func(s *ir.Symbol, _ *ir.Func) {
		if s.Linkage.IsLocal() || !strings.HasPrefix(s.Name, "__nv_") {
			return
		}
		f := deviceFunc{name: s.Name, ret: m.Types.String(m.Types.Result(s.Type))}
		for _, p := range m.Types.Elems(s.Type) {
			f.params = append(f.params, m.Types.String(p))
		}
		list = append(list, f)
	})
	return list
}

// declare writes the declaration of f.
func (f *deviceFunc) declare(b *strings.Builder) {
	fmt.Fprintf(b, "declare %s @%s(%s)\n", f.ret, f.name, strings.Join(f.params, ", "))
}

// kernel writes a kernel k_NAME(in, out) that calls f: thread i takes its arguments from in+64*i, 8 bytes each, and
// writes its result to out+64*i, followed by the values stored through pointer parameters.
func (f *deviceFunc) kernel(b *strings.Builder) {
	fmt.Fprintf(b, "define ptx_kernel void @k%s(ptr %%in, ptr %%out) {\n", f.name)
	b.WriteString("  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n" +
		"  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n  %cn = mul i32 %c, %n\n  %i = add i32 %cn, %t\n  %w = zext i32 %i to i64\n" +
		"  %o = mul i64 %w, 64\n  %pi = getelementptr i8, ptr %in, i64 %o\n  %po = getelementptr i8, ptr %out, i64 %o\n")
	var args []string
	for i, p := range f.params {
		if p == "ptr" {
			fmt.Fprintf(b, "  %%a%d = getelementptr i8, ptr %%po, i64 %d\n", i, 8+8*i)
		} else {
			fmt.Fprintf(b, "  %%p%d = getelementptr i8, ptr %%pi, i64 %d\n  %%a%d = load %s, ptr %%p%d\n", i, 8*i, i, p, i)
		}
		args = append(args, fmt.Sprintf("%s %%a%d", p, i))
	}
	call := fmt.Sprintf("call %s @%s(%s)", f.ret, f.name, strings.Join(args, ", "))
	if f.ret == "void" {
		fmt.Fprintf(b, "  %s\n", call)
	} else {
		fmt.Fprintf(b, "  %%r = %s\n  store %s %%r, ptr %%po\n", call, f.ret)
	}
	b.WriteString("  ret void\n}\n")
}

// callers writes a module with a kernel for each function.
func callers(list []deviceFunc) []byte {
	var b strings.Builder
	b.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n" +
		"declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n")
	for i := range list {
		list[i].declare(&b)
		list[i].kernel(&b)
	}
	return []byte(b.String())
}

// withDevice makes opt find lib as libdevice.
func withDevice(opt *Options, lib []byte) *Options {
	opt.Libdevice = func() (*Input, error) { return &Input{Name: "libdevice", Data: lib}, nil }
	return opt
}

var undefined = regexp.MustCompile(`(?m)^\s*\.extern \.func.*$`)

// Every function of libdevice is called from a kernel of its own, compiled for all
// generations at -O0 and -O3, and accepted by ptxas; nothing is undefined and no
// reflection is left (S3-59…S3-66).
func TestLibdeviceCompiles(t *testing.T) {
	testkit.Long(t)
	lib := testkit.Libdevice(t)
	list := deviceFuncs(t, lib)
	if len(list) < 340 {
		t.Fatalf("libdevice has only %d functions", len(list))
	}
	src := callers(list)
	for _, arch := range deviceArchs {
		for _, level := range []int{0, 3} {
			t.Run(fmt.Sprintf("%s-O%d", arch, level), func(t *testing.T) {
				t.Parallel()
				opt := withDevice(options(t, arch), lib)
				opt.Level = level
				r, _, err := Compile(context.Background(), opt, Input{Name: "callers.ll", Data: src})
				if err != nil {
					t.Fatalf("%s", diag.Of(err).Append(nil))
				}
				if bytes.Contains(r.PTX, []byte("reflect")) {
					t.Error("reflection is left")
				}
				if x := undefined.Find(r.PTX); x != nil {
					t.Errorf("an undefined function is left: %s", x)
				}
				m, err := ptx.Parse("out.ptx", r.PTX)
				if err != nil {
					t.Fatal(err)
				}
				if bad := ptx.CheckNeeds(m, "out.ptx", r.PTX); bad.Err() != nil {
					t.Error(bad)
				}
				if a := testkit.Ptxas(t, r.PTX, arch, "-O0"); a.Err != "" {
					t.Error(a.Err)
				}
			})
		}
	}
}

// Each function alone links the functions that it needs, and leaves no reference undefined.
func TestLibdeviceAlone(t *testing.T) {
	testkit.Long(t)
	lib := testkit.Libdevice(t)
	list := deviceFuncs(t, lib)
	for _, arch := range deviceArchs {
		opt := withDevice(options(t, arch), lib)
		for i := range list {
			r, _, err := Compile(context.Background(), opt, Input{Name: "caller.ll", Data: callers(list[i : i+1])})
			if err != nil {
				t.Errorf("%s %s: %v", arch, list[i].name, err)
				continue
			}
			if bytes.Contains(r.PTX, []byte("reflect")) || undefined.Match(r.PTX) {
				t.Errorf("%s %s: reflection or an undefined function is left", arch, list[i].name)
			}
		}
	}
}

// BenchmarkLibdevice compiles a kernel that calls no function of libdevice, and the same kernel with one: the
// difference is the cost of libdevice, 5 ms at most. Bodies are read when they are needed.
func BenchmarkLibdevice(b *testing.B) {
	lib := testkit.Libdevice(b)
	for _, c := range [][2]string{{"none", "fadd float %x, 1.0"}, {"one", "call float @__nv_sinf(float %x)"}} {
		src := []byte("declare float @__nv_sinf(float)\ndefine ptx_kernel void @k(ptr %p) {\n  %x = load float, ptr %p\n  %y = " +
			c[1] + "\n  store float %y, ptr %p\n  ret void\n}\n")
		b.Run(c[0], func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := Compile(context.Background(), withDevice(options(b, "sm_80"), lib), Input{Name: "k.ll", Data: src}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
