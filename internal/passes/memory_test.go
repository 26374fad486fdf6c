package passes

import (
	"bytes"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/mutate"
)

// The storage of a worker is reused, and no pass reads data that another execution, maybe on another function, has left
// there: the output is the same if the storage is new after every pass.
func TestNoMemory(t *testing.T) {
	testkit.Long(t)
	fresh := pipeline()
	for i, p := range fresh {
		if p.fn == nil {
			continue
		}
		q := *p
		q.fn = func(u *unit) bool {
			changed := p.fn(u)
			f := u.f
			*u = unit{opt: u.opt, fx: u.fx, decl: u.decl, room: u.room}
			u.connect()
			u.enter(f)
			return changed
		}
		fresh[i] = &q
	}
	optimized := func(text []byte, list []*pass) []byte {
		m, err := llasm.Parse("m.ll", text, llasm.Options{})
		if err != nil {
			return nil // a change has made a module that is not valid
		}
		if err := Run(m, Options{Machine: machineAt(3), list: list}); err != nil {
			t.Fatal(err)
		}
		return ir.Append(nil, m)
	}
	for _, k := range testkit.Corpus(t, "typed") {
		t.Run(k.String(), func(t *testing.T) {
			t.Parallel()
			src := k.Read(t)
			for seed := range uint64(30) {
				text := src
				if seed > 0 {
					text = changedModule(t, src, seed)
				}
				if used, unused := optimized(text, nil), optimized(text, fresh); !bytes.Equal(used, unused) {
					t.Errorf("change %d: a pass remembers another execution:\n%s", seed, testkit.Diff(used, unused))
				}
			}
		})
	}
}

// changedModule returns a module after eight changes at random.
func changedModule(t *testing.T, src []byte, seed uint64) []byte {
	m, err := llasm.Parse("m.ll", src, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	mutate.Defuse(m)
	for i := range uint64(8) {
		mutate.Apply(m, 8*seed+i)
	}
	return ir.Append(nil, m)
}
