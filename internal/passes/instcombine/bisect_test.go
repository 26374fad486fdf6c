package instcombine_test

import (
	"bytes"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/passes"
	"gonvvm/internal/passes/bisect"
	"gonvvm/internal/passes/instcombine"
	"gonvvm/internal/target"
)

const bisectSource = `target triple = "nvptx64-nvidia-cuda"
define i32 @first(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  ret i32 %s
}
define i32 @second(i32 %a, i32 %b) {
  %x = alloca i32
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  %s = add i32 %v, %b
  ret i32 %s
}
define i32 @third(i32 %a, i32 %b) {
  %s = mul i32 %a, %b
  ret i32 %s
}
`

// A rule with a bug is found among all rewrites of its execution.
func TestBisectFindsPlantedRule(t *testing.T) {
	defer instcombine.Plant("second")()
	got, err := bisect.Find(func(limit bisect.Limit, note func(bisect.Culprit)) (bool, error) {
		m, err := llasm.Parse("t.ll", []byte(bisectSource), llasm.Options{KeepNames: true})
		if err != nil {
			return false, err
		}
		machine, err := lowering.NewMachine(target.MakeSM(80, 0), 0, lowering.Codegen{Level: 3})
		if err != nil {
			t.Fatal(err)
		}
		opt := passes.Options{Machine: machine, Note: note}
		opt.SetLimit(limit)
		err = passes.Run(m, opt)
		return bytes.Contains(ir.Append(nil, m), []byte("sub i32")), err
	})
	if err != nil || got.Pass != "instcombine" || got.Func != "second" || got.Rule != "planted" || got.Rewrite == 0 {
		t.Errorf("found %+v, %v", got, err)
	}
}
