package emu

type globalShadow struct{}
type sharedShadow struct{}
type clock struct{}

func (w *warp) checkAccess(fr *frame, in *inst, sp space, at uint64, mem []byte, off uint64, i int, size uint64, kind access) bool {
	return true
}
func (w *warp) checkBarrier(s *split, in *inst, b *barrier, id, count, m uint32) {}
func (c *cta) joinBarrier(id uint32)                                             {}
func (w *warp) releaseCluster()                                                  {}
func (w *warp) acquireCluster()                                                  {}
func (w *warp) syncLanes(m uint32)                                               {}
func (w *warp) fence(m uint32)                                                   {}
func (w *warp) beginAsync(c *asyncCopy)                                          {}
func (w *warp) endAsync(c *asyncCopy)                                            {}
func (w *warp) enterLocal(lo, hi, m uint32)                                      {}
func (w *warp) writeLocal(i int, off, n uint32)                                  {}
func (w *warp) growLocalShadow()                                                 {}
func (w *warp) openClock()                                                       {}
func (c *cta) openShadow(g *grid)                                                {}
func (g *grid) openShadow()                                                      {}
func (w *warp) checkArg(caller *frame, a *argRef, callee *frame, p *slotVar, m uint32, in bool) {
}
func (d *decoder) addChecks(start int) {}
