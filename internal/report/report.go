package report

// Version is the version of the form of the data. It changes when a reader of the old form would misunderstand the new.
const Version = 1

// Report describes a compilation, and launches of its kernels. Lines are numbered from 1, functions, files and
// blocks from 0; -1 is none.
type Report struct {
	Version   int        `json:"version"`
	Arch      string     `json:"arch"` // architecture, such as sm_90
	ISA       string     `json:"isa"`  // PTX version of the output, such as 7.8
	Files     []File     `json:"files"`
	Origins   []Origin   `json:"origins,omitempty"`
	PTX       PTX        `json:"ptx"`
	Functions []Function `json:"functions"`
	Remarks   []Remark   `json:"remarks,omitempty"`
	Phases    []Phase    `json:"phases,omitempty"`
	Passes    []Pass     `json:"passes,omitempty"`
	Runs      []Run      `json:"runs,omitempty"`

	index map[string]int // of functions by name
}

// File is an input, or a source file that the debug information of an input names.
type File struct {
	Name  string   `json:"name"`
	Input bool     `json:"input"`           // read by the compiler; the others are sources of inputs
	Lines []string `json:"lines,omitempty"` // text; absent if it is not known
}

// Origin links a line of an input to the source line of its debug information.
type Origin struct {
	File   int `json:"file"` // input
	Line   int `json:"line"`
	Source int `json:"source"` // file
	At     int `json:"at"`     // its line
}

// PTX is the output.
type PTX struct {
	Lines        []string      `json:"lines"`
	Instructions []Instruction `json:"instructions"`    // in the order of the text
	Needs        []string      `json:"needs,omitempty"` // requirements in words, without repetitions
}

// Instruction is an instruction of the PTX.
type Instruction struct {
	Line int  `json:"line"`
	File int  `json:"file"`           // file it comes from, or -1
	At   int  `json:"at,omitempty"`   // its line
	Live int  `json:"live,omitempty"` // 32-bit virtual registers that are live before it; predicates do not count
	Need *int `json:"need,omitempty"` // index in PTX.Needs
}

// Function is a function of the module as it was selected, or of a PTX input.
type Function struct {
	Name       string  `json:"name"`
	Kernel     bool    `json:"kernel"`
	Versions   []Stage `json:"versions,omitempty"`   // its text before the passes and after each pass that changed it
	Blocks     []Block `json:"blocks,omitempty"`     // of the last version
	Loops      []Loop  `json:"loops,omitempty"`      // outer loops first
	Uniformity []int   `json:"uniformity,omitempty"` // by line of the last version: 0 no value, 1 same in the CTA, 2 same in the warp, 3 divergent
	First      int     `json:"first,omitempty"`      // lines of the PTX
	Last       int     `json:"last,omitempty"`
	Size       int     `json:"size"`                // PTX instructions
	Live       int     `json:"live"`                // most 32-bit registers that are live at once
	Registers  []Count `json:"registers,omitempty"` // virtual registers by type
	Memory     []Count `json:"memory,omitempty"`    // bytes of the function's variables by state space
	Accesses   []Count `json:"accesses,omitempty"`  // instructions that access memory by state space
}

// Count is a number with its name.
type Count struct {
	Name string `json:"name"`
	N    int64  `json:"n"`
}

// Stage is the text of a function after a pass, as changes of the text before it.
type Stage struct {
	Pass  string `json:"pass"` // "" for the text before the passes
	Edits []Edit `json:"edits"`
}

// Edit replaces lines of the text before it. Edits are in ascending order and do not overlap.
type Edit struct {
	At     int    `json:"at"` // index of a line of the old text, from 0
	Delete int    `json:"delete,omitempty"`
	Insert []Line `json:"insert,omitempty"`
}

// Line is a line of a function's text.
type Line struct {
	ID   int    `json:"id"` // stays with the line while its instruction changes or moves
	Text string `json:"text"`
	File int    `json:"file"`         // input it comes from, or -1
	At   int    `json:"at,omitempty"` // its line
}

// Block is a basic block.
type Block struct {
	Name  string `json:"name"`
	First int    `json:"first"` // index of its first line in the last version, from 0
	End   int    `json:"end"`   // index after its last line
	Succs []int  `json:"succs"`
	IDom  int    `json:"idom"` // immediate dominator, or -1
	Loop  int    `json:"loop"` // innermost loop, or -1
}

// Loop is a natural loop.
type Loop struct {
	Header int  `json:"header"` // block
	Parent int  `json:"parent"` // loop around it, or -1
	Depth  int  `json:"depth"`  // from 1
	Trips  int  `json:"trips,omitempty"`
	Counts bool `json:"counts"` // whether the number of iterations can be computed before the loop
	Leaves int  `json:"leaves"` // agreement of threads about leaving it, as Function.Uniformity
}

// Remark is the statement of a pass about a place.
type Remark struct {
	Kind     string `json:"kind"` // passed, missed or analysis
	Pass     string `json:"pass"`
	Function string `json:"function"`
	File     int    `json:"file"` // or -1
	Line     int    `json:"line,omitempty"`
	Column   int    `json:"column,omitempty"`
	Message  string `json:"message"`
}

// Phase is a part of the compilation.
type Phase struct {
	Name    string  `json:"name"`
	Seconds float64 `json:"seconds"`
}

// Pass has the cost and the effect of all executions of a pass.
type Pass struct {
	Name         string  `json:"name"`
	Runs         int     `json:"runs"`
	Changed      int     `json:"changed"`
	Seconds      float64 `json:"seconds"`
	Instructions int     `json:"instructions"` // change of the number of IR instructions
}
