import { EditorState, StateEffect, StateField, RangeSetBuilder } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, drawSelection, highlightActiveLine, Decoration, type DecorationSet } from '@codemirror/view'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { StreamLanguage, syntaxHighlighting, HighlightStyle, bracketMatching } from '@codemirror/language'
import { setDiagnostics, lintGutter } from '@codemirror/lint'
import { tags } from '@lezer/highlight'
import type { Diagnostic } from './backend'
import { el } from './dom'

// assembly colours LLVM IR, PTX and, coarsely, CUDA C.
const assembly = StreamLanguage.define<{}>({
  token(s) {
    if (s.match(/^(;|\/\/).*/)) return 'comment'
    if (s.match(/^"(\\.|[^"])*"/)) return 'string'
    if (s.match(/^[%@$!][\w.$]+/)) return 'variableName'
    if (s.match(/^-?(0[xXfFdD][0-9a-fA-F]+|\d[\d.]*(e[+-]?\d+)?)\b/)) return 'number'
    if (s.match(/^\.?[a-zA-Z_][\w.:]*/)) return 'keyword'
    s.next()
    return null
  },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--comment)' }, { tag: tags.string, color: 'var(--string)' }, { tag: tags.variableName, color: 'var(--value)' },
  { tag: tags.number, color: 'var(--digit)' }, { tag: tags.keyword, color: 'var(--opcode)' },
])

const setMarks = StateEffect.define<{ lines: Set<number>; hover: boolean }>()
const setHeat = StateEffect.define<Map<number, number>>()

function lineDecorations(update: (old: Map<number, string>, effects: readonly StateEffect<any>[]) => Map<number, string> | undefined) {
  return StateField.define<{ lines: Map<number, string>; set: DecorationSet }>({
    create: () => ({ lines: new Map(), set: Decoration.none }),
    update(v, tr) {
      const lines = update(v.lines, tr.effects)
      if (!lines) return tr.docChanged ? { lines: v.lines, set: v.set.map(tr.changes) } : v
      const b = new RangeSetBuilder<Decoration>()
      for (const n of [...lines.keys()].sort((a, b) => a - b)) {
        if (n > tr.state.doc.lines || n < 1) continue
        const at = tr.state.doc.line(n).from, what = lines.get(n)!
        b.add(at, at, Decoration.line(what.startsWith('--') ? { attributes: { style: what }, class: 'heated' } : { class: what }))
      }
      return { lines, set: b.finish() }
    },
    provide: f => EditorView.decorations.from(f, v => v.set),
  })
}

const marks = lineDecorations((_, effects) => {
  for (const e of effects) if (e.is(setMarks)) return new Map([...e.value.lines].map(n => [n, e.value.hover ? 'hovered' : 'marked']))
  return undefined
})
const heats = lineDecorations((_, effects) => {
  for (const e of effects) if (e.is(setHeat)) return new Map([...e.value].map(([n, h]) => [n, `--heat:${h}`]))
  return undefined
})

// Editor is the text that is compiled.
export class Editor {
  readonly root = el('div', { class: 'editor' })
  private view: EditorView
  private quiet = false

  constructor(change: () => void, line: (n: number) => void) {
    this.view = new EditorView({
      parent: this.root,
      state: EditorState.create({
        extensions: [lineNumbers(), history(), drawSelection(), highlightActiveLine(), bracketMatching(), lintGutter(), assembly, syntaxHighlighting(colours), marks, heats,
          keymap.of([...defaultKeymap, ...historyKeymap]), EditorView.contentAttributes.of({ 'aria-label': 'Source text', tabindex: '0' }),
          EditorView.updateListener.of(u => {
            if (u.docChanged && !this.quiet) change()
            if (u.selectionSet && !u.docChanged) line(u.state.doc.lineAt(u.state.selection.main.head).number)
          })],
      }),
    })
  }

  get text(): string { return this.view.state.doc.toString() }
  set text(s: string) {
    this.quiet = true
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: s } })
    this.quiet = false
  }

  diagnose(list: Diagnostic[]): void {
    const doc = this.view.state.doc
    this.view.dispatch(setDiagnostics(this.view.state, list.filter(d => d.line > 0 && d.line <= doc.lines).map(d => {
      const l = doc.line(d.line)
      const from = Math.min(l.to, l.from + Math.max(0, d.column - 1))
      const word = /^[%@.\w]+/.exec(l.text.slice(from - l.from))
      return {
        from, to: Math.min(l.to, from + (word?.[0].length ?? 1)), severity: d.severity === 'error' ? 'error' as const : d.severity === 'warning' ? 'warning' as const : 'info' as const, message: d.message,
        renderMessage: () => el('div', { class: 'explained' }, el('strong', {}, d.message), ...d.hint ? [el('div', {}, d.hint)] : [], ...d.explanation ? [el('pre', {}, d.code + ': ' + d.explanation)] : []),
      }
    })))
  }

  mark(lines: Set<number>, hover: boolean, show: boolean): void {
    const effects: StateEffect<any>[] = [setMarks.of({ lines, hover })]
    const first = Math.min(...lines)
    if (show && lines.size && first <= this.view.state.doc.lines) effects.push(EditorView.scrollIntoView(this.view.state.doc.line(first).from, { y: 'nearest', yMargin: 60 }))
    this.view.dispatch({ effects })
  }

  heat(lines: Map<number, number>): void { this.view.dispatch({ effects: setHeat.of(lines) }) }
}
