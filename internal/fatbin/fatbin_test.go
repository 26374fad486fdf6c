package fatbin

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"reflect"
	"strings"
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
	if data, err := hex.DecodeString(grouped); err == nil {
		f.Add(data)
	}
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

// grouped is the output of NVIDIA's fatbinary -concat for PTX of sm_80 and sm_90: one group, compressed by zstd.
const grouped = "" +
	"50ed55ba01001000480100000000000000010101e800000060000000000000005f000000400000000100000000000000000000000000000011800000" +
	"000000000000000000000000a00000000000000002000000a80000000100010100000000500000000000000000000000400000000000070050000000" +
	"000000000000000011000000000000000000000000000000000000000000000048000000000000000000000000000000010001015000000050000000" +
	"000000000000000040000000000007005a00000000000000000000001100000000000000000000000000000000000000000000004800000000000000" +
	"000000000000000028b52ffd20a0b50200b2c4111a80c56d201ee4a2b8c880020705a9198001162d714fa5b28b1c0aca70852f9d7bc20bc2b9609b25" +
	"3e1f46591b9e713c07ca8939772d85879204e07736ab1a0f21721650de6c180400a94002243705100a06cc00"

// Entries that are compressed together are read one by one.
func TestGroup(t *testing.T) {
	data, err := hex.DecodeString(grouped)
	if err != nil {
		t.Fatal(err)
	}
	list, err := Parse(data)
	if err != nil || len(list) != 2 {
		t.Fatalf("%v, %v", list, err)
	}
	for i, arch := range []int{80, 90} {
		e := list[i]
		if text := fmt.Sprintf(".target sm_%d", arch); e.Kind != PTX || e.Arch != arch || e.Major != 7 || !strings.Contains(string(e.Data), text) {
			t.Errorf("entry %d: %+v", i, e)
		}
	}
	for _, at := range []int{16 + 64, 16 + 68, 16 + 72 + 4, 16 + 72 + 8} { // count, size of the table, place and size of the first code
		bad := bytes.Clone(data)
		bad[at] += 0x77
		if list, err := Parse(bad); err == nil {
			t.Errorf("byte %d changed: %v", at, list)
		}
	}
}

// Containers are found in object files, libraries and fat binaries, and pruned where they are.
func TestContainers(t *testing.T) {
	object := AppendELF(nil, sample()...)
	library := append([]byte("!<arch>\n"), fmt.Sprintf("%-48s%-10d`\n", "a.o/", len(object))...)
	library = append(library, object...)
	for name, data := range map[string][]byte{"fat binary": Append(Append(nil, sample()...), sample()[0]), "object": object, "library": library} {
		list, err := Containers(data)
		if err != nil || len(list) == 0 || !reflect.DeepEqual(list[0], sample()) {
			t.Errorf("%s: %v %v", name, list, err)
		}
		pruned, err := Prune(data, func(e *Entry) bool { return e.Arch == 80 })
		if err != nil || len(pruned) != len(data) {
			t.Errorf("%s: %v", name, err)
		}
		list, err = Containers(pruned)
		if err != nil || len(list) == 0 || !reflect.DeepEqual(list[0], sample()[:1]) {
			t.Errorf("%s: pruned: %v %v", name, list, err)
		}
	}
	if list, err := Containers([]byte("text")); err != nil || len(list) != 0 {
		t.Error(list, err)
	}
}
