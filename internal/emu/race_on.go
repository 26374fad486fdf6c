//go:build race

package emu

// oneWorker keeps CTAs from running in parallel: the memory accesses of emulated threads race when the program does, as
// on a GPU, and the race detector would report those instead of races of the emulator. They are single loads and stores
// of bytes and words of one allocation, so that a torn value is the only possible effect; the sanitizer finds races of
// the program.
const oneWorker = true
