package lang

import (
	"slices"
	"sort"
	"strconv"
)

// Name is a declared name.
type Name struct {
	Text   string
	Kind   Kind
	Detail string // the declaration before the name: ".reg .b32", "i32"
	Scope  Span   // in which the name is known
	Func   int    // of a function or kernel: its number in Index.Funcs; else the function that declares it. -1: none
	Fixed  bool   // the language gives the name, as %0 of LLVM IR: it cannot be renamed
	// Family is set for a register that a declaration such as %r<10> makes together with others. Declare is where a declaration of
	// one more register may be inserted.
	Family  bool
	Declare int
	count   int // of a family's own name: the registers that it declares
	def     Use // the first declaration
}

// Use is an occurrence of a name.
type Use struct {
	Span
	Name int32
	Func int32 // the function in which it stands, -1 for none
	Def  bool
	Call bool // it calls the function
}

// Func is a function with the place of its body.
type Func struct {
	Name int32 // in Index.Names
	All  Span
	Body Span // empty for a declaration
}

// Index holds the names of a text with all their uses.
type Index struct {
	Names []Name
	Uses  []Use // by place
	Funcs []Func

	Unknown []Use // uses of names that nothing declares; Name is -1

	first  []int32 // of a name: where its uses begin in byName
	byName []int32
}

// At returns the use at byte offset at, or nil. A use that ends there counts, so that the end of a word belongs to it; names that the
// text does not write do not.
func (x *Index) At(at int) (found *Use) {
	i := sort.Search(len(x.Uses), func(i int) bool { return x.Uses[i].End >= at })
	for ; i < len(x.Uses) && x.Uses[i].Start <= at; i++ {
		u := &x.Uses[i]
		if u.Start < u.End && (found == nil || u.Start == at && found.End == at) {
			found = u
		}
	}
	return found
}

// Of calls each with all uses of a name, in the order of the text.
func (x *Index) Of(name int32, each func(*Use)) {
	for _, u := range x.byName[x.first[name]:x.first[name+1]] {
		each(&x.Uses[u])
	}
}

// Def returns the first declaration of a name, or nil.
func (x *Index) Def(name int32) (def *Use) {
	x.Of(name, func(u *Use) {
		if u.Def && def == nil {
			def = u
		}
	})
	return def
}

// Visible calls each with the names that are known at byte offset at, those of inner scopes first.
func (x *Index) Visible(at int, each func(*Name)) {
	for i := len(x.Names) - 1; i >= 0; i-- {
		if n := &x.Names[i]; n.Scope.Start <= at && at <= n.Scope.End {
			each(n)
		}
	}
}

// FuncAt returns the function whose text contains byte offset at, -1 for none.
func (x *Index) FuncAt(at int) int {
	i := sort.Search(len(x.Funcs), func(i int) bool { return x.Funcs[i].All.End >= at })
	if i < len(x.Funcs) && x.Funcs[i].All.Start <= at {
		return i
	}
	return -1
}

// Builder makes an Index while a text is read. Names are known in the whole scope that declares them.
type Builder struct {
	x      Index
	scopes []scope
	fn     int32
	spare  []pending // memory of a closed scope
}

type scope struct {
	names map[string]int32
	uses  []pending
	start int
	first int // the first of its names
}

type pending struct {
	text string
	Use
}

// NewBuilder returns a Builder with the scope of the module open. uses is about the number of uses to come.
func NewBuilder(uses int) *Builder {
	b := &Builder{fn: -1}
	b.x.Uses = make([]Use, 0, uses)
	b.Open(0)
	return b
}

// Open begins a scope at byte offset at.
func (b *Builder) Open(at int) {
	b.scopes = append(b.scopes, scope{start: at, first: len(b.x.Names), uses: b.spare})
	b.spare = nil
}

// Depth returns the number of open scopes.
func (b *Builder) Depth() int { return len(b.scopes) }

// Close ends the innermost scope. Uses that it does not declare belong to the scope around it.
func (b *Builder) Close(at int) {
	s := &b.scopes[len(b.scopes)-1]
	for i := range b.x.Names[s.first:] {
		if n := &b.x.Names[s.first+i]; n.Scope.End == 0 {
			n.Scope = Span{s.start, at}
		}
	}
	left := s.uses[:0]
	for i := range s.uses {
		u := &s.uses[i]
		if id := b.find(s, u.text); id >= 0 {
			u.Name = id
			b.x.Uses = append(b.x.Uses, u.Use)
		} else {
			left = append(left, *u)
		}
	}
	b.spare = s.uses[:0]
	b.scopes = b.scopes[:len(b.scopes)-1]
	if n := len(b.scopes); n > 0 {
		b.scopes[n-1].uses = append(b.scopes[n-1].uses, left...)
		return
	}
	for _, u := range left {
		u.Name = -1
		b.x.Unknown = append(b.x.Unknown, u.Use)
	}
}

// find returns the name with a text in a scope, or the member of a family; -1 if there is none.
func (b *Builder) find(s *scope, text string) int32 {
	if id, ok := s.names[text]; ok && b.x.Names[id].count == 0 {
		return id
	}
	stem := len(text)
	for stem > 0 && text[stem-1] >= '0' && text[stem-1] <= '9' {
		stem--
	}
	for ; stem < len(text); stem++ { // %r1<10> declares %r12, too
		id, ok := s.names[text[:stem]+"<"]
		if !ok {
			continue
		}
		family := b.x.Names[id]
		digits := text[stem:]
		if n, err := strconv.Atoi(digits); err != nil || n >= family.count || len(digits) > 1 && digits[0] == '0' {
			continue
		}
		member := family
		member.Text, member.Family, member.count = text, true, 0
		b.x.Names = append(b.x.Names, member)
		id2 := int32(len(b.x.Names) - 1)
		s.names[text] = id2
		family.def.Name = id2
		b.x.Uses = append(b.x.Uses, family.def)
		return id2
	}
	return -1
}

// Define declares a name in the innermost scope; a second declaration is another use of the first. at is empty where the text does not
// write the name.
func (b *Builder) Define(n Name, at Span) int32 { return b.DefineFamily(n, at, 0) }

// DefineFamily declares count registers that have n.Text with a number as name, if count is not 0.
func (b *Builder) DefineFamily(n Name, at Span, count int) int32 {
	s := &b.scopes[len(b.scopes)-1]
	if s.names == nil {
		s.names = map[string]int32{}
	}
	key := n.Text
	if count > 0 {
		key += "<"
	}
	id, ok := s.names[key]
	if !ok {
		n.count = count
		n.Func = int(b.fn)
		id = int32(len(b.x.Names))
		n.def = Use{Span: at, Name: id, Func: b.fn, Def: true}
		b.x.Names = append(b.x.Names, n)
		s.names[key] = id
	} else if old := &b.x.Names[id]; old.Kind == Attribute { // a comdat and the symbol of its name
		old.Kind, old.Detail = n.Kind, n.Detail
	}
	b.x.Uses = append(b.x.Uses, Use{Span: at, Name: id, Func: b.fn, Def: true})
	return id
}

// Use notes an occurrence of a name, which may be declared later.
func (b *Builder) Use(text string, at Span, call bool) {
	s := &b.scopes[len(b.scopes)-1]
	s.uses = append(s.uses, pending{text, Use{Span: at, Func: b.fn, Call: call}})
}

// Begin begins function name, which is declared already. The declarations and uses up to End belong to it.
func (b *Builder) Begin(name int32, start int) {
	b.x.Funcs = append(b.x.Funcs, Func{Name: name, All: Span{Start: start}})
	b.fn = int32(len(b.x.Funcs) - 1)
	if b.x.Names[name].Func < 0 {
		b.x.Names[name].Func = int(b.fn)
	}
}

// End ends the function.
func (b *Builder) End(body Span, end int) {
	f := &b.x.Funcs[b.fn]
	f.Body, f.All.End = body, end
	if body.End > body.Start {
		b.x.Names[f.Name].Func = int(b.fn)
	}
	b.fn = -1
}

// Finish closes all scopes and returns the index.
func (b *Builder) Finish(end int) *Index {
	for len(b.scopes) > 0 {
		b.Close(end)
	}
	x := &b.x
	slices.SortStableFunc(x.Uses, func(a, b Use) int { return a.Start - b.Start })
	x.first = make([]int32, len(x.Names)+2)
	for i := range x.Uses {
		x.first[x.Uses[i].Name+2]++
	}
	for i := 2; i < len(x.first); i++ {
		x.first[i] += x.first[i-1]
	}
	x.byName = make([]int32, len(x.Uses))
	for i := range x.Uses {
		n := x.Uses[i].Name + 1
		x.byName[x.first[n]] = int32(i)
		x.first[n]++
	}
	return x
}
