package ir

// DropCasts replaces instructions that change nothing by their first operands and
// erases them: the casts between pointers of modules with typed pointers. They may feed
// each other in any order. The arguments of operand bundles are not operands, so
// bundled names the calls that have some. The returned function gives the
// replacement of a value; where a reader keeps values elsewhere, as metadata
// does, it asks.
func (f *Func) DropCasts(casts, bundled []Value) (resolve func(Value) Value) {
	to := make(map[Value]Value, len(casts))
	for _, v := range casts {
		to[v] = f.Operand(v, 0)
	}
	var path []Value
	resolve = func(v Value) Value {
		x, ok := to[v]
		path = path[:0]
		for ok && x != None {
			to[v] = None // on the way
			path = append(path, v)
			v = x
			x, ok = to[v]
		}
		if ok { // a circle of casts, as unreachable code may have
			v = f.Consts.Poison(f.TypeOf(v))
		}
		for _, w := range path {
			to[w] = v
		}
		return v
	}
	for _, v := range casts {
		f.ReplaceAll(v, resolve(v))
	}
	for _, v := range casts {
		f.Erase(v)
	}
	for _, v := range bundled {
		for _, b := range f.Call(v).Bundles {
			for i := range b.Args {
				b.Args[i] = resolve(b.Args[i])
			}
		}
	}
	return resolve
}
