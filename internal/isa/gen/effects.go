package main

import (
	"bytes"
	"fmt"
	"strings"
)

// effectWords are the words of the effects clause, in the order of the bits in package isa. "none" stands
// for no bit, "any" for the effects of an unknown callee.
var effectWords = []string{"reads", "writes", "argonly", "inaccessible", "maynotreturn", "conv", "noduplicate", "speculatable"}

const (
	effReads = 1 << iota
	effWrites
	effArgOnly
	effInaccessible
	effMayNotReturn
	effConvergent
	_
	effSpeculatable

	effAny = effReads | effWrites | effInaccessible | effMayNotReturn | effConvergent
)

// uniformWords are the rules of the uniform clause, in the order of the constants in package isa.
var uniformWords = []string{"never", "operands", "warp", "vote", "reduce", "shuffle", "barrier", "load"}

const (
	uniNever = iota
	uniOperands
)

// effectSet holds the effects that a clause or a declaration gives.
type effectSet struct {
	given bool
	bits  uint
}

// effects reads a list of effect words. "-" gives none: the row's flags decide.
func (m *model) effects(w word) effectSet {
	if w.text == "-" {
		return effectSet{}
	}
	e := effectSet{given: true}
	for _, x := range strings.Split(w.text, ",") {
		k := index(effectWords, x)
		switch {
		case x == "none":
		case x == "any":
			e.bits |= effAny
		case k >= 0:
			e.bits |= 1 << k
		default:
			m.errorf(w, "unknown effect %q; known are none, any, %s", x, strings.Join(effectWords, ", "))
		}
	}
	return e
}

// callEffects returns the effects of a call of an intrinsic that becomes r: those of the clause, or those that
// follow from flags and operands. A convergent instruction is convergent in any case.
func (r *row) callEffects() uint {
	flag := func(name string) bool { return r.flags&(1<<index(rowFlags, name)) != 0 }
	e := r.effects.bits
	if flag("conv") {
		e |= effConvergent
	}
	if r.effects.given {
		return e
	}
	if flag("load") {
		e |= effReads
	}
	if flag("store") {
		e |= effWrites
	}
	memory := e&(effReads|effWrites) != 0
	if memory && !flag("barrier") && r.pointersOnly() {
		e |= effArgOnly
	}
	if flag("effect") && !memory {
		e |= effInaccessible
	}
	if e == 0 {
		e = effSpeculatable
	}
	return e
}

// pointersOnly reports whether r has addresses, and each is [pointer], not a handle with coordinates.
func (r *row) pointersOnly() bool {
	found := false
	for _, o := range r.opnds {
		if o.kind == "group" {
			return false
		}
		found = found || o.kind == "addr"
	}
	return found
}

// uniformRule is a uniform clause.
type uniformRule struct {
	where
	rule        int
	slot, value string // the rule holds where the slot has this value; "": always
}

// uniform reads RULE or SLOT=value:RULE.
func (m *model) uniform(w word) *uniformRule {
	u := &uniformRule{where: w.where}
	text := w.text
	if cond, rule, ok := cutColon(text); ok {
		u.slot, u.value, _ = strings.Cut(cond, "=")
		text = rule
	}
	if u.rule = index(uniformWords, text); u.rule < 0 {
		m.errorf(w, "unknown rule %q; known are %s", text, strings.Join(uniformWords, ", "))
		u.rule = uniNever
	}
	return u
}

// defaultUniform returns the rule of a call with effects e: an expression is as uniform as its operands.
func defaultUniform(e uint) int {
	if e&^effSpeculatable == 0 {
		return uniOperands
	}
	return uniNever
}

// callUniform returns the rule for intrinsic in.
func (m *model) callUniform(in *intrinsic) int {
	if in.sreg != nil && in.sreg.sreg.uniform != nil {
		return in.sreg.sreg.uniform.rule
	}
	u := in.row.uniform
	if u == nil {
		return defaultUniform(m.intrinsicEffects(in))
	}
	if u.slot == "" {
		return u.rule
	}
	s := in.row.slotNamed(u.slot)
	if s == nil || s.valueIndex(u.value) < 0 {
		m.errorf(u, "slot %s of %s has no value %q", u.slot, in.row.pattern, u.value)
		return uniNever
	}
	if !in.chooses(s) && in.op>>s.shift&(1<<s.width-1) == uint64(s.valueIndex(u.value)) {
		return u.rule
	}
	return uniNever
}

// intrinsicEffects returns the effects of a call of in. A special register that changes while a thread
// runs is state of its own.
func (m *model) intrinsicEffects(in *intrinsic) uint {
	if in.sreg != nil && in.sreg.sreg.effect {
		return effInaccessible
	}
	return in.row.callEffects()
}

// free is an intrinsic that has no row.
type free struct {
	pattern, forms string
	effects        uint
	uniform        int
}

// loadFree reads "free NAME FORMS effects LIST [uniform RULE]".
func (m *model) loadFree(l line) {
	w := l.words
	if len(w) != 5 && len(w) != 7 || w[3].text != "effects" || len(w) == 7 && w[5].text != "uniform" {
		m.errorf(l, "expected: free NAME FORMS effects LIST [uniform RULE]")
		return
	}
	f := free{forms: strings.TrimPrefix(w[2].text, "-"), effects: m.effects(w[4]).bits}
	f.uniform = defaultUniform(f.effects)
	if len(w) == 7 {
		f.uniform = m.uniform(w[6]).rule
	}
	for _, f.pattern = range alternatives(w[1].text) {
		m.free = append(m.free, f)
	}
}

// emitFree writes the table of intrinsics without a row.
func (m *model) emitFree(b *bytes.Buffer) {
	b.WriteString("\n// pattern, forms, effects, uniform\nvar freeTab = [...]FreeIntrinsic{\n")
	for _, f := range m.free {
		fmt.Fprintf(b, "\t{%q, %q, %#x, %d},\n", f.pattern, f.forms, f.effects, f.uniform)
	}
	b.WriteString("}\n")
}
