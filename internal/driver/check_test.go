package driver

import (
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// llc's output for the corpus breaks no rule of our checker: no false rejections.
func TestCheckLLC(t *testing.T) {
	llc := testkit.Oracle(t, "llc-22")
	targets := [][2]string{{"sm_52", "+ptx60"}, {"sm_70", "+ptx70"}, {"sm_90a", "+ptx80"}, {"sm_100a", "+ptx86"}}
	checked := 0
	for _, f := range testkit.Corpus(t) {
		src := f.Read(t)
		for _, a := range targets {
			if unsupported(f.Name, a[0]) {
				continue
			}
			out, err := oracle.Run(llc, src, "-march=nvptx64", "-mcpu="+a[0], "-mattr="+a[1])
			if err != nil {
				continue // typed pointers, or unsupported by llc
			}
			checked++
			if err := checkOutput(f.String(), out); err != nil {
				t.Errorf("%s for %s: %v", f, a[0], err)
			}
		}
	}
	if checked < 100 {
		t.Errorf("only %d modules checked", checked)
	}
}
