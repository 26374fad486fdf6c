package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// wasmModule is a module that is being assembled.
type wasmModule struct {
	funcs   []*wasmFunc
	names   []string // of functions
	globals []string
	types   []byte // of globals
	bodies  []func()
}

// function declares a function whose parameters, of which there are one to three, and result are i32. body assembles it after all functions have been declared.
func (m *wasmModule) function(name string, body func(f *wasmFunc), params ...string) {
	f := &wasmFunc{m: m, params: len(params)}
	f.local(wasmI32, params...)
	m.names, m.funcs = append(m.names, name), append(m.funcs, f)
	m.bodies = append(m.bodies, func() { body(f) })
}

// index returns the number of a function, which it has in the table, too.
func (m *wasmModule) index(name string) int { return numberOf("function", m.names, name) }

// global returns the number of a global.
func (m *wasmModule) global(name string) int { return numberOf("global", m.globals, name) }

// encode assembles the functions and returns the module: it imports env.mem, the memory of Go's module, and exports run.
func (m *wasmModule) encode() []byte {
	for _, body := range m.bodies {
		body()
	}
	out := []byte("\x00asm\x01\x00\x00\x00")
	section := func(id byte, content []byte) {
		out = binary.AppendUvarint(append(out, id), uint64(len(content)))
		out = append(out, content...)
	}
	count := func(n int) []byte { return binary.AppendUvarint(nil, uint64(n)) }
	section(1, []byte{3, 0x60, 1, wasmI32, 1, wasmI32, 0x60, 2, wasmI32, wasmI32, 1, wasmI32, 0x60, 3, wasmI32, wasmI32, wasmI32, 1, wasmI32})
	section(2, []byte("\x01\x03env\x03mem\x02\x00\x01"))
	functions := count(len(m.funcs))
	for _, f := range m.funcs {
		functions = append(functions, byte(f.params-1))
	}
	section(3, functions)
	section(4, slices.Concat([]byte{1, 0x70, 0}, count(len(m.funcs))))
	globals := count(len(m.globals))
	for _, typ := range m.types {
		globals = append(globals, typ, 1, map[byte]byte{wasmI32: 0x41, wasmI64: 0x42}[typ], 0, 0x0b)
	}
	section(6, globals)
	section(7, append([]byte("\x01\x03run\x00"), count(m.index("run"))...))
	elements := slices.Concat([]byte{1, 0, 0x41, 0, 0x0b}, count(len(m.funcs)))
	for i := range m.funcs {
		elements = binary.AppendUvarint(elements, uint64(i))
	}
	section(9, elements)
	code := count(len(m.funcs))
	for _, f := range m.funcs {
		body := f.locals()
		body = append(append(body, f.code...), 0x0b)
		code = append(binary.AppendUvarint(code, uint64(len(body))), body...)
	}
	section(10, code)
	return bytes.Clone(out)
}

// locals returns the declaration of the locals that are not parameters.
func (f *wasmFunc) locals() []byte {
	list := f.types[f.params:]
	out := binary.AppendUvarint(nil, uint64(len(list)))
	for _, typ := range list {
		out = append(out, 1, typ)
	}
	return out
}

// wasmOp is an instruction: its code, above 0xff with a prefix, whether it accesses memory, and the lanes that follow it.
type wasmOp struct {
	code   int
	memory bool
	lanes  int
}

// wasmOps are the instructions that handlers use.
var wasmOps = func() map[string]wasmOp {
	ops := map[string]wasmOp{"shuffle": {0xfd000 + 13, false, 16}}
	add := func(first, prefix int, memory bool, lanes int, names ...string) {
		for i, name := range names {
			if name != "" {
				ops[name] = wasmOp{prefix<<12 + first + i, memory, lanes}
			}
		}
	}
	// Instructions of numbers that are not vectors; sets of neighbours.
	add(0x1a, 0, false, 0, "drop", "select")
	add(0x28, 0, true, 0, "i32.load", "i64.load", "f32.load", "f64.load", "", "i32.load8_u", "", "i32.load16_u", "", "i64.load8_u", "", "i64.load16_u", "", "i64.load32_u")
	add(0x36, 0, true, 0, "i32.store", "i64.store", "", "", "i32.store8", "i32.store16", "i64.store8", "i64.store16", "i64.store32")
	add(0x45, 0, false, 0, "i32.eqz", "i32.eq", "i32.ne", "i32.lt_s", "i32.lt_u", "i32.gt_s", "i32.gt_u", "i32.le_s", "i32.le_u", "i32.ge_s", "i32.ge_u")
	add(0x50, 0, false, 0, "i64.eqz", "i64.eq", "i64.ne", "i64.lt_s", "i64.lt_u", "i64.gt_s", "i64.gt_u", "i64.le_s", "i64.le_u", "i64.ge_s", "i64.ge_u")
	add(0x67, 0, false, 0, "i32.clz", "i32.ctz", "i32.popcnt", "i32.add", "i32.sub", "i32.mul", "", "", "", "", "i32.and", "i32.or", "i32.xor", "i32.shl", "i32.shr_s", "i32.shr_u")
	add(0x79, 0, false, 0, "i64.clz", "i64.ctz", "i64.popcnt", "i64.add", "i64.sub", "i64.mul", "", "", "", "", "i64.and", "i64.or", "i64.xor", "i64.shl", "i64.shr_s", "i64.shr_u")
	add(0xa7, 0, false, 0, "i32.wrap_i64")
	add(0xac, 0, false, 0, "i64.extend_i32_s", "i64.extend_i32_u")
	add(0xc2, 0, false, 0, "i64.extend8_s", "i64.extend16_s", "i64.extend32_s")
	add(0, 0xfd, true, 0, "v128.load", "", "", "v128.load16x4_s", "v128.load16x4_u", "v128.load32x2_s", "v128.load32x2_u", "", "", "", "", "v128.store")
	add(14, 0xfd, false, 0, "i8x16.swizzle", "i8x16.splat", "i16x8.splat", "i32x4.splat", "i64x2.splat")
	add(27, 0xfd, false, 1, "i32x4.extract_lane", "", "i64x2.extract_lane", "i64x2.replace_lane")
	relations := []string{"eq", "ne", "lt_s", "lt_u", "gt_s", "gt_u", "le_s", "le_u", "ge_s", "ge_u"}
	for i, shape := range []string{"i8x16.", "i16x8.", "i32x4."} {
		for k, name := range relations {
			add(35+10*i+k, 0xfd, false, 0, shape+name)
		}
	}
	for i, shape := range []string{"f32x4.", "f64x2."} {
		for k, name := range []string{"eq", "ne", "lt", "gt", "le", "ge"} {
			add(65+6*i+k, 0xfd, false, 0, shape+name)
		}
		for k, name := range []string{"abs", "neg", "", "sqrt", "add", "sub", "mul", "div", "min", "max"} {
			add(224+12*i+k, 0xfd, false, 0, shape+name)
		}
	}
	add(77, 0xfd, false, 0, "v128.not", "v128.and", "v128.andnot", "v128.or", "v128.xor", "v128.bitselect", "v128.any_true")
	add(94, 0xfd, false, 0, "f32x4.demote_f64x2_zero", "f64x2.promote_low_f32x4")
	add(98, 0xfd, false, 0, "i8x16.popcnt", "i8x16.all_true")
	add(103, 0xfd, false, 0, "f32x4.ceil", "f32x4.floor", "f32x4.trunc", "f32x4.nearest", "i8x16.shl", "i8x16.shr_s", "i8x16.shr_u")
	add(125, 0xfd, false, 0, "i16x8.extadd_pairwise_i8x16_u", "", "i32x4.extadd_pairwise_i16x8_u")
	for i, shape := range []string{"i16x8.", "i32x4.", "i64x2."} {
		names := []string{"abs", "neg", "", "all_true", "bitmask", "", "", "extend_low_s", "extend_high_s", "extend_low_u", "extend_high_u", "shl", "shr_s", "shr_u", "add", "", "", "sub", "", "", "", "mul"}
		if i < 2 {
			names = append(names, "min_s", "min_u", "max_s", "max_u")
		}
		if i == 0 {
			names[20] = "" // f64x2.nearest
		}
		for k, name := range names {
			if name != "" {
				add(128+32*i+k, 0xfd, false, 0, shape+name)
			}
		}
	}
	add(188, 0xfd, false, 0, "i32x4.extmul_low_s", "i32x4.extmul_high_s", "i32x4.extmul_low_u", "i32x4.extmul_high_u")
	add(214, 0xfd, false, 0, "i64x2.eq", "i64x2.ne", "i64x2.lt_s", "i64x2.gt_s", "i64x2.le_s", "i64x2.ge_s", "i64x2.extmul_low_s", "i64x2.extmul_high_s", "i64x2.extmul_low_u", "i64x2.extmul_high_u")
	add(248, 0xfd, false, 0, "i32x4.trunc_sat_f32x4_s", "i32x4.trunc_sat_f32x4_u", "f32x4.convert_i32x4_s", "f32x4.convert_i32x4_u",
		"i32x4.trunc_sat_f64x2_s_zero", "i32x4.trunc_sat_f64x2_u_zero", "f64x2.convert_low_i32x4_s", "f64x2.convert_low_i32x4_u")
	return ops
}()
