package bitstream

import (
	"math/rand"
	"slices"
	"testing"
)

// The reader reads the writer's output: numbers of every width, abbreviations with arrays and blobs, blocks inside
// blocks.
func TestRoundTrip(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	type record struct {
		code uint64
		ops  []uint64
		blob string
	}
	var want []record
	w := NewWriter([]byte("BC\xc0\xde"), 2)
	w.Enter(8, 5)
	text := w.Define(Abbrev{{Literal, 40}, {VBR, 6}, {Array, 0}, {Char6, 0}})
	bytes := w.Define(Abbrev{{Literal, 41}, {Fixed, 3}, {Array, 0}, {Fixed, 7}})
	blob := w.Define(Abbrev{{Literal, 42}, {VBR, 12}, {Blob, 0}})
	for range 400 {
		r := record{code: uint64(rng.Intn(40))}
		for range rng.Intn(12) {
			r.ops = append(r.ops, rng.Uint64()>>rng.Intn(64))
		}
		switch rng.Intn(4) {
		case 0:
			w.Record(r.code, r.ops)
		case 1:
			r.code = 40
			for i := range r.ops {
				if i > 0 {
					r.ops[i] = uint64("azAZ09._"[rng.Intn(8)])
				}
			}
			if len(r.ops) == 0 {
				r.ops = []uint64{1}
			}
			w.RecordAbbrev(text, append([]uint64{r.code}, r.ops...))
		case 2:
			r.code = 41
			r.ops = append([]uint64{uint64(rng.Intn(8))}, r.ops...)
			for i := range r.ops[1:] {
				r.ops[1+i] &= 127
			}
			w.RecordAbbrev(bytes, append([]uint64{r.code}, r.ops...))
		case 3:
			r = record{42, []uint64{rng.Uint64() >> rng.Intn(64)}, "some bytes"[:rng.Intn(10)]}
			w.RecordBlob(blob, []uint64{r.code, r.ops[0]}, []byte(r.blob))
		}
		want = append(want, r)
	}
	w.Enter(99, 3)
	w.Record(7, []uint64{1, 2, 3})
	w.End()
	w.End()

	r := NewReader(w.Bytes())
	if r.Next() != AtBlock || r.Block != 8 || !r.Enter() {
		t.Fatal("no block", r.Err())
	}
	for i, x := range want {
		if e := r.Next(); e != AtRecord {
			t.Fatalf("record %d: entry %d, %v", i, e, r.Err())
		}
		if uint64(r.Code) != x.code || !slices.Equal(r.Ops, x.ops) || string(r.Blob) != x.blob {
			t.Fatalf("record %d is %d %v %q, want %v", i, r.Code, r.Ops, r.Blob, x)
		}
	}
	if r.Next() != AtBlock || r.Block != 99 || !r.Skip() {
		t.Fatal("no inner block", r.Err())
	}
	if r.Next() != AtBlockEnd || r.Next() != AtStreamEnd {
		t.Fatal("no end", r.Err())
	}
}

// Numbers of more than 64 bits, lengths beyond the file and undefined abbreviations
// are errors with a place.
func TestMalformed(t *testing.T) {
	for name, f := range map[string]func(w *Writer){
		"number": func(w *Writer) {
			w.Emit(Unabbreviated, 4)
			for range 14 {
				w.Emit(63, 6)
			}
			w.Emit(1, 6)
		},
		"abbreviation": func(w *Writer) { w.Emit(9, 4) },
		"length": func(w *Writer) {
			w.Emit(Unabbreviated, 4)
			w.EmitVBR(1, 6)
			w.EmitVBR(1<<40, 6)
		},
	} {
		w := NewWriter([]byte("BC\xc0\xde"), 2)
		w.Enter(8, 4)
		f(w)
		w.End()
		r := NewReader(w.Bytes())
		if r.Next() != AtBlock || !r.Enter() {
			t.Fatal(name)
		}
		if e := r.Next(); e != AtError || r.Err() == nil || r.Err().Bit < 64 {
			t.Errorf("%s: entry %d, %v", name, e, r.Err())
		}
	}
}
