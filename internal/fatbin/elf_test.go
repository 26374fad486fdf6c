package fatbin

import (
	"bytes"
	"testing"
)

func TestELF(t *testing.T) {
	text := []byte(".version 7.0\n.target sm_80\n")
	file := AppendELF(nil, Entry{Kind: PTX, Major: 7, Arch: 80, Flags: Flag64Bit, Data: text})
	size, ok := ELFSize(func(off, n uint64) []byte { return file[off : off+n] })
	if !ok || size != uint64(len(file)) {
		t.Errorf("the size is %d, %v; the file has %d bytes", size, ok, len(file))
	}
	body, ok := FromELF(file)
	if !ok {
		t.Fatal("the container is not found")
	}
	list, err := Parse(body)
	if err != nil || len(list) != 1 || !bytes.Equal(list[0].Data, text) {
		t.Errorf("%v, %v", list, err)
	}
	for n := range file {
		FromELF(file[:n])
	}
	if _, ok := FromELF(text); ok {
		t.Error("a text is not an ELF file")
	}
}
