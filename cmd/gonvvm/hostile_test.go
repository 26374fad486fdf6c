package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/testkit"
)

// hostileMemory is the address space of the command in kilobytes, and hostileTime its time. Each is many times the need
// of a command that refuses its input.
const (
	hostileMemory = 4_000_000
	hostileTime   = 2 * time.Minute
)

// asCommand is the environment variable that makes the test program the command.
const asCommand = "GONVVM_TEST_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		main()
		return
	}
	testkit.Main(m)
}

// hostile are inputs of at most a few kilobytes, or repetitions of a few characters, that require much memory or deep
// recursion.
var hostile = []struct{ name, text string }{
	{"vector.ll", "define void @f(ptr %p) {\n  %v = load <1000000000 x i32>, ptr %p\n  %w = add <1000000000 x i32> %v, splat (i32 7)\n  store <1000000000 x i32> %w, ptr %p\n  ret void\n}\n"},
	{"vectors.ll", "define void @f(ptr %p) {\n  %v0 = load <65536 x i32>, ptr %p\n" + repeat(300, "  %%v%d = add <65536 x i32> %%v%d, %%v%d\n") + "  store <65536 x i32> %v300, ptr %p\n  ret void\n}\n"},
	{"vector-parameter.ll", "define <1000000000 x i32> @f(<1000000000 x i32> %v) {\n  ret <1000000000 x i32> zeroinitializer\n}\n"},
	{"vector-constants.ll", "define void @f(ptr %p) {\n  store <1000000000 x i32> undef, ptr %p\n  store <1000000000 x i32> splat (i32 7), ptr %p\n  %v = icmp eq <1000000000 x i32> zeroinitializer, splat (i32 3)\n  store <1000000000 x i1> %v, ptr %p\n  ret void\n}\n"},
	{"shuffle.ll", "define void @f(ptr %p) {\n  %v = load <2 x i32>, ptr %p\n  %w = shufflevector <2 x i32> %v, <2 x i32> %v, <1000000000 x i32> zeroinitializer\n  store <1000000000 x i32> %w, ptr %p\n  ret void\n}\n"},
	{"extractelement.ll", "define void @f(ptr %p, i64 %i) {\n  %v = load <1048576 x i32>, ptr %p\n  %x = extractelement <1048576 x i32> %v, i64 %i\n  store i32 %x, ptr %p\n  ret void\n}\n"},
	{"reduce.ll", "declare i32 @llvm.vector.reduce.add.v16777216i32(<16777216 x i32>)\ndefine void @f(ptr %p) {\n  %v = load <16777216 x i32>, ptr %p\n  %x = call i32 @llvm.vector.reduce.add.v16777216i32(<16777216 x i32> %v)\n  store i32 %x, ptr %p\n  ret void\n}\n"},
	{"matrix.ll", "declare <65536 x float> @llvm.matrix.multiply.v65536f32.v65536f32.v65536f32(<65536 x float>, <65536 x float>, i32, i32, i32)\ndefine void @f(ptr %p) {\n  %v = load <65536 x float>, ptr %p\n  %x = call <65536 x float> @llvm.matrix.multiply.v65536f32.v65536f32.v65536f32(<65536 x float> %v, <65536 x float> %v, i32 256, i32 256, i32 256)\n  store <65536 x float> %x, ptr %p\n  ret void\n}\n"},
	{"array.ll", "define void @f(ptr %p) {\n  %v = load [1099511627776 x i8], ptr %p\n  store [1099511627776 x i8] %v, ptr %p\n  ret void\n}\n"},
	{"array-parameter.ll", "define [1099511627776 x i8] @f([1099511627776 x i8] %v) {\n  ret [1099511627776 x i8] zeroinitializer\n}\n"},
	{"array-byval.ll", "define ptx_kernel void @f(ptr byval([1099511627776 x i8]) %v) {\n  ret void\n}\n"},
	{"array-local.ll", "declare void @g(ptr)\ndefine void @f() {\n  %a = alloca [1099511627776 x i8]\n  store [1099511627776 x i8] zeroinitializer, ptr %a\n  call void @g(ptr %a)\n  ret void\n}\n"},
	{"array-select.ll", "define void @f(ptr %p, i1 %c) {\n  %v = select i1 %c, [1000000000 x i8] undef, [1000000000 x i8] zeroinitializer\n  store [1000000000 x i8] %v, ptr %p\n  ret void\n}\n"},
	{"array-phi.ll", "define void @f(ptr %p, i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  %v = load [1000000000 x i8], ptr %p\n  br label %b\nb:\n  %x = phi [1000000000 x i8] [ zeroinitializer, %entry ], [ %v, %a ]\n  store [1000000000 x i8] %x, ptr %p\n  ret void\n}\n"},
	{"insertvalue.ll", "define void @f(ptr %p, i8 %x) {\n  %v = insertvalue [1000000000 x i8] zeroinitializer, i8 %x, 5\n  %w = insertvalue [1000000000 x i8] %v, i8 1, 7\n  %e = extractvalue [1000000000 x i8] %w, 999999999\n  store i8 %e, ptr %p\n  store [1000000000 x i8] %w, ptr %p\n  ret void\n}\n"},
	{"call.ll", "declare void @g([1000000000 x i32])\ndefine void @f(ptr %p) {\n  %v = load [1000000000 x i32], ptr %p\n  call void @g([1000000000 x i32] %v)\n  ret void\n}\n"},
	{"freeze.ll", "define void @f(ptr %p) {\n  %v = freeze [1000000000 x i32] undef\n  store [1000000000 x i32] %v, ptr %p\n  ret void\n}\n"},
	{"integer.ll", "define void @f(ptr %p) {\n  %v = load i8388607, ptr %p\n  %w = mul i8388607 %v, %v\n  %x = udiv i8388607 %w, 7\n  %y = lshr i8388607 %x, %v\n  store i8388607 %y, ptr %p\n  ret void\n}\n"},
	{"integer-65536.ll", "define void @f(ptr %p) {\n  %v = load i65536, ptr %p\n  %w = mul i65536 %v, %v\n  %x = shl i65536 %w, %v\n  store i65536 %x, ptr %p\n  ret void\n}\n"},
	{"integer-constants.ll", "define void @f(ptr %p) {\n  %w = shl i8388607 1, 8388600\n  %x = mul i8388607 %w, -1\n  %y = udiv i8388607 %x, -3\n  store i8388607 %y, ptr %p\n  ret void\n}\n"},
	{"integer-vector.ll", "define void @f(ptr %p) {\n  %v = load <1000 x i65536>, ptr %p\n  %w = add <1000 x i65536> %v, %v\n  store <1000 x i65536> %w, ptr %p\n  ret void\n}\n"},
	{"variables.ll", "@a = addrspace(1) global [1099511627776 x i8] zeroinitializer\n@b = addrspace(1) global { i32, [1000000000 x i32] } { i32 1, [1000000000 x i32] zeroinitializer }\n@c = addrspace(1) global { i32, [1000000000 x i32] } { i32 1, [1000000000 x i32] undef }\n@d = addrspace(1) global [4294967296 x [4294967296 x i8]] zeroinitializer\n"},
	{"variable-splat.ll", "@a = addrspace(1) global <1000000000 x i32> splat (i32 3)\n"},
	{"variables-run.ll", repeat(1000, "@g%d = addrspace(1) global [2147483647 x i8] zeroinitializer\n") + "define ptx_kernel void @f(ptr %p) {\n  store i32 0, ptr %p\n  ret void\n}\n"},
	{"alignment.ll", "declare void @g(ptr)\n@v = addrspace(1) global i8 0, align 4294967296\ndefine void @f() {\n  %a = alloca i8, align 4294967296\n  call void @g(ptr %a)\n  ret void\n}\n"},
	{"numbers.ll", "define void @4294967294() #4294967294 {\n  ret void\n}\nattributes #4294967294 = { nounwind }\n!4294967294 = !{}\n!x = !{!4294967294}\n%2000000000 = type { i32 }\n@g = addrspace(1) global %2000000000 zeroinitializer\n"},
	{"unroll.ll", "define void @f(ptr %p) {\nentry:\n  br label %l\nl:\n  %i = phi i64 [ 0, %entry ], [ %j, %l ]\n  store volatile i64 %i, ptr %p\n  %j = add i64 %i, 1\n  %c = icmp ult i64 %j, 100000000\n  br i1 %c, label %l, label %x, !llvm.loop !0\nx:\n  ret void\n}\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.full\"}\n"},

	{"nested-arrays.ll", "@g = external addrspace(1) global " + nest("[1 x ", "i32", "]")},
	{"nested-structures.ll", "@g = addrspace(1) global " + nest("{", "i32", "}") + " zeroinitializer\n"},
	{"nested-functions.ll", "@g = external addrspace(1) global " + nest("void (", "i32", ")") + "*\n"},
	{"nested-expressions.ll", "@g = addrspace(1) global i32 0\n@h = addrspace(1) global i64 " + nest("add (i64 ", "ptrtoint (ptr addrspace(1) @g to i64)", ", i64 1)") + "\n"},
	{"nested-metadata.ll", "!x = !{!0}\n!0 = " + nest("!{", "", "}") + "\n"},
	{"chain-types.ll", "%t0 = type i32\n" + repeat(length, "%%t%d = type { %%t%d }\n") + fmt.Sprintf("@g = addrspace(1) global %%t%d zeroinitializer\n", length)},
	{"chain-metadata.ll", "!x = !{!1}\n" + repeat(length, "!%[2]d = !{!%[1]d}\n") + fmt.Sprintf("!%d = !{}\n", length)},
	{"chain-aliases.ll", "@a0 = addrspace(1) global i32 0\n" + repeat(length, "@a%d = alias i32, ptr addrspace(1) @a%d\n")},

	{"parentheses.ptx", ptxHead + ".global .u32 g = " + nest("(", "1", ")") + ";\n"},
	{"unary.ptx", ptxHead + ".global .u32 g = " + nest("-", "1", "") + ";\n"},
	{"conditions.ptx", ptxHead + ".global .u32 g = " + nest("1?1:", "1", "") + ";\n"},
	{"braces.ptx", ptxHead + ".global .u32 g[2] = " + nest("{", "1", "}") + ";\n"},
	{"dimensions.ptx", ptxHead + ".global .u32 g" + nest("[1]", "", "") + ";\n"},
	{"scopes.ptx", ptxHead + ".entry k() {\n" + nest("{", "", "}") + "\nret;\n}\n"},
	{"masks.ptx", ptxHead + ".visible .global .align 8 .u8 g[8] = {" + nest("0xff(", "g", ")") + "};\n"},
	{"registers.ptx", ptxHead + ".visible .entry k() {\n.reg .b32 %r<2000000000>;\nmov.u32 %r1, 5;\nmov.u32 %r1999999999, %r1;\nret;\n}\n"},
	{"registers-many.ptx", ptxHead + ".visible .entry k() {\n" + repeat(1000, ".reg .b32 %%r%dx<1000000>;\n") + "ret;\n}\n"},
	{"array.ptx", ptxHead + ".visible .global .b8 g[1099511627775];\n.visible .global .b64 h[4611686018427387904][4];\n.visible .entry k() { .reg .b64 %d; mov.u64 %d, g; ret; }\n"},
	{"array-local.ptx", ptxHead + ".visible .entry k() { .local .b8 l[1099511627775]; .reg .b64 %d; mov.u64 %d, l; st.local.u8 [%d], 1; ret; }\n"},
	{"array-shared.ptx", ptxHead + ".visible .entry k() { .shared .b8 l[1099511627775]; .reg .b64 %d; mov.u64 %d, l; st.shared.u8 [%d], 1; ret; }\n"},
	{"array-parameter.ptx", ptxHead + ".visible .entry k(.param .b8 p[1099511627775]) { .reg .b64 %d; ld.param.u64 %d, [p]; ret; }\n"},
	{"array-argument.ptx", ptxHead + ".visible .func (.param .b8 r[2147483647]) f(.param .b8 p[2147483647]) { ret; }\n.visible .entry k() { .param .b8 a[2147483647]; .param .b8 b[2147483647]; call (b), f, (a); ret; }\n"},
	{"variables.ptx", ptxHead + repeat(1000, ".visible .global .b8 g%d[2000000000];\n") + ".visible .entry k() { .reg .b64 %d; mov.u64 %d, g7; ret; }\n"},
	{"alignment.ptx", ptxHead + ".visible .global .align 9223372036854775808 .b8 g[4];\n.visible .entry k() { ret; }\n"},
	{"recursion.ptx", ptxHead + ".visible .func f() { call f, (); ret; }\n.visible .entry k() { call f, (); ret; }\n"},
	{"chain-calls.ptx", ptxHead + ".func f0() { ret; }\n" + repeat(length, ".func f%d() { call f%d, (); ret; }\n") + fmt.Sprintf(".visible .entry k() { call f%d, (); ret; }\n", length)},
}

const (
	depth   = 100_000 // of nested text
	length  = 20_000  // of chains of definitions
	ptxHead = ".version 8.0\n.target sm_80\n.address_size 64\n"
)

func nest(open, inner, end string) string {
	return strings.Repeat(open, depth) + inner + strings.Repeat(end, depth)
}

// repeat formats line with i, i-1, i-1 for i from 1 to n.
func repeat(n int, line string) string {
	var b strings.Builder
	args := min(strings.Count(line, "%d")+2*strings.Count(line, "%[1]d"), 3)
	for i := range n {
		fmt.Fprintf(&b, line, []any{i + 1, i, i}[:max(args, 1)]...)
	}
	return b.String()
}

// No input takes all memory, overflows the stack or runs for minutes: commands accept it, or
// refuse it with a message and status 1.
func TestHostile(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("needs ulimit -v")
	}
	dir := t.TempDir()
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(dir, h.name)
			if err := os.WriteFile(path, []byte(h.text), 0o644); err != nil {
				t.Fatal(err)
			}
			bc := filepath.Join(dir, h.name+".bc")
			commands := [][]string{
				{"compile", "-arch=sm_80", "-o", os.DevNull, path},
				{"compile", "-arch=sm_80", "-O0", "-g", "-o", os.DevNull, path},
				{"verify", path},
				{"opt", "-o", os.DevNull, path},
				{"link", path, "-o", os.DevNull},
				{"as", "-o", bc, path},
				{"dis", "-o", os.DevNull, bc},
				{"run", path, "-kernel=f", "out:i32[1]"},
			}
			if strings.HasSuffix(h.name, ".ptx") {
				commands = [][]string{{"ptx", "check", path}, {"ptx", "fmt", path}, {"ptx", "stat", path}, {"run", path, "-kernel=k"}}
			}
			for _, args := range commands {
				if _, err := os.Stat(bc); err != nil && args[0] == "dis" {
					continue
				}
				runHostile(t, args)
			}
		})
	}
	t.Run("grid", func(t *testing.T) {
		path := filepath.Join(dir, "grid.ptx")
		if err := os.WriteFile(path, []byte(ptxHead+".visible .entry k() { ret; }\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, flag := range []string{"-grid=99999999999", "-grid=2147483648", "-grid=1,65536", "-block=1025", "-block=4294967297", "-shared=2147483647", "-cluster=4294967296", "-stack=9223372036854775807"} {
			runHostile(t, []string{"run", path, flag})
		}
		runHostile(t, []string{"run", path, "-timeout=2s", "-grid=2147483647,65535,65535"})
	})
}

// runHostile runs the command, and fails the test unless it ends by itself in time with
// status 0, 1 or 2 and without a message of Go's runtime.
func runHostile(t *testing.T, args []string) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "/bin/sh", append([]string{"-c", fmt.Sprintf(`ulimit -v %d && exec "$0" "$@"`, hostileMemory), exe}, args...)...)
	cmd.Env = append(os.Environ(), asCommand+"=1")
	var out strings.Builder
	cmd.Stderr = &out
	started := time.Now()
	timer := time.AfterFunc(hostileTime, func() { _ = cmd.Process.Kill() })
	err = cmd.Run()
	timer.Stop()
	took := time.Since(started)
	text := out.String()
	var exit *exec.ExitError
	switch {
	case err == nil:
	case !errors.As(err, &exit) || took >= hostileTime:
		t.Errorf("%q: %v after %v", args, err, took)
	case exit.ExitCode() != 1 && exit.ExitCode() != 2 || strings.Contains(text, "goroutine ") || strings.Contains(text, "fatal error"):
		t.Errorf("%q: %v\n%.600s", args, err, text)
	case !strings.Contains(text, "error:") && !strings.Contains(text, "gonvvm"):
		t.Errorf("%q: %v without a message: %.300s", args, err, text)
	}
	if took > 10*time.Second {
		t.Logf("%q took %v", args, took)
	}
}
