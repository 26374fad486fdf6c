package main

import (
	"strings"
	"testing"

	"gonvvm/diag"
)

// Outcomes, without the strict check, of the examples of the rules, which are errors in it: an error all the same, a
// warning, or nothing at all.
const (
	lenientError = iota
	lenientWarning
	lenientSilence
)

var lenient = map[diag.Code]int{
	"N0005": lenientSilence, "N0006": lenientError, "N0022": lenientWarning, "N0025": lenientWarning, "N0029": lenientWarning,
	"N0030": lenientWarning, "N0032": lenientWarning, "N0039": lenientWarning, "N0042": lenientWarning, "N0043": lenientWarning, "N0044": lenientWarning,
	"N0049": lenientWarning, "N0053": lenientSilence, "N0059": lenientSilence, "N0068": lenientSilence, "N0071": lenientWarning,
	"N0073": lenientSilence, "N0078": lenientSilence, "N0080": lenientSilence, "N0082": lenientSilence, "N0083": lenientSilence,
	"N0084": lenientSilence, "N0098": lenientWarning, "N0126": lenientSilence, "N0133": lenientSilence,
}

// Each rule of the NVVM IR specification that refuses something has a module that breaks only this rule: an error with
// -strict, and the outcome of the table without (S4-02). The tests are named after the rows.
func TestRules(t *testing.T) {
	rows := 0
	diag.Codes(func(i *diag.Info) bool {
		if i.Code[0] != 'N' || i.Example == "" {
			return true
		}
		rows++
		t.Run("S4-"+strings.TrimLeft(string(i.Code[1:]), "0"), func(t *testing.T) {
			code, _, errs := gonvvm(i.Example, "verify", "-dialect=nvvm", "-strict", "-")
			if code != exitInput || !strings.Contains(errs, "error: ") || !strings.Contains(errs, "["+string(i.Code)+"]") {
				t.Errorf("strict: exit %d\n%s", code, errs)
			}
			code, _, errs = gonvvm(i.Example, "verify", "-dialect=nvvm", "-")
			mentioned := strings.Contains(errs, "["+string(i.Code)+"]")
			switch lenient[i.Code] {
			case lenientError:
				if code != exitInput || !mentioned {
					t.Errorf("not strict: exit %d, an error is wanted\n%s", code, errs)
				}
			case lenientWarning:
				if code != exitOK || !mentioned || !strings.Contains(errs, "warning: ") {
					t.Errorf("not strict: exit %d, a warning is wanted\n%s", code, errs)
				}
			default:
				if code != exitOK || mentioned {
					t.Errorf("not strict: exit %d, silence is wanted\n%s", code, errs)
				}
			}
		})
		return true
	})
	if rows < 50 {
		t.Errorf("only %d rules have an example", rows)
	}
}

const strictModule = `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i64, i64 }
@g = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@s = internal addrspace(3) global [64 x float] undef, align 4
@c = addrspace(4) constant float 1.0
@w = weak addrspace(1) global i32 1
@cm = common addrspace(1) global i32 0
@e = external addrspace(1) global i32
@p = addrspace(1) global i32* addrspacecast (i32 addrspace(1)* @w to i32*)
@t = addrspace(1) global i64 0, align 8
@llvm.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast (i64 addrspace(1)* @t to i8 addrspace(1)*) to i8*)], section "llvm.metadata"
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.nvvm.atomic.load.add.f32.p1f32(float addrspace(1)*, float)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32*, i32)
declare float @llvm.sqrt.f32(float)
declare double @llvm.fma.f64(double, double, double)
declare i32 @llvm.ctlz.i32(i32, i1)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare void @llvm.memcpy.p0i8.p4i8.i64(i8*, i8 addrspace(4)*, i64, i1)
declare i64 @llvm.nvvm.texsurf.handle.p1i64(metadata, i64 addrspace(1)*)
define linkonce_odr signext i16 @short(i16 signext %x) alwaysinline nounwind {
  ret i16 %x
}
define %pair @agg(%pair %x) {
  ret %pair %x
}
define void @k(i32* %out, %pair* byval(%pair) align 16 %b, float addrspace(1)* %f) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = alloca [4 x i32], align 16
  %old = atomicrmw umax i32* %out, i32 %tid seq_cst
  %cas = cmpxchg weak i32* %out, i32 0, i32 1 acq_rel monotonic
  %add = call float @llvm.nvvm.atomic.load.add.f32.p1f32(float addrspace(1)* %f, float 1.0)
  %inc = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* %out, i32 7)
  %h = call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata i64 addrspace(1)* @t, i64 addrspace(1)* @t)
  call void asm sideeffect "// $0 $1", "l,r"(i64 %h, i32 %tid)
  %v = load volatile i32, i32* %out
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.membar(i32 0)
  %x = call %pair @agg(%pair zeroinitializer), !callalign !3
  switch i32 %tid, label %end [ i32 0, label %zero ]
zero:
  %root = call float @llvm.sqrt.f32(float %add)
  br label %end
end:
  ret void
}
!nvvm.annotations = !{!0, !1, !4}
!nvvmir.version = !{!2}
!0 = !{void (i32*, %pair*, float addrspace(1)*)* @k, !"kernel", i32 1, !"maxntidx", i32 256, !"grid_constant", !5}
!1 = !{i64 addrspace(1)* @t, !"texture", i32 1}
!2 = !{i32 2, i32 0, i32 3, i32 1}
!3 = !{i32 8, i32 65544}
!4 = !{void (i32*, %pair*, float addrspace(1)*)* @k, !"align", i32 131088}
!5 = !{i32 2}
`

// Constructs that the specification supports pass the strict check without a message, and compile (the rows of kind A
// in S4: linkages, annotations, atomics, textures, callalign).
func TestSupported(t *testing.T) {
	code, _, errs := gonvvm(strictModule, "verify", "-strict", "-")
	if code != exitOK || errs != "" {
		t.Errorf("exit %d:\n%s", code, errs)
	}
	code, out, errs := gonvvm(strictModule, "compile", "-strict", "-arch=sm_80", "-")
	if code != exitOK || errs != "" || !strings.Contains(out, ".entry k(") {
		t.Errorf("exit %d:\n%s", code, errs)
	}
}

// Without a flag nothing is refused that LLVM gives a meaning: each module that breaks a rule of the NVVM IR specification is
// accepted if it is accepted in the LLVM dialect, with the same output.
func TestAutoRefusesNothingMeaningful(t *testing.T) {
	accepted, warned := 0, 0
	for i := range diag.Codes {
		if i.Code[0] != 'N' || i.Example == "" {
			continue
		}
		code, want, _ := gonvvm(i.Example, "compile", "-dialect=llvm", "-")
		if code != exitOK {
			continue
		}
		accepted++
		code, got, errs := gonvvm(i.Example, "compile", "-")
		if code != exitOK || got != want {
			t.Errorf("%s: exit %d, same output: %v\n%s", i.Code, code, got == want, errs)
		}
		if strings.Contains(errs, "warning: ") {
			warned++
		}
	}
	if accepted < 20 || warned < 10 {
		t.Errorf("%d modules are accepted in the LLVM dialect, %d of them with a warning without a flag", accepted, warned)
	}
}

// Constructs that are accepted and ignored are reported only on request.
func TestIgnored(t *testing.T) {
	src := strings.Replace(strictModule, "@w = weak", "@w = weak hidden", 1) + "!llvm.ident = !{!6}\n!6 = !{!\"clang\"}\n"
	if code, _, errs := gonvvm(src, "verify", "-strict", "-"); code != exitOK || errs != "" {
		t.Errorf("exit %d:\n%s", code, errs)
	}
	code, _, errs := gonvvm(src, "verify", "-strict", "-notes", "-")
	for _, want := range []string{"[N0021]", "[N0035]", "note: "} {
		if code != exitOK || !strings.Contains(errs, want) {
			t.Errorf("exit %d, without %s:\n%s", code, want, errs)
		}
	}
}

// The check of the IR version can be turned off (S1-78); all errors are reported, not the first only.
func TestVersionsAndAll(t *testing.T) {
	bad := strings.Replace(strictModule, "!2 = !{i32 2, i32 0, i32 3, i32 1}", "!2 = !{i32 1, i32 11, i32 3, i32 1}", 1)
	if code, _, errs := gonvvm(bad, "verify", "-dialect=nvvm", "-"); code != exitInput || !strings.Contains(errs, "IR version 1.11 incompatible with current version 2.0") {
		t.Errorf("exit %d:\n%s", code, errs)
	}
	t.Setenv("NVVM_IR_VER_CHK", "0")
	if code, _, errs := gonvvm(bad, "verify", "-dialect=nvvm", "-"); code != exitOK {
		t.Errorf("exit %d:\n%s", code, errs)
	}
	several := "@a = extern_weak addrspace(1) global i32\n@b = addrspace(2) global i32 1\ndefine void @f(i8* %p) {\n  %r = atomicrmw nand i8* %p, i8 1 seq_cst\n  ret void\n}\n"
	_, _, errs := gonvvm(strictModule+several, "verify", "-strict", "-")
	if n := strings.Count(errs, "error: "); n != 3 {
		t.Errorf("%d errors, want 3:\n%s", n, errs)
	}
}

// A fence in NVVM IR gives the text that callers of NVIDIA's library look for.
func TestIllegalInstructionText(t *testing.T) {
	src := strings.Replace(strictModule, "  call void @llvm.nvvm.membar(i32 0)", "  fence acquire", 1)
	_, _, errs := gonvvm(src, "verify", "-strict", "-")
	if want := "Error: : Function `k' Basic Block `entry': context: fence acquire Illegal instruction: fence"; !strings.Contains(errs, want) {
		t.Errorf("want %q in\n%s", want, errs)
	}
}
