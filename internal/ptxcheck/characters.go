package ptxcheck

import (
	"bytes"

	"gonvvm/internal/ptx"
)

// characters reports characters that are not ASCII (PTX ISA §4.1) in strings and comments; elsewhere the parser refuses them. In strings
// ptxas of CUDA 12.3 and newer refuses them, or crashes; in comments only that of CUDA 12.8 and 12.9 does.
func (c *checker) characters() {
	src := c.opt.Src
	if end := bytes.IndexByte(src, 0); end >= 0 {
		c.warnAt(end, ptx.CodeSyntax, "the text ends at a NUL character", "ptxas of CUDA 13 refuses it; NVRTC and nvJitLink count it as part of the text, and it is not to be written to a file")
		src = src[:end]
	}
	if notASCII(src) < 0 {
		return
	}
	warned := false
	for _, t := range ptx.Tokens(src) {
		at := notASCII(src[t.Start:t.End])
		if at < 0 {
			continue
		}
		pos := int(t.Start) + at
		switch t.Kind {
		case ptx.TokString:
			c.errorAt(pos, ptx.CodeSyntax, "a character in a string is not ASCII", "ptxas of CUDA 12.3 to 12.6 crashes, newer ones refuse it; llc and gonvvm write such a character as octal numbers: \\303\\251")
		case ptx.TokComment, ptx.TokBlock:
			if !warned {
				c.warnAt(pos, ptx.CodeSyntax, "a character in a comment is not ASCII", "ptxas of CUDA 12.8 and 12.9 refuses it")
			}
			warned = true
		}
	}
}

// notASCII returns the index of the first byte that is not ASCII, or -1.
func notASCII(text []byte) int {
	for i, b := range text {
		if b >= 0x80 {
			return i
		}
	}
	return -1
}
