package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// The handlers of accesses that the sanitizer checks: weak loads and stores of 32 bits. They record an access in shadow
// memory exactly as (*warp).touch of package emu does, if it races with nothing; all other accesses leave.
//
// All lanes at once, or those that take part, access consecutive words (checked_warp.go, checked_some.go), or sixteen lanes do, or read the same word (checked_line.go, checked_equal.go), or eight lanes access
// consecutive words, or read words of which two other CTAs have read each (checked_known.go), or access words in the order of the lanes (checked_ascend.go, checked_spaced.go);
// others go lane by lane (checked_lane.go).
// R14 is the shadow of the first word's last write, DI that of its first read and AX that of its second read; R15 is the distance
// of two arrays in bytes and R9 three times that. Y12 has the tags of the lanes. DX counts the groups of eight lanes by 32.

// Fields of a stamp, from its base.
const (
	warpOf  = ""
	clockOf = "(R15*1)"
	srcOf   = "(R15*2)"
	tagOf   = "(R9*1)"
)

func (g *generator) checkedAccesses() {
	g.checked("CheckedLoadShared32", false, false)
	g.checked("CheckedLoadGlobal32", true, false)
	g.checked("CheckedStoreShared32", false, true)
	g.checked("CheckedStoreGlobal32", true, true)
}

// checked emits the handlers of one kind of access. A load has the instruction's number in B, a store in D.
func (g *generator) checked(name string, global, store bool) {
	g.op(name, 0)
	g.variants(name, func(masked bool) {
		g.e("CMPL %s, $0; JEQ leave", ctx("Checkable"))
		switch {
		case masked:
			g.e("MOVL R12, %s", ctx("work"))
		case global && !store:
			g.e("MOVL $-1, %s", ctx("work"))
		}
		g.e("XORL DX, DX")
		if masked {
			someOfWarp(g, global, store)
		} else {
			g.e("MOVL $0, %s", ctx("uniform"))
			wholeWarp(g, global, store)
		}
		g.at("half")
		apart := "ascending"
		if global && !store {
			apart = "known"
		}
		other := apart
		if masked {
			g.e("MOVQ DX, R9; SHRQ $5, R9; MOVWLZX %d(R11)(R9*1), R9; TESTL R9, R9; JEQ nextHalf", layout["work"])
		} else if !store {
			other = "equal"
		}
		halfOfWarp(g, store, masked, apart)
		g.neighbours(global, store, masked, other)
		if other == "equal" {
			g.at("equal")
			for i := range 4 {
				g.e("VPXOR Y1, Y%d, Y%d", 4+i, 4+i)
			}
			g.e("VPOR Y5, Y4, Y4; VPOR Y7, Y6, Y6; VPOR Y6, Y4, Y4; MOVL $65535, R9; VPTEST Y4, Y4; JNE %s", apart)
			g.at("oneWord")
			g.e("MOVL %s, R9; MOVQ (R11)(R9*1), DI; MOVQ 8(R11)(R9*1), R15", slotC)
			g.shadowOf(1, global)
			if global {
				bothReads(g)
			}
			g.spread(global)
			g.shadowArrays()
			g.e("MOVL (CX), CX; VMOVQ CX, X0; VPBROADCASTQ X0, Y0")
			for i := range 4 {
				g.e("VMOVDQU Y0, %d(R11)(DX*2)", layout["scratch"]+32*i)
			}
			g.checkedEqual(global)
		}
		g.at("doneHalf")
		if !masked && !store {
			wholeWord(g, global)
		}
		g.unlock(global)
		g.at("nextHalf")
		g.e("ADDL $64, DX; CMPL DX, $128; JNE half; JMP finish")
		if global && !store {
			g.known()
		}
		ascending(g, global, store)
		g.window(global, store)
		g.eight(global, store, masked || global && !store)
		g.at("finish")
		if store {
			g.e("INCQ %s", ctx("Stores"))
		} else {
			if masked {
				g.e("VMOVD R12, X14; VPBROADCASTQ X14, Y14")
			}
			g.e("MOVL %s, AX", slotD)
			for i := range 8 {
				g.e("VMOVDQU %s, Y3", scratch(4*i))
				g.write(i, 3, masked)
			}
		}
		g.next(masked)
		g.lanewise(global, store)
		if global {
			g.at("needStamps")
			g.e("MOVL $1, %s", ctx("Spread"))
		}
		g.at("fail")
		g.unlock(global)
		g.e("JMP leave")
	}, true)
}

// eight emits the accesses of two groups of eight lanes, from DX on.
func (g *generator) eight(global, store, masked bool) {
	g.at("group")
	if masked {
		g.e("MOVQ DX, R9; SHRQ $5, R9; MOVBLZX %d(R11)(R9*1), R9; TESTL R9, R9; JEQ next; CMPL R9, $255; JNE scattered", layout["work"])
	}
	g.e("MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Y0; VPADDQ (CX)(DX*2), Y0, Y4; VPADDQ 32(CX)(DX*2), Y0, Y5", slotA, imm)
	g.e("VMOVQ X4, AX; VPBROADCASTQ X4, Y1; TESTL $3, AX; JNE leave; MOVL AX, DI; ANDL $63, DI; MOVL $255, R9; CMPL DI, $32; JHI scattered") // of two lines
	g.e("MOVL %s, R9; MOVQ (R11)(R9*1), DI; MOVQ 8(R11)(R9*1), R15", slotC)
	g.e("VPSUBQ iota4<>(SB), Y4, Y2; VPXOR Y1, Y2, Y2; VPSUBQ iota4<>+32(SB), Y5, Y3; VPXOR Y1, Y3, Y3; VPOR Y3, Y2, Y2; MOVL $255, R9; VPTEST Y2, Y2; JNE scattered")
	g.shadowOf(8, global)
	g.spread(global)
	g.shadowArrays()
	if store {
		g.e("VMOVQ CX, X11")
		g.tags("writeTags")
		g.checkedStore(global, false)
		g.e("MOVL %s, R9; ADDQ BX, R9; VMOVQ X11, CX", slotB)
		for i := range 2 {
			g.e("VMOVDQU %d(R9)(DX*2), Y0; VEXTRACTI128 $1, Y0, X1; VSHUFPS $0x88, X1, X0, X0; VMOVDQU X0, %d(CX)", 32*i, 16*i)
		}
	} else {
		g.tags("readTags")
		g.e("VPMOVZXDQ (CX), Y0; VMOVDQU Y0, %d(R11)(DX*2); VPMOVZXDQ 16(CX), Y0; VMOVDQU Y0, %d(R11)(DX*2)", layout["scratch"], layout["scratch"]+32)
		g.checkedLoad(global, false, "done")
	}
	g.at("done")
	g.unlock(global)
	g.at("next")
	g.e("ADDL $32, DX; TESTL $32, DX; JNE group; CMPL DX, $128; JNE half; JMP finish")
}

// shadowOf checks the bounds of n words of a line at offset AX of the memory DI, of R15 bytes. CX becomes the address of the first, R14 its
// offset in the line; the context gets the line.
func (g *generator) shadowOf(n int, global bool) {
	g.e("SUBQ $%d, R15; JLT leave; CMPQ AX, R15; JHI leave; LEAQ (DI)(AX*1), CX", 4*n)
	if !global {
		g.sharedArrays("R14")
		g.sharedShadow()
		return
	}
	g.e("LEAQ %d(AX), R9", 4*n)
	within(g, "AX", "R9", "leave")
	g.e("MOVL AX, R9; ANDL $4095, R9; CMPL R9, $%d; JHI leave", 4096-4*n)
	g.page("AX", "R14", "R15", "")
	g.lock("R14", "DI", "R15")
	g.e("MOVL R9, AX; ANDL $~63, AX; SHRL $2, AX; LEAQ %d(R14)(AX*1), AX; MOVQ AX, %s", simd.PageFirst, ctx("line"))
	g.arrays("R14", "R9", "AX")
	g.e("MOVL R9, R14; ANDL $63, R14")
}

// page sets dst to the shadow of the page with an offset of global memory; it leaves if there is none. If partial is a label, pages with words
// that have no value jump there: the table of pages says that.
func (g *generator) page(off, dst, tmp, partial string) {
	g.e("MOVQ %s, %s; SHRQ $22, %s; CMPQ %s, %s; JCC leave; MOVQ %s, %s; MOVQ (%s)(%s*8), %s; TESTQ %s, %s; JEQ leave",
		off, dst, dst, dst, ctx("TableCount"), ctx("Tables"), tmp, tmp, dst, dst, dst, dst)
	g.e("MOVQ %s, %s; SHRQ $12, %s; ANDL $1023, %s", off, tmp, tmp, tmp)
	if partial != "" {
		g.e("CMPB %d(%s)(%s*1), $0; JNE %s", simd.TablePartial, dst, tmp, partial)
	}
	g.e("MOVQ (%s)(%s*8), %s; TESTQ %s, %s; JEQ leave", dst, tmp, dst, dst, dst)
}

// lockTries is how often a handler tries to lock a page before it leaves. Another handler has a page for less time than a return to Go takes.
const lockTries = 6

// lock locks a page if other workers may access it; it leaves if one does for long.
func (g *generator) lock(page, at, tmp string) {
	free, locked := g.label(), g.label()
	g.e("CMPL %s, $0; JEQ %s; LEAQ %d(%s), %s", ctx("Parallel"), free, simd.PageLock, page, at)
	for i := range lockTries {
		if i > 0 {
			g.e("PAUSE")
		}
		g.e("MOVL $1, %s; XCHGL %s, (%s); TESTL %s, %s; JEQ %s", tmp, tmp, at, tmp, tmp, locked)
	}
	g.e("JMP leave")
	g.at(locked)
	g.e("MOVQ %s, %s", at, ctx("lock"))
	g.at(free)
}

// arrays gives the context a page and its arrays: the stamps, and the values of the word with an offset in it.
func (g *generator) arrays(page, off, tmp string) {
	all := g.label()
	g.e("MOVQ %d(%s), %s; MOVQ %s, %s; MOVQ %s, %s", simd.PageStamps, page, tmp, tmp, ctx("stamps"), page, ctx("page"))
	g.e("MOVQ %d(%s), %s; TESTQ %s, %s; JEQ %s; SHRQ $2, %s; ADDQ %s, %s; SHLQ $2, %s", simd.PageSome, page, tmp, tmp, tmp, all, off, off, tmp, off)
	g.at(all)
	g.e("MOVQ %s, %s", tmp, ctx("some"))
}

// arrayBytes is the distance of two arrays of stamps.
const arrayBytes = 4 * simd.LineWords

// stride sets R15 to the distance of two arrays of stamps.
func (g *generator) stride() { g.e("MOVL $%d, R15", arrayBytes) }

// stampField returns the operand for a field of stamp k, warp, clock, src or tag from 0 on; R14 is the address of the word's last write.
func stampField(k, field int) string { return fmt.Sprintf("%d(R14)", (4*k+field)*arrayBytes) }

// sharedArrays gives the context the stamps of shared memory.
func (g *generator) sharedArrays(tmp string) {
	g.e("MOVQ %s, %s; MOVQ %s, %s; MOVQ $0, %s", ctx("SharedShadow"), tmp, tmp, ctx("stamps"), ctx("page"))
}

// sharedShadow gives the context the line of offset AX of shared memory, and R14 the offset in it.
func (g *generator) sharedShadow() {
	g.e("MOVQ AX, R14; SHRQ $2, R14; ADDQ %s, R14; MOVQ R14, %s", ctx("SharedValues"), ctx("some"))
	g.e("MOVL AX, R14; ANDL $63, R14")
	lineOf(g, "AX", "R15", ctx("SharedLines"))
	g.e("MOVQ AX, %s", ctx("line"))
}

// unlock gives the page back that shadowOf has locked.
func (g *generator) unlock(global bool) {
	if !global {
		return
	}
	free := g.label()
	g.e("MOVQ %s, R9; TESTQ R9, R9; JEQ %s; MOVL $0, (R9); MOVQ $0, %s", ctx("lock"), free, ctx("lock"))
	g.at(free)
}

// hasValue emits code for words that may have no value: those of most pages of global memory have. Register at is the address of the bytes of
// the first word.
func (g *generator) hasValue(at, code string) {
	known := g.label()
	g.e("MOVQ %s, %s", ctx("some"), at)
	g.e("TESTQ %s, %s; JEQ %s; %s", at, at, known, code)
	g.at(known)
}

// tags loads the tags of the lanes of the group.
func (g *generator) tags(name string) {
	g.e("LEAQ %s<>(SB), R9; VMOVDQU (R9)(DX*1), Y12; LEAQ (R15)(R15*2), R9", name)
}

// broadcast loads a field of the context into all elements of register y.
func (g *generator) broadcast(name string, y int) { g.e("VPBROADCASTD %s, Y%d", ctx(name), y) }

// ordered sets the elements of register res whose stamp, with warp w, clock c and tag t, is none or happened before. It
// uses Y0 to Y3 and Y13.
func (g *generator) ordered(w, c, t, res int) {
	// Y1: accesses of warps of this CTA, Y0 their numbers in it.
	g.broadcast("First", 0)
	g.e("VPSUBD Y0, Y%d, Y0; VPSRLD $5, Y0, Y1; VPCMPEQD Y15, Y1, Y1", w)
	g.broadcast("MinOrder", res)
	g.e("VPMAXUD Y%d, Y%d, Y2; VPCMPEQD Y%d, Y2, Y%d; VPAND Y1, Y%d, Y%d", res, c, res, res, res, res)
	g.broadcast("Gid", 2)
	g.e("VPCMPEQD Y2, Y%d, Y2; VPXOR Y12, Y%d, Y3; VPSLLD $24, Y3, Y3; VPCMPEQD Y15, Y3, Y3; VPAND Y3, Y2, Y2; VPOR Y2, Y%d, Y%d", w, t, res, res)
	// The others by the order of each warp.
	refined := g.label()
	g.broadcast("MaxOrder", 2)
	g.e("VPMAXUD Y%d, Y2, Y3; VPCMPEQD Y3, Y2, Y2; VPAND Y2, Y1, Y1; VPANDN Y1, Y%d, Y2; VPTEST Y2, Y2; JEQ %s", c, res, refined)
	g.e("VMOVDQA Y2, Y3; VPXOR Y13, Y13, Y13; VPGATHERDD Y3, %d(R11)(Y0*4), Y13", layout["Order"])
	g.e("VPMAXUD Y13, Y%d, Y3; VPCMPEQD Y13, Y3, Y3; VPAND Y2, Y3, Y3; VPOR Y3, Y%d, Y%d", c, res, res)
	g.at(refined)
	// An asynchronous access is not ordered.
	g.e("VPSLLD $11, Y%d, Y3; VPSRAD $31, Y3, Y3; VPANDN Y%d, Y3, Y%d; VPCMPEQD Y15, Y%d, Y3; VPOR Y3, Y%d, Y%d", t, res, res, w, res, res)
}

// loadStamp loads warp, clock and tag of a stamp.
func (g *generator) loadStamp(base string, w, c, t int) {
	g.e("VMOVDQU (%s), Y%d; VMOVDQU (%s)%s, Y%d; VMOVDQU (%s)%s, Y%d", base, w, base, clockOf, c, base, tagOf, t)
}

// writer fails unless the last writes of the words are ordered before.
func (g *generator) writer(some bool) {
	none, unknown := g.label(), g.label()
	g.e("MOVQ %s, R9", ctx("line"))
	g.orderedLine(lineWrite, unknown)
	g.shadowArrays()
	g.e("JMP %s", none)
	g.at(unknown)
	g.shadowArrays()
	g.e("VMOVDQU (R14), Y4; VPTEST Y4, Y4; JEQ %s", none)
	g.loadStamp("R14", 4, 5, 6)
	g.met(4, 5, 6, 1)
	g.e("%sVPTEST ones<>(SB), Y1; JCS %s", g.others(some, 1, 2), none)
	g.ordered(4, 5, 6, 7)
	g.e("%sVPTEST ones<>(SB), Y7; JCC fail", g.others(some, 7, 2))
	g.at(none)
}

// met sets the elements of register res whose stamp, with warp w, clock c and tag t, is none, or of the CTA before all its warps met. All of
// these are ordered. It uses Y0, Y2 and Y3.
func (g *generator) met(w, c, t, res int) {
	g.broadcast("First", 0)
	g.broadcast("MinOrder", 2)
	g.e("VPSUBD Y0, Y%d, Y%d; VPSRLD $5, Y%d, Y%d; VPCMPEQD Y15, Y%d, Y%d; VPMAXUD Y%d, Y2, Y3; VPCMPEQD Y3, Y2, Y2; VPAND Y2, Y%d, Y%d", w, res, res, res, res, res, c, res, res)
	g.e("VPSLLD $11, Y%d, Y3; VPSRAD $31, Y3, Y3; VPANDN Y%d, Y3, Y%d; VPCMPEQD Y15, Y%d, Y3; VPOR Y3, Y%d, Y%d", t, res, res, w, res, res)
}

// only returns code that clears the elements of register y whose tag in Y12 is 0, if some are; tmp is another register.
func (g *generator) only(some bool, y, tmp int) string {
	if !some {
		return ""
	}
	return fmt.Sprintf("VPCMPEQD Y15, Y12, Y%d; VPANDN Y%d, Y%d, Y%d;", tmp, y, tmp, y)
}

// others returns code that sets the elements of register y whose tag is 0.
func (g *generator) others(some bool, y, tmp int) string {
	if !some {
		return ""
	}
	return fmt.Sprintf("VPCMPEQD Y15, Y12, Y%d; VPOR Y%d, Y%d, Y%d;", tmp, y, tmp, y)
}

// checkedLoad records reads of eight words.
func (g *generator) checkedLoad(global, some bool, done string) {
	g.writer(some)
	g.hasValue("CX", "VPMOVZXBD (CX), Y0; VPCMPEQD Y0, Y15, Y0;"+g.only(some, 0, 1)+"VPTEST Y0, Y0; JNE fail")
	g.e("VMOVDQU (DI), Y4; VMOVDQU (AX), Y5")
	g.firstRead(some, done)
	// Nothing is to be recorded if both reads are by other CTAs.
	g.broadcast("First", 0)
	g.e("VPSUBD Y0, Y4, Y1; VPSRLD $5, Y1, Y1; VPCMPEQD Y15, Y1, Y1; VPCMPEQD Y15, Y4, Y2; VPOR Y2, Y1, Y1")
	g.e("VPSUBD Y0, Y5, Y2; VPSRLD $5, Y2, Y2; VPCMPEQD Y15, Y2, Y2; VPOR Y2, Y1, Y1; VPCMPEQD Y15, Y5, Y2; VPOR Y2, Y1, Y1; %sVPTEST Y1, Y1; JEQ %s", g.only(some, 1, 2), done)
	g.loadStamp("DI", 4, 8, 9)
	g.loadStamp("AX", 5, 10, 11)
	g.recorded(some, done)
	g.ordered(4, 8, 9, 6)
	g.ordered(5, 10, 11, 7)
	g.broadcast("Gid", 0)
	g.broadcast("Now", 1)
	// Y2: the first read is by this warp at this time, Y3: by this lane; Y13: the second is by this warp at this time.
	g.e("VPCMPEQD Y0, Y4, Y2; VPCMPEQD Y1, Y8, Y3; VPAND Y3, Y2, Y2; VPXOR Y12, Y9, Y3; VPSLLD $24, Y3, Y3; VPCMPEQD Y15, Y3, Y3")
	g.e("VPCMPEQD Y0, Y5, Y13; VPCMPEQD Y1, Y10, Y14; VPAND Y14, Y13, Y13")
	// Y14: recorded already.
	g.e("VPOR Y13, Y3, Y14; VPAND Y2, Y14, Y14; VPAND Y2, Y13, Y13; VPANDN Y13, Y3, Y13; VPAND Y2, Y3, Y3")
	// Bytes are added to its mask.
	g.e("VPXOR Y12, Y11, Y2; VPSLLD $24, Y2, Y2; VPCMPEQD Y15, Y2, Y2; VPAND Y2, Y13, Y13")
	g.e("%s%s", g.only(some, 3, 2), g.only(some, 13, 2))
	g.e("VPAND allBytes<>(SB), Y3, Y3; VPOR Y3, Y9, Y9; VPAND allBytes<>(SB), Y13, Y13; VPOR Y13, Y11, Y11")
	// Y6: replace the first, Y7: replace the second, Y13: erase the second.
	g.e("VPANDN Y6, Y14, Y6; VPOR Y6, Y14, Y2; %s%sVPAND Y7, Y6, Y13;", g.only(some, 6, 3), g.only(some, 7, 3))
	g.e(" VPANDN Y7, Y2, Y7; VPANDN Y5, Y13, Y5")
	recorded := g.label()
	g.e("VPOR Y7, Y6, Y2; VPTEST Y2, Y2; JEQ %s", recorded)
	g.note(lineRead, "CX", "R9")
	g.e("LEAQ (R15)(R15*2), R9")
	g.at(recorded)
	g.e("MOVL %s, CX; ADDL %s, CX; VMOVD CX, X2; VPBROADCASTD X2, Y2", slotB, ctx("Uid"))
	for _, s := range []struct {
		base       string
		w, c, t, m int
	}{{"DI", 4, 8, 9, 6}, {"AX", 5, 10, 11, 7}} {
		g.e("VBLENDVPS Y%d, Y0, Y%d, Y%d; VMOVDQU Y%d, (%s)", s.m, s.w, s.w, s.w, s.base)
		g.e("VBLENDVPS Y%d, Y1, Y%d, Y%d; VMOVDQU Y%d, (%s)%s", s.m, s.c, s.c, s.c, s.base, clockOf)
		g.e("VBLENDVPS Y%d, Y12, Y%d, Y%d; VMOVDQU Y%d, (%s)%s", s.m, s.t, s.t, s.t, s.base, tagOf)
		g.e("VMOVDQU (%s)%s, Y3; VBLENDVPS Y%d, Y2, Y3, Y3; VMOVDQU Y3, (%s)%s", s.base, srcOf, s.m, s.base, srcOf)
	}
}

// firstRead is done if the words have at most one read, whose warp is in Y4, by the CTA before its warps met: this access replaces it. That
// is most frequent after a barrier. Y5 has the warps of the second reads.
func (g *generator) firstRead(some bool, done string) {
	other := g.label()
	g.e("VMOVDQA Y5, Y1; %sVPTEST Y1, Y1; JNE %s", g.only(some, 1, 2), other)
	g.e("VMOVDQU (DI)%s, Y8; VMOVDQU (DI)%s, Y9", clockOf, tagOf)
	g.met(4, 8, 9, 1)
	g.e("%sVPTEST ones<>(SB), Y1; JCC %s", g.others(some, 1, 2), other)
	g.broadcast("Gid", 0)
	g.broadcast("Now", 1)
	g.e("MOVL %s, CX; ADDL %s, CX; VMOVD CX, X2; VPBROADCASTD X2, Y2", slotB, ctx("Uid"))
	if some {
		g.e("VMOVDQU (DI)%s, Y10; VPCMPEQD Y15, Y12, Y6; VBLENDVPS Y6, Y4, Y0, Y0; VBLENDVPS Y6, Y8, Y1, Y1; VBLENDVPS Y6, Y10, Y2, Y2; VBLENDVPS Y6, Y9, Y12, Y12", srcOf)
	}
	g.e("VMOVDQU Y0, (DI); VMOVDQU Y1, (DI)%s; VMOVDQU Y2, (DI)%s; VMOVDQU Y12, (DI)%s", clockOf, srcOf, tagOf)
	g.note(lineRead, "CX", "R9")
	g.e("JMP %s", done)
	g.at(other)
}

// recorded is done if nothing is to be recorded for the stamps Y4, Y8, Y9 and Y5, Y10, Y11 of two reads, which is most frequent
// where warps read the same words.
func (g *generator) recorded(some bool, done string) {
	g.broadcast("Gid", 0)
	g.broadcast("Now", 1)
	// Y6, Y7: the read is by this warp at this time.
	g.e("VPCMPEQD Y0, Y4, Y2; VPCMPEQD Y1, Y8, Y6; VPAND Y2, Y6, Y6; VPCMPEQD Y0, Y5, Y3; VPCMPEQD Y1, Y10, Y7; VPAND Y3, Y7, Y7")
	// Y2: one of them is by this warp at any time, or there is none, or it may be ordered. The clocks of none are below.
	g.e("VPOR Y3, Y2, Y2; VPCMPEQD Y15, Y4, Y3; VPOR Y3, Y2, Y2; VPCMPEQD Y15, Y5, Y3; VPOR Y3, Y2, Y2")
	g.broadcast("MaxOrder", 3)
	g.e("VPMAXUD Y3, Y8, Y13; VPCMPEQD Y3, Y13, Y13; VPOR Y13, Y2, Y2; VPMAXUD Y3, Y10, Y13; VPCMPEQD Y3, Y13, Y13; VPOR Y13, Y2, Y2")
	// Recorded: both are by other warps, the first is this read, or both are by this warp and whole.
	g.e("VPCMPEQD Y12, Y9, Y3; VPAND Y6, Y3, Y3; VPAND Y7, Y6, Y6")
	g.e("VPAND Y9, Y11, Y13; VPAND allBytes<>(SB), Y13, Y13; VPCMPEQD allBytes<>(SB), Y13, Y13; VPAND Y13, Y6, Y6; VPOR Y6, Y3, Y3")
	g.e("VPXOR ones<>(SB), Y2, Y2; VPOR Y3, Y2, Y2; %sVPTEST ones<>(SB), Y2; JCS %s", g.others(some, 2, 3), done)
}

// checkedStore records writes of eight words.
func (g *generator) checkedStore(global, some bool) {
	g.writer(some)
	none := g.label()
	g.e("VMOVDQU (DI), Y4; VPOR (AX), Y4, Y4; VPTEST Y4, Y4; JEQ %s", none)
	for _, base := range []string{"AX", "DI"} {
		unread := g.label()
		g.loadStamp(base, 4, 5, 6)
		g.broadcast("Gid", 0)
		// Most words have been read by the lane itself.
		g.e("VPCMPEQD Y0, Y4, Y1; VPXOR Y12, Y6, Y2; VPAND ownLane<>(SB), Y2, Y2; VPCMPEQD Y15, Y2, Y2; VPAND Y2, Y1, Y1; VPCMPEQD Y15, Y4, Y2; VPOR Y2, Y1, Y1")
		g.e("%sVPTEST ones<>(SB), Y1; JCS %s", g.others(some, 1, 2), unread)
		g.ordered(4, 5, 6, 7)
		g.e("%sVPTEST ones<>(SB), Y7; JCC fail", g.others(some, 7, 2))
		g.at(unread)
	}
	g.at(none)
	g.broadcast("Gid", 0)
	g.broadcast("Now", 1)
	g.e("MOVL %s, CX; ADDL %s, CX; VMOVD CX, X2; VPBROADCASTD X2, Y2", slotD, ctx("Uid"))
	if some {
		g.e("VPCMPEQD Y15, Y12, Y4")
		for i, field := range []string{warpOf, clockOf, srcOf, tagOf} {
			g.e("VMOVDQU (R14)%s, Y5; VBLENDVPS Y4, Y5, Y%d, Y5; VMOVDQU Y5, (R14)%s", field, []int{0, 1, 2, 12}[i], field)
		}
		g.e("VPAND (DI), Y4, Y5; VMOVDQU Y5, (DI); VPAND (AX), Y4, Y5; VMOVDQU Y5, (AX)")
		g.hasValue("CX", "VPANDN fifteen<>(SB), Y4, Y3; VEXTRACTI128 $1, Y3, X5; VPACKUSDW X5, X3, X3; VPACKUSWB X3, X3, X3; VMOVQ (CX), X5; VPOR X5, X3, X3; VMOVQ X3, (CX)")
	} else {
		g.e("VMOVDQU Y0, (R14); VMOVDQU Y1, (R14)%s; VMOVDQU Y2, (R14)%s; VMOVDQU Y12, (R14)%s", clockOf, srcOf, tagOf)
		g.e("VMOVDQU Y15, (DI); VMOVDQU Y15, (AX)")
		g.hasValue("CX", "VMOVQ fifteenBytes<>(SB), X3; VMOVQ X3, (CX)")
	}
	g.note(lineWrite, "CX", "R9")
}
