package irgen

import (
	"fmt"
	"strings"
)

// worker is a device function that works on memory of its callers.
type worker struct {
	name     string
	ptrs     []string // attributes of the parameters that are pointers
	distinct bool     // they must not point into the same object
	depth    bool     // the next parameter says how often it calls itself
	params   []typ
	results  []typ // none: void; several: a structure
}

// workerWords is the number of words at the pointer that a worker gets.
const workerWords = 4

func (w *worker) result() string {
	switch len(w.results) {
	case 0:
		return "void"
	case 1:
		return w.results[0].String()
	}
	var names []string
	for _, t := range w.results {
		names = append(names, t.String())
	}
	return "{ " + strings.Join(names, ", ") + " }"
}

// workers generates device functions that read and write memory, call others and
// themselves, and return several values.
func (g *gen) workers() {
	g.reseed(1<<43 - 1)
	for i := range 1 + g.r.IntN(2) {
		g.worker(i)
	}
}

func (g *gen) worker(i int) {
	path := 1<<43 + uint64(i)
	g.reseed(path)
	g.enter(path, true)
	w := worker{name: fmt.Sprintf("w%d%s", i, g.id), depth: g.r.IntN(3) == 0, distinct: g.r.IntN(2) == 0}
	var ps []string
	for k := range 1 + g.r.IntN(2) {
		attr, fixed := "", false
		switch g.r.IntN(3) {
		case 0:
			attr, fixed = "readonly ", true
		case 1:
			attr = "noundef align 8 dereferenceable(32) "
		}
		roots := inFirst | inSecond
		if w.distinct {
			attr += "noalias "
			roots = inFirst << k
		}
		w.ptrs = append(w.ptrs, attr)
		g.ptrs = append(g.ptrs, pointer{"ptr", fmt.Sprintf("%%p%d", k), workerWords, roots, fixed})
		ps = append(ps, fmt.Sprintf("ptr %s%%p%d", attr, k))
	}
	if w.depth {
		ps = append(ps, "i32 %depth")
	}
	for k := range 1 + g.r.IntN(4) {
		t := g.anyType(0, int(numTypes))
		w.params = append(w.params, t)
		ps = append(ps, fmt.Sprintf("%s %%a%d", t, k))
		g.add(t, fmt.Sprintf("%%a%d", k))
	}
	for range g.r.IntN(4) {
		w.results = append(w.results, g.anyType(0, int(numTypes)))
	}
	attr := [...]string{"", " noinline", " alwaysinline", " nounwind willreturn nofree nosync", " nounwind memory(read, argmem: readwrite)"}[g.r.IntN(5)]
	if w.depth && attr == " alwaysinline" {
		attr = ""
	}
	link := [...]string{"", "internal ", "internal "}[g.r.IntN(3)]
	g.ret = func() {
		switch len(w.results) {
		case 0:
			g.line("ret void")
		case 1:
			g.line("ret %s %s", w.results[0], g.pick(w.results[0]))
		default:
			v := "poison"
			for i, t := range w.results {
				v = g.val("insertvalue %s %s, %s %s, %d", w.result(), v, t, g.pick(t), i)
			}
			g.line("ret %s %s", w.result(), v)
		}
	}
	fmt.Fprintf(&g.out, "define %s%s @%s(%s)%s {\n", link, w.result(), w.name, strings.Join(ps, ", "), attr)
	end := g.startFunction()
	if w.depth {
		done, more := g.newLabel(), g.newLabel()
		g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp slt i32 %%depth, 1"), done, more)
		g.startBlock(done)
		g.ret()
		g.startBlock(more)
	}
	g.statements(2+g.r.IntN(4), 1)
	if w.depth { // the same memory, one level less
		var args []string
		for k := range w.ptrs {
			args = append(args, fmt.Sprintf("ptr %%p%d", k))
		}
		args = append(args, "i32 "+g.val("add nsw i32 %%depth, -1"))
		if g.r.IntN(4) == 0 { // a tail position: nothing follows the call
			for _, t := range w.params {
				args = append(args, t.String()+" "+g.pick(t))
			}
			if len(w.results) == 0 {
				g.line("call void @%s(%s)", w.name, strings.Join(args, ", "))
				g.line("ret void")
			} else {
				v := g.val("call %s @%s(%s)", w.result(), w.name, strings.Join(args, ", "))
				g.line("ret %s %s", w.result(), v)
			}
			end()
			g.works = append(g.works, w)
			return
		}
		g.callWorker(w, args)
		g.statements(1+g.r.IntN(2), 2)
	}
	g.ret()
	end()
	g.works = append(g.works, w)
}

// callWorker calls w with the first arguments given and others for its values.
func (g *gen) callWorker(w worker, args []string) {
	for _, t := range w.params {
		args = append(args, t.String()+" "+g.pick(t))
	}
	if len(w.results) == 0 {
		g.line("call void @%s(%s)", w.name, strings.Join(args, ", "))
		return
	}
	v := g.val("call %s @%s(%s)", w.result(), w.name, strings.Join(args, ", "))
	for i, t := range w.results {
		x := v
		if len(w.results) > 1 {
			x = g.val("extractvalue %s %s, %d", w.result(), v, i)
		}
		if t.isFloat() {
			x = g.tame(t, x)
		}
		g.add(t, x)
	}
}

// work calls a worker, if there is one, on memory in scope.
func (g *gen) work() {
	if len(g.works) == 0 {
		g.call()
		return
	}
	w := g.works[g.r.IntN(len(g.works))]
	var args []string
	var used root
	for _, attr := range w.ptrs {
		p, ok := g.anyPointer(workerWords, !strings.Contains(attr, "readonly"))
		if !ok || w.distinct && used&p.roots != 0 {
			g.call()
			return
		}
		used |= p.roots
		if g.r.IntN(3) == 0 && p.words > workerWords {
			p.name = g.val("getelementptr i64, %s, i64 %d", p, 1+g.r.IntN(p.words-workerWords))
		}
		args = append(args, g.generic(p).String())
	}
	if w.depth {
		args = append(args, "i32 "+g.val("and i32 %s, 3", g.pick(i32)))
	}
	g.callWorker(w, args)
}
