package difftest

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// bitIntSource uses C's _BitInt(N) in expressions, local memory, structures and calls. WIDTH is N, NAME makes names
// unique; out gets two words for each result.
const bitIntSource = `
typedef unsigned _BitInt(WIDTH) uNAME;
typedef _BitInt(SIGNED) sNAME;
struct pNAME { char c; uNAME v; short s; uNAME w[2]; };
static __attribute__((noinline)) struct pNAME gNAME(struct pNAME x, uNAME y, sNAME z) {
  x.v += y; x.c ^= (char)y; x.w[1] -= (uNAME)z; x.s += x.c;
  return x;
}
static __attribute__((noinline)) uNAME hNAME(uNAME x, sNAME y) { return x * 3 + (uNAME)y; }
static inline void putNAME(word *out, uNAME x) { out[0] = (word)x; out[1] = WIDTH > 64 ? (word)(x >> (WIDTH > 64 ? 64 : 0)) : 0; }
static __attribute__((noinline)) void fNAME(const word *in, word *out) {
  uNAME a = (uNAME)in[0], b = (uNAME)in[2];
  if (WIDTH > 64) { a |= (uNAME)in[1] << (WIDTH > 64 ? 64 : 0); b |= (uNAME)in[3] << (WIDTH > 64 ? 64 : 0); }
  uNAME one = 1, d = b | one, n = (uNAME)(in[4] % WIDTH);
  sNAME sa = (sNAME)a, sd = (sNAME)d;
  if (sd == -1 || sd == 0) sd = 1;
  putNAME(out, a + b); out += 2;
  putNAME(out, a - b); out += 2;
  putNAME(out, a * b); out += 2;
  putNAME(out, a / d); out += 2;
  putNAME(out, a % d); out += 2;
  putNAME(out, (uNAME)(sa / sd)); out += 2;
  putNAME(out, (uNAME)(sa % sd)); out += 2;
  putNAME(out, a << n); out += 2;
  putNAME(out, a >> n); out += 2;
  putNAME(out, (uNAME)(sa >> n)); out += 2;
  if (WIDTH > 5) {
    putNAME(out, a / 10); out += 2;
    putNAME(out, a % 7); out += 2;
    putNAME(out, (uNAME)(sa / 7)); out += 2;
    putNAME(out, (uNAME)(sa % (sNAME)-3)); out += 2;
    putNAME(out, (uNAME)(sa / 8)); out += 2;
  }
  out[0] = (a < b) | (sa < (sNAME)b) << 1 | (a == b) << 2 | (a > (uNAME)in[5]) << 3; out++;
  out[0] = (word)a / ((word)d | 1); out++;
  out[0] = (word)((long long)sa % 1000003); out++;
  out[0] = (word)a / 1000003; out++;
  double x = (double)(long long)sa; __builtin_memcpy(out, &x, 8); out++;
  uNAME arr[3] = {a, b, a ^ b};
  arr[in[5] % 3] += 1;
  putNAME(out, arr[in[4] % 3]); out += 2;
  struct pNAME p = {(char)a, a, (short)b, {b, a}};
  p = gNAME(p, b, sa);
  putNAME(out, p.v + p.w[0] * p.w[1]); out += 2;
  out[0] = (word)(p.c * 65536 + p.s); out++;
  putNAME(out, hNAME(a, (sNAME)b)); out += 2;
}
`

// bitIntSlots is how many words a width writes at most.
const bitIntSlots = 48

// bitIntProgram is a C program over some widths: body is the code of a thread, for any machine.
func bitIntProgram(widths []int) string {
	var b strings.Builder
	b.WriteString("typedef unsigned long long word;\n")
	for _, w := range widths {
		r := strings.NewReplacer("WIDTH", fmt.Sprint(w), "SIGNED", fmt.Sprint(max(w, 2)), "NAME", fmt.Sprint(w))
		b.WriteString(r.Replace(bitIntSource))
	}
	fmt.Fprintf(&b, "void body(void *in, void *out, int n, int tid) {\n  word *i = (word *)in + tid * SLOTS, *o = (word *)out + tid * SLOTS;\n")
	for k, w := range widths {
		fmt.Fprintf(&b, "  f%d(i, o + %d);\n", w, k*bitIntSlots)
	}
	b.WriteString("}\n#ifdef DEVICE\n__attribute__((device_kernel)) void k(void *in, void *out, int n) { body(in, out, n, __nvvm_read_ptx_sreg_tid_x()); }\n#endif\n")
	return b.String()
}

// _BitInt of every width gives the same results on a device as on a CPU.
func TestBitInt(t *testing.T) {
	testkit.Oracle(t, "clang-22")
	const threads, each = 16, 16
	slots := each * bitIntSlots
	host, err := oracle.NewNative([]byte(harness), fmt.Sprintf("-DTHREADS=%d", threads), fmt.Sprintf("-DSLOTS=%d", slots))
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	in := bitIntInput(threads, slots)
	sm, err := target.ParseSM("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	for first := 1; first <= 128; first += each {
		var widths []int
		for w := first; w < first+each; w++ {
			widths = append(widths, w)
		}
		src := []byte(bitIntProgram(widths))
		args := []string{"-x", "c", "-S", "-emit-llvm", fmt.Sprintf("-DSLOTS=%d", slots), "-o", "-", "-"}
		text, err := testkit.RunTool(t, "clang-22", src, append([]string{"-O0"}, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		want, err := host.Run(text, "-O0", in)
		if err != nil {
			t.Fatal(err)
		}
		for _, level := range []string{"-O0", "-O2"} {
			text, err := testkit.RunTool(t, "clang-22", src, append([]string{level, "--target=nvptx64-nvidia-cuda", "-march=sm_80", "-Xclang", "-target-feature", "-Xclang", "+ptx70", "-nogpulib", "-DDEVICE"}, args...)...)
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range []level2{{0, driver.StyleNVVM}, {3, driver.StyleNVVM}, {2, driver.StyleLLVM}} {
				opt := driver.Options{SM: sm, Codegen: driver.Codegen{Level: l.level, Style: l.style, LLC: l.style == driver.StyleLLVM}, Workers: 1}
				r, _, err := driver.Compile(t.Context(), &opt, driver.Input{Name: "bitint.ll", Data: text})
				if err != nil {
					t.Fatal(err)
				}
				got, err := launchBitInt(r.PTX, in, threads)
				if err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(got, want) {
					k := 0
					for got[k] == want[k] {
						k++
					}
					at := k / 8 % slots
					t.Errorf("clang %s, ours -O%d: _BitInt(%d), word %d of thread %d: %x instead of %x", level, l.level,
						widths[at/bitIntSlots], at%bitIntSlots, k/8/slots, got[k&^7:k&^7+8], want[k&^7:k&^7+8])
				}
			}
		}
	}
}

type level2 struct {
	level int
	style driver.Style
}

// bitIntInput makes the rows of the threads: numbers from the corners of ranges and others.
func bitIntInput(threads, slots int) []byte {
	r := rand.New(rand.NewPCG(3, 3))
	in := make([]byte, threads*slots*8)
	for i := range threads {
		for k := range 6 {
			x := r.Uint64()
			switch r.IntN(4) {
			case 0:
				x >>= r.IntN(64)
			case 1:
				x = -x >> 63 << r.IntN(64)
			}
			binary.LittleEndian.PutUint64(in[8*(i*slots+k):], x)
		}
	}
	return in
}

// launchBitInt runs kernel k and returns its output.
func launchBitInt(text, in []byte, threads int) ([]byte, error) {
	m, err := ptx.Parse("bitint.ptx", text)
	if err != nil {
		return nil, err
	}
	dev := emu.NewDevice(1 << 20)
	mod, err := dev.Load(m, "bitint.ptx", text)
	if err != nil {
		return nil, err
	}
	k, err := mod.Kernel("k")
	if err != nil {
		return nil, err
	}
	src, err := dev.Alloc(uint64(len(in)))
	if err != nil {
		return nil, err
	}
	dst, err := dev.Alloc(uint64(len(in)))
	if err != nil {
		return nil, err
	}
	out := make([]byte, len(in))
	if err := dev.Write(src, in); err != nil {
		return nil, err
	}
	if err := dev.Write(dst, out); err != nil {
		return nil, err
	}
	params := make([]byte, k.ParamBytes())
	binary.LittleEndian.PutUint64(params[k.Params()[0].Offset:], src)
	binary.LittleEndian.PutUint64(params[k.Params()[1].Offset:], dst)
	res, err := k.Launch(&emu.Config{Grid: [3]int{1, 1, 1}, Block: [3]int{threads, 1, 1}, Params: params, Workers: 1, Steps: 1 << 26})
	if err != nil {
		return nil, err
	}
	if err := res.Err(); err != nil {
		return nil, err
	}
	return out, dev.Read(dst, out)
}
