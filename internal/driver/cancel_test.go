package driver

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
)

// endingContext is a context that ends after a number of calls of Err.
type endingContext struct {
	context.Context
	left atomic.Int64
}

func (c *endingContext) Err() error {
	if c.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

// A compilation looks at its context between passes and functions, in the middle end and in the selection, and ends with
// the context's error; it never returns a result then.
func TestCancellation(t *testing.T) {
	var b strings.Builder
	for i := range 50 {
		fmt.Fprintf(&b, "define ptx_kernel void @k%d(ptr %%p) {\n\t%%v = load i32, ptr %%p\n\t%%w = mul i32 %%v, %d\n\tstore i32 %%w, ptr %%p\n\tret void\n}\n", i, i+3)
	}
	for _, workers := range []int{1, 4} {
		asked := int64(1 << 40)
		for _, share := range []int64{-1, 0, 10, 50, 90, 99} { // per cent of all questions that are answered by nil
			ctx := &endingContext{Context: context.Background()}
			n := int64(1 << 40)
			if share >= 0 {
				n = asked * share / 100
			}
			ctx.left.Store(n)
			opt := options(t, "sm_80")
			opt.Workers = workers
			r, _, err := Compile(ctx, opt, Input{Name: "long.ll", Data: []byte(b.String())})
			switch {
			case share < 0 && err != nil:
				t.Fatal(err)
			case share < 0:
				if asked = n - ctx.left.Load(); asked < 200 {
					t.Errorf("%d workers: the context was asked %d times for 50 functions", workers, asked)
				}
			case !errors.Is(err, context.Canceled) || r != nil:
				t.Errorf("%d workers, ended after %d questions of %d: %v", workers, n, asked, err)
			}
		}
	}
}
