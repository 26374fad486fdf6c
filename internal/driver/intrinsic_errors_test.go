package driver

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// TestUnknownIntrinsics misspells names of intrinsics by one letter: the error names a
// known one that is as near (P-01).
func TestUnknownIntrinsics(t *testing.T) {
	known := map[string]bool{}
	var cases []*intrinsicCase
	for _, c := range observations(t, "llvm22.txt") {
		if !known[c.name] && len(known)%12 == 0 && isa.AbsentIntrinsic(c.name) == "" {
			cases = append(cases, c)
		}
		known[c.name] = true
	}
	var exact, other atomic.Int32
	each(t, cases, func(c *intrinsicCase) {
		stem := strings.TrimPrefix(c.name, "llvm.nvvm.")
		bad := "llvm.nvvm." + stem[:len(stem)/2] + "q" + stem[len(stem)/2:]
		text := strings.ReplaceAll(c.module(), "@"+c.name, "@"+bad)
		_, err := compileIntrinsic(text, target.MakeSM(100, 'a'), 88)
		if err == nil {
			t.Errorf("%s is accepted", bad)
			return
		}
		msg := string(diag.Of(err).Append(nil))
		if strings.Contains(msg, "did you mean "+c.name+"?") || strings.Contains(msg, "did you mean "+c.name+".") {
			exact.Add(1)
			return
		}
		_, hint, _ := strings.Cut(msg, "did you mean ")
		hint, _, _ = strings.Cut(hint, "?")
		if !strings.Contains(msg, "unknown intrinsic "+bad) || hint == "" || !known[hint] {
			t.Errorf("%s: %v", bad, err)
			return
		}
		other.Add(1)
	})
	t.Logf("%d misspelled names: %d times the right one is suggested, %d times another known one", len(cases), exact.Load(), other.Load())
	if exact.Load() < 9*other.Load() {
		t.Error("the suggestions are poor")
	}
}

// TestIntrinsicMessages: an error in a call of an intrinsic names the correct form: the target that is needed and the
// one that is given (P-02), the values that an immediate may have.
func TestIntrinsicMessages(t *testing.T) {
	for _, tt := range []struct{ arch, ptx, decl, call, want, hint string }{
		{"sm_80", "8.0", "i1 @llvm.nvvm.is_explicit_clusterr()", "i1 @llvm.nvvm.is_explicit_clusterr()", "unknown intrinsic llvm.nvvm.is_explicit_clusterr", ""},
		{"sm_80", "8.0", "void @llvm.nvvm.membarr(i32)", "void @llvm.nvvm.membarr(i32 0)", "unknown intrinsic llvm.nvvm.membarr", "did you mean llvm.nvvm.membar?"},
		{"sm_80", "8.0", "i32 @llvm.nvvm.mulhi.ii(i32, i32)", "i32 @llvm.nvvm.mulhi.ii(i32 1, i32 2)", "unknown intrinsic llvm.nvvm.mulhi.ii", "did you mean llvm.nvvm.mulhi.i?"},
		{"sm_80", "8.0", "void @llvm.nvvm.xyzzy.plugh()", "void @llvm.nvvm.xyzzy.plugh()", "unknown intrinsic llvm.nvvm.xyzzy.plugh", "see gonvvm intrinsics"},
		{"sm_70", "8.0", "i32 @llvm.nvvm.redux.sync.add(i32, i32)", "i32 @llvm.nvvm.redux.sync.add(i32 1, i32 2)", "llvm.nvvm.redux.sync.add needs sm_80 or newer with PTX ISA 7.0 or newer (have sm_70, PTX 8.0)", "choose another -arch or -ptx"},
		{"sm_90", "7.8", "void @llvm.nvvm.fence.proxy.async()", "void @llvm.nvvm.fence.proxy.async()", "needs sm_90 or newer with PTX ISA 8.0 or newer (have sm_90, PTX 7.8)", ""},
		{"sm_80", "8.0", "void @llvm.nvvm.membar(i32)", "void @llvm.nvvm.membar(i32 3)", "Bad membar op", "the levels are 0 (device), 1 (CTA), 2 (system) and 4 (cluster)"},
		{"sm_90a", "8.0", "void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)", "void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 300)", "immarg value 300 out of range [24, 257)", ""},
		{"sm_90a", "8.0", "void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)", "void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 25)", "is 25, which is not a multiple of 8", ""},
		{"sm_90a", "8.3", "void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32)", "void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) null, i32 16)", "immarg value 16 out of range [0, 16)", ""},
		{"sm_90a", "8.3", "void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32)", "void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) null, i32 13)", "with value 13 is not supported on the given target", "needs sm_100a or newer of its family (have sm_90a)"},
		{"sm_100a", "8.7", "void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1), i32)", "void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) null, i32 4)", "with value 4 is not supported on the given target", "needs sm_103a (have sm_100a)"},
	} {
		text := fmt.Sprintf("target triple = \"nvptx64-nvidia-cuda\"\ndeclare %s\ndefine void @f(ptr %%p) {\n", tt.decl)
		if ret, _, _ := strings.Cut(tt.call, " "); ret != "void" {
			text += fmt.Sprintf("  %%r = call %s\n  store %s %%r, ptr %%p\n", tt.call, ret)
		} else {
			text += "  call " + tt.call + "\n"
		}
		sm, err := target.ParseSM(tt.arch)
		if err != nil {
			t.Fatal(err)
		}
		ptx, err := target.ParsePTX(tt.ptx)
		if err != nil {
			t.Fatal(err)
		}
		_, err = compileIntrinsic(text+"  ret void\n}\n", sm, ptx)
		if got := string(diag.Of(err).Append(nil)); err == nil || !strings.Contains(got, tt.want) || !strings.Contains(got, tt.hint) {
			t.Errorf("%s on %s with PTX %s:\n  got  %s\n  want %s / %s", tt.call, tt.arch, tt.ptx, got, tt.want, tt.hint)
		}
	}
}

// TestAbsentIntrinsics: intrinsics that are refused because PTX has no instruction for them are refused by ptxas, too;
// intrinsics that LLVM cannot select although PTX has them are selected, and assemble.
func TestAbsentIntrinsics(t *testing.T) {
	_, bare := readIntrinsicFile(t, "llvm22.txt")
	sm := target.MakeSM(100, 'a')
	selected, refused := 0, 0
	for _, c := range bare {
		out, err := compileIntrinsic(c.module(), sm, 88)
		if err == nil {
			selected++
			if why := testkit.PtxasRefusal(t, []byte(out), sm.String(), "-c"); why != "" {
				t.Errorf("%s: %s", c, why)
			}
			continue
		}
		refused++
		// llvm.nvvm.fmax.ftz.nan.bf16x2 would be max.ftz.NaN.bf16x2, llvm.nvvm.bf2h.rn.ftz cvt.rn.ftz.f16.bf16.
		words := strings.Split(strings.TrimPrefix(c.name, "llvm.nvvm."), ".")
		reg, n := "%h", 3
		switch words[0] {
		case "bf2h":
			words, n = append([]string{"cvt"}, append(words[1:], "f16", "bf16")...), 2
		case "fma":
			n = 4
		default:
			words[0] = words[0][1:]
		}
		if strings.HasSuffix(c.name, "x2") {
			reg = "%r"
		}
		text := strings.ReplaceAll(strings.Join(words, "."), "nan", "NaN")
		for i := range n {
			text += fmt.Sprintf("%c %s%d", " ,,,"[i], reg, i)
		}
		why := func(text string) string {
			return testkit.PtxasRefusal(t, []byte(".version 8.8\n.target sm_100a\n.address_size 64\n.entry k() { .reg .b16 %h<4>; .reg .b32 %r<4>; "+text+"; ret; }\n"), sm.String(), "-c")
		}
		if why(text) == "" {
			t.Errorf("%s: ptxas has %s", c.name, text)
		}
		if plain := strings.NewReplacer(".ftz", "", ".sat", "").Replace(text); why(plain) != "" { // it is for these modifiers
			t.Errorf("%s: %s: %s", c.name, plain, why(plain))
		}
	}
	t.Logf("%d selected, %d refused, by ptxas as well", selected, refused)
	if selected == 0 || refused == 0 {
		t.Error("nothing to see")
	}
}
