package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"

	"gonvvm/internal/launcher"
)

// copyAlign is the alignment of the copies of a buffer, which is that of allocations.
const copyAlign = 256

// maxCopied bounds the memory of all copies of all buffers.
const maxCopied = 1 << 30

// ownBuffers makes q a launch of n blocks along z, or fewer if the memory does not suffice, each of which writes buffers of its own: if all wrote the same few sectors, these would be most of
// the time (of testdata's quicksort, more than half on an H200). The address of each buffer that is written gets an offset in the PTX. Where it does not load such
// an address in the expected form, all blocks share the buffers.
func ownBuffers(q *launcher.Request, n int) {
	list := slices.Clone(q.Args)
	sizes := map[int]int{}
	total := 0
	for i := range list {
		a := &list[i]
		if !a.Buffer || !a.Out {
			continue
		}
		a.Data = append(bytes.Clone(a.Data), make([]byte, -len(a.Data)&(copyAlign-1))...)
		sizes[i] = len(a.Data)
		total += len(a.Data)
	}
	n = min(n, max(maxCopied/max(total, 1), 1))
	for i := range sizes {
		list[i].Copies = n
	}
	q.Grid.Z = n
	if text, ok := withOffsets(q.PTX, q.Kernel, sizes); ok {
		q.PTX, q.Args = text, list
	}
}

// withOffsets adds %ctaid.z times sizes[i] to the address that the kernel loads from parameter i. The PTX has an instruction on each line.
func withOffsets(text []byte, kernel string, sizes map[int]int) ([]byte, bool) {
	head := regexp.MustCompile(`(?s)\.entry ` + regexp.QuoteMeta(kernel) + `\((.*?)\)[^{;]*\{\n`).FindSubmatchIndex(text)
	if head == nil {
		return nil, false
	}
	end := bytes.Index(text[head[1]:], []byte("\n}"))
	if end < 0 {
		return nil, false
	}
	body := text[head[1] : head[1]+end]
	params := paramName.FindAllSubmatch(text[head[2]:head[3]], -1)
	for i, size := range sizes {
		if i >= len(params) {
			return nil, false
		}
		name := regexp.QuoteMeta(string(params[i][1]))
		load := regexp.MustCompile(`(?m)^\s*ld\.param\.[bu]64\s+(%\w+), \[` + name + `\];$`)
		uses := regexp.MustCompile(`\b` + name + `\b`)
		if k := len(load.FindAll(body, -1)); k == 0 || k != len(uses.FindAll(body, -1)) {
			return nil, false
		}
		body = load.ReplaceAll(body, fmt.Appendf(nil, "$0\n\tmad.wide.u32 \t$1, %%copy, %d, $1;", size))
	}
	var b []byte
	b = append(b, text[:head[1]]...)
	b = append(b, "\t.reg .b32 \t%copy;\n\tmov.u32 \t%copy, %ctaid.z;\n"...)
	b = append(b, body...)
	return append(b, text[head[1]+end:]...), true
}

// paramName finds the names of the parameters between the parentheses of a kernel.
var paramName = regexp.MustCompile(`\.param [^,]*?(\w+)(?:\[\d+\])?\s*(?:,|$)`)
