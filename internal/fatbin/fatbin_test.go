package fatbin

import (
	"bytes"
	"errors"
	"reflect"
	"testing"
)

func sample() []Entry {
	return []Entry{
		{Kind: PTX, Major: 7, Minor: 0, Arch: 80, Flags: Flag64Bit | FlagLinux, Data: []byte(".version 7.0\n.target sm_80\n")},
		{Kind: ELF, Major: 1, Minor: 7, Arch: 90, Flags: Flag64Bit, Name: "k.cu", Data: bytes.Repeat([]byte{7}, 16)},
		{Kind: PTX, Major: 8, Minor: 0, Arch: 90, Flags: Flag64Bit | FlagArchA, Data: []byte("x")},
	}
}

// Entries survive writing and reading.
func TestRoundTrip(t *testing.T) {
	got, err := Parse(append(Append([]byte("before")[:0], sample()...), "after"...))
	if err != nil || !reflect.DeepEqual(got, sample()) {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := Parse([]byte("\x7fELF")); !errors.Is(err, ErrNotFatbin) {
		t.Error(err)
	}
}

// A block of LZ4 as the reference compressor writes it: literals, an overlapping copy, long lengths.
func TestLZ4(t *testing.T) {
	for _, c := range []struct {
		block string
		want  string
		size  int
	}{
		{"\x50abcde", "abcde", 5},
		{"\x1aa\x01\x00\x50aaaaa", string(bytes.Repeat([]byte{'a'}, 20)), 20},
		{"\x1fa\x01\x00\x32\x50aaaaa", string(bytes.Repeat([]byte{'a'}, 75)), 75},
		{"\xf0\x01" + "0123456789abcdef", "0123456789abcdef", 16},
	} {
		got, err := lz4([]byte(c.block), c.size)
		if err != nil || string(got) != c.want {
			t.Errorf("%q: %q, %v", c.block, got, err)
		}
		if _, err := lz4([]byte(c.block), c.size+1); err == nil {
			t.Errorf("%q: too short, and no error", c.block)
		}
		if _, err := lz4([]byte(c.block), c.size-1); err == nil {
			t.Errorf("%q: too long, and no error", c.block)
		}
	}
	for _, bad := range []string{"\x10", "\x1aa", "\x1aa\x00\x00", "\x1aa\x05\x00", "\xf0\xff\xff"} {
		if got, err := lz4([]byte(bad), 100); err == nil {
			t.Errorf("%q: %q", bad, got)
		}
	}
}

// An entry is chosen for a device as the driver does.
func TestBest(t *testing.T) {
	list := append(sample(), Entry{Kind: PTX, Arch: 100, Flags: FlagArchF}, Entry{Kind: PTX, Arch: 50})
	for _, c := range []struct {
		arch   int
		suffix byte
		want   int
	}{{80, 0, 0}, {86, 0, 0}, {90, 0, 0}, {90, 'a', 2}, {100, 'a', 3}, {103, 'f', 3}, {103, 0, 0}, {75, 0, 4}, {35, 0, -1}} {
		if got := Best(list, c.arch, c.suffix); got != c.want {
			t.Errorf("sm_%d%c: entry %d, want %d", c.arch, c.suffix, got, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(Append(nil, sample()...))
	packed := Append(nil, Entry{Kind: PTX, Data: []byte("\x1aa\x01\x00\x50aaaa")})
	packed[16+16], packed[16+56], packed[16+41] = 9, 20, 0x20
	f.Add(packed)
	f.Fuzz(func(t *testing.T, data []byte) {
		list, err := Parse(data)
		if err != nil {
			return
		}
		if again, err := Parse(Append(nil, list...)); err != nil || len(again) != len(list) {
			t.Fatal(err)
		}
	})
}
