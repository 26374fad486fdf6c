package lto

import (
	"bytes"
	"errors"
	"slices"
	"testing"
)

// Containers survive writing and reading.
func TestRoundTrip(t *testing.T) {
	for _, c := range []Container{
		{},
		{Bitcode: []byte("BC\xc0\xde")},
		{Options: []string{"arch=compute_80"}, Bitcode: []byte("BC\xc0\xde")},
		{Options: []string{"arch=compute_80", "fma=1", "g"}, Bitcode: bytes.Repeat([]byte{1, 2, 3}, 1000)},
	} {
		data := c.Append([]byte("before"))[len("before"):]
		for _, tail := range []string{"", "\x00", "\x00\x00\x00"} {
			got, err := Decode(append(slices.Clone(data), tail...))
			if err != nil || !bytes.Equal(got.Bitcode, c.Bitcode) || !slices.Equal(got.Options, c.Options) {
				t.Errorf("%+v: got %+v, %v", c, got, err)
			}
		}
	}
	c := Container{Options: []string{"arch=compute_80", "g"}}
	if v, ok := c.Option("arch"); v != "compute_80" || !ok {
		t.Errorf("arch = %q, %v", v, ok)
	}
	if v, ok := c.Option("g"); v != "" || !ok {
		t.Errorf("g = %q, %v", v, ok)
	}
	if _, ok := c.Option("ftz"); ok {
		t.Error("ftz is set")
	}
}

// Every byte of a container is checked: a change of any of them is an error, and so is every prefix.
func TestDamage(t *testing.T) {
	c := Container{Options: []string{"arch=compute_80"}, Bitcode: []byte("BC\xc0\xde 1234567890")}
	data := c.Append(nil)
	for i := range data {
		bad := slices.Clone(data)
		bad[i] ^= 1 << (i % 8)
		if _, err := Decode(bad); err == nil {
			t.Errorf("byte %d changed: no error", i)
		}
		if _, err := Decode(data[:i]); err == nil {
			t.Errorf("the first %d bytes: no error", i)
		}
	}
	if _, err := Decode(append(slices.Clone(data), 1)); err == nil {
		t.Error("a byte after the end: no error")
	}
}

// The container of another program, or of a later version, has an error of its own.
func TestForeign(t *testing.T) {
	if _, err := Decode([]byte("\xed\x43\x4e\x7f\x01\x3d\x02\x53\x03\x01\x07\x00 more of NVIDIA's")); !errors.Is(err, ErrForeign) {
		t.Error(err)
	}
	data := (&Container{}).Append(nil)
	data[len(magic)+len(mark)]++
	if _, err := Decode(data); !errors.Is(err, ErrVersion) {
		t.Error(err)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add((&Container{Options: []string{"arch=compute_80"}, Bitcode: []byte("BC\xc0\xde")}).Append(nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		if c, err := Decode(data); err == nil {
			if got, err := Decode(c.Append(nil)); err != nil || !bytes.Equal(got.Bitcode, c.Bitcode) {
				t.Fatal(err)
			}
		}
	})
}
