package main

// wasmCompareRow is a comparison of a and b: the elements of the result are ones or zero.
type wasmCompareRow struct {
	name  string
	shape shape // pairs64 or words
	flags flags // ftz
	body  string
}

const (
	wasmCut16Both  = "(v128.and a (v32 0xffff)) (v128.and b (v32 0xffff))"
	wasmSext16Both = "(i32x4.shl a 16) (i32x4.shl b 16)"
	wasmOrdered32  = "(v128.and (f32x4.eq a a) (f32x4.eq b b))"
)

var wasmCompareRows = []wasmCompareRow{
	{"Eq16", words, 0, "(i32x4.eq " + wasmCut16Both + ")"},
	{"Eq32", words, 0, "(i32x4.eq a b)"},
	{"Eq64", pairs64, 0, "(i64x2.eq a b)"},
	{"LtS16", words, 0, "(i32x4.lt_s " + wasmSext16Both + ")"},
	{"LtS32", words, 0, "(i32x4.lt_s a b)"},
	{"LtS64", pairs64, 0, "(i64x2.lt_s a b)"},
	{"LtU16", words, 0, "(i32x4.lt_u " + wasmCut16Both + ")"},
	{"LtU32", words, 0, "(i32x4.lt_u a b)"},
	{"LtU64", pairs64, 0, "(i64x2.lt_s " + unsignedBoth + ")"},
	{"EqF32", words, 0, "(f32x4.eq a b)"},
	{"LtF32", words, 0, "(f32x4.lt a b)"},
	{"LeF32", words, 0, "(f32x4.le a b)"},
	{"NumF32", words, 0, wasmOrdered32},
	{"NeF32", words, 0, "(v128.and (f32x4.ne a b) " + wasmOrdered32 + ")"},
	{"EquF32", words, 0, "(v128.or (f32x4.eq a b) (v128.not " + wasmOrdered32 + "))"},
	{"EqFtzF32", words, ftz, "(f32x4.eq a b)"},
	{"LtFtzF32", words, ftz, "(f32x4.lt a b)"},
	{"LeFtzF32", words, ftz, "(f32x4.le a b)"},
	{"EqF64", pairs64, 0, "(f64x2.eq a b)"},
	{"LtF64", pairs64, 0, "(f64x2.lt a b)"},
	{"LeF64", pairs64, 0, "(f64x2.le a b)"},
	{"NumF64", pairs64, 0, "(v128.and (f64x2.eq a a) (f64x2.eq b b))"},
}

// compare emits the handler of a comparison: d = (a op b) ^ Imm, d a predicate; with a boolean operation see simd.Record.Combine.
func (g *wasmGen) compare(r *wasmCompareRow) {
	g.handler(r.name, func(f *wasmFunc) {
		f.local(wasmI32, "pa", "pb", "res", "inverse", "other", "bits")
		f.local(wasmV128, "a", "b")
		f.emit("(= pa (i32.add $regs .A)) (= pb (i32.add $regs .B))")
		lanes, bitmask := 4, "i32x4.bitmask"
		if r.shape == pairs64 {
			lanes, bitmask = 2, "i64x2.bitmask"
		}
		for i := 0; i < 32; i += lanes {
			if r.shape == pairs64 {
				f.emit("(= a (v128.load +%[1]d pa)) (= b (v128.load +%[1]d pb))", 8*i)
			} else {
				f.fetchWords('a', 8*i, r.flags)
				f.fetchWords('b', 8*i, r.flags)
			}
			f.emit("(= res (i32.or res (i32.shl (%s %s) %d)))", bitmask, r.body, i)
		}
		const combined = `(= inverse (i32.xor res -1)) (= other (i32.load (i32.add $preds .C)))
			(if (i32.and bits 0x20000000) ((= other (i32.xor other -1))))
			(= kind (i32.and (i32.shr_u bits 24) 3))
			(if (i32.eq kind 1) ((= res (i32.and res other)) (= inverse (i32.and inverse other))))
			(if (i32.eq kind 2) ((= res (i32.or res other)) (= inverse (i32.or inverse other))))
			(if (i32.eq kind 3) ((= res (i32.xor res other)) (= inverse (i32.xor inverse other))))`
		f.local(wasmI32, "kind", "q")
		f.emit("(= res (i32.xor res .Imm)) (= bits (i32.load +%d r)) (if bits (%s))", layout["Imm"]+4, combined)
		f.writePred("(i32.add $preds .D)", "res")
		f.emit("(if bits (%s))", predWrite("(i32.add $preds (i32.and bits 0xffffff))", "inverse"))
		f.next()
	})
}

// predWrite writes the lanes that execute the instruction of a mask to a predicate.
func predWrite(address, mask string) string {
	return "(= q " + address + ") (i32.store q (i32.or (i32.and " + mask + " $mask) (i32.and (i32.load q) (i32.xor $mask -1))))"
}

func (f *wasmFunc) writePred(address, mask string) {
	f.local(wasmI32, "q")
	f.emit("%s", predWrite(address, mask))
}

// predLogic emits an operation on predicates: the low bits of Imm are its truth table, bit 2a+b.
func (g *wasmGen) predLogic() {
	g.handler("PredLogic", func(f *wasmFunc) {
		f.local(wasmI32, "a", "b", "res")
		f.emit("(= a (i32.load (i32.add $preds .A))) (= b (i32.load (i32.add $preds .B)))")
		for bit, in := range []string{"(i32.xor (i32.or a b) -1)", "(i32.and b (i32.xor a -1))", "(i32.and a (i32.xor b -1))", "(i32.and a b)"} {
			f.emit("(= res (i32.or res (i32.and %s (i32.sub 0 (i32.and (i32.shr_u .Imm %d) 1)))))", in, bit)
		}
		f.writePred("(i32.add $preds .D)", "res")
		f.next()
	})
}
