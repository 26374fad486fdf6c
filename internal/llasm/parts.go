package llasm

// The parts of the parser, one for each kind of text. Each has the state of the whole and the methods of its files.
type (
	mdParser    struct{ *parser } // metadata and debug records
	valueParser struct{ *parser } // constants and constant expressions
	instParser  struct{ *parser } // functions, bodies and instructions
	declParser  struct{ *parser } // global variables, aliases, attributes
)

func (p *parser) meta() mdParser      { return mdParser{p} }
func (p *parser) values() valueParser { return valueParser{p} }
func (p *parser) insts() instParser   { return instParser{p} }
func (p *parser) decls() declParser   { return declParser{p} }
