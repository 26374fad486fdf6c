package bitcode

import (
	"strconv"
	"strings"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/diag"
)

// Codes of the reader's diagnostics; package diag explains each.
const (
	eMagic     diag.Code = "B0001" // no bitcode
	eStream    diag.Code = "B0002" // blocks and records that do not fit together, or the file is cut off
	eRecord    diag.Code = "B0003" // record without the operands that it needs
	eRef       diag.Code = "B0004" // number of a type, value, block, … that there is none of
	eType      diag.Code = "B0005" // operand of a type that it cannot have
	eUnknown   diag.Code = "B0006" // record or operation that is not known
	eLimit     diag.Code = "B0007" // nesting or size above the limit
	eVersion   diag.Code = "B0008" // version of the format that is not known
	eModules   diag.Code = "B0009" // not one module in the file
	eLayout    diag.Code = "B0010" // data layout
	eDuplicate diag.Code = "B0011" // symbol of which there are two
)

// bailout ends reading. It never leaves the package.
type bailout struct{ d *diag.Diagnostic }

// errorAt makes an error at a bit of the stream; base is where the stream begins
// in the file, in bytes.
func errorAt(base int, bit uint64, code diag.Code, msg string) bailout {
	bit += uint64(base) * 8
	return bailout{&diag.Diagnostic{Code: code, Where: "bit " + strconv.FormatUint(bit, 10), Msg: msg}}
}

// fail makes an error at the record that was read last.
func (r *reader) fail(code diag.Code, msg string) bailout {
	return errorAt(r.base, r.s.Start, code, msg)
}

// malformed makes the error of a stream that cannot be read.
func (r *reader) malformed() bailout { return streamError(r.base, r.s.Err()) }

func streamError(base int, e *bitstream.Error) bailout {
	if e == nil {
		e = &bitstream.Error{Msg: "the stream ends too early"}
	}
	b := errorAt(base, e.Bit, eStream, e.Msg)
	b.d.Hint = "the file is damaged, or was cut off: write it again"
	return b
}

// inFunction is deferred while a body is read: it adds the function to a message about it.
func (r *reader) inFunction(i uint32) {
	x := recover()
	if x == nil {
		return
	}
	if b, ok := x.(bailout); ok && !strings.HasPrefix(b.d.Where, "function ") {
		b.d.Where = "function @" + r.m.Syms[i].Name + ", " + b.d.Where
	}
	panic(x)
}

// short is the error of a record that lacks operands.
func (r *reader) short() bailout {
	return r.fail(eRecord, "record "+utoa(uint64(r.s.Code))+" has only "+utoa(uint64(len(r.s.Ops)))+" operands")
}

// need checks that the current record has at least n operands and returns them.
func (r *reader) need(n int) []uint64 {
	if len(r.s.Ops) < n {
		panic(r.short())
	}
	return r.s.Ops
}

func utoa(n uint64) string { return strconv.FormatUint(n, 10) }
