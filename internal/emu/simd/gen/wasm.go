package main

import (
	"fmt"
	"slices"
	"strings"

	"gonvvm/internal/emu/simd"
)

// wasmGen emits the handlers for WebAssembly: a module with SIMD128 that shares the memory of Go's module (simd_js.go), from tables of its own,
// wasm_rows_*.go. An operation without a row there has no handler, as on arm64.
//
// A handler is a function from the address of its record to that of the next one, or 0 if the run ends before the record: function run calls one after the
// other. Jumps from handler to handler (tail calls) measure the same, and not all engines have them.
//
// # Globals
//
//	$ctx            the Context; $regs and $preds the registers of the frame and its predicates
//	$active         the mask of active lanes, $mask those of them that execute the instruction
//	$bias           of 64 bits: the address of the record minus $bias is the size of all records executed
//	$to             0, or an address that an operation on registers writes its result to instead of D
//	$at             the record before which the run has ended
//	$src, $lo, $hi, $page, $some, $lines, $stamps, $end    see wasm_checked.go and wasm_runs.go
//	$imm, $len      of 64 bits, for accesses to memory: Imm, and the length of the memory without one element; $low has the bits of an unaligned offset
//
// Operations on registers compute all lanes; the function blend writes the result of those that execute the instruction. The other handlers heed $mask.
type wasmGen struct {
	wasmModule
	table map[string][2]string // names of the functions of an operation for all lanes and for some
}

// generateWasm returns the module, and the file with the numbers of the handlers of each of ops.
func generateWasm(ops []string) (module []byte, table string) {
	g := &wasmGen{table: map[string][2]string{}}
	g.globals = []string{"$ctx", "$regs", "$preds", "$active", "$mask", "$to", "$at", "$src", "$lo", "$hi", "$page", "$some", "$lines", "$stamps", "$end", "$bias", "$imm", "$len", "$low"}
	for i := range g.globals {
		g.types = append(g.types, wasmI32)
		if i >= len(g.globals)-4 {
			g.types[i] = wasmI64
		}
	}
	g.control()
	g.branches()
	g.barrier()
	g.sequence()
	for _, rows := range [][]wasmRow{wasmIntRows, wasmFloatRows, wasmConvertRows} {
		for i := range rows {
			g.lanes(&rows[i])
		}
	}
	g.fused()
	for i := range wasmCompareRows {
		g.compare(&wasmCompareRows[i])
	}
	g.predLogic()
	g.special()
	g.shfl()
	g.memory()
	g.runs()
	g.checkedAccesses()
	module = g.encode()
	for name := range g.table {
		if !slices.Contains(ops, name) {
			panic("no operation " + name)
		}
	}
	var b strings.Builder
	b.WriteString(goHead + "// table has the numbers of the functions of each operation in handlers.wasm, for all lanes and for some, or zeros.\nvar table = [2 * NumOps]uintptr{")
	for _, name := range ops {
		if h, ok := g.table[name]; ok {
			fmt.Fprintf(&b, "\n2*%s: %d, %d,", name, g.index(h[0]), g.index(h[1]))
		}
	}
	return module, b.String() + "\n}\n"
}

// handler declares the handler of an operation. body leaves the address of the next record on the stack, or falls through to it with next.
func (g *wasmGen) handler(name string, body func(f *wasmFunc)) {
	g.table[name] = [2]string{name, name}
	g.function(name, body, "r")
}

// next continues with the next record.
func (f *wasmFunc) next() { f.emit("(i32.add r %d)", recordBytes) }

// control emits the entry, the end and guards.
func (g *wasmGen) control() {
	// A guarded instruction that leaves has been counted by its guard.
	g.function("stop", func(f *wasmFunc) {
		f.emit(`(= @@Threads (i64.add @@Threads (i64.extend_i32_s (i32.sub (i32.popcnt $active) (i32.popcnt $mask)))))
			(= $at r) 0`)
	}, "r")
	g.function("run", func(f *wasmFunc) {
		f.local(wasmI32, "r")
		f.emit(`(= $ctx c) (= $regs @Regs) (= $preds @Preds) (= r @at) (= $bias (i64.extend_i32_u r)) (= $active @Active) (= $to 0)
			(loop next
				(= $mask $active)
				(if (i32.eq $active -1)
					((= r (handler .full r)))
					((if (i32.ge_u r @stop) ((= r (call reach r))) ((= r (handler .masked r))))))
				(br_if next r))
			(= @at $at) (= @@bias $bias) (= @Active $active) 0`)
	}, "c")
	g.function("guard", func(f *wasmFunc) {
		f.emit(`(= $mask (i32.and $active (i32.xor (i32.load (i32.add $preds .Guard)) .Neg)))
			(if (i32.ne $mask $active) (
				(= @@Threads (i64.add @@Threads (i64.extend_i32_s (i32.sub (i32.popcnt $mask) (i32.popcnt $active)))))
				(if (i32.eqz $mask) ((return (i32.add r %d))))
				(return (handler .opMasked r))))
			(if (i32.eq $active -1) ((return (handler .opFull r))))
			(handler .opMasked r)`, recordBytes)
	}, "r")
	g.table["guard"] = [2]string{"guard", "guard"}
	g.handler("Nothing", func(f *wasmFunc) { f.next() })
	g.function("blend", func(f *wasmFunc) {
		f.local(wasmI32, "full")
		f.emit("(= full .full) (if (i32.eq full %d) ((= full .opFull))) (call blendTo r full)", g.index("guard"))
	}, "r")
	g.function("blendTo", func(f *wasmFunc) {
		f.local(wasmI32, "d", "s", "next")
		f.local(wasmV128, "m", "bits")
		f.emit("(= s (i32.add $ctx %d)) (= $to s) (= next (handler full r)) (= $to 0) (if (i32.eqz next) ((return 0)))", layout["scratch"])
		f.emit("(= d (i32.add $regs .D)) (= m (i64x2.splat (i64.extend_i32_u $mask))) (= bits (v64 1 2))")
		for i := range simd.Lanes / 2 {
			f.emit("(v128.store +%[1]d d (v128.bitselect (v128.load +%[1]d s) (v128.load +%[1]d d) (i64x2.eq (v128.and m bits) bits))) (= bits (i64x2.shl bits 2))", 16*i)
		}
		f.emit("next")
	}, "r", "full")
}
