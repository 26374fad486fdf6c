package driver

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/fold"
	"gonvvm/internal/isa"
	"gonvvm/internal/testkit"
)

// foldedIntrinsic is an NVVM intrinsic that passes compute if its arguments are constants.
type foldedIntrinsic struct {
	info   *isa.IntrinsicInfo
	ret    isa.Atom
	arg    isa.Atom
	number int // of arguments
}

// irTypes are the types of LLVM IR by those of PTX.
var irTypes = map[isa.Atom]string{isa.F32: "float", isa.F64: "double", isa.S32: "i32", isa.U32: "i32", isa.S64: "i64", isa.U64: "i64"}

func foldedIntrinsics() (list []*foldedIntrinsic) {
	for id := 1; id < isa.NumIntrinsics; id++ {
		info := isa.Intrinsic(isa.IntrinsicID(id))
		x := &foldedIntrinsic{info: info, ret: info.Op.Type(), arg: info.Op.Type()}
		switch info.Op.Sem() {
		case isa.SemCvtFf, isa.SemCvtFi, isa.SemCvtIf:
			x.arg = info.Op.Get(isa.SlotType2)
		}
		for _, s := range info.Sources() {
			if s.Kind == isa.FromArg {
				x.number++
			}
		}
		if irTypes[x.ret] == "" || irTypes[x.arg] == "" || x.number == 0 || x.number > 3 || len(info.Selections()) > 0 {
			continue
		}
		one := []uint64{1, 1, 1}
		if _, ok := fold.Instruction(info.Op, one[:x.number]); ok {
			list = append(list, x)
		}
	}
	return list
}

// numbers returns n interesting numbers of type t: limits, halves, subnormal numbers, powers of two and their neighbours.
func numbers(rng *rand.Rand, t isa.Atom, n int) []uint64 {
	list := make([]uint64, n)
	for i := range list {
		switch t {
		case isa.F32:
			special := []float32{0, float32(math.Copysign(0, -1)), 1, -1, 0.5, 1.5, -2.5, 3, float32(math.Inf(1)), float32(math.Inf(-1)), 0x1p-149, -0x1p-127, 0x1p-126, math.MaxFloat32, 0x1p31, -0x1p31, 0x1p63, 1e10}
			x := math.Float32bits(special[rng.IntN(len(special))])
			switch rng.IntN(4) {
			case 0:
				x = rng.Uint32()
			case 1:
				x += rng.Uint32N(3) - 1
			}
			list[i] = uint64(x)
		case isa.F64:
			special := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, -2.5, 3, math.Inf(1), math.Inf(-1), 0x1p-1074, -0x1p-1023, 0x1p-149, 0x1p-127, math.MaxFloat64, 0x1p31, -0x1p31, 0x1p63, 0x1p64, math.MaxFloat32, 0x1.fffffffp127}
			x := math.Float64bits(special[rng.IntN(len(special))])
			switch rng.IntN(4) {
			case 0:
				x = rng.Uint64()
			case 1:
				x += rng.Uint64N(3) - 1
			}
			list[i] = x
		default:
			x := uint64(1)<<rng.IntN(64) + rng.Uint64N(3) - 1
			if rng.IntN(3) == 0 {
				x = rng.Uint64()
			}
			list[i] = x & fold.Mask(t.Bits())
		}
	}
	return list
}

// constant writes number x of type t in LLVM IR.
func constant(t isa.Atom, x uint64) string {
	switch t {
	case isa.F32: // as a double
		return fmt.Sprintf("0x%016X", math.Float64bits(float64(math.Float32frombits(uint32(x)))))
	case isa.F64:
		return fmt.Sprintf("0x%016X", x)
	}
	return fmt.Sprint(int64(x))
}

// Every NVVM intrinsic that is computed by passes gives the bits that its instruction gives.
func TestFoldNVVM(t *testing.T) {
	const rows = 64
	list := foldedIntrinsics()
	if len(list) < 100 {
		t.Errorf("only %d intrinsics are computed", len(list))
	}
	rng := rand.New(rand.NewPCG(3, 9))
	for _, x := range list {
		args := numbers(rng, x.arg, rows*x.number)
		ret, arg := irTypes[x.ret], irTypes[x.arg]
		var b strings.Builder
		fmt.Fprintf(&b, "target triple = \"nvptx64-nvidia-cuda\"\ndeclare %s @llvm.%s(%s)\n", ret, x.info.Name(), strings.TrimSuffix(strings.Repeat(arg+", ", x.number), ", "))
		b.WriteString("define ptx_kernel void @k(ptr %out, ptr %in) {\n")
		in := make([]byte, 8*len(args))
		for i := range rows {
			var fixed, loaded []string
			for k := range x.number {
				n := i*x.number + k
				binary.LittleEndian.PutUint64(in[8*n:], args[n])
				fixed = append(fixed, arg+" "+constant(x.arg, args[n]))
				fmt.Fprintf(&b, "  %%p%d = getelementptr i64, ptr %%in, i64 %d\n  %%a%d = load %s, ptr %%p%d\n", n, n, n, arg, n)
				loaded = append(loaded, fmt.Sprintf("%s %%a%d", arg, n))
			}
			for k, list := range [][]string{fixed, loaded} {
				n := 2*i + k
				fmt.Fprintf(&b, "  %%r%d = call %s @llvm.%s(%s)\n  %%q%d = getelementptr i64, ptr %%out, i64 %d\n  store %s %%r%d, ptr %%q%d\n",
					n, ret, x.info.Name(), strings.Join(list, ", "), n, n, ret, n, n)
			}
		}
		b.WriteString("  ret void\n}\n")
		opt := options(t, "sm_90")
		opt.Level = 2
		r, _, err := Compile(context.Background(), opt, Input{Name: "fold.ll", Data: []byte(b.String())})
		if err != nil {
			t.Fatalf("%s: %s", x.info.Name(), diag.Of(err).Append(nil))
		}
		if n := strings.Count(string(r.PTX), "\t"+x.info.Op.String()+" "); n > rows+rows/2 {
			t.Errorf("%s: %d of %d calls with constants are left", x.info.Name(), n-rows, rows)
		}
		out := launch(t, r.PTX, &testkit.Launch{Kernel: "k", Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Args: []testkit.Arg{
			{Type: "u64", Buffer: true, Data: make([]byte, 16*rows)}, {Type: "u64", Buffer: true, Data: in},
		}})[0]
		for i := range rows {
			got, want := binary.LittleEndian.Uint64(out[16*i:]), binary.LittleEndian.Uint64(out[16*i+8:])
			if got != want {
				t.Errorf("%s(%x) = %x, the instruction gives %x", x.info.Name(), args[i*x.number:(i+1)*x.number], got, want)
			}
		}
	}
	t.Logf("%d intrinsics", len(list))
}
