package difftest

import (
	"errors"
	"fmt"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit/irgen"
)

// harness runs the threads of one block one after another: input on stdin, output on
// stdout.
const harness = `#include <stdio.h>

void body(void *in, void *out, int n, int tid);

static unsigned long long in[THREADS * SLOTS], out[THREADS * SLOTS];

int main(void) {
  if (fread(in, sizeof in, 1, stdin) != 1)
    return 1;
  for (int tid = 0; tid < THREADS; tid++)
    body(in, out, 37, tid);
  return fwrite(out, sizeof out, 1, stdout) != 1;
}
`

// Host runs programs that were generated with irgen.Options.Host on this machine's CPU:
// clang compiles them, with a loop over the threads around.
type Host struct{ native *oracle.Native }

// NewHost prepares to run programs on the CPU. It needs clang-22.
func NewHost() (*Host, error) {
	n, err := oracle.NewNative([]byte(harness), fmt.Sprintf("-DTHREADS=%d", irgen.Threads), fmt.Sprintf("-DSLOTS=%d", irgen.Slots))
	if err != nil {
		return nil, err
	}
	return &Host{n}, nil
}

// Close removes temporary files.
func (h *Host) Close() error { return h.native.Close() }

// Variant runs programs on the CPU, compiled at a level such as "-O2".
func (h *Host) Variant(level string) Variant {
	return Variant{"clang " + level, func(text string, kernels []string, in []byte) ([]Result, error) {
		host, ok := irgen.HostText(text)
		if !ok || len(kernels) != 1 {
			return nil, errors.New("the program is not one that a CPU can run")
		}
		out, err := h.native.Run([]byte(host), level, in)
		if err != nil {
			return nil, err
		}
		return []Result{{Out: out}}, nil
	}}
}
