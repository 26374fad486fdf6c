package main

import (
	"fmt"
	"strings"

	"gonvvm/internal/emu/simd"
)

// checkedFence emits a fence: it orders the accesses before it before the next strong write.
func (g *wasmGen) checkedFence() {
	g.handler("CheckedFence", func(f *wasmFunc) {
		f.emit("(= @Fenced @Now) (= @Released @Now) (= @Now (i32.add @Now 1))")
		f.next()
	})
}

// checkedAtom emits an atomic operation on shared memory: one lane after the other checks its access, joins the release
// sequence of the location, releases there, and performs the operation. C is the instruction's number. If a lane leaves, those before it are done. The
// order of warps that results is at local s until the end.
func (g *wasmGen) checkedAtom(r *struct{ name, body string }) {
	const vectors = 4 * simd.Lanes / 16
	each := func(text string) (all string) {
		for i := range vectors {
			all += fmt.Sprintf(text, 16*i, simd.SyncOrder+16*i, layout["Order"]+16*i)
		}
		return all
	}
	examine := func(p string) string {
		return fmt.Sprintf("(if (i32.eqz (i32.and (i32.load +192 %[1]s) 0x80000)) ((br_if fail (i32.eqz (call ordered %[1]s i)))))", p)
	}
	g.handler("Checked"+r.name, func(f *wasmFunc) {
		f.local(wasmI32, "s", "off", "lane", "b", "old", "new", "line", "first", "second", "sync", "own")
		f.emit("(if (i32.eqz @Checkable) ((return (call stop r))))")
		f.accessTo(fmt.Sprint(simd.Shared.Offset()), 4)
		text := `(if (call outside a $mask) ((return (call stop r))))
			(= $src (i32.add .C @Uid)) (= $page 0) (= $some @SharedValues) (= $lines @SharedLines) (= $stamps @SharedShadow)
			(= b (i32.add $regs .B)) (= d (i32.add $regs .D)) (= s (i32.add $ctx SCRATCH)) (= m $mask)
			COPY
			(block fail
				(loop next
					(= lane (i32.ctz m)) (= i (i32.shl lane 3)) (= off (i32.wrap_i64 (i64.add (i64.load (i32.add a i)) $imm)))
					(br_if fail (i32.ne (i32.load8_u VALUE) 15))
					(= line LINE) (br_if fail (i32.ge_s (i32.load line) 0))
					(= p (i32.add $stamps (i32.add (i32.load +1024 line) (i32.shl WORD 2)))) (= first (i32.add p 256)) (= second (i32.add p 512))
					EXAMINE
					(= sync (i32.load (i32.add @SyncIndex off)))
					(if sync (
						(= sync (i32.add @Syncs (i32.mul (i32.sub sync 1) SYNCBYTES)))
						(br_if fail (i32.load +OTHERS sync))
						(= own (i32.load +SYNCORDER (i32.add sync (i32.shl @Warp 2))))
						JOIN
						(if @Released (
							RELEASE
							(i32.store +SYNCORDER (i32.add sync (i32.shl @Warp 2)) (select own @Released (i32.gt_u own @Released))))))
						((br_if fail @Released)))
					(i32.store first 0) (i32.store second 0)
					(drop (call setStamp p (i32.or lane 0xf0f00))) (drop (call note line (i32.add line 8)))
					(= p (i32.add base off)) (= old (i32.load p)) (= new (i32.load (i32.add b i))) (= new OPERATION)
					(i64.store (i32.add d i) (i64.extend_i32_u old))
					(if (i32.ne old new) ((i32.store p new) (= @@Stores (i64.add @@Stores 1l))))
					(= m (i32.and m (i32.sub m 1))) (br_if next m)))
			STORE
			(= @Lsync (i32.add 1 (i32.load (i32.add s (i32.shl @Warp 2))))) (= @Joined 1) (= @MaxOrder -1)
			(if m ((= @Done (i32.xor $mask m)) (return (call stop r))))
			(= @Polled 1) (= @@fuel 0l)`
		f.emit("%s", wasmStampText.Replace(strings.NewReplacer(
			"SCRATCH", fmt.Sprint(layout["scratch"]), "SYNCBYTES", fmt.Sprint(simd.SyncBytes), "OTHERS", fmt.Sprint(simd.SyncOthers), "SYNCORDER", fmt.Sprint(simd.SyncOrder),
			"COPY", each("(v128.store +%[1]d s (v128.load +%[3]d $ctx))"), "STORE", each("(v128.store +%[3]d $ctx (v128.load +%[1]d s))"),
			"JOIN", each("(v128.store +%[1]d s (i32x4.max_u (v128.load +%[1]d s) (v128.load +%[2]d sync)))"),
			"RELEASE", each("(v128.store +%[2]d sync (v128.load +%[1]d s))"),
			"EXAMINE", "(= i lane) "+examine("p")+examine("first")+examine("second")+" (= i (i32.shl lane 3))",
			"OPERATION", r.body,
		).Replace(text)))
		f.next()
	})
}
