package cudriver

import (
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/target"
)

// Model is a product whose attributes a device reports.
type Model struct {
	CC                         int    // compute capability: 80 is 8.0
	Name                       string // as the driver gives it
	GiB                        int    // of global memory
	SMs                        int    // multiprocessors
	Threads, Blocks            int    // at most in a multiprocessor
	Shared, Optin, Reserved    int    // bytes of shared memory: of a multiprocessor, of a block that asks for more, of the system in a block
	L2                         int    // KiB of cache
	MHz, MemoryMHz, Bus        int    // clocks, and bits of the memory interface
	Engines                    int    // copies at a time
	SPDP                       int    // ratio of the speeds of single and double precision
	Managed, Cooperative, Chip int    // concurrent managed access, cooperative launches, whether it shares memory with a processor
}

// models are real products, by compute capability. Sources: CUDA's programming guide and occupancy header for the properties of an
// architecture; data sheets for sizes, clocks and memory.
var models = [...]Model{
	{50, "NVIDIA GeForce GTX 750 Ti", 2, 5, 2048, 32, 65536, 49152, 0, 2048, 1085, 2700, 128, 1, 32, 0, 0, 0},
	{52, "NVIDIA GeForce GTX 980", 4, 16, 2048, 32, 98304, 49152, 0, 2048, 1216, 3505, 256, 2, 32, 0, 0, 0},
	{53, "NVIDIA Tegra X1", 4, 1, 2048, 32, 65536, 49152, 0, 256, 922, 1600, 64, 1, 32, 0, 0, 1},
	{60, "Tesla P100-PCIE-16GB", 16, 56, 2048, 32, 65536, 49152, 0, 4096, 1329, 715, 4096, 2, 2, 1, 1, 0},
	{61, "NVIDIA GeForce GTX 1080 Ti", 11, 28, 2048, 32, 98304, 49152, 0, 2816, 1582, 5505, 352, 2, 32, 1, 1, 0},
	{62, "NVIDIA Tegra X2", 8, 2, 2048, 32, 65536, 49152, 0, 512, 1300, 1866, 128, 1, 32, 0, 1, 1},
	{70, "Tesla V100-SXM2-16GB", 16, 80, 2048, 32, 98304, 98304, 0, 6144, 1530, 877, 4096, 5, 2, 1, 1, 0},
	{72, "Xavier", 32, 8, 2048, 32, 98304, 98304, 0, 512, 1377, 2133, 256, 1, 2, 0, 1, 1},
	{75, "Tesla T4", 15, 40, 1024, 16, 65536, 65536, 0, 4096, 1590, 5001, 256, 3, 32, 1, 1, 0},
	{80, "NVIDIA A100-SXM4-40GB", 40, 108, 2048, 32, 167936, 166912, 1024, 40960, 1410, 1215, 5120, 3, 2, 1, 1, 0},
	{86, "NVIDIA GeForce RTX 3090", 24, 82, 1536, 16, 102400, 101376, 1024, 6144, 1695, 9751, 384, 2, 64, 1, 1, 0},
	{87, "Orin", 32, 16, 1536, 16, 167936, 166912, 1024, 4096, 1300, 3200, 256, 2, 64, 0, 1, 1},
	{88, "NVIDIA sm_88", 32, 16, 1536, 16, 102400, 101376, 1024, 4096, 1300, 3200, 256, 2, 64, 0, 1, 1},
	{89, "NVIDIA GeForce RTX 4090", 24, 128, 1536, 24, 102400, 101376, 1024, 73728, 2520, 10501, 384, 2, 64, 1, 1, 0},
	{90, "NVIDIA H100 80GB HBM3", 80, 132, 2048, 32, 233472, 232448, 1024, 51200, 1980, 2619, 5120, 3, 2, 1, 1, 0},
	{100, "NVIDIA B200", 180, 148, 2048, 32, 233472, 232448, 1024, 129024, 1965, 3996, 8192, 4, 2, 1, 1, 0},
	{103, "NVIDIA B300", 270, 148, 2048, 32, 233472, 232448, 1024, 129024, 1965, 3996, 8192, 4, 64, 1, 1, 0},
	{110, "NVIDIA Thor", 120, 20, 2048, 32, 233472, 232448, 1024, 32768, 1575, 4266, 256, 2, 64, 0, 1, 1},
	{120, "NVIDIA GeForce RTX 5090", 32, 170, 1536, 24, 102400, 101376, 1024, 98304, 2407, 14001, 512, 2, 64, 1, 1, 0},
	{121, "NVIDIA GB10", 120, 48, 1536, 24, 102400, 101376, 1024, 24576, 2418, 4266, 256, 2, 64, 0, 1, 1},
}

// Spec is a device of the emulated machine.
type Spec struct {
	Model  *Model
	Memory uint64 // bytes of global memory
}

// DefaultDevices is the machine without a choice of the user.
const DefaultDevices = "sm_80"

// ParseDevices reads a list of devices such as "sm_90,sm_80:4GiB". The memory of a device without a size is that of its model,
// but at most the given bytes; 0 sets no bound.
func ParseDevices(text string, most uint64) ([]Spec, error) {
	var list []Spec
	for word := range strings.SplitSeq(text, ",") {
		name, size, sized := strings.Cut(strings.TrimSpace(word), ":")
		if name == "none" {
			continue
		}
		sm, err := target.ParseSM(name)
		if err != nil {
			return nil, fmt.Errorf("device %q: %w", word, err)
		}
		var s Spec
		for i := range models {
			if models[i].CC == sm.Number() {
				s.Model = &models[i]
			}
		}
		if s.Model == nil {
			return nil, fmt.Errorf("device %q: no model has the architecture %v", word, sm)
		}
		s.Memory = uint64(s.Model.GiB) << 30
		if most > 0 {
			s.Memory = min(s.Memory, most)
		}
		if sized {
			if s.Memory, err = parseSize(size); err != nil {
				return nil, fmt.Errorf("device %q: %w", word, err)
			}
		}
		list = append(list, s)
	}
	return list, nil
}

// LimitMemory bounds the memory of devices by a size such as 4GiB.
func LimitMemory(list []Spec, size string) error {
	n, err := parseSize(size)
	if err != nil {
		return err
	}
	for i := range list {
		list[i].Memory = min(list[i].Memory, n)
	}
	return nil
}

// parseSize reads a number of bytes such as 4GiB, 512MiB or 1048576.
func parseSize(text string) (uint64, error) {
	shift := 0
	for i, unit := range []string{"KiB", "MiB", "GiB"} {
		if rest, ok := strings.CutSuffix(text, unit); ok {
			text, shift = rest, 10*(i+1)
		}
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 || n > 1<<44>>shift {
		return 0, fmt.Errorf("%q is not a size of memory such as 4GiB", text)
	}
	return n << shift, nil
}
