package passes

import (
	"bytes"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// The order of the pipeline satisfies the constraints of the passes.
func TestConstraints(t *testing.T) {
	list := pipeline()
	first := func(p *pass) int {
		for i, q := range list {
			if q == p {
				return i
			}
		}
		return -1
	}
	names := map[string]*pass{}
	for _, p := range list {
		if q := names[p.name]; q != nil && q != p {
			t.Errorf("two passes are called %s", p.name)
		}
		names[p.name] = p
		if (p.module == nil) == (p.fn == nil) {
			t.Errorf("%s is neither or both of a module and a function pass", p.name)
		}
		if p.required && p.level > 0 {
			t.Errorf("%s is required and has a level", p.name)
		}
	}
	for _, c := range constraints() {
		a, b := first(c.first), first(c.then)
		if a < 0 || b < 0 || a >= b || c.why == "" {
			t.Errorf("%s must come before %s: %s", c.first.name, c.then.name, c.why)
		}
	}
}

// The result does not depend on the number of workers.
func TestWorkersAgree(t *testing.T) {
	for _, file := range testkit.Corpus(t, "raw") {
		src := file.Read(t)
		var want []byte
		for _, n := range []int{1, 4} {
			m := parse(t, file.Path, src)
			if err := Run(m, Options{Machine: machineAt(3), Workers: n}); err != nil {
				t.Fatal(err)
			}
			text := ir.Append(nil, m)
			if n == 1 {
				want = text
			} else if !bytes.Equal(want, text) {
				t.Fatalf("%s: %d workers give another module: %s", file, n, testkit.Diff(want, text))
			}
		}
	}
}

// At -O0 temporaries are promoted; with optnone only the required passes run (P-25: a level is never a reason to fail), which inline functions that
// are simplified.
func TestLevels(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) {
  %x = alloca i32
  store i32 1, ptr %x
  %v = load i32, ptr %x
  store i32 %v, ptr %p
  ret void
}
define ptx_kernel void @n(ptr %p) noinline optnone {
  %x = alloca i32
  store i32 1, ptr %x
  %v = call i32 @inlined(ptr %x)
  store i32 %v, ptr %p
  ret void
}
define internal i32 @inlined(ptr %p) alwaysinline {
  %x = alloca i32
  %v = load i32, ptr %p
  store i32 %v, ptr %x
  %w = load i32, ptr %x
  ret i32 %w
}
`
	count := func(f *ir.Func) (allocas, casts int) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				switch f.Op(v) {
				case ir.OpAlloca:
					allocas++
				case ir.OpAddrSpaceCast:
					casts++
				}
			}
		}
		return allocas, casts
	}
	for _, c := range []struct{ level, allocas, optnone int }{{0, 0, 2}, {1, 0, 1}, {3, 0, 1}} {
		m := parse(t, "t.ll", []byte(src))
		if err := Run(m, Options{Machine: machineAt(c.level), Verify: verifyHook}); err != nil {
			t.Fatal(err)
		}
		k, n := m.Syms[m.Lookup("k")].Fn, m.Syms[m.Lookup("n")].Fn
		if a, casts := count(k); a != c.allocas || casts == 0 {
			t.Errorf("level %d: %d allocas and %d casts, want %d allocas", c.level, a, casts, c.allocas)
		}
		if a, _ := count(n); a != c.optnone || m.Lookup("inlined") != 0 && !m.Syms[m.Lookup("inlined")].Dead {
			t.Errorf("level %d: optnone: %d allocas, want %d and no function that is inlined", c.level, a, c.optnone)
		}
	}
}

// Bisecting executes as many optional passes as it is told.
func TestBisect(t *testing.T) {
	src := testkit.Corpus(t, "raw")[0].Read(t)
	seen := map[string]bool{}
	for n := 1; n < 200; n += 20 {
		ran := 0
		m := parse(t, "t.ll", src)
		opt := Options{Machine: machineAt(3), Bisect: n}
		opt.Verify = func(m *ir.Module, name string) error {
			for _, p := range pipeline() {
				if p.name == name && !p.required {
					ran++
					break
				}
			}
			return verifyHook(m, name)
		}
		if err := Run(m, opt); err != nil {
			t.Fatal(err)
		}
		if ran > n {
			t.Fatalf("%d optional passes with a limit of %d", ran, n)
		}
		seen[string(ir.Append(nil, m))] = true
	}
	if len(seen) < 3 {
		t.Errorf("the limit makes no difference: %d results", len(seen))
	}
}

// A list of passes may continue after the declarations are dropped: removed declarations are not called.
func TestAfterDroppedDeclarations(t *testing.T) {
	const src = `define i32 @f(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, %y
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
`
	m := parse(t, "t.ll", []byte(src))
	list := []string{"declare-intrinsics", "strip-dead-prototypes", "instcombine-late", "instcombine"}
	if err := Run(m, Options{Machine: machineAt(3), Verify: verifyHook, Passes: list}); err != nil {
		t.Fatal(err)
	}
}

// Former names of passes are not accepted, and the hint names a pass of the table.
func TestFormerNames(t *testing.T) {
	for old, now := range renamed {
		if _, err := named([]string{now}); err != nil {
			t.Errorf("%s became %s, which is not a pass", old, now)
		}
		if _, err := named([]string{old}); err == nil {
			t.Errorf("%s is still a pass", old)
		}
		if hint := nearest(old, pipeline()); hint != "did you mean "+now+"?" {
			t.Errorf("hint for %s: %s", old, hint)
		}
	}
}
