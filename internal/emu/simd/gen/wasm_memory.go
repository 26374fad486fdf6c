package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// wasmScalar are the load of one element as i64 and the store of one, by the element's size.
var wasmScalar = map[int][2]string{1: {"i64.load8_u", "i64.store8"}, 2: {"i64.load16_u", "i64.store16"}, 4: {"i64.load32_u", "i64.store32"}, 8: {"i64.load", "i64.store"}}

// wasmLoadRow is a load: extend sign-extends the element x of 64 bits.
type wasmLoadRow struct {
	name   string
	size   int
	extend string
}

var wasmLoads = []wasmLoadRow{
	{"Load8", 1, ""},
	{"Load16", 2, ""},
	{"Load32", 4, ""},
	{"Load64", 8, ""},
	{"Load8S32", 1, "(i64.and (i64.extend8_s x) 0xffffffffl)"},
	{"Load16S32", 2, "(i64.and (i64.extend16_s x) 0xffffffffl)"},
	{"Load32S64", 4, "(i64.extend32_s x)"},
}

// memory emits loads, stores and atomic operations.
func (g *wasmGen) memory() {
	g.addresses()
	for i := range wasmLoads {
		g.load(&wasmLoads[i])
	}
	for _, size := range []int{1, 2, 4, 8} {
		g.loadUniform(size)
		g.store(size)
	}
	for i := range wasmAtoms {
		g.atom(&wasmAtoms[i])
	}
}

// addresses emits functions that examine the addresses in a register a.
func (g *wasmGen) addresses() {
	// outside returns whether the access of one of the lanes m is unaligned or out of bounds.
	g.function("outside", func(f *wasmFunc) {
		f.local(wasmI64, "off")
		f.local(wasmI32, "bad")
		f.emit(`(if (i32.eqz m) ((return 0)))
			(loop next
				(= off (i64.add (i64.load (i32.add a (i32.shl (i32.ctz m) 3))) $imm))
				(= bad (i32.or bad (i32.or (i64.gt_u off $len) (i64.ne (i64.and off $low) 0l))))
				(= m (i32.and m (i32.sub m 1)))
				(br_if next m)) bad`)
	}, "a", "m")
	// near returns 1 if the addresses of sixteen lanes follow each other, elements of a size apart, 2 if they are equal, else 0.
	g.function("near", func(f *wasmFunc) {
		f.local(wasmI64, "first", "apart")
		f.local(wasmV128, "e", "step", "acc")
		test := func() {
			for i := range 8 {
				f.emit("(= acc (v128.or acc (v128.xor (v128.load +%d a) e))) (= e (i64x2.add e step))", 16*i)
			}
		}
		f.emit("(= first (i64.load a)) (= apart (i64.sub (i64.load +120 a) first))")
		f.emit("(if (i64.eq apart (i64.extend_i32_u (i32.mul size 15))) ((= step (i64x2.splat (i64.extend_i32_u size)))))")
		f.emit(`(if (i64.ne apart (i64.extend_i32_u (i32.mul size 15))) ((if (i64.ne apart 0l) ((return 0)))))
			(= e (i64x2.add (i64x2.splat first) (v128.and step (v64 0 -1)))) (= step (i64x2.add step step))`)
		test()
		f.emit("(if (v128.any_true acc) ((return 0))) (i32.sub 2 (v128.any_true step))")
	}, "a", "size")
}

// access begins the handler of an access: a is the address of register A, base that of the memory that C selects.
func (f *wasmFunc) access(size int) { f.accessTo(".C", size) }

// accessTo is access for the memory at an offset in the context.
func (f *wasmFunc) accessTo(space string, size int) {
	f.local(wasmI32, "a", "d", "mem", "base", "m", "i", "kind0", "kind1", "p")
	f.local(wasmI64, "x", "y")
	f.emit(`(= a (i32.add $regs .A)) (= mem (i32.add $ctx %s)) (= base (i32.load mem)) (= $imm ..Imm) (= $low %dl)
		(= $len (i64.sub (i64.load +8 mem) %dl)) (if (i64.lt_s $len 0l) ((return (call stop r))))`, space, size-1, size)
}

// halves examines the accesses of each half of the warp: kind0 and kind1 are the results of near. Both are inside of the memory before one is carried out.
func (f *wasmFunc) halves(size int) {
	for h := range 2 {
		f.emit(`(= kind%[1]d (call near (i32.add a %[2]d) %[3]d))
			(if kind%[1]d
				((= x (i64.add (i64.load +%[2]d a) $imm)) (= y (i64.sub $len (i64.extend_i32_u (select 0 %[4]d (i32.eq kind%[1]d 2)))))
				 (if (i32.or (i32.or (i64.lt_s y 0l) (i64.gt_u x y)) (i64.ne (i64.and x $low) 0l)) ((return (call stop r)))))
				((if (call outside a %[5]d) ((return (call stop r))))))`, h, 128*h, size, 15*size, int32(0xffff<<(16*h)))
	}
}

// wasmAddress is the address of the element of the lane whose address lies at an offset from local a.
func wasmAddress(offset int) string {
	return fmt.Sprintf("(i32.add base (i32.wrap_i64 (i64.add (i64.load +%d a) $imm)))", offset)
}

// eachLane executes statements for each of the lanes m: a, d and b are the addresses of registers there plus i, as the lane's own.
func eachLane(body string) string {
	return "(block none (br_if none (i32.eqz m)) (loop next (= i (i32.shl (i32.ctz m) 3)) " + body + " (= m (i32.and m (i32.sub m 1))) (br_if next m)))"
}

// laneAddress is the address of the element of lane i/8.
const laneAddress = "(i32.add base (i32.wrap_i64 (i64.add (i64.load (i32.add a i)) $imm)))"

// load emits the handler of a load.
func (g *wasmGen) load(r *wasmLoadRow) {
	g.handler(r.name, func(f *wasmFunc) {
		f.local(wasmV128, "v")
		f.access(r.size)
		f.emit("(= d (i32.add $regs .D))")
		scalar := func(address string) string {
			s := fmt.Sprintf("(= x (%s %s))", wasmScalar[r.size][0], address)
			if r.extend != "" {
				s += "(= x " + r.extend + ")"
			}
			return s
		}
		lane := scalar(laneAddress) + "(i64.store (i32.add d i) x)"
		f.emit(`(if (i32.ne $mask -1) (
			(if (call outside a $mask) ((return (call stop r))))
			(= m $mask) %s (return (i32.add r %d))))`, eachLane(lane), recordBytes)
		f.halves(r.size)
		for h := range 2 {
			f.emit("(if (i32.eq kind%d 1) (%s) ((if kind%d (%s) (%s))))", h, r.consecutive(h, scalar), h, r.equal(h, scalar),
				fmt.Sprintf("(= m %d) ", int32(0xffff<<(16*h)))+eachLane(lane))
		}
		f.next()
	})
}

// consecutive loads the elements of a half of the warp that follow each other.
func (r *wasmLoadRow) consecutive(h int, scalar func(string) string) string {
	s := "(= p " + wasmAddress(128*h) + ")"
	vector := map[string]string{"Load32": "v128.load32x2_u", "Load64": "v128.load", "Load32S64": "v128.load32x2_s"}[r.name]
	for i := range 16 {
		switch at := 128*h + 8*i; {
		case vector == "":
			s += scalar(fmt.Sprintf("(i32.add p %d)", r.size*i)) + fmt.Sprintf("(i64.store +%d d x)", at)
		case i%2 == 0:
			s += fmt.Sprintf("(v128.store +%d d (%s +%d p))", at, vector, r.size*i)
		}
	}
	return s
}

// equal loads the element that all lanes of a half of the warp load.
func (r *wasmLoadRow) equal(h int, scalar func(string) string) string {
	s := scalar(wasmAddress(128*h)) + "(= v (i64x2.splat x))"
	for i := range 8 {
		s += fmt.Sprintf("(v128.store +%d d v)", 128*h+16*i)
	}
	return s
}

// loadUniform emits the handler of a load whose address is Imm in all lanes, such as that of a parameter.
func (g *wasmGen) loadUniform(size int) {
	name := fmt.Sprintf("LoadUniform%d", 8*size)
	g.handler(name, func(f *wasmFunc) {
		f.local(wasmV128, "v")
		f.access(size)
		f.emit("(if (i32.or (i64.gt_u $imm $len) (i64.ne (i64.and $imm $low) 0l)) ((return (call stop r))))")
		f.destination()
		f.emit("(= v (i64x2.splat (%s (i32.add base (i32.wrap_i64 $imm)))))", wasmScalar[size][0])
		for i := range simd.Lanes / 2 {
			f.emit("(v128.store +%d d v)", 16*i)
		}
		f.next()
	})
	g.table[name] = [2]string{name, "blend"}
}

// store emits the handler of a store. Lanes store in their order, so that the last of equal addresses wins.
func (g *wasmGen) store(size int) {
	g.handler(fmt.Sprintf("Store%d", 8*size), func(f *wasmFunc) {
		f.access(size)
		f.local(wasmI32, "b")
		lane := fmt.Sprintf("(%s %s (i64.load (i32.add b i)))", wasmScalar[size][1], laneAddress)
		f.emit(`(= b (i32.add $regs .B))
			(if (i32.ne $mask -1) (
				(if (call outside a $mask) ((return (call stop r))))
				(= m $mask) %s (= @@Stores (i64.add @@Stores 1l)) (return (i32.add r %d))))`, eachLane(lane), recordBytes)
		f.halves(size)
		for h := range 2 {
			s := "(= p " + wasmAddress(128*h) + ")"
			for i := range 16 {
				switch at := 128*h + 8*i; {
				case size == 4 && i%4 == 0:
					s += fmt.Sprintf("(v128.store +%d p (shuffle %s (v128.load +%d b) (v128.load +%d b)))", 4*i, evenWords, at, at+16)
				case size == 8 && i%2 == 0:
					s += fmt.Sprintf("(v128.store +%d p (v128.load +%d b))", 8*i, at)
				case size < 4:
					s += fmt.Sprintf("(%s +%d p (i64.load +%d b))", wasmScalar[size][1], size*i, at)
				}
			}
			f.emit("(if (i32.eq kind%d 1) (%s) ((= m %d) %s))", h, s, int32(0xffff<<(16*h)), eachLane(lane))
		}
		f.emit("(= @@Stores (i64.add @@Stores 1l))")
		f.next()
	})
}

// wasmAtoms are the atomic operations: a new value of the old one x and the operand y, both i32.
var wasmAtoms = []struct{ name, body string }{
	{"AtomAdd32", "(i32.add old new)"},
	{"AtomAnd32", "(i32.and old new)"},
	{"AtomOr32", "(i32.or old new)"},
	{"AtomXor32", "(i32.xor old new)"},
	{"AtomExch32", "new"},
	{"AtomMinS32", "(select old new (i32.lt_s old new))"},
	{"AtomMinU32", "(select old new (i32.lt_u old new))"},
	{"AtomMaxS32", "(select old new (i32.gt_s old new))"},
	{"AtomMaxU32", "(select old new (i32.gt_u old new))"},
}

// atom emits an atomic operation: lanes perform it in their order. It counts as a store if it changes memory.
func (g *wasmGen) atom(r *struct{ name, body string }) {
	g.handler(r.name, func(f *wasmFunc) {
		f.access(4)
		f.local(wasmI32, "b", "old", "new")
		f.emit(`(if (call outside a $mask) ((return (call stop r))))
			(= b (i32.add $regs .B)) (= d (i32.add $regs .D)) (= m $mask)`)
		f.emit("%s", eachLane(fmt.Sprintf(`(= p %s) (= old (i32.load p)) (= new (i32.load (i32.add b i))) (= new %s)
			(i64.store (i32.add d i) (i64.extend_i32_u old))
			(if (i32.ne old new) ((i32.store p new) (= @@Stores (i64.add @@Stores 1l))))`, laneAddress, r.body)))
		f.emit("(= @Polled 1) (= @@fuel 0l)")
		f.next()
	})
}
