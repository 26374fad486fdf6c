// Package slab holds the dense storage that all packages use: bit sets, tables indexed by id that are cleared in
// constant time, and arenas that are reused from one function to the next.
//
// The meaning of an id is left to the user. A worker owns its slabs: none of the types may be used by two goroutines at
// once.
//
// slab imports nothing of the project.
package slab
