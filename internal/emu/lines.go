package emu

// Line has the counts of an instruction over a launch.
type Line struct {
	At     Place
	Warp   uint64 // instructions of warps
	Thread uint64 // and of threads
	Traffic
}

// lineCount is a Line while the launch runs. Each worker has a list of its own, by fn.uid + index into ptx.Func.Insts.
type lineCount struct {
	warp, thread uint64
	Traffic
}

func (c *lineCount) count(threads uint64, t *Traffic) {
	c.warp++
	c.thread += threads
	c.Traffic.Add(t)
}

// number gives the instructions of the program numbers, and returns the number of them.
func (g *grid) number() uint32 {
	n := uint32(0)
	for _, f := range g.prog {
		f.uid = n
		n += uint32(len(f.src.Insts)) + 1
	}
	return n
}

// newLines returns counters for a worker, nil if none were requested.
func (g *grid) newLines() []lineCount {
	if !g.cfg.Lines {
		return nil
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	list := make([]lineCount, g.numbers)
	g.lines = append(g.lines, list)
	return list
}

// countedLines adds up the counters of the workers, in the order of the program.
func (g *grid) countedLines() (list []Line) {
	for n, f := range g.prog {
		for src := range f.src.Insts {
			var sum lineCount
			for _, part := range g.lines {
				c := &part[f.uid+uint32(src)]
				sum.warp += c.warp
				sum.thread += c.thread
				sum.Traffic.Add(&c.Traffic)
			}
			if sum.warp > 0 {
				list = append(list, Line{At: g.place(n, uint32(src)), Warp: sum.warp, Thread: sum.thread, Traffic: sum.Traffic})
			}
		}
	}
	return list
}
