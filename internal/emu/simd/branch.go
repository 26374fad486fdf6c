package simd

import "unsafe"

// BranchOp returns the operation of a branch from pc to t, or 0: a branch to the next instruction is not one.
func BranchOp(pc, t uint32, guarded bool) Op {
	switch {
	case t == pc+1:
		return 0
	case t > pc && guarded:
		return BraForwardIf
	case t > pc:
		return BraForward
	case guarded:
		return BraBackIf
	}
	return BraBack
}

// Waiting returns the lanes that the last run, of code, has split off, and the record at which they wait.
func (c *Context) Waiting(code []Record) (lanes uint32, at int) {
	if c.waiting == 0 {
		return 0, 0
	}
	return c.waiting, int(c.stop-uintptr(unsafe.Pointer(&code[0]))) / RecordBytes
}
