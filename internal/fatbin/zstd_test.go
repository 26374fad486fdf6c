package fatbin

import (
	"bytes"
	"math/rand/v2"
	"os"
	"testing"
)

// Frames of the reference compressor, fast and thorough, are read; those in testdata are zstd -1, -19 and -3 of zeroes.
func TestZstd(t *testing.T) {
	text, err := os.ReadFile("testdata/kernel.ptx")
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string][]byte{"kernel.1": text, "kernel.19": text, "zeroes": make([]byte, 20000)} {
		frame, err := os.ReadFile("testdata/" + file + ".zst")
		if err != nil {
			t.Fatal(err)
		}
		got, err := zstd(frame, len(want))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes, %v", file, len(got), err)
		}
		for _, n := range []int{len(want) - 1, len(want) + 1, 0} {
			if _, err := zstd(frame, n); err == nil {
				t.Errorf("%s: no error for a size of %d", file, n)
			}
		}
		packed := Append(nil, Entry{Kind: ELF, Arch: 80, Data: frame})
		e := packed[headerSize:]
		e[0], e[16], e[17], e[41] = byte(PTX), byte(len(frame)), byte(len(frame)>>8), FlagZstd>>8
		e[56], e[57], e[58] = byte(len(want)), byte(len(want)>>8), byte(len(want)>>16)
		if list, err := Parse(packed); err != nil || len(list) != 1 || len(list[0].Data) != len(bytes.TrimRight(want, "\x00")) {
			t.Errorf("%s in a fat binary: %v", file, err)
		}
	}
}

// Damaged frames are errors, and take no more memory than the size that is expected.
func TestZstdDamaged(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, file := range []string{"kernel.1", "kernel.19", "zeroes"} {
		frame, err := os.ReadFile("testdata/" + file + ".zst")
		if err != nil {
			t.Fatal(err)
		}
		for n := range min(len(frame), 400) {
			_, _ = zstd(frame[:n], 20000) // must return
		}
		for range 3000 {
			bad := bytes.Clone(frame)
			for range 1 + r.IntN(4) {
				bad[r.IntN(len(bad))] = byte(r.Uint32())
			}
			if got, err := zstd(bad, 20000); err == nil && len(got) != 20000 {
				t.Fatal("the size is wrong")
			}
		}
	}
}
