// Package slab holds the dense storage that every room works with: bit sets,
// tables indexed by id that are emptied in constant time, and arenas that are
// reused from one function to the next.
//
// Nothing in here knows what an id means. A worker owns its slabs: none of the
// types may be used by two goroutines at once.
//
// slab imports nothing of the project.
package slab
