package ptx

import "strings"

// languageNames are the source languages of a function by their codes (PTX ISA §11.8,
// .language); two codes have no name.
var languageNames = [...]string{
	"unknown", "", "", "ptx", "nvvm", "cuda c++", "cuda c++ tile", "tile ir", "python-cutile", "fortran", "optix",
}

// language reads the list after .language: names in any case, or codes.
func (p *parser) language(d Directive) (Directive, bool) {
	for {
		code := -1
		c := p.peek()
		at := p.pos
		if c == '"' {
			s, ok := p.stringLit()
			if !ok {
				p.errorAt(at, CodeSyntax, "expected a string, found "+p.found(), "")
				return d, false
			}
			for i, n := range languageNames {
				if n != "" && strings.EqualFold(n, s) {
					code = i
				}
			}
			if code < 0 {
				p.errorAt(at, CodeRange, "\""+s+"\" is not a known language", "known are ptx, nvvm, cuda c++, cuda c++ tile, tile ir, python-cutile, fortran, optix and unknown")
				code = 0
			}
		} else {
			n, ok := p.constant()
			if !ok {
				return d, false
			}
			if n < 0 || n >= int64(len(languageNames)) {
				p.errorAt(at, CodeRange, "number out of range", "languages have the numbers 0 to 10")
				n = 0
			}
			code = int(n)
		}
		d.Args = append(d.Args, uint32(code))
		if !p.accept(',') {
			return d, true
		}
	}
}

// languages prints the list of .language.
func (p *printer) languages(d *Directive) {
	for i, code := range d.Args {
		if i > 0 {
			p.byte(',')
		}
		p.byte(' ')
		if n := languageNames[code]; n != "" {
			p.quoted(n)
		} else {
			p.uint(uint64(code))
		}
	}
	p.byte('\n')
}
