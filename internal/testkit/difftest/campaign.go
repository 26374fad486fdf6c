package difftest

import (
	"context"
	"sync"
	"sync/atomic"
)

// Campaign is a run over many programs, each made from a seed of its own.
type Campaign struct {
	N, Seed   uint64 // how many programs; the seed of the first
	Arch, Out string // architecture; folder for programs that differ
	Workers   int    // programs tried at a time
	MaxBad    uint64 // so many that differ end it

	next, done, bad atomic.Uint64
}

// Run calls try for programs [first, end), a batch at a time, on all workers, until all programs are done, MaxBad of
// them differ, or ctx is done.
func (c *Campaign) Run(ctx context.Context, batch uint64, try func(first, end uint64)) {
	var wg sync.WaitGroup
	for range c.Workers {
		wg.Go(func() {
			for c.bad.Load() < c.MaxBad && ctx.Err() == nil {
				first := c.next.Add(batch) - batch
				if first >= c.N {
					return
				}
				end := min(first+batch, c.N)
				try(first, end)
				c.done.Add(end - first)
			}
		})
	}
	wg.Wait()
}

// Differs counts a program that differs.
func (c *Campaign) Differs() { c.bad.Add(1) }

// Done returns how many programs were tried, and how many of them differ.
func (c *Campaign) Done() (tried, differ uint64) { return c.done.Load(), c.bad.Load() }
