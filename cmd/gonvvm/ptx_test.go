package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const messyPTX = `.version 8.0
.target sm_90 // Hopper
.address_size 64
.global .u32 counter[4],other;
.visible .entry k(.param .u64 p){.reg .b32 %r<4>;.reg .b64 %rd<2>;.reg .pred %p<2>;
ld.param.u64 %rd1,[p]; /* the index */ mov.u32 %r1,%tid.x;
@!%p1 bra DONE; st.global.u32 [%rd1+4],%r1;atom.global.add.u32 %r2,[counter],1;
DONE: ret;}
`

func TestPtxFmt(t *testing.T) {
	code, out, errs := gonvvm(messyPTX, "ptx", "fmt", "-")
	if code != exitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, want := range []string{
		".target sm_90 // Hopper\n", ".global .u32 counter[4], other;\n", "\t.param .u64 p\n)\n{\n\t.reg .b32 \t%r<4>;\n",
		"\tld.param.u64 \t%rd1, [p]; /* the index */\n\tmov.u32 \t%r1, %tid.x;\n\t@!%p1 bra \tDONE;\n", "DONE:\n\tret;\n}\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	path := filepath.Join(t.TempDir(), "k.ptx")
	if err := os.WriteFile(path, []byte(messyPTX), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, list, _ := gonvvm("", "ptx", "fmt", "-l", path); code != exitInput || list != path+"\n" {
		t.Errorf("-l: exit %d, %q", code, list)
	}
	if code, more, errs := gonvvm("", "ptx", "fmt", "-w", path); code != exitOK || more != "" {
		t.Errorf("-w: exit %d, %q %s", code, more, errs)
	}
	if got, _ := os.ReadFile(path); string(got) != out {
		t.Errorf("-w writes\n%s", got)
	}
	if code, list, _ := gonvvm("", "ptx", "fmt", "-l", path); code != exitOK || list != "" {
		t.Errorf("-l of a formatted file: exit %d, %q", code, list)
	}
	if code, out, errs := gonvvm(messyPTX+"ret", "ptx", "fmt", "-"); code != exitInput || out != "" || !strings.Contains(errs, "<stdin>:9:1: error:") {
		t.Errorf("wrong input: exit %d\n%s%s", code, out, errs)
	}
	if code, _, _ := gonvvm("", "ptx", "fmt"); code != exitUsage {
		t.Errorf("no file: exit %d", code)
	}
}

func TestPtxStat(t *testing.T) {
	code, out, errs := gonvvm(messyPTX, "ptx", "stat", "-json", "-")
	if code != exitOK {
		t.Fatalf("exit %d: %s", code, errs)
	}
	var files []fileStats
	if err := json.Unmarshal([]byte(out), &files); err != nil || len(files) != 1 || len(files[0].Functions) != 1 {
		t.Fatalf("%v in\n%s", err, out)
	}
	f := files[0].Functions[0]
	if f.Name != "k" || f.Kind != "entry" || f.Instructions != 6 || f.Guarded != 1 || f.ParamBytes != 8 || f.Blocks != 3 {
		t.Errorf("%+v", f)
	}
	if f.Classes["memory"] != 2 || f.Classes["atomics"] != 1 || f.Classes["control flow"] != 2 || f.Mnemonics["atom"] != 1 {
		t.Errorf("%v %v", f.Classes, f.Mnemonics)
	}
	if f.Registers["b32"] != 2 || f.Registers["b64"] != 1 || f.Registers["pred"] != 1 || f.Accesses["global"] != 2 || f.Accesses["param"] != 1 {
		t.Errorf("%v %v", f.Registers, f.Accesses)
	}
	if m := files[0].Memory; len(m) != 1 || m[0] != (spaceStats{"global", 2, 20}) {
		t.Errorf("%v", m)
	}
	code, out, _ = gonvvm(messyPTX, "ptx", "stat", "-")
	if code != exitOK || !strings.Contains(out, ".entry k: 6 instructions in 3 blocks, 1 guarded, 0 calls, 8 bytes of parameters\n") {
		t.Errorf("exit %d\n%s", code, out)
	}
}

func TestIntrinsics(t *testing.T) {
	code, out, _ := gonvvm("", "intrinsics", "llvm.nvvm.read.ptx.sreg.cluster.ctarank")
	if want := "llvm.nvvm.read.ptx.sreg.cluster.ctarank\n  () -> (d: b32)\n  mov.u32 d, %cluster_ctarank\n  needs sm_90 or newer with PTX ISA 7.8 or newer\n"; code != exitOK || out != want {
		t.Errorf("exit %d\n%s", code, out)
	}
	code, out, _ = gonvvm("", "intrinsics", "*fma.r?.f", "-json")
	var list []intrinsic
	if err := json.Unmarshal([]byte(out), &list); code != exitOK || err != nil || len(list) != 4 {
		t.Fatalf("exit %d, %v\n%s", code, err, out)
	}
	if x := list[1]; x.Name != "llvm.nvvm.fma.rn.f" || x.PTX != "fma.rn.f32 d, a, b, c" || len(x.Params) != 3 || x.Params[2].Name != "c" || x.Params[2].Type != "f32" {
		t.Errorf("%+v", x)
	}
	if code, out, errs := gonvvm("", "intrinsics", "no.such"); code != exitInput || out != "" || !strings.Contains(errs, `no name matches "no.such"`) {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	// Every intrinsic can be told about, each parameter with a type.
	code, out, _ = gonvvm("", "intrinsics")
	if n := strings.Count("\n"+out, "\nllvm."); code != exitOK || n < 2500 || strings.Contains(out, ": )") {
		t.Errorf("exit %d, %d intrinsics", code, n)
	}
}

// TestRunVectorRegisters: elements of vector registers are values of their own
// in the emulator, too.
func TestRunVectorRegisters(t *testing.T) {
	const src = `.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .v4 .b32 v; .reg .b32 %r<3>; .reg .b64 %rd<2>;
	ld.param.u64 %rd1, [p];
	mov.b32 v.x, 5;
	mov.b32 v.a, 7;
	add.s32 v.y, v.r, v.w;
	mov.b32 %r1, v.g;
	st.global.b32 [%rd1], %r1;
	ret;
}
`
	code, out, errs := gonvvm(src, "run", "-", "-grid=1", "-block=1", "out:i32[1]", "-print=1")
	if code != exitOK || strings.TrimSpace(out) != "12" {
		t.Errorf("exit %d, %q\n%s", code, out, errs)
	}
}
