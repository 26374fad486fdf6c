package main

import (
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// smallHeap is the size up to which collecting does not pay: one-shot runs seldom live
// long enough.
const smallHeap = 48 << 20

// pace returns the percentage of the live heap by which the heap may grow until the next collection.
var pace func(live uint64) int

// tuneCollector lets small heaps grow freely and keeps large ones closer to their live size, depending on the
// subcommand.
func tuneCollector(subcommand string) {
	pace = tightPercent
	switch subcommand {
	case "compile", "llc", "batch":
		pace = compilePercent
	case "link":
		pace = loosePercent
	}
	debug.SetGCPercent(maxPercent)
	// An object that dies with each collection tells when one has taken place.
	type sentinel struct{ _ [16]byte }
	var again func(*sentinel)
	again = func(*sentinel) {
		debug.SetGCPercent(pace(liveHeap()))
		runtime.SetFinalizer(&sentinel{}, again)
	}
	runtime.SetFinalizer(&sentinel{}, again)
}

// liveHeap returns the size of the heap that the last collection left, from the size at which the next begins; stacks and
// variables count in both. Package runtime/metrics knows it, but its tables make every start of the command longer.
func liveHeap() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	percent := debug.SetGCPercent(-1)
	return stats.NextGC / uint64(100+percent) * 100
}

// minPercent is the least growth of a heap between collections. Less of it saves little memory and makes a large module
// cost more for each instruction than a small one.
const minPercent = 25

// maxPercent bounds the growth of a heap between collections, as a percentage of its live size.
const maxPercent = 400

// compilePercent lets a heap grow by smallHeap, or by a third: the passes make garbage in proportion to the live heap,
// and so a function costs the same among any number of others.
func compilePercent(live uint64) int {
	return int(min(max(100*smallHeap/(live+1), 33), maxPercent))
}

// loosePercent is for data that lives to the end, so that collections gain nothing.
func loosePercent(live uint64) int {
	if live > smallHeap {
		return 100
	}
	return maxPercent
}

// tightPercent keeps large heaps close to their live size.
func tightPercent(live uint64) int {
	switch {
	case largeInputs.Load():
		return slackPercent(live)
	case live > 2*smallHeap:
		return 50
	case live > smallHeap:
		return 100
	}
	return maxPercent
}

// largeInput is the size from which on the memory of an input counts more than the time of collections.
const largeInput = smallHeap / 2

// largeInputs is set when an input is large.
var largeInputs atomic.Bool

// tuneForInput makes a collection come soon after a large input, which itself cannot be collected.
func tuneForInput(size int) {
	if size > largeInput && pace != nil {
		largeInputs.Store(true)
		debug.SetGCPercent(pace(uint64(size)))
	}
}

// slackPercent returns the setting of the collector that lets a heap grow by half a small one, at least by minPercent.
func slackPercent(live uint64) int { return max(minPercent, int(100*(smallHeap/2)/(live+1))) }
