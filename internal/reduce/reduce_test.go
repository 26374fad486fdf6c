package reduce

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit/irgen"
	"gonvvm/internal/verify"
)

// contains is the test of a module that has a text.
func contains(text string) func(context.Context, []byte) (bool, error) {
	return func(_ context.Context, module []byte) (bool, error) { return bytes.Contains(module, []byte(text)), nil }
}

// Random programs are reduced to a few lines that still have the property, and every module that is tested is correct.
func TestReduce(t *testing.T) {
	for seed := range uint64(12) {
		p := []byte(irgen.Generate(irgen.Options{Seed: seed}))
		for _, word := range []string{" mul ", "icmp", "store", "getelementptr"} {
			if !bytes.Contains(p, []byte(word)) {
				continue
			}
			tests := 0
			small, err := Reduce(context.Background(), "random.ll", p, Options{Test: func(ctx context.Context, text []byte) (bool, error) {
				tests++
				m, err := llasm.Parse("candidate.ll", text, llasm.Options{})
				if err == nil {
					err = verify.Module(m)
				}
				if err != nil {
					return false, err
				}
				return contains(word)(ctx, text)
			}})
			if err != nil {
				t.Fatalf("seed %d, %q: %v", seed, word, err)
			}
			if lines := bytes.Count(small, []byte("\n")); lines > 25 || !bytes.Contains(small, []byte(word)) {
				t.Errorf("seed %d, %q: %d lines of %d after %d tests:\n%s", seed, word, lines, bytes.Count(p, []byte("\n")), tests, small)
			}
		}
	}
}

const loop = `
@g = internal global i32 1
@h = internal global ptr @g
define internal i32 @callee(i32 %x) {
  ret i32 %x
}
define void @f(ptr %p, i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %c = call i32 @callee(i32 %i)
  store volatile i32 %c, ptr %p
  %j = add nsw i32 %i, 1
  %e = icmp eq i32 %j, %n
  br i1 %e, label %x, label %l, !prof !0
x:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}
`

// Each kind of candidates goes, whatever else stays.
func TestSteps(t *testing.T) {
	for _, c := range []struct{ keep, gone string }{
		{"store volatile", "phi"},
		{"store volatile", "@callee"},
		{"phi", "@g"},
		{"@h = ", "define"},
		{"add nsw", "icmp"},
		{"!prof", "call"},
		{"define internal i32 @callee", "volatile"},
	} {
		small, err := Reduce(context.Background(), "loop.ll", []byte(loop), Options{Test: contains(c.keep)})
		if err != nil || bytes.Contains(small, []byte(c.gone)) {
			t.Errorf("%q is to stay and %q to go: %v\n%s", c.keep, c.gone, err, small)
		}
	}
}

// A module without the property, an error of the test and the end of the context end the reduction.
func TestReduceErrors(t *testing.T) {
	if _, err := Reduce(context.Background(), "loop.ll", []byte(loop), Options{Test: contains("nothing")}); !errors.Is(err, ErrNotInteresting) {
		t.Error(err)
	}
	broken := errors.New("broken")
	if _, err := Reduce(context.Background(), "loop.ll", []byte(loop), Options{Test: func(context.Context, []byte) (bool, error) { return false, broken }}); !errors.Is(err, broken) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	small, err := Reduce(ctx, "loop.ll", []byte(loop), Options{Test: contains("store volatile"), Progress: func(string, int) { cancel() }})
	if !errors.Is(err, context.Canceled) || !bytes.Contains(small, []byte("store volatile")) {
		t.Errorf("%v\n%s", err, small)
	}
	if _, err := Reduce(context.Background(), "wrong.ll", []byte("define"), Options{Test: contains("")}); err == nil {
		t.Error("text that is not LLVM IR is accepted")
	}
}
