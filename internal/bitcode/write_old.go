package bitcode

import "gonvvm/internal/ir"

type oldState struct{ decls []int }
type oldFunc struct{}

func (o *oldFunc) rebase(uint32)                  {}
func (o *oldFunc) start()                         {}
func (o *oldFunc) block()                         {}
func (o *oldFunc) resolve(v ir.Value) ir.Value    { return v }
func (o *oldFunc) has(v ir.Value) bool            { return true }
func (w *writer) prepareOld()                     {}
func (w *writer) oldNamed() []ir.NamedMD          { return w.m.NamedMDs }
func (w *writer) addOldRecord(r *ir.DbgRecord)    {}
func (w *writer) oldDecls()                       {}
func (w *writer) fnName(i uint32, s *ir.Symbol) string { return s.Name }
func (w *writer) mdSubstitute(id ir.MD) ir.MD     { return id }
func (w *writer) oldField(n *ir.MDNode, x *diField, f *ir.MDField) uint64 { return 0 }
func (w *writer) oldAttrs(rec []uint64, set ir.AttrSet, fn bool) []uint64 { return rec }
func (p *constPool) oldConst(v ir.Value, typ, want typeID) (constRef, bool) { return 0, false }
func (w *writer) pointerLike(t, elem typeID) typeID { return 0 }
func (w *writer) negativeZero(t ir.Type) uint64 { return 0 }
func (fw *funcWriter) infer() {}
func (fw *funcWriter) incoming(v ir.Value, i int, t typeID) uint32 { return 0 }
func (fw *funcWriter) edges(v ir.Value) {}
func (fw *funcWriter) castTo(v ir.Value, id uint32, t, want typeID) uint32 { return 0 }
func (fw *funcWriter) oldInst(v ir.Value) bool { return false }
func (fw *funcWriter) oldRecord(r *ir.DbgRecord) {}
func (fw *funcWriter) argType(v ir.Value, fnT typeID, i int) typeID { return 0 }
func (fw *funcWriter) oldCalleeType(v ir.Value) typeID { return 0 }
func (fw *funcWriter) valueType(v ir.Value) typeID { return 0 }
