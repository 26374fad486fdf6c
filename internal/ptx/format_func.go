package ptx

// isFunction reports whether a function begins here: .entry or .func after linking directives.
func (f *formatter) isFunction() bool {
	for i := f.ahead(f.i); f.toks[i].Kind == TokDot; i = f.ahead(i + 1) {
		switch string(f.text(f.toks[i])) {
		case ".entry", ".func":
			return true
		case ".visible", ".weak", ".extern":
		default:
			return false
		}
	}
	return false
}

// function writes a definition or prototype.
func (f *formatter) function() {
	f.indent(0)
	for f.toks[f.ahead(f.i)].Kind == TokDot || f.is("(") { // linkage, .func, .attribute(…), results
		nested := 0
		for {
			switch {
			case f.is("("):
				nested++
			case f.is(")"):
				nested--
			}
			f.take(declaration)
			if nested == 0 && !f.is("(") || f.done() {
				break
			}
			if nested == 0 && string(f.text(f.toks[f.i-1])) != ".attribute" {
				break
			}
		}
	}
	f.take(declaration)
	if f.is("(") {
		f.params()
	}
	for {
		switch {
		case f.done():
			f.endLine()
			return
		case f.is(";"):
			f.take(declaration)
			f.endLine()
			f.blank = true
			return
		case f.is("{"):
			f.endLine()
			f.body()
			f.blank = true
			return
		}
		f.endLine()
		f.leading()
		f.indent(0)
		f.headDirective()
	}
}

// params writes a parameter list, each on its line.
func (f *formatter) params() {
	f.take(declaration)
	if f.is(")") {
		f.take(declaration)
		return
	}
	for !f.done() {
		f.endLine()
		f.depth++
		f.leading()
		f.indent(1)
		f.take(first)
		nested := 0
		for !f.done() && (nested > 0 || !f.is(",") && !f.is(")")) {
			switch {
			case f.is("("):
				nested++
			case f.is(")"):
				nested--
			}
			f.take(declaration)
		}
		f.depth--
		if f.is(")") {
			f.endLine()
			f.leading()
			f.tight = true
			f.indent(0)
			f.take(first)
			return
		}
		f.take(declaration)
	}
}

// headDirective writes one directive before a body.
func (f *formatter) headDirective() {
	pragma := f.is(".pragma")
	f.take(first)
	if pragma {
		f.upTo(";", declaration)
		return
	}
	for k := f.toks[f.ahead(f.i)]; k.Kind == TokWord || k.Kind == TokPunct && f.is(","); k = f.toks[f.ahead(f.i)] {
		f.take(declaration)
	}
}

// body writes a body from '{' to its '}'.
func (f *formatter) body() {
	f.leading()
	f.open()
	for f.depth > 0 {
		f.leading()
		if f.done() {
			return
		}
		switch {
		case f.is("{"):
			f.open()
		case f.is("}"):
			f.depth--
			f.indent(f.depth)
			f.take(first)
			f.endLine()
		case f.is(";"): // an empty statement
			f.i++
		case f.is(".loc"), f.is(".file"):
			f.place()
		case f.is(".reg"):
			f.registers()
		case f.next().Kind == TokDot:
			f.indent(f.depth)
			f.take(first)
			f.upTo(";", declaration)
			f.endLine()
		case string(f.text(f.toks[f.ahead(f.i+1)])) == ":":
			f.label()
		default:
			f.instruction()
		}
	}
}

func (f *formatter) open() {
	f.tight = f.depth == 0
	f.indent(f.depth)
	f.take(first)
	f.depth++
	f.endLine()
	f.tight = true
}

// place writes .loc and .file, which end without a mark.
func (f *formatter) place() {
	loc := f.is(".loc")
	f.indent(f.depth)
	f.take(first)
	f.b = append(f.b, '\t')
	f.take(first)
	f.take(declaration) // a line or a name
	if loc {
		f.take(declaration)
	}
	for f.is(",") {
		f.take(declaration)
		words := 1
		switch {
		case f.is("function_name"):
			words = 2
		case f.is("inlined_at"):
			words = 4
		}
		for range words {
			f.take(declaration)
		}
		for f.is("+") {
			f.take(declaration)
			f.take(declaration)
		}
	}
	if string(f.text(f.next())) == ";" {
		f.i++
	}
	f.endLine()
}

// registers writes a .reg declaration, the names apart from the type.
func (f *formatter) registers() {
	f.indent(f.depth)
	f.take(first)
	for f.toks[f.ahead(f.i)].Kind == TokDot {
		align := f.is(".align")
		f.take(declaration)
		if align {
			f.take(declaration)
		}
	}
	f.b = append(f.b, " \t"...)
	f.take(first)
	f.upTo(";", declaration)
	f.endLine()
}

// label writes "name:", or a declaration that begins with a label.
func (f *formatter) label() {
	if n := f.ahead(f.ahead(f.i+1) + 1); f.toks[n].Kind == TokDot {
		switch string(f.text(f.toks[n])) {
		case ".callprototype", ".branchtargets", ".calltargets":
			f.indent(f.depth)
			f.take(first)
			f.b = append(f.b, ' ')
			f.take(first)
			f.upTo(";", declaration)
			f.endLine()
			return
		}
	}
	f.indent(0)
	f.take(first)
	f.take(instruction)
	f.endLine()
}

// instruction writes a guard, a mnemonic and operands.
func (f *formatter) instruction() {
	f.indent(f.depth)
	if f.is("@") {
		f.take(first)
		if f.is("!") {
			f.take(first)
		}
		f.take(first)
		f.b = append(f.b, ' ')
	}
	f.take(first)
	for f.next().Kind == TokDot {
		f.take(first)
	}
	if !f.is(";") {
		f.b = append(f.b, " \t"...)
		f.take(first)
	}
	for !f.done() && !f.is(";") {
		f.take(instruction)
	}
	if f.is(";") {
		f.take(instruction)
	}
	f.endLine()
}
