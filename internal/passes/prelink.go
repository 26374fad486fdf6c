package passes

// PreLink returns the names of the passes before a module is linked with others for link-time optimization: they make functions
// smaller and decide nothing that needs their callers. With optimize unset only the required pass that depends on options is among
// them; with across set they inline and propagate constants, too.
func PreLink(optimize, across bool) []string {
	list := []*pass{&passReflect}
	if optimize {
		list = append(list, &passIndirectBrExpand, &passDeclareIntrinsics, &passSimplifyCFG, &passSROAEarly, &passInstCombine, &passSimplifyCFG)
		if across {
			list = append(list, &passTailCallElim, &passInline, &passGlobalDCE, &passFunctionAttrs, &passIPSCCP, &passSROA, &passInstCombine, &passSimplifyCFG)
		}
		list = append(list, &passEarlyCSE, &passADCE, &passGlobalDCE, &passStripDeadPrototypes)
	}
	names := make([]string, len(list))
	for i, p := range list {
		names[i] = p.name
	}
	return names
}
