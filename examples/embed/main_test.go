package main

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonvvm/emu"
)

func TestAdd(t *testing.T) {
	sums, err := add([]int32{1, 2, 3}, []int32{10, 20, 30})
	if err != nil || !slices.Equal(sums, []int32{11, 22, 33}) {
		t.Errorf("%v, %v", sums, err)
	}
}

// buffer is a buffer of a launch with the values that it has afterwards, as text.
type buffer struct {
	at    emu.Ptr
	read  func(n int) ([]string, error) // the first n values
	words []string                      // expected
}

// upload returns a buffer of numbers.
func upload[T int32 | int64 | float32 | float64](dev *emu.Device, words []string) (*buffer, error) {
	var list []T
	for _, w := range words {
		list = append(list, number[T](w))
	}
	at, err := emu.Upload(dev, list)
	return &buffer{at: at, read: func(n int) (out []string, err error) {
		got, err := emu.Download[T](dev, at, n)
		for _, v := range got {
			out = append(out, strconv.FormatFloat(float64(v), 'f', -1, 64))
		}
		return out, err
	}}, err
}

func number[T int | int32 | int64 | float32 | float64](text string) T {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(err)
	}
	return T(f)
}

var uploads = map[string]func(*emu.Device, []string) (*buffer, error){"i32": upload[int32], "i64": upload[int64], "f32": upload[float32], "f64": upload[float64]}

// Each kernel of the list, compiled by go generate and embedded, computes the values of its line.
func TestKernels(t *testing.T) {
	text, err := os.ReadFile("../../testdata/integrations/kernels.txt")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Split(strings.TrimSpace(line), "; ")
		name, threads, _ := strings.Cut(parts[0], " ")
		t.Run(name, func(t *testing.T) {
			dev := emu.New()
			module, err := dev.Load("kernels.ptx", kernels)
			if err != nil {
				t.Fatal(err)
			}
			var args []any
			var buffers []*buffer
			for _, part := range parts[1:] {
				words := strings.Fields(part)
				switch words[0] {
				case "i32":
					args = append(args, number[int32](words[1]))
				case "f32":
					args = append(args, number[float32](words[1]))
				default:
					values, want := words[2:], []string(nil)
					if i := slices.Index(values, "->"); i >= 0 {
						values, want = values[:i], values[i+1:]
					}
					b, err := uploads[words[1]](dev, values)
					if err != nil {
						t.Fatal(err)
					}
					b.words = want
					args, buffers = append(args, b.at), append(buffers, b)
				}
			}
			result, err := module.Launch(t.Context(), name, emu.Config{Grid: emu.Dim{X: 1}, Block: emu.Dim{X: number[int](threads)}}, args...)
			if err != nil {
				t.Fatal(err)
			}
			if err := result.Err(); err != nil {
				t.Error(err)
			}
			for _, b := range buffers {
				got, err := b.read(len(b.words))
				if err != nil || !slices.Equal(got, b.words) {
					t.Errorf("%v, %v, expected %v", got, err, b.words)
				}
			}
		})
		ran++
	}
	if ran < 10 {
		t.Errorf("%d kernels", ran)
	}
}
