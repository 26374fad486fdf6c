package lower

import "gonvvm/internal/ir"

// DropStaleWeights removes the branch weights of instructions that have another number of successors than
// weights, such as switches that lost cases.
func DropStaleWeights(f *ir.Func) {
	if !f.HasAttachments() {
		return
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			id := f.Attachment(v, "prof")
			if id == 0 {
				continue
			}
			m := f.Mod
			ops := m.MDs[id].Ops
			if len(ops) == 0 || ops[0] == 0 || m.MDs[ops[0]].Str != "branch_weights" {
				continue
			}
			n := len(ops) - 1
			if n > 0 && ops[1] != 0 && m.MDs[ops[1]].Kind == ir.MDString { // where the weights come from
				n--
			}
			if least, most := numWeights(f, b, v); n < least || n > most {
				f.Detach(v, "prof")
			}
		}
	}
}

// numWeights returns how many branch weights an instruction may have.
func numWeights(f *ir.Func, b ir.Block, v ir.Value) (least, most int) {
	switch f.Op(v) {
	case ir.OpCall:
		return 1, 1
	case ir.OpSelect:
		return 2, 2
	case ir.OpInvoke:
		return 1, 2
	case ir.OpCondBr, ir.OpSwitch, ir.OpIndirectBr, ir.OpCallBr:
		n := f.NumSuccs(b)
		return n, n
	}
	return 1, 0
}
