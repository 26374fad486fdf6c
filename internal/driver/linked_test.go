package driver

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/ir"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// versionNode is the metadata that libdevice brings into a module that it is linked to.
const versionNode = "\n!nvvmir.version = !{!90001}\n!90001 = !{i32 1, i32 4}\n"

// A module of clang is judged by LLVM's rules also if libdevice was linked to it, which leaves !nvvmir.version in it: the output
// is the same as without that node.
func TestLinkedLibdeviceKeepsDialect(t *testing.T) {
	files := testkit.Corpus(t, "O0")
	for _, f := range files {
		src := f.Read(t)
		plain := compile(t, f, src, options(t, "sm_80"))
		linked := compile(t, f, append(bytes.Clone(src), versionNode...), options(t, "sm_80"))
		if !bytes.Equal(plain, linked) {
			t.Errorf("%s: the node changes the output", f)
		}
	}
	// The constructs that NVVM IR prohibits and clang's CUDA modules contain.
	const clang = `target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
$inline = comdat any
declare extern_weak i32 @helper(i32)
define linkonce_odr i32 @inline(i32 %x) comdat {
  ret i32 %x
}
define ptx_kernel void @k(ptr noundef %p) #0 {
  %i = call i32 @inline(i32 1)
  %r = call i32 @helper(i32 %i)
  store i32 %r, ptr %p, align 4
  ret void
}
attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }
`
	for _, text := range []string{clang, clang + versionNode} {
		if _, _, err := Compile(context.Background(), options(t, "sm_80"), Input{Name: "clang.ll", Data: []byte(text)}); err != nil {
			t.Error(err)
		}
	}
	strict := options(t, "sm_80")
	strict.Dialect = verify.NVVM
	if _, _, err := Compile(context.Background(), strict, Input{Name: "clang.ll", Data: []byte(clang + versionNode)}); err == nil {
		t.Error("the NVVM dialect accepts extern_weak")
	}
}

// Every kernel of the corpus in the form in which clang hands CUDA to back ends, unoptimised with all of libdevice linked to it by
// LLVM, and libdevice alone, compile without a flag to PTX that ptxas accepts.
func TestLinkedLibdeviceAssembles(t *testing.T) {
	link, lib := testkit.Oracle(t, "llvm-link-22"), oracle.Libdevice()
	if lib == "" {
		t.Skip("no libdevice")
	}
	data, err := os.ReadFile(lib)
	if err != nil {
		t.Fatal(err)
	}
	assembles := func(name string, src []byte, arch string) {
		t.Helper()
		ptxas := oracle.PtxasFor(arch)
		if ptxas == "" {
			t.Skip("no ptxas")
		}
		r, _, err := Compile(context.Background(), options(t, arch), Input{Name: name, Data: src})
		if err != nil {
			t.Errorf("%s for %s: %v", name, arch, err)
			return
		}
		if _, err := oracle.Assemble(ptxas, r.PTX, arch); err != nil {
			t.Errorf("%s for %s: %v", name, arch, err)
		}
	}
	for _, arch := range deviceArchs {
		assembles("libdevice.10.bc", data, arch)
	}
	dir := t.TempDir()
	for i, f := range testkit.Corpus(t, "O0") {
		in, out := filepath.Join(dir, "in.ll"), filepath.Join(dir, "out.bc")
		if err := os.WriteFile(in, f.Read(t), 0o666); err != nil {
			t.Fatal(err)
		}
		// As clang does: libdevice gets the layout and the triple of the program.
		m, err := bitcode.Read("libdevice", data, bitcode.Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		m.LayoutText, m.Triple = "", "nvptx64-nvidia-cuda"
		own := filepath.Join(dir, "libdevice.ll")
		if err := os.WriteFile(own, ir.Append(nil, m), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := oracle.Run(link, nil, in, own, "-o", out); err != nil {
			t.Fatal(err)
		}
		linked, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if m, err := bitcode.Read("linked", linked, bitcode.Options{}); err != nil || m.Named("nvvmir.version") == nil {
			t.Fatalf("the linked module lacks the node: %v", err)
		}
		assembles(f.String(), linked, deviceArchs[1+i%3])
	}
}
