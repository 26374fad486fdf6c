package driver

import (
	"context"
	"testing"
	"time"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/testkit/chains"
)

// chainDepth is deep enough for work that is exponential in it never to end.
const chainDepth = 60

// chainTime bounds the work on one chain, which takes milliseconds.
const chainTime = 5 * time.Minute

// Nothing takes time exponential in the depth of values, types, constants, metadata, blocks,
// calls or expressions that use others twice.
func TestChains(t *testing.T) {
	if testing.Short() {
		t.Skip("the race detector takes minutes for these sequential programs")
	}
	for _, c := range chains.All() {
		t.Run(c.Name, func(t *testing.T) {
			depth := chainDepth
			if c.Base > 0 {
				depth = c.Base + chainDepth/4 // each element is large from there on
			}
			text := []byte(c.Text(depth))
			done := make(chan error, 1)
			go func() { done <- workOn(t, &c, text) }()
			select {
			case err := <-done:
				if err != nil {
					t.Errorf("%v\n%s", err, text)
				}
			case <-time.After(chainTime):
				t.Fatalf("not done after %v:\n%s", chainTime, text)
			}
		})
	}
}

// workOn takes a chain through everything that reads, changes and writes it.
func workOn(t *testing.T, c *chains.Chain, text []byte) error {
	in := Input{Name: "chain.ll", Data: text}
	if c.PTX {
		m, err := ptx.Parse("chain.ptx", text)
		if err != nil {
			return err
		}
		ptxcheck.Check(m, &ptxcheck.Options{})
		ptx.Append(nil, m)
		return nil
	}
	if err := Verify(&Options{}, in).Err(); err != nil {
		return err
	}
	for _, set := range levels {
		o := options(t, "sm_80")
		o.Debug, o.LineInfo = true, true
		set.opt(o)
		if _, _, err := Compile(context.Background(), o, in); err != nil {
			return err
		}
	}
	m, _, err := Optimise(context.Background(), options(t, "sm_80"), in)
	if err != nil {
		return err
	}
	ir.Append(nil, m)
	bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{})
	if err != nil {
		return err
	}
	_, _, err = Compile(context.Background(), options(t, "sm_80"), Input{Name: "chain.bc", Data: bc})
	return err
}
