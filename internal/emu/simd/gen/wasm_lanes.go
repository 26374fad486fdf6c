package main

import (
	"fmt"
	"slices"
	"strings"

	"gonvvm/internal/emu/simd"
)

// wasmRow is an operation on registers.
type wasmRow struct {
	name  string
	n     int // sources
	shape shape
	flags flags  // of shape words ftz, canon, sat and cut16; of the others cut32, nanToGo
	setup string // statements before the first lanes
	// body computes the result from a, b and c: statements, and an expression at the end. It may use the locals t to z, of shape words also
	// those that setup sets: k0 to k7. Lanes in local bad leave the instruction to Go. Of shape widened it sets lo and hi, and c and c2 are both halves of
	// the third source.
	body string
}

// scalar is the shape of operations that a vector cannot do: one lane of 64 bits after the other.
const scalar shape = 100

const (
	evenWords = "0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27"
	upperHalf = "8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7"
	lowHalves = "0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23"
)

// destination sets d to the address of the result.
func (f *wasmFunc) destination() { f.emit("(= d (select $to (i32.add $regs .D) $to))") }

// lanes emits the handler of an operation on registers.
func (g *wasmGen) lanes(r *wasmRow) {
	g.handler(r.name, func(f *wasmFunc) {
		f.local(wasmI32, "d")
		f.destination()
		f.row(r)
		f.next()
	})
	g.table[r.name] = [2]string{r.name, "blend"}
}

// row computes all lanes.
func (f *wasmFunc) row(r *wasmRow) {
	typ := byte(wasmV128)
	if r.shape == scalar {
		typ = wasmI64
	}
	f.local(wasmI32, "d", "pa", "pb", "pc", "i")
	f.local(typ, strings.Fields("a b c c2 t u v w x y z lo hi bad k0 k1 k2 k3 k4 k5 k6 k7")...)
	for k, field := range []string{"A", "B", "C"}[:r.n] {
		f.emit("(= p%c (i32.add $regs .%s))", 'a'+k, field)
	}
	f.emit("%s", r.setup)
	switch careful := r.flags&nanToGo != 0 || strings.Contains(r.body, "(= bad"); {
	case careful:
		f.careful(r)
	case r.shape == scalar:
		f.loop(8, func() {
			for k := range r.n {
				f.emit("(= %[1]c (i64.load p%[1]c))", 'a'+k)
			}
			f.emit("(i64.store d %s)", r.body)
		})
	case r.shape == pairs64:
		f.loop(16, func() { f.write(0, f.compute(r, 0)) })
	default:
		f.loop(32, func() { f.write(0, f.compute(r, 0)) })
	}
}

// loop repeats statements for all lanes, which take some bytes of a register each time: d, pa, pb and pc are their addresses. Unrolled it is not faster, but
// two times as large.
func (f *wasmFunc) loop(bytes int, body func()) {
	f.emit("(= i %d)", 8*simd.Lanes/bytes)
	f.put(3, 0x40)
	body()
	for _, p := range []string{"d", "pa", "pb", "pc"} {
		f.emit("(= %[1]s (i32.add %[1]s %[2]d))", p, bytes)
	}
	f.emit("(= i (i32.sub i 1)) i")
	f.put(0x0d, 0, 0x0b) // br_if
}

// compute fetches the lanes at an offset and computes the row; it returns the locals of the result.
func (f *wasmFunc) compute(r *wasmRow, at int) (result []string) {
	for k := range r.n {
		switch {
		case r.shape == pairs64:
			f.emit("(= %[1]c (v128.load +%[2]d p%[1]c))", 'a'+k, at)
		case r.shape == widened && k == 2:
			f.emit("(= c (v128.load +%d pc)) (= c2 (v128.load +%d pc))", at, at+16)
		default:
			f.fetchWords('a'+k, at, r.flags)
		}
	}
	switch r.shape {
	case pairs64:
		f.emit("(= lo %s)", r.body)
		if r.flags&cut32 != 0 {
			f.emit("(= lo (v128.and lo (v64 0xffffffff)))")
		}
		if r.flags&nanToGo != 0 {
			f.emit("(= bad (v128.or bad (f64x2.ne lo lo)))")
		}
		return []string{"lo"}
	case widened:
		f.emit("%s", r.body)
	default:
		f.emit("(= x %s)", r.body)
		f.finish(r.flags)
		f.emit("(= lo (i64x2.extend_low_u x)) (= hi (i64x2.extend_high_u x))")
	}
	return []string{"lo", "hi"}
}

// fetchWords sets a local to the low halves of four lanes.
func (f *wasmFunc) fetchWords(name, at int, fl flags) {
	f.emit("(= %[1]c (shuffle %[2]s (v128.load +%[3]d p%[1]c) (v128.load +%[4]d p%[1]c)))", name, evenWords, at, at+16)
	if fl&ftz != 0 {
		f.emit("%s", wasmFlush(string(rune(name))))
	}
}

// wasmFlush replaces the subnormal f32 numbers of a local by zeros of their sign.
func wasmFlush(v string) string {
	return strings.ReplaceAll("(= X (v128.bitselect (v128.and X (v32 0x80000000)) X (i32x4.eq (v128.and X (v32 0x7f800000)) (v32 0))))", "X", v)
}

// wasmCanon makes the NaNs of a local the canonical one.
const wasmCanon = "(= x (v128.bitselect x (v32 0x7fffffff) (f32x4.eq x x)))"

// finish applies flags to the result x.
func (f *wasmFunc) finish(fl flags) {
	if fl&ftz != 0 {
		f.emit("%s", wasmFlush("x"))
	}
	switch {
	case fl&sat != 0: // a NaN becomes zero
		f.emit("(= x (v128.and x (f32x4.eq x x))) (= x (f32x4.min (f32x4.max x (v32 0)) (v32 1.0)))")
	case fl&canon != 0:
		f.emit(wasmCanon)
	case fl&cut16 != 0:
		f.emit("(= x (v128.and x (v32 0xffff)))")
	}
}

// write stores locals to the lanes at an offset.
func (f *wasmFunc) write(at int, locals []string) {
	for i, v := range locals {
		f.emit("(v128.store +%d d %s)", at+16*i, v)
	}
}

// careful keeps all results in locals and writes them if no lane is bad.
func (f *wasmFunc) careful(r *wasmRow) {
	bytes := 32
	if r.shape == pairs64 {
		bytes = 16
	}
	var kept []string
	for i := range 256 / bytes {
		for _, v := range f.compute(r, bytes*i) {
			name := fmt.Sprintf("res%d", len(kept))
			f.local(wasmV128, name)
			f.emit("(= %s %s)", name, v)
			kept = append(kept, name)
		}
	}
	f.emit("(if (v128.any_true bad) ((return (call stop r))))")
	f.write(0, kept)
}

// fused emits the handlers of records that execute the instruction after their own, too, as fused.go does for amd64.
func (g *wasmGen) fused() {
	for _, fr := range fusedRows {
		row := slices.IndexFunc(wasmIntRows, func(r wasmRow) bool { return r.name == fr.both })
		g.function(fr.name, func(f *wasmFunc) {
			f.local(wasmI32, "d")
			f.emit("(= d (i32.add $regs .Imm))")
			f.row(&wasmIntRows[row])
			f.emit("(i32.add r %d)", 2*recordBytes)
		}, "r")
		g.function(fr.name+"Masked", func(f *wasmFunc) { f.emit("(call blendTo r %d)", g.index(fr.first)) }, "r")
		g.table[fr.name] = [2]string{fr.name, fr.name + "Masked"}
	}
}

// special emits reads of special registers: of a vector of the context, or of a value that all lanes share. Imm is the byte offset.
func (g *wasmGen) special() {
	for _, uniform := range []bool{false, true} {
		name := "LaneSpecial"
		if uniform {
			name = "UniformSpecial"
		}
		g.handler(name, func(f *wasmFunc) {
			f.local(wasmI32, "d", "p")
			f.local(wasmV128, "v")
			f.destination()
			if uniform {
				f.emit("(= v (i64x2.splat (i64.load +%d (i32.add $ctx .Imm))))", layout["Uniform"])
			} else {
				f.emit("(= p (i32.add @Thread .Imm))")
			}
			for i := range simd.Lanes / 2 {
				if !uniform {
					f.emit("(= v (v128.load +%d p))", 16*i)
				}
				f.emit("(v128.store +%d d v)", 16*i)
			}
			f.next()
		})
		g.table[name] = [2]string{name, "blend"}
	}
}

// shfl emits a constant permutation of a whole warp: Imm is the address of a simd.Permutation, B the predicate. For the sanitizer, the lanes of the warp meet.
func (g *wasmGen) shfl() {
	g.handler("Shfl", func(f *wasmFunc) {
		f.local(wasmI32, "d", "s", "a", "p", "now")
		f.emit("(= d (i32.add $regs .D)) (= a (i32.add $regs .A)) (= p .Imm) (= s (i32.add $ctx %d))", layout["scratch"])
		for i := range simd.Lanes {
			f.emit("(i64.store +%d s (i64.load (i32.add a (i32.shl (i32.load8_u +%d p) 3))))", 8*i, i)
		}
		for i := range simd.Lanes / 2 {
			f.emit("(v128.store +%[1]d d (v128.load +%[1]d s))", 16*i)
		}
		f.emit(`(i32.store (i32.add $preds .B) (i32.load +%d p)) (= now @Now)
			(i32.store +%d (i32.add $ctx (i32.shl @Warp 2)) now) (if (i32.gt_u now @MaxOrder) ((= @MaxOrder now)))
			(= now (i32.add now 1)) (= @Now now) (= @Lsync now) (= @Joined 1)`, simd.Lanes, layout["Order"])
		f.next()
	})
	g.table["Shfl"] = [2]string{"Shfl", "stop"}
}
