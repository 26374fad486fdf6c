package libcuda

import (
	"errors"
	"os"
	"strings"
	"testing"

	"gonvvm/internal/cudriver"
)

// open makes a library with devices.
func open(t testing.TB) *Library {
	t.Helper()
	return New(Host{
		Start: func() (*cudriver.Driver, error) {
			specs, err := cudriver.ParseDevices("sm_90:32MiB,sm_80:32MiB", 0)
			if err != nil {
				return nil, err
			}
			return cudriver.New(cudriver.Options{
				Devices: specs, Room: func(n uint64) ([]byte, func(), error) { return make([]byte, n), func() {}, nil },
			})
		},
		ReadFile:   os.ReadFile,
		WriteFile:  func(name string, data []byte) error { return errors.New(name) },
		Call:       func(f, data uint64) {},
		CallStream: func(f, stream uint64, status uint32, data uint64) {},
		CallSize:   func(f uint64, n int) uint64 { return 0 },
	})
}

// kept holds memory that the library gets as numbers: it must not lie on a stack, which moves.
var kept [][]byte

func memory(n int) []byte {
	b := make([]byte, n, n+64) // strings are read in pieces
	kept = append(kept, b)
	return b
}

// text returns a string with its NUL.
func text(s string) []byte {
	b := memory(len(s) + 1)
	copy(b, s)
	return b
}

// call calls a function by its name.
func (l *Library) call(t testing.TB, name string, list ...uint64) cudriver.Result {
	t.Helper()
	for i := range table {
		if table[i].name == name {
			var args Args
			copy(args[:], list)
			return l.Call(1, uint32(i), &args)
		}
	}
	t.Fatalf("there is no %s", name)
	return cudriver.Unknown
}

func (l *Library) want(t testing.TB, want cudriver.Result, name string, list ...uint64) {
	t.Helper()
	if r := l.call(t, name, list...); r != want {
		t.Fatalf("%s: %v, not %v", name, r, want)
	}
}

// harmless are functions that bad input cannot be told from good one in: NULL and 0 mean something.
var harmless = map[string]bool{
	"cuInit": true, "cuCtxSetCurrent": true, "cuDevicePrimaryCtxRelease": true, "cuDevicePrimaryCtxRelease_v2": true, "cuDevicePrimaryCtxReset": true,
	"cuDevicePrimaryCtxReset_v2": true, "cuDevicePrimaryCtxSetFlags": true, "cuDevicePrimaryCtxSetFlags_v2": true, "cuCtxSetLimit": true,
}

// Every function returns CUDA's codes for a driver that is not initialized, for a thread without a context, for NULL, and for handles
// of nothing; none of them crashes, whatever numbers it gets.
func TestBadInput(t *testing.T) {
	zeroes := memory(4096)
	for i := range table {
		e := &table[i]
		t.Run(e.name, func(t *testing.T) {
			l := open(t)
			check := func(args Args, want ...cudriver.Result) {
				t.Helper()
				r := l.Call(1, uint32(i), &args)
				if r.Lookup() == nil || r == cudriver.Unknown {
					t.Errorf("%x: %d", args, r)
				}
				for _, w := range want {
					if r == w {
						return
					}
				}
				if len(want) > 0 {
					t.Errorf("%x: %v, not one of %v", args, r, want)
				}
			}
			if e.needs >= needInit {
				check(Args{}, cudriver.NotInitialized)
			}
			l.want(t, cudriver.Success, "cuInit", 0)
			if e.needs >= needCur {
				check(Args{}, cudriver.InvalidContext)
			}
			context := memory(8)
			l.want(t, cudriver.Success, "cuDevicePrimaryCtxRetain", addressOf(context), 0)
			l.want(t, cudriver.Success, "cuCtxSetCurrent", load64(addressOf(context)))
			if strings.Contains(e.params, "P") {
				check(Args{}, cudriver.InvalidValue)
			} else if strings.Contains(e.params, "h") && !harmless[e.name] {
				check(Args{})
			}
			var args Args
			handles := false
			for k, p := range e.params {
				switch p {
				case 'P', 'p', 'X':
					args[k] = addressOf(zeroes)
				case 'h':
					args[k] = 0xdead00
					handles = true
				}
			}
			if handles && e.name != "cuCtxSetCurrent" {
				check(args, cudriver.InvalidHandle, cudriver.InvalidContext, cudriver.InvalidValue)
			}
			for _, n := range []uint64{0, 1, 0x7fffffff, 1 << 62} {
				for k, p := range e.params {
					if strings.ContainsRune("uibw", p) || p == 'z' && !strings.HasPrefix(e.name, "cuMemcpy") {
						args[k] = n
					}
				}
				check(args)
				clear(zeroes)
			}
		})
	}
}

// The table of functions is complete: all have CUDA's order of versions, and a handler or none.
func TestExports(t *testing.T) {
	text, err := os.ReadFile("exports.txt")
	if err != nil {
		t.Fatal(err)
	}
	handled, all := 0, 0
	for _, line := range strings.Split(string(text), "\n") {
		f := strings.Fields(line)
		if len(f) != 6 || f[0] == "#" {
			continue
		}
		all++
		if f[5] != "-" {
			handled++
		}
	}
	t.Logf("%d functions, %d of them supported", all, handled)
	if handled < len(table) || all < 600 {
		t.Error("functions are missing")
	}
}

// A program: memory, a module with an error log, launches with both forms of parameters, an event and a graph.
func TestProgram(t *testing.T) {
	l := open(t)
	out := memory(64)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 1)
	bad := text(".version 7.0\n.target sm_80\n.address_size 64\nnonsense\n")
	log := memory(256)
	keys := memory(8)
	keys[0], keys[4] = jitErrorLog, jitErrorSize
	values := memory(16)
	store64(addressOf(values), addressOf(log))
	store64(addressOf(values)+8, 256)
	l.want(t, cudriver.InvalidPTX, "cuModuleLoadDataEx", p(1), addressOf(bad), 2, addressOf(keys), addressOf(values))
	if got := cudriver.StringAt(addressOf(log)); !strings.Contains(got, "line 4; error") || load64(addressOf(values)+8) != uint64(len(got)) {
		t.Errorf("the log is %q, %d bytes", got, load64(addressOf(values)+8))
	}
	good := text(".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 v) {\n" +
		".reg .b64 %a; .reg .b32 %v; ld.param.u64 %a, [p]; ld.param.u32 %v, [v]; st.global.u32 [%a], %v; ret; }\n")
	l.want(t, cudriver.Success, "cuModuleLoadData", p(1), addressOf(good))
	name := text("k")
	l.want(t, cudriver.Success, "cuModuleGetFunction", p(2), load64(p(1)), addressOf(name))
	l.want(t, cudriver.Success, "cuMemAlloc_v2", p(3), 4)
	buffer := memory(16)
	store64(addressOf(buffer), load64(p(3)))
	store32(addressOf(buffer)+8, 7)
	list := memory(16)
	store64(addressOf(list), addressOf(buffer))
	store64(addressOf(list)+8, addressOf(buffer)+8)
	f := load64(p(2))
	l.want(t, cudriver.Success, "cuLaunchKernel", f, 1, 1, 1, 1, 1, 1, 0, 0, addressOf(list), 0)
	l.want(t, cudriver.Success, "cuMemcpyDtoH_v2", p(4), load64(p(3)), 4)
	if got := load32(p(4)); got != 7 {
		t.Errorf("the kernel stored %d", got)
	}
	size := memory(8)
	size[0] = 12
	extra := memory(40)
	for i, v := range []uint64{extraBuffer, addressOf(buffer), extraSize, addressOf(size), extraEnd} {
		store64(addressOf(extra)+8*uint64(i), v)
	}
	store32(addressOf(buffer)+8, 9)
	l.want(t, cudriver.Success, "cuLaunchKernel", f, 1, 1, 1, 1, 1, 1, 0, 0, 0, addressOf(extra))
	l.want(t, cudriver.Success, "cuCtxSynchronize")
	l.want(t, cudriver.Success, "cuMemcpyDtoH_v2", p(4), load64(p(3)), 4)
	if got := load32(p(4)); got != 9 {
		t.Errorf("the kernel stored %d", got)
	}
	l.want(t, cudriver.Success, "cuMemFree_v2", load64(p(3)))
	l.want(t, cudriver.Success, "cuCtxDestroy_v2", load64(p(0)))
	l.want(t, cudriver.InvalidContext, "cuCtxSynchronize")
}
