package passes

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/passes/bisect"
	"gonvvm/internal/passes/stats"
	"gonvvm/internal/testkit"
)

const bisectSource = `target triple = "nvptx64-nvidia-cuda"
define i32 @first(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  ret i32 %s
}
define i32 @second(i32 %a, i32 %b) {
  %x = alloca i32
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  %s = add i32 %v, %b
  ret i32 %s
}
define i32 @third(i32 %a, i32 %b) {
  %s = mul i32 %a, %b
  ret i32 %s
}
`

// A pass with a bug in one function is found among all the others: pass, function and
// execution.
func TestBisectFindsPlantedBug(t *testing.T) {
	planted := &pass{name: "planted", level: 1, fn: func(u *unit) bool {
		for b := u.f.Entry(); b != 0; b = u.f.NextBlock(b) {
			for v := u.f.First(b); v != ir.None; v = u.f.Next(v) {
				if u.f.Op(v) == ir.OpAdd && u.f.Name() == "second" {
					u.f.Mutate(v, ir.OpSub, 0, 0, u.f.Operand(v, 0), u.f.Operand(v, 1))
					return true
				}
			}
		}
		return false
	}}
	list := pipeline()
	at := len(list) / 2
	for list[at].fn == nil {
		at++
	}
	list = append(list[:at:at], append([]*pass{planted}, list[at:]...)...)
	tries := 0
	got, err := bisect.Find(func(limit bisect.Limit, note func(bisect.Culprit)) (bool, error) {
		tries++
		m := parse(t, "t.ll", []byte(bisectSource))
		opt := Options{Machine: machineAt(3), list: list, Note: note}
		opt.SetLimit(limit)
		err := Run(m, opt)
		return bytes.Contains(ir.Append(nil, m), []byte("sub i32")), err
	})
	if err != nil {
		t.Fatal(err)
	}
	if got.Pass != "planted" || got.Func != "second" {
		t.Errorf("found %+v", got)
	}
	if tries > 14 {
		t.Errorf("%d runs to find one of %d executions", tries, got.Number)
	}
	// Nothing to find, and nothing that a pass did.
	if _, err := bisect.Find(func(bisect.Limit, func(bisect.Culprit)) (bool, error) { return false, nil }); err != bisect.ErrNotBad {
		t.Errorf("a good result: %v", err)
	}
	if _, err := bisect.Find(func(_ bisect.Limit, note func(bisect.Culprit)) (bool, error) {
		note(bisect.Culprit{})
		return true, nil
	}); err != bisect.ErrAlwaysBad {
		t.Errorf("a result that is always bad: %v", err)
	}
}

// Statistics count the executed passes, independent of the number of workers.
func TestStats(t *testing.T) {
	var counts []int
	for _, workers := range []int{1, 3} {
		m := parse(t, "t.ll", []byte(bisectSource))
		st := stats.Stats{Count: true}
		if err := Run(m, Options{Machine: machineAt(3), Workers: workers, Stats: &st}); err != nil {
			t.Fatal(err)
		}
		found := false
		for _, p := range st.Passes {
			if p.Name == "sroa-early" {
				found = true
				counts = append(counts, p.Runs, p.Changed, p.Insts)
			}
		}
		if !found {
			t.Fatal("no numbers for sroa-early")
		}
	}
	if counts[0] == 0 || counts[0] != counts[3] || counts[1] != counts[4] || counts[2] != counts[5] || counts[2] >= 0 {
		t.Errorf("runs, changes and instructions of sroa-early: %v", counts)
	}
}

// A list of passes runs exactly these; an unknown one is an error with a suggestion.
func TestPassList(t *testing.T) {
	m := parse(t, "t.ll", []byte(bisectSource))
	var ran []string
	opt := Options{Machine: machineAt(0), Passes: []string{"sroa", "adce"}, Dump: func(_ *ir.Module, f *ir.Func, pass string) { ran = append(ran, pass+" "+f.Name()) }}
	if err := Run(m, opt); err != nil {
		t.Fatal(err)
	}
	if strings.Join(ran, ",") != "sroa second" {
		t.Errorf("changed: %v", ran)
	}
	opt.Passes = []string{"sra"}
	if err := Run(m, opt); err == nil || !strings.Contains(err.Error(), "unknown pass sra") {
		t.Errorf("unknown pass: %v", err)
	}
}

// Remarks report passed and missed transformations, with the reason.
func TestRemarks(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
define internal void @big(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define internal i32 @small(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define ptx_kernel void @k(ptr %p, i32 %n, i32 %i) {
entry:
  %a = alloca [16 x i32]
  %at = getelementptr [16 x i32], ptr %a, i32 0, i32 %i
  store i32 %n, ptr %at
  %zero = getelementptr [16 x i32], ptr %a, i32 0, i32 %n
  %v = load i32, ptr %zero
  %s = call i32 @small(i32 %v)
  %q = load ptr, ptr %p
  store i32 %s, ptr %q
  call void @big(ptr %q)
  br label %loop
loop:
  %c = phi i32 [ 0, %entry ], [ %d, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %d = add nsw i32 %c, 1
  %more = icmp slt i32 %d, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
`
	m := parse(t, "t.ll", []byte(src))
	var got Remarks
	if err := Run(m, Options{Machine: machineAt(3), Remarks: &got}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct {
		kind RemarkKind
		pass string
		part string
	}{
		{Passed, "inline", "small inlined into k"},
		{Missed, "inline", "big not inlined into k: it is noinline"},
		{Missed, "sroa", "64 bytes of local memory: it is indexed by a value that is not a constant"},
		{Missed, "infer-address-spaces", "generic access: the pointer was loaded from memory"},
		{Missed, "loop-unroll", "threads meet in it"},
	} {
		found := false
		for _, r := range got.List {
			found = found || r.Kind == want.kind && r.Pass == want.pass && strings.Contains(r.Msg, want.part)
		}
		if !found {
			t.Errorf("no remark %s of %s: %s\n%+v", want.kind, want.pass, want.part, got.List)
		}
	}
}

// Every rewrite of instcombine is counted under the name of its rule, whatever the number of workers.
func TestRuleStats(t *testing.T) {
	var want []stats.Rule
	for _, workers := range []int{1, 3} {
		counted := stats.Stats{}
		for _, file := range testkit.Corpus(t, "raw") {
			m := parse(t, file.Path, file.Read(t))
			if err := Run(m, Options{Machine: machineAt(3), Workers: workers, Stats: &counted}); err != nil {
				t.Fatal(err)
			}
		}
		if len(counted.Rules) < 40 {
			t.Errorf("only %d rules were applied", len(counted.Rules))
		}
		for _, r := range counted.Rules {
			if r.Name == "" {
				t.Errorf("%d rewrites by a rule without a name", r.Count)
			}
		}
		if want == nil {
			want = counted.Rules
		} else if !slices.Equal(want, counted.Rules) {
			t.Errorf("%d workers: %v, want %v", workers, counted.Rules, want)
		}
	}
}
