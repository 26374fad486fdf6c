package lllang

import (
	"bytes"
	"math/rand"
	"strings"
	"testing"

	"gonvvm/internal/lang"
	"gonvvm/internal/testkit/langtest"
)

// corpus calls f with the IR of the project's testdata.
func corpus(t *testing.T, f func(name string, text []byte)) {
	t.Helper()
	langtest.Corpus(t, ".ll", []string{"../../../testdata", "../../passes/testdata", "../../isel/testdata", "../../llasm/testdata"}, func(name string, text []byte) {
		if len(text) < 1<<20 {
			f(name, text)
		}
	})
}

// open makes a document for the tests of all languages.
func open(name string, text []byte) lang.Document { return New(name, text) }

// TestNames reads all files: every name of a correct one has a declaration, and a new name in its place leaves the file correct.
func TestNames(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	corpus(t, func(name string, text []byte) {
		f := New(name, text)
		f.Tokens()
		if f.Check().Err() != nil || bytes.Contains(text, []byte("blockaddress(")) || bytes.Contains(text, []byte("uselistorder_bb")) {
			return // labels of other functions
		}
		x := f.Names()
		for _, u := range x.Unknown {
			if strings.HasPrefix(string(text[u.Start-1:]), "@llvm.") { // declared by their first call
				continue
			}
			t.Errorf("%s:%d: %s has no declaration", name, bytes.Count(text[:u.Start], []byte("\n"))+1, text[u.Start-1:u.End])
		}
		for range 2 {
			id := int32(rng.Intn(len(x.Names)))
			n := &x.Names[id]
			if n.Kind == lang.Metadata || strings.ContainsAny(n.Text, `"\`) {
				continue
			}
			after := lang.Apply(f.src, lang.Rename(x, id, "another.name"))
			if err := New(name, []byte(after)).Check().Err(); err != nil {
				t.Errorf("%s: after %s was renamed: %v", name, n.Text, err)
			}
		}
	})
}

const module = `target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %out, i32) "nvvm.reqntid"="64,1,1" {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %even = shl i32 %tid, 1
  %small = icmp ult i32 %tid, 7
  br i1 %small, label %store, label %done

store:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %even
  store i32 %0, ptr addrspace(1) %p
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
`

// TestHover compares parts of the descriptions of places of the module.
func TestHover(t *testing.T) {
	f := New("k.ll", []byte(module))
	if list := f.Check(); list.Err() != nil {
		t.Fatal(list)
	}
	for place, want := range map[string][]string{
		"even =":    {"%even = shl i32 %tid, 1", "type `i32`, divergent, from 0 to 126, a multiple of 2"},
		"tid =":     {"from 0 to 63"},
		"out, i32 ": {"ptr addrspace(1) %out", "type `ptr addrspace(1)`"},
		"0, ptr":    {"without a name", "type `i32`"},
		"llvm.nvvm": {"mov.u32 d, %tid.x", "effects: "},
		"done\n":    {"%done: label"},
		"k(":        {"define ptx_kernel void @k"},
	} {
		h, ok := f.Hover(strings.Index(module, place))
		for _, w := range want {
			if !ok || !strings.Contains(h.Text, w) {
				t.Errorf("%s: no %q in %q", place, w, h.Text)
			}
		}
	}
	got := f.Hints(lang.Span{End: len(module)})
	if len(got) != 2 || got[0].Text != "%1: " || got[1].Text != " divergent" {
		t.Errorf("hints %v", got)
	}
}

// TestComplete types at the end of the kernel.
func TestComplete(t *testing.T) {
	at := strings.Index(module, "ret void")
	langtest.Complete(t, open, "k.ll", module, at, "  ", [][3]string{
		{"", "getelementptr", "i32"},
		{"%x = a", "add", ""},
		{"call void @llvm.nvvm.barr", "@llvm.nvvm.barrier.cta.sync.aligned.all", "%tid"},
		{"call float @llvm.fm", "@llvm.fma", ""},
		{"store i32 %t", "%tid", "@k"},
		{"call void @", "@k", ""},
		{"load i", "i32", ""},
	})
}

// TestTorn cuts and mixes files: no text makes the reader fail.
func TestTorn(t *testing.T) {
	rng := rand.New(rand.NewSource(2))
	corpus(t, func(name string, text []byte) { langtest.Torn(rng, open, name, text, 3) })
}
