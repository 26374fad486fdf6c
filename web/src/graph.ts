// The control flow graph and the dominator tree, laid out by dagre (MIT). elkjs is not used: its licence is the EPL.
import dagre from '@dagrejs/dagre'
import { el, svg, select, number, plural } from './dom'
import { replay, key, type Func } from './report'
import type { State, View } from './state'

// maxBlocks is the number of blocks above which a graph is drawn only on request: layout takes seconds.
const maxBlocks = 400

export class GraphView implements View {
  name = 'graph'
  title = 'Graph'
  private canvas = el('div', { class: 'canvas', tabindex: 0, role: 'group', 'aria-label': 'Graph of blocks' })
  private kind = 'cfg'
  private zoom = 1
  private s!: State
  private scale = el('span', { class: 'pass' })
  root = el('div', { class: 'graph' }, el('div', { class: 'head' }, el('h2', {}, 'Blocks'),
    select([['cfg', 'Control flow'], ['dom', 'Dominator tree']], 'cfg', v => { this.kind = v; this.draw(false) }, 'Kind of graph'),
    el('button', { 'aria-label': 'Smaller', click: () => this.resize(0.8) }, '−'), el('button', { 'aria-label': 'Larger', click: () => this.resize(1.25) }, '+'), this.scale), this.canvas)

  constructor(private show: (keys: string[]) => void) {}

  update(s: State): void {
    this.s = s
    this.draw(false)
  }

  private resize(by: number): void {
    this.zoom = Math.min(3, Math.max(0.2, this.zoom * by))
    const g = this.canvas.querySelector('svg')
    if (!g) return
    g.setAttribute('width', String(+g.dataset.width! * this.zoom))
    g.setAttribute('height', String(+g.dataset.height! * this.zoom))
  }

  private draw(anyway: boolean): void {
    const f = this.s.function
    if (!f?.blocks?.length) {
      this.canvas.replaceChildren(el('p', { class: 'empty' }, 'There are no blocks: the report is about PTX only.'))
      return
    }
    if (f.blocks.length > maxBlocks && !anyway) {
      this.canvas.replaceChildren(el('p', { class: 'empty' }, `The function has ${number(f.blocks.length)} blocks. `, el('button', { click: () => this.draw(true) }, 'Draw it')))
      return
    }
    const text = replay(f, f.versions!.length - 1).text
    const heat = f.blocks.map(b => {
      const keys = new Set<string>()
      for (const l of text.slice(b.first, b.end)) if (l.file >= 0) keys.add(key(l.file, l.at!))
      let n = Infinity // the least of its lines: lines of other blocks may share an input line
      for (const k of keys) {
        const lines = this.s.links.toPTX([k])
        if (lines.size) n = Math.min(n, this.s.heatOf(lines))
      }
      return { keys: [...keys], count: n === Infinity ? 0 : n }
    })
    const g = new dagre.graphlib.Graph({ multigraph: true })
    g.setGraph({ ranksep: 34, nodesep: 26, marginx: 12, marginy: 12 })
    g.setDefaultEdgeLabel(() => ({}))
    const labels = f.blocks.map((_, i) => this.label(f, i, heat[i].count))
    f.blocks.forEach((_, i) => g.setNode(String(i), { width: Math.max(...labels[i].map(t => t.length)) * 7.3 + 22, height: labels[i].length * 17 + 12 }))
    f.blocks.forEach((b, i) => {
      if (this.kind === 'dom') {
        if (b.idom >= 0) g.setEdge(String(b.idom), String(i))
      } else b.succs.forEach((t, k) => g.setEdge(String(i), String(t), {}, String(k)))
    })
    dagre.layout(g)
    const { width = 0, height = 0 } = g.graph()
    const top = Math.max(1, ...heat.map(h => h.count))
    const out = svg('svg', { viewBox: `0 0 ${width} ${height}`, width: width * this.zoom, height: height * this.zoom, 'data-width': width, 'data-height': height })
    out.append(svg('defs', {}, svg('marker', { id: 'arrow', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' }, svg('path', { d: 'M0 0L8 4L0 8z' }))))
    for (const e of g.edges()) {
      const back = this.kind === 'cfg' && this.isBack(f, +e.v, +e.w)
      const n = g.node(e.v), x = n.x + n.width / 2, y = n.y
      const self = `M${x} ${y + 8}C${x + 30} ${y + 16} ${x + 30} ${y - 16} ${x} ${y - 8}`
      out.append(svg('path', { class: 'edge' + (back ? ' back' : ''), 'marker-end': 'url(#arrow)', d: e.v === e.w ? self : g.edge(e).points!.map((p: { x: number; y: number }, i: number) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('') }))
    }
    f.blocks.forEach((b, i) => {
      const n = g.node(String(i))
      const depth = b.loop >= 0 ? f.loops![b.loop].depth : 0
      const go = () => this.show(heat[i].keys)
      const node = svg('g', { class: 'block depth' + Math.min(depth, 3), tabindex: 0, role: 'button', transform: `translate(${n.x - n.width / 2} ${n.y - n.height / 2})`, click: go, keydown: (e: KeyboardEvent) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); go() } } },
        svg('rect', { width: n.width, height: n.height, rx: 5 }))
      if (heat[i].count) node.append(svg('rect', { class: 'heat', width: n.width, height: n.height, rx: 5, style: `opacity:${0.08 + 0.3 * Math.log2(1 + heat[i].count) / Math.log2(1 + top)}` }))
      labels[i].forEach((t, k) => node.append(svg('text', { x: 11, y: 20 + 17 * k, class: k ? 'small' : '' }, t + ' ')))
      out.append(node)
    })
    this.canvas.replaceChildren(out)
    this.scale.textContent = `${f.name}: ${plural(f.blocks.length, 'block')}, ${plural(f.loops?.length ?? 0, 'loop')}`
  }

  private isBack(f: Func, from: number, to: number): boolean {
    for (let b = from; b >= 0; b = f.blocks![b].idom) if (b === to) return true
    return false
  }

  private label(f: Func, i: number, count: number): string[] {
    const b = f.blocks![i]
    const lines = [b.name, plural(b.end - b.first - 1, 'instruction')]
    if (count) lines[1] += `, ${number(count)}×`
    const l = f.loops?.findIndex(l => l.header === i) ?? -1
    if (l >= 0) {
      const loop = f.loops![l]
      lines.push(`loop, depth ${loop.depth}` + (loop.trips ? `, ${number(loop.trips)} iterations` : loop.counts ? ', counted' : ''))
      if (loop.leaves === 3) lines.push('threads leave at different times')
    }
    return lines
  }
}
