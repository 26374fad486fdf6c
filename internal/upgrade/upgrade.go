package upgrade

import (
	"strings"

	"gonvvm/internal/ir"
)

// Module upgrades m in place.
func Module(m *ir.Module) {
	u := Begin(m)
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { u.Function(f) })
	u.Finish()
}

// Upgrader upgrades a module whose bodies are read one by one.
type Upgrader struct {
	m    *ir.Module
	w    work
	syms int             // new declarations from here on need no rewriting
	mds  int             // nodes that have been looked at
	tags map[ir.MD]ir.MD // access tags for scalar types
}

// Begin upgrades m but for the bodies of its functions. The caller gives each
// body that is read later to Function, and calls Finish at the end.
func Begin(m *ir.Module) *Upgrader {
	u := &Upgrader{m: m}
	annotations(m)
	debugNodes(m)
	metadata(m, 0)
	constructors(m)
	u.mds = len(m.MDs)
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Kind != ir.SymFunc || s.Dead || !s.Fn.IsDecl() {
			continue
		}
		name, ok := strings.CutPrefix(s.Name, "llvm.")
		if !ok {
			continue
		}
		u.w.plan(m, uint32(i), name)
	}
	u.syms = len(m.Syms)
	return u
}

// Function upgrades a body that was read after Begin, and the metadata that came
// with it.
func (u *Upgrader) Function(f *ir.Func) {
	metadata(u.m, u.mds)
	if u.w.rules != nil {
		u.w.function(f)
	}
	f.ExpandConsts(nil)
	u.tbaa(f)
	u.mds = len(u.m.MDs)
}

// Dropped says that the body given to Function last has been dropped, with the metadata that
// came with it.
func (u *Upgrader) Dropped() {
	u.mds = min(u.mds, len(u.m.MDs))
	clear(u.tags)
}

// Replaced reports whether symbol i is an intrinsic whose calls Function replaces, so that
// Finish takes it out unless some call was left alone.
func (u *Upgrader) Replaced(i uint32) bool {
	return int(i) < len(u.w.rules) && u.w.rules[i] != nil
}

// Declares reports whether Function may declare intrinsics that take the place of others. Debug
// intrinsics become records.
func (u *Upgrader) Declares() bool {
	for i, r := range u.w.rules {
		if r != nil && !strings.HasPrefix(u.w.names[i], "llvm.dbg.") {
			return true
		}
	}
	return false
}

// Kept reports whether calls that Function has seen need an intrinsic that is Replaced.
func (u *Upgrader) Kept() bool { return u.w.someKept }

// Finish takes out the intrinsics that nothing calls any more.
func (u *Upgrader) Finish() {
	m, w := u.m, &u.w
	if w.rules == nil {
		return
	}
	for i := 1; i < u.syms && i < len(w.rules); i++ {
		switch {
		case w.rules[i] == nil:
		case !w.kept[i]:
			m.Remove(uint32(i))
		case m.Lookup(w.names[i]) == 0:
			m.Rename(uint32(i), w.names[i])
		}
	}
}

// work is the list of necessary changes to a module's calls. Its slices are indexed by symbol.
type work struct {
	rules []*rule  // nil for symbols that stay
	names []string // the old name of the symbol; meanwhile its successor may have it
	kept  []bool   // some call does not have the form that it should and was left alone

	someKept bool // one of kept is set
}

// plan chooses the rule for the intrinsic "llvm."+name, symbol i.
func (w *work) plan(m *ir.Module, i uint32, name string) {
	r := find(name)
	if r != nil && !r.applies(m, m.Syms[i].Type) {
		r = nil
	}
	if r != nil && r.prefix && r.fn == nil {
		r = &rule{to: r.to + name[len(r.name):]}
	}
	if r == nil {
		r = &rule{to: remangle(name)}
	}
	if r.fn == nil {
		if full := m.Types.IntrinsicName("llvm."+r.to, m.Syms[i].Type); full != "llvm."+r.to {
			r = &rule{to: full[len("llvm."):]}
		}
	}
	if r.fn == nil && r.to == name {
		return
	}
	m.Upgraded = append(m.Upgraded, m.Syms[i].Name)
	if r.fn == nil && m.Lookup("llvm."+r.to) == 0 { // nothing but the name changes
		m.Rename(i, "llvm."+r.to)
		return
	}
	if w.rules == nil {
		w.rules = make([]*rule, len(m.Syms))
		w.names = make([]string, len(m.Syms))
		w.kept = make([]bool, len(m.Syms))
	}
	if r.fn == nil {
		r = &rule{to: r.to, fn: renamed}
	}
	w.rules[i], w.names[i] = r, m.Syms[i].Name
	m.Rename(i, m.FreshName("llvm.old."+name))
}

// rule is the rewriting of the calls of an intrinsic.
type rule struct {
	name   string // without "llvm."
	prefix bool   // name is the beginning: an overload suffix follows
	to     string // the new name, without "llvm."
	params int    // it applies to declarations with this many parameters only
	below  int    // … with fewer parameters than this
	when   func(m *ir.Module, t ir.Type) bool
	fn     func(c *call) ir.Value // nil: only the name changes
}

// applies reports whether a declaration of type t is the old one.
func (r *rule) applies(m *ir.Module, t ir.Type) bool {
	n := len(m.Types.Elems(t))
	return (r.params == 0 || n == r.params) && (r.below == 0 || n < r.below) && (r.when == nil || r.when(m, t))
}

// find returns the rule for an intrinsic, or nil.
func find(name string) *rule {
	for i := range rules {
		r := &rules[i]
		if r.name == name || r.prefix && strings.HasPrefix(name, r.name) && (len(name) == len(r.name) || name[len(r.name)] == '.') {
			return r
		}
	}
	for i := range bf16Names {
		if bf16Names[i] == name {
			return &bf16Rule
		}
	}
	return nil
}

// function rewrites the calls in f.
func (w *work) function(f *ir.Func) {
	c := call{w: w, f: f, m: f.Mod, b: ir.NewBuilder(f), firstDbg: len(f.Dbg)}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if r := w.ruleOf(f, v); r != nil {
				c.rewrite(r, v)
			} else {
				for ; c.firstDbg < len(f.Dbg); c.firstDbg++ {
					f.Dbg[c.firstDbg].Before = v
				}
			}
			v = next
		}
		f.Dbg = f.Dbg[:c.firstDbg] // records after a missing terminator
	}
	c.fixRecords()
}

func (w *work) ruleOf(f *ir.Func, v ir.Value) *rule {
	if f.Op(v) != ir.OpCall {
		return nil
	}
	x := f.Callee(v)
	if !x.IsSym() || int(x.Index()) >= len(w.rules) {
		return nil
	}
	return w.rules[x.Index()]
}

// call is a call that is being rewritten.
type call struct {
	w    *work
	m    *ir.Module
	f    *ir.Func
	b    *ir.Builder
	v    ir.Value
	rule *rule
	name string // of the callee, without "llvm."

	firstDbg int // records of f.Dbg from here on wait for their instruction
	moved    []move
}

type move struct{ from, to ir.Value }

// rewrite replaces call v by the result of its rule.
func (c *call) rewrite(r *rule, v ir.Value) {
	c.v, c.rule = v, r
	old := c.f.Callee(v).Index()
	c.name = c.w.names[old][len("llvm."):]
	c.b.Before(v)
	first := c.f.NumInsts()
	x := r.fn(c)
	if x != ir.None && c.f.TypeOf(x) != c.f.TypeOf(v) || x == ir.None && c.f.HasUses(v) {
		x = v // not the result that the intrinsic has
	}
	if x == v {
		if c.f.Callee(v) == ir.SymValue(old) {
			c.w.kept[old], c.w.someKept = true, true
		}
		return
	}
	// Records before the call are moved before its replacement.
	at := c.f.Next(v)
	if c.f.NumInsts() > first {
		at = ir.Value(first)
	}
	for i := range c.f.Dbg[:c.firstDbg] {
		if c.f.Dbg[i].Before == v {
			c.f.Dbg[i].Before = at
		}
	}
	if x != ir.None {
		if name := c.f.NameOf(v); name != "" {
			c.f.SetName(v, "")
			if x.IsInst() && c.f.NameOf(x) == "" {
				c.f.SetName(x, name)
			}
		}
		c.f.ReplaceAll(v, x)
		c.moved = append(c.moved, move{v, x})
	}
	c.f.Erase(v)
}

// fixRecords makes debug records follow the values that were replaced.
func (c *call) fixRecords() {
	if len(c.moved) == 0 || len(c.f.Dbg) == 0 {
		return
	}
	to := make(map[ir.Value]ir.Value, len(c.moved))
	for _, x := range c.moved {
		to[x.from] = x.to
	}
	fix := func(id ir.MD) {
		if n := &c.m.MDs[id]; n.Kind == ir.MDLocal {
			if x, ok := to[n.Val]; ok {
				n.Val = x
			}
		}
	}
	for i := range c.f.Dbg {
		r := &c.f.Dbg[i]
		fix(r.Loc)
		fix(r.Addr)
		if n := c.m.MDs[r.Loc]; n.Kind == ir.MDArgList {
			for _, id := range n.Ops {
				fix(id)
			}
		}
	}
}

// arg returns argument i.
func (c *call) arg(i int) ir.Value { return c.f.Operand(c.v, i) }

// typ returns the type of argument i.
func (c *call) typ(i int) ir.Type { return c.f.TypeOf(c.arg(i)) }

func (c *call) int(t ir.Type, x uint64) ir.Value { return c.f.Consts.Int(t, x) }

// ok reports whether the call has n arguments; malformed calls stay unchanged.
func (c *call) ok(n int) bool { return c.f.NumArgs(c.v) == n }

// call creates a call of llvm.name with the given result and arguments.
func (c *call) call(name string, ret ir.Type, args ...ir.Value) ir.Value {
	types := make([]ir.Type, 0, 8)
	for _, a := range args {
		types = append(types, c.f.TypeOf(a))
	}
	t := c.m.Types.Func(ret, false, types...)
	name = "llvm." + name
	i := c.m.Lookup(name)
	if i == 0 {
		i = c.m.Declare(name, t)
		c.m.Syms[i].Fn.Attrs = c.declAttrs()
	}
	v := c.b.Call(t, ir.SymValue(i), args...)
	old := c.f.Call(c.v)
	c.f.Call(v).Tail = old.Tail & 1
	if fn := c.m.AttrLists[old.Attrs].Fn; fn != 0 { // those of arguments are the rule's
		c.f.Call(v).Attrs = c.m.AddAttrList(ir.AttrList{Fn: fn})
	}
	return v
}

// declAttrs returns the attributes of the old declaration itself, without those of
// its parameters: the successor behaves the same.
func (c *call) declAttrs() ir.AttrListID {
	old := c.m.AttrLists[c.f.CalleeSym(c.v).Fn.Attrs]
	return c.m.AddAttrList(ir.AttrList{Fn: old.Fn})
}

// cast creates a conversion unless it would change nothing.
func (c *call) cast(op ir.Op, x ir.Value, t ir.Type) ir.Value { return c.b.Cast(op, x, t, 0) }

// renamed calls the successor that differs in its name only.
func renamed(c *call) ir.Value {
	t := c.f.CalleeSym(c.v).Type
	i := c.m.Declare("llvm."+c.rule.to, t)
	if c.m.Syms[i].Type != t {
		return c.v
	}
	c.f.SetOperand(c.v, c.f.NumOps(c.v)-1, ir.SymValue(i))
	return c.v
}

// remangle turns the overload suffixes of typed pointers into those of opaque
// ones: p0i8 is p0, v4p0i8 is v4p0.
func remangle(name string) string {
	for i := 0; i < len(name); i++ {
		if name[i] != '.' {
			continue
		}
		k := i + 1
		for k+1 < len(name) && (name[k] == 'v' || name[k] == 'a') && isDigit(name[k+1]) {
			k = skipDigits(name, k+1)
		}
		if k+1 < len(name) && name[k] == 'p' && isDigit(name[k+1]) {
			k = skipDigits(name, k+1)
			name = name[:k] + name[mangledEnd(name, k):]
		}
	}
	return name
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// skipDigits returns where the digits at i end.
func skipDigits(s string, i int) int {
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	return i
}

// mangledEnd returns the end of the mangled type at i; the name of a structure ends with the letter s.
func mangledEnd(s string, i int) int {
	if i >= len(s) || s[i] == '.' {
		return i
	}
	switch c := s[i]; {
	case c == 'p', c == 'a', c == 'v': // pointer, array, vector: a number and the element
		return mangledEnd(s, skipDigits(s, i+1))
	case strings.HasPrefix(s[i:], "s_"), strings.HasPrefix(s[i:], "sl_"), strings.HasPrefix(s[i:], "f_"):
		for k := i + 2; k < len(s); k++ {
			if s[k] == 's' || s[k] == 'f' {
				if k+1 == len(s) || s[k+1] == '.' && (k+2 >= len(s) || s[k+2] == 'p' || s[k+2] == 'i' || s[k+2] == 'f') {
					return k + 1
				}
			}
		}
		return len(s)
	default:
		for i < len(s) && s[i] != '.' {
			i++
		}
	}
	return i
}
