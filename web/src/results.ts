import uPlot from 'uplot'
import { el, number, scroll, tokens } from './dom'
import type { Buffer, Run } from './report'
import { type State, type View, describe } from './state'

// shown bounds the elements of a buffer in a table.
const shown = 1024

// RunView shows the launches of a report: findings, the most costly lines, buffers.
export class RunView implements View {
  name = 'run'
  title = 'Run'
  private body = el('div', { class: 'results' })
  root = el('div', { class: 'run' })
  constructor(private show: (line: number) => void, form?: HTMLElement) { this.root.append(...form ? [form] : [], this.body) }

  update(s: State): void {
    const runs = s.report.runs ?? []
    this.body.replaceChildren(...runs.flatMap(r => this.launch(s, r)))
  }

  private launch(s: State, r: Run): HTMLElement[] {
    const line = (n: number | undefined) => n ? [el('button', { class: 'link', click: () => this.show(n) }, 'PTX line ' + n)] : []
    const out: HTMLElement[] = [el('h2', {}, `${r.kernel}, grid ${r.grid.join('×')}, block ${r.block.join('×')}: ` + (r.done ? 'finished' : 'not finished'))]
    const list = r.findings.map(f => el('li', { class: 'finding' }, el('strong', {}, f.message), ' ', ...line(f.line), ...f.other ? [' after ', ...line(f.other)] : [], ...f.hint ? [el('p', {}, f.hint)] : [], el('details', {}, el('summary', {}, 'Details'), el('pre', {}, f.text))))
    out.push(list.length ? el('ul', { class: 'findings', 'aria-label': 'Findings' }, ...list) : el('p', { class: 'good' }, 'The sanitizer found nothing.'))
    if (r.output) out.push(el('h3', {}, 'Output'), el('pre', {}, r.output))
    const hot = [...r.lines].sort((a, b) => b.warp_instructions - a.warp_instructions || (b.global_sectors ?? 0) - (a.global_sectors ?? 0)).slice(0, 12)
    if (hot.length) out.push(el('h3', {}, 'Most executed'), scroll('Most executed instructions', el('table', { class: 'stacked' }, el('tbody', {}, ...hot.map(l => {
      const code = el('code', {})
      tokens(code, s.report.ptx.lines[l.line - 1].trim())
      return el('tr', {}, el('td', {}, ...line(l.line)), el('td', {}, code), el('td', { class: 'wide' }, describe(l)))
    })))))
    for (const b of r.buffers ?? []) out.push(...this.buffer(b))
    return out
  }

  private buffer(b: Buffer): HTMLElement[] {
    const values = b.values.map(Number)
    const panel = el('div', { class: 'buffer' })
    const side = Math.sqrt(values.length)
    const views: [string, () => void][] = [['Table', () => table()], ['Plot', () => plot()]]
    if (Number.isInteger(side) && side > 3) views.push(['Image', () => image(side)])
    const table = () => {
      const width = 16, rows: HTMLElement[] = []
      for (let i = 0; i < Math.min(shown, b.values.length); i += width) rows.push(el('tr', {}, el('th', { scope: 'row' }, String(i)), ...b.values.slice(i, i + width).map(v => el('td', { class: 'num' }, v))))
      panel.replaceChildren(scroll('Elements of buffer ' + b.name, el('table', { 'aria-label': 'Buffer ' + b.name }, el('tbody', {}, ...rows))))
    }
    const plot = () => {
      const box = el('div', { role: 'img', 'aria-label': 'Plot of buffer ' + b.name })
      panel.replaceChildren(box)
      // Colors are read at each drawing: the color scheme may change while the plot is shown.
      const color = (name: string) => () => getComputedStyle(document.documentElement).getPropertyValue(name)
      const axis = { stroke: color('--ink'), grid: { stroke: color('--rule'), width: 1 }, ticks: { stroke: color('--rule'), width: 1 } }
      const drawn = new uPlot({ width: Math.min(900, Math.max(260, panel.clientWidth - 8)), height: 220, scales: { x: { time: false } }, axes: [axis, axis], series: [{ label: 'index' }, { label: 'value', stroke: color('--accent'), points: { show: values.length <= 128 } }] },
        [values.map((_, i) => i), values.map(v => Number.isFinite(v) ? v : null)], box)
      const scheme = matchMedia('(prefers-color-scheme: dark)')
      const changed = () => box.isConnected ? drawn.redraw(false) : scheme.removeEventListener('change', changed)
      scheme.addEventListener('change', changed)
    }
    const image = (n: number) => {
      const c = el('canvas', { width: n, height: n, class: 'pixels', role: 'img', 'aria-label': `Buffer ${b.name} as an image of ${n} times ${n}` })
      const g = c.getContext('2d')!, data = g.createImageData(n, n)
      const good = values.filter(Number.isFinite), lo = good.reduce((a, v) => Math.min(a, v), Infinity), hi = good.reduce((a, v) => Math.max(a, v), -Infinity)
      values.forEach((v, i) => { const x = 255 * (v - lo) / (hi - lo || 1); data.data.set([x, x, x, 255], 4 * i) })
      g.putImageData(data, 0, 0)
      panel.replaceChildren(c)
    }
    table()
    return [el('h3', {}, `Buffer ${b.name}: ${b.type}[${number(b.total)}]`, ...views.map(([t, f]) => el('button', { click: f }, t))), panel]
  }
}
