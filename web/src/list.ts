import { el } from './dom'

export interface Row {
  number: string
  text: string
  class?: string
  note?: string // shown at the end of the row
  heat?: number // 0 to 1
  title?: string
}

// VirtualList shows rows of one height; only those in view are elements, so that the number of rows does not matter.
export class VirtualList {
  readonly root: HTMLElement
  private space = el('div', { class: 'space' })
  private count = 0
  private row: (i: number) => Row = () => ({ number: '', text: '' })
  private marked = new Set<number>()
  private hovered = new Set<number>()
  private current = -1
  private first = -1
  private last = -1
  private queued = false
  private height = 19

  constructor(label: string, private paint: (to: HTMLElement, text: string) => void, private choose: (i: number) => void, private hover: (i: number) => void) {
    this.root = el('div', { class: 'list', tabindex: 0, role: 'listbox', 'aria-label': label })
    this.root.append(this.space)
    this.root.addEventListener('scroll', () => this.queue())
    this.root.addEventListener('mousemove', e => this.hover(this.at(e)))
    this.root.addEventListener('mouseleave', () => this.hover(-1))
    this.root.addEventListener('click', e => this.select(this.at(e)))
    this.root.addEventListener('keydown', e => {
      const page = Math.max(1, Math.floor(this.root.clientHeight / this.height) - 1)
      const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count }
      if (!(e.key in step)) return
      e.preventDefault()
      this.select(Math.min(this.count - 1, Math.max(0, this.current + step[e.key])))
      this.show(this.current)
    })
    new ResizeObserver(() => this.queue()).observe(this.root)
  }

  set(count: number, row: (i: number) => Row): void {
    this.count = count
    this.row = row
    this.current = -1
    this.marked = new Set()
    this.hovered = new Set()
    this.space.style.height = count * this.height + 'px'
    this.redraw()
  }

  private at(e: MouseEvent): number {
    const i = Math.floor((e.clientY - this.space.getBoundingClientRect().top) / this.height)
    return i >= 0 && i < this.count ? i : -1
  }

  private select(i: number): void {
    if (i < 0) return
    this.current = i
    this.choose(i)
  }

  // mark shows rows as linked with the selection, or with the row under the pointer.
  mark(rows: Set<number>, hover: boolean): void {
    if (hover) this.hovered = rows
    else this.marked = rows
    this.redraw()
  }

  // show scrolls until a row is in view.
  show(i: number): void {
    if (i < 0) return
    const top = i * this.height, r = this.root
    if (top < r.scrollTop || top + this.height > r.scrollTop + r.clientHeight) r.scrollTop = top - r.clientHeight / 3
    this.queue()
  }

  redraw(): void {
    this.first = -1
    this.queue()
  }

  private queue(): void {
    if (this.queued) return
    this.queued = true
    requestAnimationFrame(() => {
      this.queued = false
      this.draw()
    })
  }

  private draw(): void {
    const top = this.root.scrollTop
    const first = Math.max(0, Math.floor(top / this.height) - 8)
    const last = Math.min(this.count, Math.ceil((top + this.root.clientHeight) / this.height) + 8)
    if (first === this.first && last === this.last) return
    this.first = first
    this.last = last
    const rows: HTMLElement[] = []
    for (let i = first; i < last; i++) {
      const r = this.row(i)
      const text = el('span', { class: 'text' })
      this.paint(text, r.text)
      const e = el('div', {
        class: 'row ' + (r.class ?? '') + (this.marked.has(i) ? ' marked' : '') + (this.hovered.has(i) ? ' hovered' : ''),
        role: 'option', id: this.root.id + '-' + i, 'aria-selected': String(i === this.current || this.marked.has(i)), 'aria-posinset': i + 1, 'aria-setsize': this.count, title: r.title, 'aria-label': r.text.trim() ? undefined : `${r.number} blank`,
      }, el('span', { class: 'number', 'aria-hidden': 'true' }, r.number), text)
      if (r.note) e.append(el('span', { class: 'note' }, r.note))
      if (r.heat) e.style.setProperty('--heat', String(r.heat))
      e.style.top = i * this.height + 'px'
      rows.push(e)
    }
    this.space.replaceChildren(...rows)
    if (this.current >= first && this.current < last) this.root.setAttribute('aria-activedescendant', this.root.id + '-' + this.current)
    else this.root.removeAttribute('aria-activedescendant')
  }
}
