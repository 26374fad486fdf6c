package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// Branches, the barrier and returns do the same as those for amd64: branch.go, ring.go.

// branches emits the branches, and the place where lanes go that have reached the record stop, or have jumped over it.
func (g *wasmGen) branches() {
	g.branch("BraForward", false, false)
	g.branch("BraBack", true, false)
	g.branch("BraForwardIf", false, true)
	g.branch("BraBackIf", true, true)
	g.function("reach", func(f *wasmFunc) {
		f.local(wasmI32, "waiting", "n", "joined")
		f.local(wasmI64, "size")
		f.emit(`(= waiting @waiting) (= n (i32.popcnt waiting)) (= size (i64.sub (i64.extend_i32_u r) $bias))
			(if (i32.eqz waiting) ((return (call stop r))))
			(if (i32.eq r @stop) (
				(= @@split (i64.sub @@split (i64.mul size (i64.extend_i32_u n))))
				(= $active (i32.or $active waiting)) (= @waiting 0) (= @@stop @@joinStop)
				(if @Turned ((= @Turned 0) (if (i32.eqz @Polled) ((= @@fuel @@joinFuel)))))
				(return r)))`)
		// The lanes that have waited do not jump back in their turn: Go counts the jumps of each part.
		f.emit(`(if (i32.or @Turned (i32.ge_u r @joinStop)) ((return (call stop r))))
			(= @@split (i64.add @@split (i64.mul size (i64.extend_i32_s (i32.sub (i32.popcnt $active) n)))))
			(= @waiting $active) (= $active waiting) (= $mask waiting)
			(= $bias (i64.add (i64.sub $bias (i64.extend_i32_u r)) (i64.extend_i32_u @stop)))
			(= n @stop) (= @stop r) (= @Turned 1) (= @@joinFuel @@fuel) (= @@fuel 0l) n`)
	}, "r")
}

// branch emits a branch.
func (g *wasmGen) branch(name string, back, guarded bool) {
	g.handler(name, func(f *wasmFunc) {
		f.local(wasmI32, "m", "to", "wait")
		f.local(wasmI64, "size")
		f.emit("(= to (i32.add r .Imm))")
		if guarded {
			f.emit(`(= m (i32.and $active (i32.xor (i32.load (i32.add $preds .Guard)) .Neg)))
				(if (i32.eqz m) (
					(= @@Threads (i64.sub @@Threads (i64.extend_i32_u (i32.popcnt $active))))
					(return (i32.add r %d))))`, recordBytes)
		}
		if back {
			f.emit(`(if (i64.gt_s (i64.sub (i64.extend_i32_u (i32.add r %d)) $bias) @@fuel) ((return (call stop r))))
				(if (i32.lt_u to @low) ((return (call stop r))))`, recordBytes)
		}
		if guarded {
			f.emit("(if (i32.ne m $active) (%s))", wasmSplit(back))
		}
		if back {
			f.emit("(= @@Loops (i64.add @@Loops 1l))")
		}
		f.emit("(= $bias (i64.add $bias (i64.sub ..Imm %dl))) to", recordBytes)
	})
}

// wasmSplit is a branch by the lanes m, which are not all.
func wasmSplit(back bool) string {
	wait := "(= wait to)"
	if back {
		wait = fmt.Sprintf("(= wait (i32.add r %d)) (= m (i32.and $active (i32.xor m -1)))", recordBytes)
	}
	// m: the lanes that wait.
	wait += `(if @waiting
			((if (i32.ne wait @stop) ((return (call stop r)))))
			((if (i32.ge_u wait @stop) ((return (call stop r)))) (= @@joinStop @@stop)))
		(= @stop wait) (= @waiting (i32.or @waiting m)) (= $active (i32.xor $active m))
		(= @@split (i64.add @@split (i64.mul (i64.sub (i64.extend_i32_u r) $bias) (i64.extend_i32_u (i32.popcnt m)))))`
	if !back { // the lanes that jump execute the branch
		wait += fmt.Sprintf(`(= @@Threads (i64.add @@Threads (i64.extend_i32_s (i32.sub (i32.popcnt m) (i32.popcnt $active)))))
			(return (i32.add r %d))`, recordBytes)
	}
	return wait
}

// barrier emits a barrier for all threads of the CTA, and a return.
func (g *wasmGen) barrier() {
	begin := func(f *wasmFunc, none string) {
		f.local(wasmI32, "ring", "turn")
		f.local(wasmI64, "size")
		f.emit(`(= ring @ring) (if (i32.eqz ring) ((return (call stop r))))
			(if (i32.or (i32.eqz ring.runs) ring.%s) ((return (call stop r))))`, none)
	}
	const turn = "(= @at r) (= @@bias $bias) (= $ctx @next) (= ring.turn $ctx) (= $bias @@bias) (= $regs @Regs) (= $preds @Preds) @at"
	g.handler("Barrier", func(f *wasmFunc) {
		begin(f, "gone")
		f.emit(`(= r (i32.add r %d)) (= ring.come (i32.add ring.come 1))
			(if (i32.eq ring.come ring.size) (
				(= ring.come 0) (= ring.met (i32.add ring.met 1)) (if ring.checked ((drop (call meet ring)))) (return r)))`+turn, recordBytes)
	})
	// meet orders all accesses of the warps of a ring before the barrier before those after it, as (*cta).joinBarrier of package emu does.
	g.function("meet", func(f *wasmFunc) {
		f.local(wasmI32, "c", "now", "least", "most")
		copies, zeros := "", ""
		for i := 0; i < 4*simd.Lanes; i += 16 {
			zeros += fmt.Sprintf("(v128.store +%d ring (v64 0))", layout["clocks"]+i)
			copies += fmt.Sprintf("(v128.store +%d c (v128.load +%d ring))", layout["Order"]+i, layout["clocks"]+i)
		}
		f.emit(zeros+`(= c $ctx) (= least -1)
			(loop clock
				(= now c@Now) (i32.store +%d (i32.add ring (i32.shl c@Warp 2)) now)
				(= least (select now least (i32.lt_u now least))) (= most (select now most (i32.gt_u now most)))
				(= c c@next) (br_if clock (i32.ne c $ctx)))
			(loop order
				%s (= now c@Now) (= c@Own now) (if c@Fenced ((= c@Released now)))
				(= now (i32.add now 1)) (= c@Now now) (= c@Lsync now) (= c@MinOrder least) (= c@MaxOrder most)
				(= c@@Era (i64.add c@@Era 1l)) (= c@@Eras (i64.add c@@Eras 1l)) (= c@Joined 1)
				(= c c@next) (br_if order (i32.ne c $ctx))) 0`, layout["clocks"], copies)
	}, "ring")
	g.handler("Return", func(f *wasmFunc) {
		f.local(wasmI32, "ring", "turn")
		f.local(wasmI64, "size")
		// Another warp has its turn in this context, unless the warps of the run have executed as many instructions as one may.
		warpid := layout["Uniform"] + 8*simd.Warpid
		f.emit(`(if @more (
			(= size (i64.add (i64.sub (i64.extend_i32_u r) $bias) @@ended))
			(if (i64.ge_s size @@fuel) ((return (call stop r))))
			(= @@ended size) (= @more (i32.sub @more 1)) (= turn @currentTurn)
			(i64.store +%d (i32.add $ctx (i32.shl turn 3)) (i64.extend_i32_u r))
			(= turn (i32.add turn 1)) (= @currentTurn turn) (= @Warp turn) (= @Gid (i32.add @Gid 1))
			(= @Thread (i32.add @Thread %d)) (i64.store +%d $ctx (i64.add (i64.load +%d $ctx) 1l))
			(= @Now 1) (= @Lsync 1) (= @Fenced 0) (= @Released 0) (= @Polled 0) (= @@Loops 0l)
			(= $bias (i64.extend_i32_u @begin)) (return @begin)))`, layout["returns"], 3*8*simd.Lanes, warpid, warpid)
		begin(f, "come")
		f.emit("(= ring.gone (i32.add ring.gone 1)) (if (i32.eq ring.gone ring.size) ((return (call stop r))))" + turn)
	})
	for _, name := range []string{"Barrier", "Return"} {
		g.table[name] = [2]string{name, "stop"}
	}
}

// sequence emits the handlers at the beginning and at the end of a sequence of records (simd.Record.SetVector).
func (g *wasmGen) sequence() {
	g.handler("sequence", func(f *wasmFunc) {
		f.local(wasmI32, "p", "mem")
		f.emit(`(= p .Imm) (= mem (i32.add $ctx p.C)) (= $imm p..Imm) (= $low (i64.extend_i32_u p.D))
			(= $len (i64.sub (i64.load +8 mem) (i64.add $low 1l)))
			(if (i32.or (i64.lt_s $len 0l) (call outside (i32.add $regs p.A) $mask)) ((return (call stop r))))
			(= @outer r) (= @outerActive $active)
			(if (i32.ne $mask -1) ((= @@outerStop @@stop) (= @@stop -1l) (= $active $mask)))
			(= @outerLanes $active) (i32.add p %d)`, recordBytes)
	})
	g.handler("sequenceEnd", func(f *wasmFunc) {
		f.emit(`(= @@Stores (i64.sub @@Stores ..Imm)) (= r @outer) (= @outer 0)
			(if (i32.ne $active -1) ((= $active @outerActive) (= @@stop @@outerStop)))`)
		f.next()
	})
	for _, name := range []string{"loadPair", "storePair"} { // pairs have no handlers of their own
		g.table[name] = g.table["sequence"]
	}
}
