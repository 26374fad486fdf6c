package capi

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"

	"gonvvm"
	"gonvvm/internal/fatbin"
	"gonvvm/internal/lto"
	"gonvvm/internal/testkit"
	"gonvvm/nvvm"
)

// program is a program of three modules.
var program = []string{
	`target triple = "nvptx64-nvidia-cuda"
@scale = external addrspace(1) global float
declare float @square(float)
declare float @polynomial(float, i32)
define ptx_kernel void @k(ptr %p, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr %p, i32 %tid
  %x = load float, ptr %a
  %s = call float @square(float %x)
  %y = call float @polynomial(float %s, i32 %n)
  %f = load float, ptr addrspace(1) @scale
  %z = fmul float %y, %f
  store float %z, ptr %a
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
`, `target triple = "nvptx64-nvidia-cuda"
@scale = addrspace(1) global float 2.0
define float @square(float %x) {
  %y = fmul float %x, %x
  ret float %y
}
define float @unused(float %x) {
  ret float %x
}
`, `target triple = "nvptx64-nvidia-cuda"
declare float @square(float)
define float @polynomial(float %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 1.0, %entry ], [ %more, %loop ]
  %q = call float @square(float %sum)
  %more = fadd float %q, %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret float %more
}
`,
}

// Link-time optimization writes the same bytes through the command in one step and in two, the packages for Go, libNVVM and
// nvJitLink.
func TestLTOEverywhere(t *testing.T) {
	dir := libraries(t)
	work := t.TempDir()
	run := func(name string, args ...string) []byte {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = work
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, args, err, out)
		}
		return out
	}
	var files, objects, inputs []string
	for i, text := range program {
		file := string(rune('a'+i)) + ".ll"
		if err := os.WriteFile(work+"/"+file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		object := strings.Replace(file, ".ll", ".lto", 1)
		run(dir+"/gonvvm", "compile", "-arch=sm_80", "-libdevice=none", "-gen-lto", "-o", object, file)
		files, objects, inputs = append(files, file), append(objects, object), append(inputs, "3:"+object)
	}
	want := run(dir+"/gonvvm", append([]string{"compile", "-arch=sm_80", "-libdevice=none", "-link-lto"}, objects...)...)
	if bytes.Contains(want, []byte("square")) || bytes.Contains(want, []byte("call")) || !bytes.Contains(want, []byte("scale")) {
		t.Errorf("the program is not optimized as a whole:\n%s", want)
	}
	same := func(way string, got []byte) {
		t.Helper()
		if !bytes.Equal(got, want) {
			t.Errorf("%s:\n%s\nthe two steps of the command:\n%s", way, got, want)
		}
	}
	same("one step of the command", run(dir+"/gonvvm", append([]string{"compile", "-arch=sm_80", "-libdevice=none", "-lto"}, files...)...))

	ctx := context.Background()
	opt := gonvvm.Options{Arch: "sm_80"}
	var modules []gonvvm.Input
	var separate, whole nvvm.Program
	for i, text := range program {
		m, err := gonvvm.Optimize(ctx, opt, gonvvm.LTO, gonvvm.Input{Name: files[i], Data: []byte(text)})
		if err != nil {
			t.Fatal(err)
		}
		object, err := os.ReadFile(work + "/" + objects[i])
		if err != nil || !bytes.Equal(object, m.IR) {
			t.Errorf("%s: the command and the package gonvvm write different containers (%v)", files[i], err)
		}
		modules = append(modules, gonvvm.Input{Name: objects[i], Data: m.IR})
		one := nvvm.Program{}
		if err := one.AddModule([]byte(text), files[i]); err != nil {
			t.Fatal(err)
		}
		if err := one.Compile("-arch=compute_80", "-gen-lto"); err != nil {
			t.Fatal(err)
		}
		if err := separate.AddModule(one.Result(), objects[i]); err != nil {
			t.Fatal(err)
		}
		if err := whole.AddModule([]byte(text), files[i]); err != nil {
			t.Fatal(err)
		}
	}
	opt.WholeProgram = true
	r, err := gonvvm.Compile(ctx, opt, modules...)
	if err != nil {
		t.Fatal(err)
	}
	same("package gonvvm", r.PTX)
	if err := separate.Compile("-arch=compute_80", "-link-lto"); err != nil {
		t.Fatal(err)
	}
	same("package nvvm in two steps", separate.Result())
	if err := whole.Compile("-arch=compute_80", "-lto"); err != nil {
		t.Fatal(err)
	}
	same("package nvvm in one step", whole.Result())
	for _, lib := range []string{"libnvJitLink.so.12"} {
		got := run(dir+"/jitlink", append([]string{dir + "/lib64/" + lib, "-arch=sm_80", "-lto", "@cubin=linked.cubin", "--"}, inputs...)...)
		same(lib, got)
		data, err := os.ReadFile(work + "/linked.cubin")
		if err != nil {
			t.Fatal(err)
		}
		if list, err := fatbin.Parse(data); err != nil || len(list) != 1 || list[0].Arch != 80 || !bytes.Equal(list[0].Data, want) {
			t.Errorf("the cubin: %v", err)
		}
	}
	if bad := testkit.PtxasRefusal(t, want, "sm_80"); bad != "" {
		t.Error(bad)
	}
}

// The bitcode in a container is LLVM's.
func TestContainer(t *testing.T) {
	dis := testkit.Oracle(t, "llvm-dis-22")
	m, err := gonvvm.Optimize(context.Background(), gonvvm.Options{Arch: "sm_80"}, gonvvm.LTO, gonvvm.Input{Name: "c.ll", Data: []byte(program[2])})
	if err != nil {
		t.Fatal(err)
	}
	c, err := lto.Decode(m.IR)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(dis, "-", "-o", "-")
	cmd.Stdin = bytes.NewReader(c.Bitcode)
	if out, err := cmd.Output(); err != nil || !bytes.Contains(out, []byte("define float @polynomial(")) {
		t.Errorf("%v\n%s", err, out)
	}
}
