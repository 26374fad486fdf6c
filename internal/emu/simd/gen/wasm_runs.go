package main

import (
	"fmt"
	"strings"

	"gonvvm/internal/emu/simd"
)

// Accesses of neighbouring lanes to neighbouring words of a line of the sanitizer's shadow, which keeps them as runs (simd.Line). The functions do the same as
// those for amd64 of these names, in checked_run.go and checked_both.go: they record an access of the words of a line, described as simd.Run.Desc is, and
// return 0, or 1 if the line has to be spread. $end is the place after the last run.

// wasmRunText replaces names of fields and bits of a run, at local p or q, in capitals.
var wasmRunText = strings.NewReplacer(
	"WARP", "(i32.load +4 p)", "CLOCK", "(i32.load +8 p)", "SRC", "(i32.load +12 p)",
	"DISTANCE", fmt.Sprint(simd.RunDistance), "FULL", fmt.Sprint(simd.LineRuns*simd.RunDistance),
	"WORDS", fmt.Sprint(simd.RunWords), "WRITE", fmt.Sprint(simd.RunWrite), "MORE", fmt.Sprint(simd.RunMore), "BOTH", fmt.Sprint(simd.RunBoth),
	"STEPLANE", fmt.Sprint(0xff<<simd.RunLane|simd.RunSteps<<simd.RunStep), "LANE", fmt.Sprint(0xff<<simd.RunLane), "STEP", fmt.Sprint(simd.RunSteps<<simd.RunStep),
	// The run is by another warp of the CTA and happened before, or not.
	"UNORDERED", fmt.Sprintf(`(block unordered (= j (i32.sub (i32.load +4 p) @First)) (br_if unordered (i32.ge_u j 32))
		(br_if ordered (i32.ge_u (i32.load +%d (i32.add $ctx (i32.shl j 2))) (i32.load +8 p))))`, layout["Order"]),
	// A line without runs gets the first one.
	"EMPTY", "(if (i32.eqz (i32.load line)) ((= $end line) (return (call appendRun line words desc))))",
	// The access is recorded after those of the runs of before, which lose its words.
	"RECORD", "(= $end p) (if before ((if (call dropRuns line words before) ((return 1))))) (call appendRun line words desc)",
	"NEXT", fmt.Sprintf("(= p (i32.add p %d)) (br_if run (i32.and is %d))", simd.RunDistance, simd.RunMore),
)

// wasmRuns are the functions, by their names.
//
// readRun is (*warp).touchRead of package emu for several words at once, with sets of words: of those of this access, words are to be read and have not been recorded,
// seen have a read, the first read of own is by this warp at this time, that of first is not ordered before, nor the second one of second. The runs of before are.
var wasmRuns = []struct{ name, third, text string }{
	{"readRun", "desc", `(= p line) (= bit 1)
		EMPTY
		(loop run
			(= is (i32.load p)) (= common (i32.and is words))
			(block next
				(br_if next (i32.eqz common))
				(block foreign
					(block ordered
						(if (i32.eq WARP @Gid) (
							(= x (i32.xor is desc))
							(if (i32.and x STEP) ((br_if ordered (i32.lt_u CLOCK @Lsync)) (return 1)))
							(if (i32.and x LANE) (
								(br_if ordered (i32.lt_u CLOCK @Lsync))
								(if (i32.and is WRITE) ((return 1)))
								(br_if foreign (i32.ne CLOCK @Now))
								(= words (i32.and words (i32.xor (i32.and (i32.and common seen) own) -1))) (= common (i32.and common words))
								(= own (i32.or own (i32.and common (i32.xor seen -1))))
								(br foreign)))
							(br_if next (i32.and is WRITE))
							(br_if ordered (i32.ne CLOCK @Now))
							(= words (i32.and words (i32.xor (i32.and common (i32.or own (i32.xor seen -1))) -1))) (= common (i32.and common words))
							(br ordered)))
						UNORDERED (br foreign))
					(br_if next (i32.and is WRITE))
					(= seen (i32.or seen common)) (= before (i32.or before bit)) (br next))
				(if (i32.and is BOTH) ((= second (i32.or second common))))
				(if (i32.and is WRITE) ((return 1)))
				(= x (i32.and common seen)) (= common (i32.xor common x)) (= second (i32.or second x))
				(= first (i32.or first common)) (= seen (i32.or seen common)))
			(= bit (i32.shl bit 1)) NEXT)
		(if (i32.and second (i32.and words (i32.xor first -1))) ((return 1)))
		(= words (i32.and words (i32.xor (i32.and first second) -1))) (if (i32.eqz words) ((return 0)))
		RECORD`},
	{"writeRun", "desc", `(= p line) (= bit 1)
		EMPTY
		(loop run
			(= is (i32.load p))
			(block next
				(br_if next (i32.eqz (i32.and is words)))
				(block ordered
					(if (i32.eq WARP @Gid) (
						(br_if ordered (i32.or (i32.eqz (i32.and (i32.xor is desc) STEPLANE)) (i32.lt_u CLOCK @Lsync)))
						(return 1)))
					UNORDERED (return 1))
				(= before (i32.or before bit)))
			(= bit (i32.shl bit 1)) NEXT)
		RECORD`},
	// The reads of a word by sixteen lanes; nothing is to be recorded where it has two that are not ordered before: first counts them.
	{"readBoth", "desc", `(= p line)
		EMPTY
		(loop run
			(= is (i32.load p))
			(block next
				(br_if next (i32.eqz (i32.and is words)))
				(block ordered
					(if (i32.eq WARP @Gid) (
						(br_if ordered (i32.lt_u CLOCK @Lsync))
						(return (i32.eqz (i32.and (i32.ne (i32.and is BOTH) 0) (i32.eq CLOCK @Now))))))
					UNORDERED
					(if (i32.and is WRITE) ((return 1)))
					(= first (i32.add first (select 2 1 (i32.and is BOTH)))) (br next))
				(if (i32.eqz (i32.and is WRITE)) ((return 1))))
			NEXT)
		(if first ((return (i32.lt_u first 2))))
		(= $end p) (= p line)
		(loop run
			(= is (i32.load p))
			(if (i32.le_u (i32.and (i32.xor is desc) (i32.xor MORE -1)) WORDS)
				((if (call sameRun p) ((i32.store p (i32.or is words)) (return 0)))))
			NEXT)
		(call appendRun line words desc)`},
	// dropRuns removes words from the runs of the set, and the runs that have no words left. If the line is full and stays so, it is left as it is.
	{"dropRuns", "set", `(= words (i32.xor words -1))
		(if (i32.eq $end (i32.add line FULL)) (
			(= p line) (= x set)
			(loop full
				(if (i32.and x 1) ((if (i32.eqz (i32.and (i32.and (i32.load p) words) WORDS)) ((= j 1)))))
				(= p (i32.add p DISTANCE)) (= x (i32.shr_u x 1)) (br_if full x))
			(if (i32.eqz j) ((return 1)))))
		(= p line) (= q line)
		(loop run
			(= is (i32.load p)) (= v (v128.load p))
			(block gone
				(if (i32.and set 1) ((= is (i32.and is words)) (br_if gone (i32.eqz (i32.and is WORDS)))))
				(v128.store q v) (i32.store q is) (= q (i32.add q DISTANCE)))
			(= set (i32.shr_u set 1)) (= p (i32.add p DISTANCE)) (br_if run (i32.ne p $end)))
		(= $end q)
		(if (i32.ne q line) ((= q (i32.sub q DISTANCE)) (i32.store q (i32.and (i32.load q) (i32.xor MORE -1)))))
		0`},
	// appendRun adds a run, or its words to the last one if that is of the same lanes of the same instruction.
	{"appendRun", "desc", `(if (i32.ne $end line) (
			(= p (i32.sub $end DISTANCE)) (= is (i32.load p))
			(if (i32.le_u (i32.xor is desc) WORDS) ((if (call sameRun p) ((i32.store p (i32.or is words)) (return 0)))))
			(if (i32.eq $end (i32.add line FULL)) ((return 1)))
			(i32.store p (i32.or is MORE))))
		(i32.store $end (i32.or desc words)) (i32.store +4 $end @Gid) (i32.store +8 $end @Now) (i32.store +12 $end $src) 0`},
}

// runs emits the functions.
func (g *wasmGen) runs() {
	for _, r := range wasmRuns {
		g.function(r.name, func(f *wasmFunc) {
			f.local(wasmI32, strings.Fields("p q is common seen own before first second j x bit")...)
			f.local(wasmV128, "v")
			f.emit("%s", wasmRunText.Replace(r.text))
		}, "line", "words", r.third)
	}
	// sameRun returns whether run p was made by this instruction of this warp at this time.
	g.function("sameRun", func(f *wasmFunc) {
		f.emit("%s", wasmRunText.Replace("(i32.and (i32.and (i32.eq SRC $src) (i32.eq WARP @Gid)) (i32.eq CLOCK @Now))"))
	}, "p")
}
