package passes

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit/interp"
)

// Three loads of all types at all distances read the same bytes when load-store-vectorizer joins them, with gaps or without.
func TestJoinedLoads(t *testing.T) {
	for _, arch := range []string{"sm_70", "sm_80", "sm_100"} {
		t.Run(arch, func(t *testing.T) { joinedLoads(t, arch) })
	}
}

func joinedLoads(t *testing.T, arch string) {
	types := []struct {
		name string
		size int
	}{{"i8", 1}, {"i16", 2}, {"i32", 4}, {"float", 4}, {"i64", 8}, {"<2 x i16>", 4}, {"<4 x i8>", 4}, {"<2 x i32>", 8}}
	joined := 0
	for _, first := range types {
		for _, second := range types {
			for at := first.size; at+second.size <= 16; at++ {
				for _, third := range types {
					next := (at + second.size + third.size - 1) / third.size * third.size // the next place for one
					if next+third.size > 16 {
						continue
					}
					var b strings.Builder
					b.WriteString("@v = addrspace(1) global [16 x i8] c\"0123456789abcdef\", align 16\ndefine i64 @f() {\n")
					for i := range 16 {
						fmt.Fprintf(&b, "%%p%d = getelementptr i8, ptr addrspace(1) @v, i64 %d\n", i, i)
					}
					sum := "0"
					for k, l := range []struct {
						name     string
						size, at int
					}{{first.name, first.size, 0}, {second.name, second.size, at}, {third.name, third.size, next}} {
						n := 8 * l.size
						fmt.Fprintf(&b, "%%l%d = load %s, ptr addrspace(1) %%p%d, align %d\n%%b%d = bitcast %s %%l%d to i%d\n", k, l.name, l.at, (l.at|16)&-(l.at|16), k, l.name, k, n)
						widened := fmt.Sprintf("%%b%d", k)
						if n < 64 {
							fmt.Fprintf(&b, "%%z%d = zext i%d %%b%d to i64\n", k, n, k)
							widened = fmt.Sprintf("%%z%d", k)
						}
						fmt.Fprintf(&b, "%%m%d = mul i64 %s, 1000003\n%%s%d = add i64 %%m%d, %s\n", k, sum, k, k, widened)
						sum = fmt.Sprintf("%%s%d", k)
					}
					b.WriteString("ret i64 " + sum + "\n}\n")
					before, after := parse(t, "t.ll", []byte(b.String())), parse(t, "t.ll", []byte(b.String()))
					runPasses(t, after, Options{Machine: machineFor(t, arch), Gaps: true}, byName(t, "load-store-vectorizer"))
					if loads := []ir.Op{ir.OpLoad}; count(after, loads) == count(before, loads) {
						continue
					}
					joined++
					want, err := interp.New(before, 1000).Call("f")
					if err != nil {
						t.Fatal(err)
					}
					got, err := interp.New(after, 1000).Call("f")
					if err != nil || got.Bits == nil || got.Bits.Cmp(want.Bits) != 0 {
						t.Fatalf("%s, %s at %d, %s at %d: %v %v, want %v\n%s", first.name, second.name, at, third.name, next, got.Bits, err, want.Bits, ir.Append(nil, after))
					}
				}
			}
		}
	}
	t.Logf("loads joined in %d programs", joined)
	if joined < 300 {
		t.Errorf("loads joined in only %d programs", joined)
	}
}
