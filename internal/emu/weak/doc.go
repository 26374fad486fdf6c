// Package weak simulates the memory consistency model of PTX (PTX ISA chapter 8): reads may return older values, writes
// may take effect out of order, wherever the model allows it.
//
// In: the accesses, fences and barriers of threads, in the order in which an emulator executes them. Out: the values of
// reads, chosen by a seeded generator among those that the model allows, and the contents of memory.
//
// A word of memory has a history: its latest writes in coherence order. A thread has a view: for each word the earliest
// write that it may still read, because an earlier one would contradict causality order. A read returns a write of the
// history that its view allows; a write is put after the writes of the view, not necessarily last. A strong write
// carries the views that its thread has released, by itself or by a fence before it; a thread that reads it takes them
// over with an acquire or with a later fence. Scopes decide which of them apply: two operations synchronise only if
// they are morally strong (PTX ISA §8.6). A fence.sc exchanges views with all fence.sc before it. A load whose value is
// not needed yet may be resolved later, after stores that follow it (load buffering); the caller resolves it before the
// value is used, so that values do not come out of thin air.
//
// All choices err on the side of order: an execution here is one of the model, and not all executions of the model
// occur. Atomic operations are put last in the history, barriers synchronise all threads of their warp or CTA, and a
// history keeps the latest 16 writes.
//
// A Memory belongs to one goroutine.
package weak
