import { el, number, scroll, tokens } from './dom'
import { VirtualList } from './list'
import type { Report } from './report'

interface Pair { a: number; b: number } // lines from 0, -1 for none

// CompareView shows the PTX of two compilations side by side.
export class CompareView {
  private table = scroll('Functions of both')
  private a = new VirtualList('PTX of the first options', tokens, i => this.both(i), () => {})
  private b = new VirtualList('PTX of the second options', tokens, i => this.both(i), () => {})
  root = el('div', { class: 'compare' })

  constructor(form: HTMLElement) {
    this.a.root.id = 'list-a'
    this.b.root.id = 'list-b'
    this.root.append(form, this.table, el('div', { class: 'code' }, el('section', { 'aria-label': 'First' }, this.a.root), el('section', { 'aria-label': 'Second' }, this.b.root)))
    const follow = (x: HTMLElement, y: HTMLElement) => x.addEventListener('scroll', () => { if (Math.abs(y.scrollTop - x.scrollTop) > 1) y.scrollTop = x.scrollTop })
    follow(this.a.root, this.b.root)
    follow(this.b.root, this.a.root)
  }

  private both(i: number): void {
    this.a.mark(new Set([i]), false)
    this.b.mark(new Set([i]), false)
  }

  // show compares two reports; the second may be PTX text of another compiler.
  show(a: Report, b: Report): void {
    const rows = a.functions.map(f => {
      const g = b.functions.find(x => x.name === f.name)
      const cell = (x: number, y: number | undefined) => el('td', { class: 'num' }, number(x) + (y === undefined ? '' : y === x ? ' =' : ` → ${number(y)}`))
      return el('tr', {}, el('th', { scope: 'row' }, f.name), cell(f.size, g?.size), cell(f.live, g?.live))
    })
    this.table.replaceChildren(el('table', { 'aria-label': 'Functions of both' }, el('thead', {}, el('tr', {}, ...['Function', 'Instructions', 'Live registers'].map(t => el('th', { scope: 'col' }, t)))), el('tbody', {}, ...rows)))
    const pairs = align(a.ptx.lines, b.ptx.lines)
    const side = (list: VirtualList, lines: string[], at: (p: Pair) => number, other: (p: Pair) => number) => list.set(pairs.length, i => {
      const n = at(pairs[i])
      return { number: n < 0 ? '' : String(n + 1), text: n < 0 ? '' : lines[n], class: n < 0 ? 'is-none' : other(pairs[i]) < 0 ? 'is-new' : '' }
    })
    side(this.a, a.ptx.lines, p => p.a, p => p.b)
    side(this.b, b.ptx.lines, p => p.b, p => p.a)
  }
}

// align pairs equal lines of two texts by a longest common subsequence, in windows so that long texts stay fast. Numbers of registers and
// labels do not count.
function align(a: string[], b: string[]): Pair[] {
  const plain = (s: string) => s.replace(/(%[a-z]+|\$L__BB)[\d_]+/g, '$1').trim()
  const x = a.map(plain), y = b.map(plain)
  const out: Pair[] = []
  const window = 1500
  let i = 0, j = 0
  while (i < x.length || j < y.length) {
    const n = Math.min(window, x.length - i), m = Math.min(window, y.length - j)
    const best = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1))
    for (let p = n - 1; p >= 0; p--) for (let q = m - 1; q >= 0; q--) best[p][q] = x[i + p] === y[j + q] ? best[p + 1][q + 1] + 1 : Math.max(best[p + 1][q], best[p][q + 1])
    let p = 0, q = 0
    while (p < n && q < m) {
      if (x[i + p] === y[j + q]) out.push({ a: i + p++, b: j + q++ })
      else if (best[p + 1][q] >= best[p][q + 1]) out.push({ a: i + p++, b: -1 })
      else out.push({ a: -1, b: j + q++ })
    }
    if (i + n === x.length || n === 0) while (q < m) out.push({ a: -1, b: j + q++ })
    if (j + m === y.length || m === 0) while (p < n) out.push({ a: i + p++, b: -1 })
    i += p
    j += q
  }
  return out
}
