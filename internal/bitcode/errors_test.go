package bitcode

import (
	"bytes"
	"encoding/hex"
	"strconv"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/llasm"
)

// stream makes bitcode of the notation of the explanations' examples.
func stream(t *testing.T, text string) []byte {
	t.Helper()
	head, body, _ := strings.Cut(text, "\n")
	if head == "; bc bytes" {
		b, err := hex.DecodeString(strings.Join(strings.Fields(body), ""))
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	w := bitstream.NewWriter([]byte("BC\xc0\xde"), 2)
	for _, line := range strings.Split(strings.TrimSpace(body), "\n") {
		f := strings.Fields(line)
		var nums []uint64
		blob := ""
		for _, s := range f[1:] {
			n, err := strconv.ParseUint(s, 10, 64)
			if err != nil {
				blob = s
				continue
			}
			nums = append(nums, n)
		}
		switch f[0] {
		case "block":
			w.Enter(nums[0], 4)
		case "end":
			w.End()
		case "SCOPES": // more synchronisation scopes than there can be
			w.Enter(blockSyncScopes, 4)
			for i := range 300 {
				w.RecordString(syncScopeName, nil, "scope"+strconv.Itoa(i))
			}
			w.End()
		case "record":
			if blob != "" {
				id := w.Define(bitstream.Abbrev{{Kind: bitstream.Literal, Data: nums[0]}, {Kind: bitstream.Blob}})
				w.RecordBlob(id, nums, []byte(blob))
				continue
			}
			w.Record(nums[0], nums[1:])
		default:
			t.Fatalf("%q", line)
		}
	}
	return w.Bytes()
}

// Every explanation of a code of the reader has an example that gives that code.
func TestExamples(t *testing.T) {
	n := 0
	diag.Codes(func(i *diag.Info) bool {
		if !strings.HasPrefix(i.Example, "; bc") {
			return true
		}
		n++
		_, err := Read("example.bc", stream(t, i.Example), Options{})
		l := diag.Of(err)
		if len(l) != 1 || l[0].Code != i.Code {
			t.Errorf("%s: the example gives %v", i.Code, err)
		} else if l[0].Code != eModules && l[0].Where == "" {
			t.Errorf("%s: no place in %v", i.Code, err)
		}
		return true
	})
	if n < 10 {
		t.Errorf("%d examples", n)
	}
}

// A message about a damaged body names its function.
func TestDamagedBody(t *testing.T) {
	m, err := llasm.Parse("t.ll", []byte("define i32 @first(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n"), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	good, err := Append(nil, m, WriteOptions{})
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for i := 8; i < len(good); i++ {
		for bit := range 8 {
			bad := bytes.Clone(good)
			bad[i] ^= 1 << bit
			if _, err := Read("t.bc", bad, Options{}); err != nil {
				if d := diag.Of(err)[0]; strings.HasPrefix(d.Where, "function @first, bit ") {
					named++
				}
			}
		}
	}
	if named < 10 {
		t.Errorf("only %d messages name the function", named)
	}
}
