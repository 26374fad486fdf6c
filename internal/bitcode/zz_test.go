package bitcode
import ("testing";"os")
func TestZZ(t *testing.T) {
	p := os.Getenv("ZZ"); if p == "" { t.Skip() }
	src, _ := os.ReadFile(p)
	m := parseText(t, src)
	d := Modern
	if os.Getenv("ZD") == "7" { d = LLVM7 }
	os.WriteFile(os.Getenv("ZO"), mustAppend(t, m, d), 0o644)
}
