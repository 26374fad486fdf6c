package analysis

import "testing"

// TestStatedRange checks the ranges that metadata and attributes give calls and loads, alone and together.
func TestStatedRange(t *testing.T) {
	m := module(t, `
declare range(i32 0, 100) i32 @attr()
declare i32 @plain()
declare range(i8 -5, 10) i8 @wraps()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define void @f(ptr %p) {
  %declared = call i32 @attr()
  %called = call range(i32 5, 200) i32 @attr()
  %register = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !0
  %load = load i32, ptr %p, !range !0
  %two = load i32, ptr %p, !range !1
  %none = call i32 @plain()
  %both = call i8 @wraps()
  %both32 = zext i8 %both to i32
  %apart = call range(i32 200, 300) i32 @attr()
  %positive = load i32, ptr %p, !range !2
  %least = call range(i32 0, 100) i32 @llvm.umin.i32(i32 %both32, i32 7)
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
!0 = !{i32 1, i32 4096}
!1 = !{i32 0, i32 5, i32 10, i32 20}
!2 = !{i32 1, i32 0}
`)
	f := function(t, m, "f")
	var table EffectTable
	table.Compute(m)
	var launch LaunchBounds
	launch.Reset()
	var vt ValueTracking
	vt.Enter(f, &launch, &table)
	for name, want := range map[string]ConstantRange{
		"declared": {0, 99}, "called": {5, 99}, "register": {1, 4095}, "load": {1, 4095}, "two": {}, "none": {}, "both": {},
		"apart": {200, 299}, "positive": {1, 1<<32 - 1},
	} {
		got, ok := vt.Range(inst(t, f, name))
		if ok != (want != ConstantRange{}) || ok && got != want {
			t.Errorf("%%%s: %v, %t, want %v", name, got, ok, want)
		}
	}
	// An intrinsic with a range is known by its operands, too.
	least := inst(t, f, "least")
	if k, r := vt.Known(least), vt.RangeOf(least, 32, 0); k.Max(32) != 7 || r.UMax != 7 {
		t.Errorf("%%least is at most %d and %d, want 7", k.Max(32), r.UMax)
	}
}
