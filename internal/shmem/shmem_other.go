//go:build !linux

package shmem

// The functions of other systems fail.

func Create(string, uint64) (int, error)              { return -1, ErrUnsupported }
func Open(int, int) (int, error)                      { return -1, ErrUnsupported }
func Duplicate(int) (int, error)                      { return -1, ErrUnsupported }
func Process() int                                    { return 0 }
func Alive(int) bool                                  { return false }
func Close(int)                                       {}
func Stat(int) (Identity, uint64, error)              { return Identity{}, 0, ErrUnsupported }
func Map(int, uint64, uint64, uint64) (uint64, error) { return 0, ErrUnsupported }
func Reserve(uint64, uint64, uint64) (uint64, error)  { return 0, ErrUnsupported }
func Blank(uint64, uint64) error                      { return ErrUnsupported }
func Hide(uint64, uint64) error                       { return ErrUnsupported }
func Erase(mem []byte)                                { clear(mem) }
func Unmap(uint64, uint64)                            {}
