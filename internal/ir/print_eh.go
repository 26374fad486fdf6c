package ir

// exception writes an instruction of exception handling or asm goto.
func (p *printer) exception(v Value) {
	f := p.f
	op := f.Op(v)
	n := f.NumOps(v)
	switch op {
	case OpInvoke:
		p.call(v)
		p.line("to ")
		p.label(f.Operand(v, n-3))
		p.str(" unwind ")
		p.label(f.Operand(v, n-2))
		return
	case OpCallBr:
		p.call(v)
		first := n - 1
		for first > 0 && f.Operand(v, first-1).IsBlock() {
			first--
		}
		p.line("to ")
		p.label(f.Operand(v, first))
		p.str(" [")
		p.labels(v, first+1, n-1)
		p.str("]")
		return
	}
	p.str(op.String())
	switch op {
	case OpResume:
		p.str(" ")
		p.typedValue(f.Operand(v, 0))
	case OpLandingPad:
		p.str(" ")
		p.typ(f.TypeOf(v))
		if f.Aux(v) != 0 {
			p.line("cleanup")
		}
		for i := range n {
			c := f.Operand(v, i)
			if p.m.Types.Kind(p.typeOf(c)) == ArrayKind {
				p.line("filter ")
			} else {
				p.line("catch ")
			}
			p.typedValue(c)
		}
	case OpCatchPad, OpCleanupPad:
		p.str(" within ")
		p.value(f.Operand(v, 0))
		p.str(" [")
		for i := 1; i < n; i++ {
			if i > 1 {
				p.str(", ")
			}
			p.typedValue(f.Operand(v, i))
		}
		p.str("]")
	case OpCatchSwitch:
		p.str(" within ")
		p.value(f.Operand(v, 0))
		p.str(" [")
		p.labels(v, 1+int(f.Aux(v)), n)
		p.str("] unwind ")
		if f.Aux(v) == 0 {
			p.str("to caller")
		} else {
			p.label(f.Operand(v, 1))
		}
	case OpCatchRet:
		p.str(" from ")
		p.value(f.Operand(v, 0))
		p.str(" to ")
		p.label(f.Operand(v, 1))
	case OpCleanupRet:
		p.str(" from ")
		p.value(f.Operand(v, 0))
		p.str(" unwind ")
		if n == 1 {
			p.str("to caller")
		} else {
			p.label(f.Operand(v, 1))
		}
	}
}

// labels writes operands lo … hi-1, which are blocks.
func (p *printer) labels(v Value, lo, hi int) {
	for i := lo; i < hi; i++ {
		if i > lo {
			p.str(", ")
		}
		p.label(p.f.Operand(v, i))
	}
}

// line begins another line of an instruction, in a diagnostic only another word.
func (p *printer) line(s string) {
	if p.short {
		p.str(" ")
	} else {
		p.str("\n          ")
	}
	p.str(s)
}
