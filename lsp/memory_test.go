package lsp

import (
	"math"
	"math/rand"
	"runtime"
	"testing"
	"time"

	"go.lsp.dev/protocol"
)

// TestMemory compares the live heap after 1,000 changes of a file of 5,000 lines with that after 5,000, with the same text: not one object
// is kept for a change. The memory of the process may still grow: the collector lets garbage reach the size of the live heap.
func TestMemory(t *testing.T) {
	early, late := 1000, 5000
	if testing.Short() {
		early, late = 100, 500
	}
	for name, text := range map[string]string{"big.ptx": bigPTX(t, 5000), "big.ll": bigIR(5000)} {
		t.Run(name, func(t *testing.T) {
			c := connect(t, &Server{Pause: time.Millisecond})
			uri := "file:///" + name
			c.openFile(uri, text)
			rng := rand.New(rand.NewSource(1))
			version := uint32(1)
			change := func(content map[string]any) {
				version++
				c.notify("textDocument/didChange", map[string]any{
					"textDocument": map[string]any{"uri": uri, "version": version}, "contentChanges": []any{content},
				})
			}
			// live returns the size and the number of the objects that are left of the session so far, with the text of its beginning.
			live := func() (size, objects int) {
				change(map[string]any{"text": text})
				for p := range c.published {
					if p.Version == version {
						break
					}
				}
				c.call("textDocument/documentSymbol", on(uri, 0, 0), nil)
				size, objects = math.MaxInt, math.MaxInt
				for range 5 { // the analysis of an older text may not have ended yet
					time.Sleep(20 * time.Millisecond)
					var m runtime.MemStats
					runtime.GC()
					runtime.GC() // pools keep their objects for one collection
					runtime.ReadMemStats(&m)
					size, objects = min(size, int(m.HeapAlloc)), min(objects, int(m.HeapObjects))
				}
				return size, objects
			}
			var size, objects int
			for i := range late {
				if i == early {
					size, objects = live()
				}
				at := protocol.Position{Line: uint32(rng.Intn(5000)), Character: 1}
				insert := []string{"x", "add", "%", "€"}[rng.Intn(4)]
				change(map[string]any{"text": insert, "range": protocol.Range{Start: at, End: at}})
				if i%200 == 0 {
					change(map[string]any{"text": text}) // so that the file stays mostly correct
					c.call("textDocument/documentSymbol", on(uri, 0, 0), nil)
				}
				for len(c.published) > 500 {
					<-c.published
				}
			}
			lateSize, lateObjects := live()
			t.Logf("%d bytes in %d objects after %d changes, %d in %d after %d", size, objects, early, lateSize, lateObjects, late)
			if n := lateObjects - objects; n > (late-early)/4 {
				t.Errorf("%d objects are kept of %d changes", n, late-early)
			}
			if n := lateSize - size; n > 64<<10+16*(late-early) {
				t.Errorf("%d bytes are kept of %d changes", n, late-early)
			}
		})
	}
}
