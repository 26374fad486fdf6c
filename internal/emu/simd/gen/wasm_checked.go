package main

import (
	"fmt"
	"strings"

	"gonvvm/internal/emu/simd"
)

// The handlers of accesses that the sanitizer checks, weak loads and stores of 32 bits, record each access in shadow memory, and then the handler of the
// same access without checks carries it out. Lanes of half a warp that access neighbouring words, or read one word of global memory, are recorded at once in a
// line that has runs; others lane by lane, where the line is spread or has room for a run. All that may be a race leaves to Go, which spreads lines. The
// accesses that were recorded before are then repeated, which changes nothing.
//
// $lo and $hi bound the offsets in a page of global memory, or in shared memory, whose shadow is known: it begins at offset $page, its lines at $lines, the
// stamps of those that are spread at $stamps, and the bytes that have a value at $some, or that is 0. $src is the instruction.

// wasmStampText replaces the fields of a stamp at local p, and other names, in capitals.
var wasmStampText = strings.NewReplacer(
	"WARP", "(i32.load p)", "CLOCK", "(i32.load +64 p)", "TAG", "(i32.load +192 p)",
	"ASYNC", "0x100000", "WHOLE", "0xf00", "SPREAD", "0x80000000",
	"VALUE", "(i32.add $some (i32.shr_u (i32.sub off $page) 2))",
	"LINE", "(i32.add $lines (i32.add (i32.and (i32.sub off $page) -4096) (i32.shr_u (i32.and (i32.sub off $page) 4032) 2)))",
	"WORD", "(i32.and (i32.shr_u off 2) 15)",
)

// checkedAccesses emits the handlers of checked accesses and the functions that they call.
func (g *wasmGen) checkedAccesses() {
	g.shadowFunctions()
	for _, store := range []bool{false, true} {
		g.record(store)
		g.checked("Shared", false, store)
		g.checked("Global", true, store)
	}
	g.checkedFence()
	for i := range wasmAtoms {
		g.checkedAtom(&wasmAtoms[i])
	}
}

// shadowFunctions emits functions on stamps and addresses.
func (g *wasmGen) shadowFunctions() {
	function := func(name, text string, params ...string) {
		g.function(name, func(f *wasmFunc) {
			f.local(wasmI32, strings.Fields("p t off j i order lo hi end")...)
			f.local(wasmI64, "word")
			f.emit("%s", wasmStampText.Replace(text))
		}, params...)
	}
	// ordered returns 1 if the stamp p is empty, or of an access that happened before that of a lane.
	function("ordered", fmt.Sprintf(`(if (i32.eqz WARP) ((return 1)))
		(if (i32.and TAG ASYNC) ((return 0)))
		(if (i32.eq WARP @Gid) ((if (i32.eq (i32.and TAG 0xff) lane) ((return 1)))))
		(= j (i32.sub WARP @First)) (if (i32.ge_u j 32) ((return 0)))
		(i32.ge_u (i32.load +%d (i32.add $ctx (i32.shl j 2))) CLOCK)`, layout["Order"]), "p", "lane")
	// setStamp makes stamp p that of an access of a lane, whose kind the tag has.
	function("setStamp", "(i32.store p @Gid) (i32.store +64 p @Now) (i32.store +128 p $src) (i32.store +192 p tag) 0", "p", "tag")
	// note adds an access to the sum of reads or writes of a line that is spread, which is at sum.
	function("note", fmt.Sprintf(`(i32.store line SPREAD) (i64.store +%d line 0l)
		(i64.store sum (select @@Era -1l (i32.or (i64.eqz (i64.load sum)) (i64.eqz (i64.shr_u (i64.xor (i64.load sum) @@Era) 32l))))) 0`, 2*simd.RunDistance), "line", "sum")
	// locate finds the shadow of an offset in global memory. It returns 1 if handlers do not know it.
	ranges := ""
	for i := range simd.NumRanges {
		at := layout["Ranges"] + 16*i
		ranges += fmt.Sprintf("(= lo (i32.load +%d $ctx)) (= hi (i32.load +%d $ctx)) (br_if found (i32.and (i32.ge_u off lo) (i32.lt_u off hi)))", at, at+8)
	}
	g.function("locate", func(f *wasmFunc) {
		f.local(wasmI32, "p", "lo", "hi")
		f.emit(`(block found %s (return 1))
			(if (i32.ge_u (i32.shr_u off 22) @TableCount) ((return 1)))
			(= p (i32.load (i32.add @Tables (i32.shl (i32.shr_u off 22) 3)))) (if (i32.eqz p) ((return 1)))
			(= p (i32.load (i32.add p (i32.and (i32.shr_u off 9) 8184)))) (if (i32.eqz p) ((return 1)))
			(if @Parallel ((if (i32.load +%d p) ((return 1)))))
			(= $page (i32.and off -4096)) (= $lo (select lo $page (i32.gt_u lo $page)))
			(= $hi (i32.add $page 4096)) (= $hi (select hi $hi (i32.lt_u hi $hi)))
			(= $some (i32.load +%d p)) (= $stamps (i32.load +%d p)) (= $lines (i32.add p %d)) 0`, ranges, simd.PageLock, simd.PageSome, simd.PageStamps, simd.PageFirst)
	}, "off")
	// readTwice returns whether the reads of one word by sixteen lanes after the first two ones, from lane h on, record nothing: its two reads are by these, or
	// by other warps; those that happened before have been replaced.
	known := "(i32.and (i32.ne WARP 0) (i32.or (i32.ne WARP @Gid) (i32.and (i32.and (i32.eq CLOCK @Now) (i32.eq (i32.load +128 p) $src)) (i32.lt_u (i32.sub (i32.and TAG 0xff) h) 2))))"
	function("readTwice", `(= i LINE) (if (i32.ge_s (i32.load i) 0) ((return 0)))
		(= p (i32.add 256 (i32.add $stamps (i32.add (i32.load +1024 i) (i32.shl WORD 2)))))
		(if (i32.eqz `+known+`) ((return 0))) (= p (i32.add p 256)) `+known, "off", "h")
	// withoutValue returns whether a word that a lane of m accesses has no value, setValues gives all of them one. The byte of lane 0 would be at $some + at.
	function("withoutValue", `(= p (i32.add $some at)) (= i (i32.ctz m))
		(if (i32.eq (i32.shr_u m i) 0xffff) ((return (i32.eqz (i8x16.all_true (v128.load (i32.add p i)))))))
		(loop next
		(if (i32.eqz (i32.load8_u (i32.add p (i32.ctz m)))) ((return 1)))
		(= m (i32.and m (i32.sub m 1))) (br_if next m)) 0`, "m", "at")
	function("setValues", `(= p (i32.add $some at)) (= i (i32.ctz m))
		(if (i32.eq (i32.shr_u m i) 0xffff) ((v128.store (i32.add p i) (v32 0x0f0f0f0f)) (return 0)))
		(loop next
		(i32.store8 (i32.add p (i32.ctz m)) 15)
		(= m (i32.and m (i32.sub m 1))) (br_if next m)) 0`, "m", "at")
	// form returns 1 if the lanes m of half a warp, whose first one has its address at a, access words one after the other; 2 if all sixteen access one word.
	function("form", `(= i (i32.ctz m)) (= j (i32.shr_u m i))
		(if (i32.eq j 0xffff) ((return (call near (i32.add a (i32.shl i 3)) 4))))
		(= word (i64.sub (i64.load (i32.add a (i32.shl i 3))) (i64.extend_i32_u (i32.shl i 2))))
		(loop next
			(= i (i32.ctz m))
			(if (i64.ne (i64.sub (i64.load (i32.add a (i32.shl i 3))) (i64.extend_i32_u (i32.shl i 2))) word) ((return 0)))
			(= m (i32.and m (i32.sub m 1))) (br_if next m)) 1`, "a", "m")
}

// wasmKind returns the tag of an access by lane 0.
func wasmKind(store bool) int { return 0xf00 | 1<<(16+b2i(store)) }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// recorders returns the names of functions for loads or stores.
func recorders(store bool) (touch, lanes, words, run string) {
	if store {
		return "touchWrite", "writeLanes", "writeWords", "writeRun"
	}
	return "touchRead", "readLanes", "readWords", "readRun"
}

// record emits the functions that record reads or writes.
func (g *wasmGen) record(store bool) {
	touch, lanes, words, run := recorders(store)
	four := strings.TrimSuffix(words, "Words") + "Fours"
	g.fours(four, store)
	write, value := 0, "(if $some ((if (i32.eqz (i32.load8_u VALUE)) ((return 1)))))"
	if store {
		write, value = simd.RunWrite, "(if $some ((i32.store8 VALUE 15)))"
	}
	// touchRead and touchWrite record the access of a lane to a word of a line that is spread, as (*warp).touch of package emu does.
	kind := fmt.Sprintf("(i32.or lane %d)", wasmKind(store))
	g.function(touch, func(f *wasmFunc) {
		f.local(wasmI32, "p", "line", "first", "second", "free")
		f.emit("%s", wasmStampText.Replace(`(= line LINE) (= p (i32.add $stamps (i32.add (i32.load +1024 line) (i32.shl WORD 2))))
			(if (i32.eqz (call ordered p lane)) ((return 1)))
			(= first (i32.add p 256)) (= second (i32.add p 512))`))
		if store {
			f.emit(`(if (i32.eqz (i32.and (call ordered first lane) (call ordered second lane))) ((return 1)))
				(drop (call setStamp p %s)) (i32.store first 0) (i32.store second 0) (call note line (i32.add line 8))`, kind)
			return
		}
		f.emit("%s", wasmStampText.Replace(fmt.Sprintf(`(= p first)
			(if (i32.and (i32.eq WARP @Gid) (i32.eq CLOCK @Now)) (
				(if (i32.eq (i32.and TAG 0xff) lane) ((i32.store +192 p (i32.or TAG WHOLE)) (return 0)))
				(= p second)
				(if (i32.and (i32.eq WARP @Gid) (i32.eq CLOCK @Now)) (
					(if (i32.eq (i32.and TAG 0xff) lane) ((i32.store +192 p (i32.or TAG WHOLE))))
					(return 0)))))
			(= free (call ordered second lane))
			(if (call ordered first lane)
				((drop (call setStamp first %[1]s)) (if free ((i32.store second 0))))
				((if (i32.eqz free) ((return 0))) (drop (call setStamp second %[1]s))))
			(call note line (i32.add line 1032))`, kind)))
	}, "off", "lane")
	// readLanes and writeLanes record the accesses of the lanes m, whose addresses are at a, and return whether one of them leaves.
	g.function(lanes, func(f *wasmFunc) {
		f.local(wasmI32, "off", "i", "line")
		f.emit("%s", wasmStampText.Replace(fmt.Sprintf(`(loop next
			(= i (i32.ctz m)) (= off (i32.wrap_i64 (i64.add (i64.load (i32.add a (i32.shl i 3))) $imm)))
			(if (i32.or (i32.lt_u off $lo) (i32.ge_u off $hi)) ((if (call locate off) ((return 1)))))
			%s (= line LINE)
			(if (i32.lt_s (i32.load line) 0)
				((if (call %s off i) ((return 1))))
				((if (call %s line (i32.shl 1 WORD) (i32.or %d (i32.shl (i32.and (i32.sub i WORD) 255) %d))) ((return 1)))))
			(= m (i32.and m (i32.sub m 1))) (br_if next m)) 0`, value, touch, run, write, simd.RunLane)))
	}, "a", "m")
	// readWords and writeWords record the accesses of the lanes m of half a warp to words one after the other. The offset of the first lane of the half, if it took
	// part, is off.
	g.function(words, func(f *wasmFunc) {
		f.local(wasmI32, "bits", "line", "lane", "some", "left", "wide")
		segment := fmt.Sprintf(`(if (i32.and bits 0xffff) (
			(= line LINE) (= wide (i32.lt_s (i32.load line) 0))
			(if wide ((= bits (call %s line bits lane)) (= wide (i32.ne (i32.and bits 0xffff) 0)))
				((= wide (call %s line (i32.and bits 0xffff) (i32.or %d (i32.shl (i32.and lane 255) %d))))))
			(if wide ((if (call %s a (i32.and m (i32.shl (i32.shr_u PART WORD0) HALF))) ((return 1)))))))`, four, run, write, simd.RunLane, lanes)
		segment = strings.ReplaceAll(strings.ReplaceAll(segment, "WORD0", "some"), "HALF", "left")
		f.emit("%s", wasmStampText.Replace(fmt.Sprintf(`(= left (i32.and (i32.ctz m) 16)) (= some WORD) (= bits (i32.shl (i32.shr_u m left) some)) (= lane (i32.sub left some))
			%s (= off (i32.add off 64)) (= lane (i32.add lane 16)) (= bits (i32.shr_u bits 16)) %s 0`,
			strings.ReplaceAll(segment, "PART", "(i32.and bits 0xffff)"), strings.ReplaceAll(segment, "PART", "(i32.shl bits 16)"))))
	}, "a", "m", "off")
}

// fours emits the function that records the accesses of lanes from one on to words of a line that is spread, four at a time where their stamps are those of the most
// frequent kinds. The bits of the words that are left are returned.
func (g *wasmGen) fours(name string, store bool) {
	// met says of each stamp at an offset from p that it is empty, or of the CTA before all its warps met, or for a write by the lane itself.
	met := func(at int) string {
		own := ""
		if store {
			own = fmt.Sprintf("(= own (v128.and (i32x4.eq w gid) (i32x4.eq (v128.and (v128.load +%d p) (v32 0x1000ff)) (v128.and tags (v32 0xff))))) ", at+192)
		}
		text := fmt.Sprintf(`(= w (v128.load +%d p)) %s (= m (v128.and (i32x4.lt_u (i32x4.sub w first) (v32 32)) (i32x4.le_u (v128.load +%d p) least)))
			(= m (v128.or (v128.or own (i32x4.eq w (v32 0))) (v128.and m (i32x4.eq (v128.and (v128.load +%d p) (v32 0x100000)) (v32 0)))))`, at, own, at+64, at+192)
		return text
	}
	// set makes the stamps at an offset those of this access.
	set := func(at int) string {
		return fmt.Sprintf("(v128.store +%d p gid) (v128.store +%d p now) (v128.store +%d p (i32x4.splat $src)) (v128.store +%d p tags)", at, at+64, at+128, at+192)
	}
	var body string
	if store {
		body = met(0) + "(= all m)" + met(256) + "(= all (v128.and all m))" + met(512) + "(br_if none (i32.eqz (i32x4.all_true (v128.and all m))))" + set(0) +
			"(v128.store +256 p (v64 0)) (v128.store +512 p (v64 0)) (drop (call note line (i32.add line 8)))"
	} else {
		// unordered says of a read that it is by another warp and did not happen before.
		unordered := func(at int) string {
			return fmt.Sprintf(`(= w (v128.load +%d p)) (= own (v128.and (v128.not (v128.or (i32x4.eq w (v32 0)) (i32x4.eq w gid)))
				(v128.or (i32x4.ge_u (i32x4.sub w first) (v32 32)) (i32x4.gt_u (v128.load +%d p) most))))`, at, at+64)
		}
		body = "(if (i64.ne (i64.load +8 line) 0l) (" + met(0) + "(br_if none (i32.eqz (i32x4.all_true m)))))" +
			// Nothing is to be recorded if the first read is this one, or both are by other warps.
			unordered(256) + "(= all own)" + unordered(512) + `(= all (v128.and all own)) (= own (v64 0))
			(= all (v128.or all (v128.and (i32x4.eq (v128.load +256 p) gid) (v128.and (i32x4.eq (v128.load +320 p) now) (i32x4.eq (v128.load +448 p) tags)))))
			(if (i32.eqz (i32x4.all_true all)) (` +
			met(256) + "(= all m)" + met(512) + "(br_if none (i32.eqz (i32x4.all_true (v128.and all m))))" + set(256) + "(v128.store +512 p (v64 0)) (drop (call note line (i32.add line 1032)))))"
	}
	g.function(name, func(f *wasmFunc) {
		f.local(wasmI32, "p", "four")
		f.local(wasmV128, strings.Fields("gid now first least most tags w m own all")...)
		f.emit(`(= p (i32.add $stamps (i32.load +1024 line))) (= four 15) (= gid (i32x4.splat @Gid)) (= now (i32x4.splat @Now)) (= first (i32x4.splat @First))
			(= least (i32x4.splat @MinOrder)) (= most (i32x4.splat @MaxOrder)) (= tags (i32x4.add (i32x4.splat (i32.add lane %d)) (v64 0x100000000 0x300000002)))
			(loop next
				(block none
					(br_if none (i32.ne (i32.and bits four) four))
					%s
					(= bits (i32.xor bits four)))
				(= p (i32.add p 16)) (= tags (i32x4.add tags (v32 4))) (= four (i32.shl four 4)) (br_if next (i32.lt_u four 0x10000))) bits`, wasmKind(store), body)
	}, "line", "bits", "lane")
}

// checked emits the handler of one kind of access. A load has the instruction's number in B, a store in D.
func (g *wasmGen) checked(space string, global, store bool) {
	_, lanes, words, _ := recorders(store)
	name, plain, slot := "Load", "Load32", ".B"
	if store {
		name, plain, slot = "Store", "Store32", ".D"
	}
	g.handler("Checked"+name+space+"32", func(f *wasmFunc) {
		f.local(wasmI32, "off", "end", "first", "form", "h", "line")
		f.emit("(if (i32.eqz @Checkable) ((return (call stop r))))")
		f.access(4)
		f.emit("(= $src (i32.add %s @Uid)) (= $lo 0) (= $hi 0)", slot)
		if !global {
			f.emit("(= $hi (i32.load +8 mem)) (= $page 0) (= $some @SharedValues) (= $lines @SharedLines) (= $stamps @SharedShadow)")
		}
		text := `(loop half
			(= m (i32.and $mask (i32.shl 0xffff h)))
			(block done
				(br_if done (i32.eqz m))
				(= first (i32.ctz m))
				(= x (i64.add (i64.load (i32.add a (i32.shl first 3))) $imm)) (= off (i32.wrap_i64 x))
				(= form (call form a m))
				(= end (i32.shl (i32.sub (i32.sub 31 (i32.clz m)) first) 2))
				(= y (i64.sub $len (i64.extend_i32_u (select end 0 (i32.eq form 1)))))
				(if (i32.or (i64.lt_s y 0l) (i32.or (i64.gt_u x y) (i64.ne (i64.and x $low) 0l))) ((return (call stop r))))
				(if (i32.eqz form) ((if (call outside a m) ((return (call stop r))))))
				(= end (i32.add off end))
				(if (i32.or (i32.lt_u off $lo) (i32.ge_u off $hi)) ((if (call locate off) ((return (call stop r))))))
				(block lanes
					(if (i32.eq form 1) (
						(br_if lanes (i32.ge_u end $hi))
						VALUES
						(if (call WORDS a m (i32.sub off (i32.shl (i32.sub first h) 2))) ((return (call stop r))))
						(br done)))
					EQUAL)
				LATER (if (call LANES a m) ((return (call stop r)))))
			(= h (i32.add h 16)) (br_if half (i32.lt_u h 32)))`
		values, equal, later := "(if $some ((if (call withoutValue m (i32.shr_s (i32.sub (i32.sub off $page) (i32.shl first 2)) 2)) ((return (call stop r))))))", "", ""
		if store {
			values = "(if $some ((drop (call setValues m (i32.shr_s (i32.sub (i32.sub off $page) (i32.shl first 2)) 2)))))"
		} else if global {
			equal = fmt.Sprintf(`(br_if lanes (i32.ne form 2)) (= line LINE) (br_if lanes (i32.lt_s (i32.load line) 0))
				(if $some ((if (i32.eqz (i32.load8_u VALUE)) ((return (call stop r))))))
				(br_if done (i32.eqz (call readBoth line (i32.shl 1 WORD) (i32.or %d (i32.shl h %d)))))`, simd.RunBoth, simd.RunLane)
		}
		if !store { // most of the lanes that read one word after the first two ones record nothing
			later = `(if (i32.eq form 2) (
				(if (call readLanes a (i32.shl 3 h)) ((return (call stop r))))
				(br_if done (call readTwice off h)) (= m (i32.and m (i32.shl 0xfffc h)))))`
		}
		f.emit("%s", wasmStampText.Replace(strings.NewReplacer("LATER", later, "VALUES", values, "WORDS", words, "LANES", lanes, "EQUAL", equal).Replace(text)))
		f.emit("(call %s r)", plain)
	})
}
