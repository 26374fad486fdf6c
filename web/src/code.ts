import { el, field, select, tokens, number } from './dom'
import { VirtualList, type Row } from './list'
import { replay, key, type DiffLine } from './report'
import { type State, type View, brief, describe } from './state'

const agreement = ['', 'the same in all threads of the CTA', 'the same in all threads of a warp', 'differs between threads']

// CodeView shows source, IR and PTX side by side, with the lines that belong together.
export class CodeView implements View {
  name = 'code'
  title = 'Code'
  root = el('div', { class: 'code' })
  private s!: State
  private file = 0
  private version = 0
  private ir: DiffLine[] = []
  private head = { source: el('div', { class: 'head' }), ir: el('div', { class: 'head' }), ptx: el('div', { class: 'head' }) }
  private source = this.list('source', i => this.s.links.fromFile(this.file, i + 1))
  private text = this.list('IR', i => this.keysOfIR(i))
  private ptx = this.list('PTX', i => this.s.links.fromPTX(i + 1))
  private sourceColumn: HTMLElement
  private irColumn: HTMLElement

  constructor(private editor?: HTMLElement) {
    this.sourceColumn = el('section', { 'aria-label': 'Source' }, this.head.source, editor ?? this.source.root)
    this.irColumn = el('section', { 'aria-label': 'LLVM IR' }, this.head.ir, this.text.root)
    this.root.append(this.sourceColumn, this.irColumn, el('section', { 'aria-label': 'PTX' }, this.head.ptx, this.ptx.root))
  }

  // onEditor is called with lines of the input to mark, if an editor takes the place of the source.
  onEditor: (lines: Set<number>, hover: boolean, show: boolean) => void = () => {}

  // file of the report that the editor shows: CUDA C is a source of the input, other texts are the input.
  get edited(): number { return Math.max(0, (this.s?.report.files ?? []).findIndex(f => !f.input && f.name.endsWith('kernel.cu'))) }

  // chooseEdited selects a line of the editor.
  chooseEdited(line: number): void {
    if (!this.s) return
    this.s.select(this.s.links.fromFile(this.edited, line))
    this.showOthers()
  }

  private list(label: string, keys: (i: number) => string[]): VirtualList {
    const l: VirtualList = new VirtualList(label, tokens, i => {
      this.s.select(keys(i))
      this.showOthers(l)
    }, i => this.mark(new Set(i < 0 ? [] : keys(i)), true))
    l.root.id = 'list-' + label
    return l
  }

  private keysOfIR(i: number): string[] {
    const l = this.ir[i]?.line
    return l && l.file >= 0 ? [key(l.file, l.at!)] : []
  }

  update(s: State): void {
    this.s = s
    if (!this.editor) {
      const files = s.report.files
      this.file = Math.max(0, files.findIndex(f => !f.input && f.lines), files.length ? 0 : -1)
      this.sourceColumn.hidden = files.length === 0
      const choices = files.map((f, i): [string, string] => [String(i), f.name.split('/').pop()!])
      this.head.source.replaceChildren(el('h2', {}, 'Source'), ...choices.length ? [select(choices, String(this.file), v => { this.file = +v; this.drawSource() }, 'File')] : [])
      this.drawSource()
    } else this.head.source.replaceChildren(el('h2', {}, 'Editor'))
    this.version = (s.function?.versions?.length ?? 0) - 1
    this.irColumn.hidden = this.version < 0
    this.drawIR()
    this.drawPTX()
    s.onSelect(() => this.mark(s.keys, false))
  }

  private drawSource(): void {
    const f = this.s.report.files[this.file]
    const rows = f?.lines ?? (f ? ['(the text of ' + f.name + ' is not known)'] : [])
    this.source.set(rows.length, i => {
      const n = this.s.heat.size ? this.s.heatOf(this.s.links.toPTX(this.s.links.fromFile(this.file, i + 1))) : 0
      return { number: String(i + 1), text: rows[i], ...this.warmth(n) }
    })
  }

  private warmth(n: number): Partial<Row> {
    return n ? { heat: Math.log2(1 + n) / Math.log2(1 + this.s.hottest), note: number(n) + '×' } : {}
  }

  private drawIR(): void {
    const f = this.s.function
    const versions = f?.versions ?? []
    const slider = el('input', { type: 'range', min: 0, max: Math.max(0, versions.length - 1), value: this.version, 'aria-label': 'Pass', input: () => { this.version = +slider.value; show() } })
    const step = (d: number) => { this.version = Math.min(versions.length - 1, Math.max(0, this.version + d)); slider.value = String(this.version); show() }
    const label = el('span', { class: 'pass', 'aria-live': 'polite' })
    const changes = el('input', { type: 'checkbox', change: () => show() })
    const show = () => {
      const pass = versions[this.version]?.pass
      label.textContent = pass === undefined ? '' : pass === '' ? 'before the passes' : `after ${pass} (${this.version} of ${versions.length - 1})`
      slider.setAttribute('aria-valuetext', label.textContent)
      this.listIR(changes.checked)
    }
    this.head.ir.replaceChildren(el('h2', {}, 'IR'),
      el('button', { 'aria-label': 'Previous pass', title: 'Previous pass', click: () => step(-1) }, '‹'), slider,
      el('button', { 'aria-label': 'Next pass', title: 'Next pass', click: () => step(1) }, '›'), field('changes', changes), label)
    show()
  }

  private listIR(changes: boolean): void {
    const f = this.s.function
    if (!f) return
    const { text, diff } = replay(f, this.version)
    const final = this.version === f.versions!.length - 1
    this.ir = changes ? diff : text.map(line => ({ line, state: 'same' }))
    const signs = { same: '', new: '+', old: '−', changed: '−' }
    let first = this.ir.findIndex(d => d.state !== 'same')
    this.text.set(this.ir.length, i => {
      const { line, state } = this.ir[i]
      const level = final && !changes ? f.uniformity?.[i] ?? 0 : 0
      const row: Row = { number: signs[state] || String(i + 1), text: line.text, class: 'is-' + state + (level === 3 ? ' divergent' : ''), title: agreement[level] || undefined }
      if (line.file >= 0 && this.s.heat.size && final && state !== 'old') Object.assign(row, this.warmth(this.s.heatOf(this.s.links.toPTX([key(line.file, line.at!)]))))
      return row
    })
    this.text.mark(this.rowsOfIR(this.s.keys), false)
    if (changes) this.text.show(first)
  }

  private drawPTX(): void {
    const p = this.s.report.ptx
    const findings = new Map<number, string>()
    for (const r of this.s.report.runs ?? []) for (const x of r.findings) if (x.line) findings.set(x.line, x.message)
    const f = this.s.function
    this.head.ptx.replaceChildren(el('h2', {}, 'PTX'), el('span', { class: 'pass' }, `${this.s.report.arch}, PTX ${this.s.report.isa}`))
    this.ptx.set(p.lines.length, i => {
      const x = this.s.links.instruction(i + 1)
      const run = this.s.heat.get(i + 1)
      const found = findings.get(i + 1)
      const title = [found, run && describe(run), x?.live && `${x.live} live 32-bit registers`, x?.need !== undefined && 'needs ' + p.needs![x.need]].filter(Boolean).join('\n')
      const row: Row = { number: String(i + 1), text: p.lines[i], title: title || undefined, class: found ? 'found' : '' }
      if (run) {
        const n = run.warp_instructions
        row.heat = Math.log2(1 + n) / Math.log2(1 + this.s.hottest)
        row.note = [found ? 'finding' : brief(run), number(n) + '×'].filter(Boolean).join(' · ')
      } else if (x?.live) row.note = x.live + ' live'
      return row
    })
    if (f?.first) this.ptx.show(f.first - 1)
  }

  private rowsOfIR(keys: Set<string>): Set<number> {
    const rows = new Set<number>()
    if (keys.size) this.ir.forEach((d, i) => { if (d.line.file >= 0 && keys.has(key(d.line.file, d.line.at!))) rows.add(i) })
    return rows
  }

  private mark(keys: Set<string>, hover: boolean): void {
    const source = this.s.links.toFile(this.file, keys)
    if (this.editor) this.onEditor(this.s.links.toFile(this.edited, keys), hover, false)
    else this.source.mark(new Set([...source].map(n => n - 1)), hover)
    this.text.mark(this.rowsOfIR(keys), hover)
    this.ptx.mark(new Set([...this.s.links.toPTX(keys)].map(n => n - 1)), hover)
  }

  // showOthers scrolls to the selection in all columns but one.
  showOthers(but?: VirtualList): void {
    const first = (rows: Set<number>) => rows.size ? Math.min(...rows) : -1
    if (but !== this.source) {
      if (this.editor) this.onEditor(this.s.links.toFile(this.edited, this.s.keys), false, !!but)
      else this.source.show(first(this.s.links.toFile(this.file, this.s.keys)) - 1)
    }
    if (but !== this.text) this.text.show(first(this.rowsOfIR(this.s.keys)))
    if (but !== this.ptx) this.ptx.show(first(this.s.links.toPTX(this.s.keys)) - 1)
  }

  // showPTX shows a line of PTX.
  showPTX(line: number): void {
    this.s.select(this.s.links.fromPTX(line))
    this.ptx.mark(new Set([line - 1, ...[...this.s.links.toPTX(this.s.keys)].map(n => n - 1)]), false)
    this.showOthers(this.ptx)
    this.ptx.show(line - 1)
  }
}
