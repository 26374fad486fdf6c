package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// gonvvm as writes FILE.bc beside FILE.ll, dis prints it again, and nothing is
// overwritten by itself.
func TestAs(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "k.ll"), filepath.Join(dir, "k.bc")
	if err := os.WriteFile(in, []byte(kernel), 0o644); err != nil {
		t.Fatal(err)
	}
	code, _, errs := gonvvm("", "as", in)
	if code != exitOK {
		t.Fatal(errs)
	}
	bc, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(bc, []byte("BC\xc0\xde")) {
		t.Errorf("the file begins with % x", bc[:4])
	}
	if code, text, errs := gonvvm("", "dis", "-o", "-", out); code != exitOK || !strings.Contains(text, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n)") {
		t.Errorf("dis gives exit %d, %s%s", code, text, errs)
	}
	if code, _, errs := gonvvm("", "as", out); code != exitUsage || !strings.Contains(errs, "overwrite") {
		t.Errorf("as FILE.bc without -o gives exit %d, %s", code, errs)
	}
	if again, _ := os.ReadFile(out); !bytes.Equal(again, bc) {
		t.Error("as has changed its input")
	}
}

// producer returns the text in the identification block of bitcode: characters in six-bit chunks after the block's
// header.
func producer(t *testing.T, bc string) string {
	t.Helper()
	data := []byte(bc)
	at := uint(12 * 8) // magic, block header with its length
	bits := func(n uint) (x uint) {
		for i := range n {
			x |= uint(data[(at+i)/8]>>((at+i)%8)&1) << i
		}
		at += n
		return x
	}
	vbr := func(n uint) (x uint) {
		for shift := uint(0); ; shift += n - 1 {
			c := bits(n)
			x |= c & (1<<(n-1) - 1) << shift
			if c>>(n-1) == 0 {
				return x
			}
		}
	}
	if id := bits(5); id != 3 {
		t.Fatalf("the identification begins with abbreviation %d", id)
	}
	if code := vbr(6); code != 1 {
		t.Fatalf("the identification begins with record %d", code)
	}
	var s []byte
	for range vbr(6) {
		s = append(s, byte(vbr(6)))
	}
	return string(s)
}

// The producer is LLVM7.0.1 in that dialect, or the value of LLVM_OVERRIDE_PRODUCER (S1-74, S1-75, X-16).
func TestProducer(t *testing.T) {
	for _, c := range []struct {
		override, want string
		args           []string
	}{
		{"", "LLVM7.0.1", []string{"as", "-dialect=llvm7", "-"}},
		{"", "LLVM22.1.0", []string{"as", "-"}},
		{"mine", "mine", []string{"as", "-dialect=llvm7", "-"}},
		{"", "LLVM7.0.1", []string{"compile", "--emit-llvm-bc", "-"}},
		{"", "LLVM22.1.0", []string{"compile", "-emit-llvm-bc=modern", "-"}},
		{"other", "other", []string{"compile", "-emit-llvm-bc", "-"}},
	} {
		t.Run(strings.Join(c.args, " ")+" "+c.override, func(t *testing.T) {
			t.Setenv("LLVM_OVERRIDE_PRODUCER", c.override)
			code, out, errs := gonvvm(kernel, c.args...)
			if code != exitOK {
				t.Fatal(errs)
			}
			if got := producer(t, out); got != c.want {
				t.Errorf("the producer is %q, want %q", got, c.want)
			}
		})
	}
	if code, _, errs := gonvvm(kernel, "as", "-dialect=llvm8", "-"); code != exitUsage || !strings.Contains(errs, "llvm8") {
		t.Errorf("an unknown dialect gives exit %d, %s", code, errs)
	}
}

// Emitted bitcode compiles to the same output as its source, in both dialects.
func TestEmittedCompiles(t *testing.T) {
	_, want, _ := gonvvm(kernel, "compile", "-O3", "-")
	for _, d := range []string{"-emit-llvm-bc", "-emit-llvm-bc=modern"} {
		_, bc, _ := gonvvm(kernel, "compile", "-O3", d, "-")
		code, got, errs := gonvvm(bc, "compile", "-O3", "-")
		if code != exitOK || got != want {
			t.Errorf("%s: exit %d, another program than from the text:\n%s%s", d, code, got, errs)
		}
	}
}

// dis writes the same text to a file, function by function, as to standard output, also where functions need each
// other; after an error the file does not exist.
func TestDisToFile(t *testing.T) {
	dir := t.TempDir()
	const blocks = "define ptr @a() {\n  ret ptr blockaddress(@b, %x)\n}\n\ndefine void @b() {\n  br label %x\nx:\n  ret void\n}\n"
	for _, src := range []string{kernel, blocks} {
		in, out := filepath.Join(dir, "k.bc"), filepath.Join(dir, "k.ll")
		if code, _, errs := gonvvm(src, "as", "-o", in, "-"); code != exitOK {
			t.Fatal(errs)
		}
		if code, _, errs := gonvvm("", "dis", in); code != exitOK {
			t.Fatal(errs)
		}
		got, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if _, want, _ := gonvvm("", "dis", "-o", "-", in); want == "" || string(got) != want {
			t.Errorf("the file holds\n%s\nand standard output\n%s", got, want)
		}
		bc, err := os.ReadFile(in)
		if err != nil {
			t.Fatal(err)
		}
		bad := filepath.Join(dir, "bad.bc")
		if err := os.WriteFile(bad, bc[:len(bc)/2], 0o644); err != nil {
			t.Fatal(err)
		}
		if code, _, errs := gonvvm("", "dis", bad); code != exitInput || errs == "" {
			t.Errorf("half a file gives exit %d, %s", code, errs)
		}
		if _, err := os.Stat(filepath.Join(dir, "bad.ll")); err == nil {
			t.Error("an error leaves a file")
		}
	}
}

// The verifier's messages about bitcode have the bit at which the record of the instruction or variable begins
// (requirements 7.2, robustness).
func TestVerifyBitcode(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
@tls = thread_local global i32 0
define void @f(ptr %p) {
  %a = atomicrmw nand ptr %p, i32 1 seq_cst
  %b = atomicrmw nand ptr %p, i32 2 seq_cst
  ret void
}
`
	_, bc, _ := gonvvm(src, "as", "-")
	code, _, errs := gonvvm(bc, "verify", "-dialect=nvvm", "-")
	if code != exitInput {
		t.Fatalf("exit %d, %s", code, errs)
	}
	var bits []int
	for _, what := range []string{"symbol @tls", "%a = atomicrmw", "%b = atomicrmw"} {
		for line := range strings.SplitSeq(errs, "\n") {
			if _, rest, ok := strings.Cut(line, ", bit "); ok && strings.Contains(line, what) {
				n, _, _ := strings.Cut(rest, ":")
				bit, err := strconv.Atoi(n)
				if err != nil {
					t.Errorf("no number in %q", line)
				}
				bits = append(bits, bit)
			}
		}
	}
	if len(bits) != 3 || bits[0] <= 0 || bits[1] <= bits[0] || bits[2] <= bits[1] || bits[2] >= 8*len(bc) {
		t.Errorf("bits %v of %d in\n%s", bits, 8*len(bc), errs)
	}
}
