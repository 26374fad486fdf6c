import { el, field, number, scroll, select } from './dom'
import { key, type Func, type Remark } from './report'
import type { State, View } from './state'

const sum = (list: { name: string; n: number }[] | undefined, ...names: string[]) => (list ?? []).filter(c => names.includes(c.name)).reduce((n, c) => n + c.n, 0)

const columns: [title: string, value: (f: Func) => string | number][] = [
  ['Function', f => f.name], ['Kind', f => f.kernel ? 'kernel' : 'function'], ['Instructions', f => f.size], ['Live registers', f => f.live],
  ['Local bytes', f => sum(f.memory, 'local')], ['Shared bytes', f => sum(f.memory, 'shared')],
  ['Global accesses', f => sum(f.accesses, 'global', 'generic')], ['Blocks', f => f.blocks?.length ?? 0], ['Loops', f => f.loops?.length ?? 0],
]

// shown bounds the rows of a table; a filter finds the others.
const shown = 500

export class FunctionsView implements View {
  name = 'functions'
  title = 'Functions'
  root = el('div', { class: 'table' })
  private by = 2
  private down = true
  private filter = ''
  constructor(private choose: (fn: number) => void) {}

  update(s: State): void {
    const value = columns[this.by][1]
    const order = s.report.functions.map((f, i) => ({ f, i })).filter(x => x.f.name.includes(this.filter)).sort((a, b) => {
      const x = value(a.f), y = value(b.f)
      const c = typeof x === 'number' ? x - (y as number) : x < y ? -1 : x > y ? 1 : 0
      return this.down ? -c : c
    })
    const head = columns.map(([title], k) => el('th', { scope: 'col', 'aria-sort': k === this.by ? (this.down ? 'descending' : 'ascending') : 'none' },
      el('button', { click: () => { this.down = k === this.by ? !this.down : k > 1; this.by = k; this.update(s) } }, title + (k === this.by ? (this.down ? ' ↓' : ' ↑') : ''))))
    const rows = order.slice(0, shown).map(({ f, i }) => el('tr', { class: i === s.fn ? 'current' : '' }, ...columns.map(([, v], k) => {
      const x = v(f)
      return k === 0 ? el('td', {}, el('button', { class: 'link', click: () => this.choose(i) }, String(x))) : el('td', { class: typeof x === 'number' ? 'num' : '' }, typeof x === 'number' ? number(x) : x)
    })))
    const find = el('input', { type: 'search', value: this.filter, 'aria-label': 'Filter functions', placeholder: 'name', input: () => { this.filter = find.value; this.update(s); this.root.querySelector('input')!.focus() } })
    this.root.replaceChildren(el('div', { class: 'head' }, el('h2', {}, 'Functions'), find, el('span', { class: 'pass' }, `${number(Math.min(shown, order.length))} of ${number(s.report.functions.length)}`)),
      scroll('Functions', el('table', {}, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows))))
  }
}

export class RemarksView implements View {
  name = 'remarks'
  title = 'Remarks'
  root = el('div', { class: 'table' })
  private kinds = new Set(['passed', 'missed', 'analysis'])
  private pass = ''
  private filter = ''
  constructor(private show: (keys: string[], fn: string) => void) {}

  update(s: State): void {
    const all = s.report.remarks ?? []
    const passes = [...new Set(all.map(r => r.pass))].sort()
    const body = el('tbody')
    const draw = () => {
      const list = all.filter(r => this.kinds.has(r.kind) && (!this.pass || r.pass === this.pass) && (!this.filter || (r.message + ' ' + r.function).toLowerCase().includes(this.filter.toLowerCase())))
      body.replaceChildren(...list.slice(0, shown).map(r => this.row(s, r)))
      count.textContent = `${number(Math.min(shown, list.length))} of ${number(all.length)}`
    }
    const count = el('span', { class: 'pass', 'aria-live': 'polite' })
    const boxes = ['passed', 'missed', 'analysis'].map(k => field(k, el('input', { type: 'checkbox', checked: this.kinds.has(k), change: (e: Event) => { (e.target as HTMLInputElement).checked ? this.kinds.add(k) : this.kinds.delete(k); draw() } })))
    const find = el('input', { type: 'search', placeholder: 'text', 'aria-label': 'Filter remarks', input: () => { this.filter = find.value; draw() } })
    this.root.replaceChildren(el('div', { class: 'head' }, el('h2', {}, 'Remarks'), ...boxes, select([['', 'all passes'], ...passes.map((p): [string, string] => [p, p])], this.pass, v => { this.pass = v; draw() }, 'Pass'), find, count),
      scroll('Remarks', el('table', {}, el('thead', {}, el('tr', {}, ...['Kind', 'Pass', 'Function', 'Place', 'Remark'].map(t => el('th', { scope: 'col' }, t)))), body)))
    draw()
  }

  private row(s: State, r: Remark): HTMLElement {
    const file = s.report.files[r.file]?.name.split('/').pop()
    const place = file ? `${file}:${r.line}` : ''
    return el('tr', { class: 'remark-' + r.kind }, el('td', {}, r.kind), el('td', {}, r.pass), el('td', {}, r.function),
      el('td', {}, place ? el('button', { class: 'link', click: () => this.show([key(r.file, r.line!)], r.function) }, place) : ''), el('td', { class: 'wide' }, r.message))
  }
}

export class TimeView implements View {
  name = 'time'
  title = 'Time'
  root = el('div', { class: 'table' })

  update(s: State): void {
    const phases = s.report.phases ?? [], passes = s.report.passes ?? []
    const total = phases.reduce((n, p) => n + p.seconds, 0)
    const most = Math.max(total, ...passes.map(p => p.seconds))
    const row = (name: string, seconds: number, level: number, ...more: string[]) => el('tr', { 'aria-level': level, class: 'level' + level }, el('th', { scope: 'row' }, name),
      el('td', { class: 'num' }, (seconds * 1e3).toFixed(3)), el('td', { class: 'bar' }, el('meter', { min: 0, max: most || 1, value: seconds, 'aria-label': name })), ...more.map(t => el('td', { class: 'num' }, t)))
    const rows = [row('total', total, 1, '', '', '')]
    for (const p of phases) {
      rows.push(row(p.name, p.seconds, 2, '', '', ''))
      if (p.name === 'the passes') for (const q of [...passes].sort((a, b) => b.seconds - a.seconds)) rows.push(row(q.name, q.seconds, 3, number(q.runs), number(q.changed), (q.instructions > 0 ? '+' : '') + number(q.instructions)))
    }
    this.root.replaceChildren(el('div', { class: 'head' }, el('h2', {}, 'Time')),
      scroll('Times', el('table', { role: 'treegrid', 'aria-label': 'Time by phase and pass' }, el('thead', {}, el('tr', {}, ...['Phase or pass', 'ms', 'Share', 'Runs', 'Changed', 'IR instructions'].map(t => el('th', { scope: 'col' }, t)))), el('tbody', {}, ...rows))))
  }
}
