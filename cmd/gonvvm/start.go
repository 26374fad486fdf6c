package main

// mainStack is the size of the stack that the passes need, in bytes.
const mainStack = 56 << 10

// growStack makes room on the stack while it is nearly empty: it would grow to each power of two otherwise, and each time its frames are
// copied. The array, which nothing touches unless n is negative, gives the function a frame of that size.
//
//go:noinline
func growStack(n int) byte {
	if n >= 0 {
		return 0
	}
	var room [mainStack]byte
	for i := range room {
		room[i] = byte(n + i)
	}
	return room[-n]
}
