import { blockOf } from '#anchors/selection/selected-words.ts'
import type { PointedPage } from './page-points.ts'
import type { PdfSelecting } from './pdf-selecting.ts'

/** Pixels that a pointer moves before it selects. */
const DRAG_PX = 3
/** A page scrolls on while the pointer is this near to an edge, or beyond it. */
const EDGE_PX = 24
const SCROLL_PX = 12
/** Tenths of a point between a word and lettering that is none of the text: a header, a figure. */
const BESIDE = 30

interface Drag {
  readonly from: PointedPage
  readonly x: number
  readonly y: number
  isMoved: boolean
}

/** Selects words by a mouse, from the nearest word on; a click drops the selection, two take a word, three a paragraph. */
export function followPointer(selecting: PdfSelecting, isOff: () => boolean, signal: AbortSignal): void {
  const { viewer, words, store } = selecting
  const { container } = viewer
  let drag: Drag | undefined
  let isClickOfDrag = false
  let isTouch = false

  /** The browser's own selection serves where words are not known: in a scan, a header, a figure. */
  function isOwn(target: EventTarget | null, point: PointedPage): boolean {
    if (!words.mayCome(point.page)) return false
    const isLettering = target instanceof Element && target.closest('.textLayer span, .textLayer br') !== null
    const caret = words.has(point.page) ? selecting.caretAt(point) : undefined
    return !isLettering || !words.has(point.page) || (caret !== undefined && caret.away <= BESIDE)
  }
  function onDown(event: PointerEvent): void {
    isTouch = event.pointerType === 'touch'
    const target = event.target as Element
    const isPage =
      target.closest('.page') !== null && target.closest('a, button, input, textarea, select, [contenteditable]') === null
    if (event.button !== 0 || isTouch || !isPage || isOff()) return
    const point = selecting.pointAt(event.clientX, event.clientY)
    if (!point) return
    void words.need(point.page)
    if (!isOwn(event.target, point)) {
      selecting.drop()
      return
    }
    const { ends } = store.get()
    if (event.shiftKey && ends) {
      drag = { from: point, x: event.clientX, y: event.clientY, isMoved: true }
      extendTo(event)
      return
    }
    document.getSelection()?.removeAllRanges()
    selecting.drop()
    drag = { from: point, x: event.clientX, y: event.clientY, isMoved: false }
  }
  function extendTo({ clientX, clientY }: MouseEvent): void {
    const to = selecting.pointAt(clientX, clientY)
    if (!to || !drag) return
    const { from } = drag
    void Promise.all([words.need(from.page), words.need(to.page)]).then(() => {
      const anchor = store.get().ends?.anchor ?? selecting.caretAt(from)
      const focus = selecting.caretAt(to)
      if (anchor && focus) selecting.select({ anchor, focus }, 'pointer')
    })
  }
  function onMove(event: PointerEvent): void {
    if (!drag) return
    if (event.buttons === 0) {
      drag = undefined
      return
    }
    if (!drag.isMoved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_PX) return
    drag.isMoved = true
    scrollOn(container, event.clientY)
    extendTo(event)
  }
  function onUp(): void {
    isClickOfDrag = drag?.isMoved === true
    drag = undefined
  }
  function onClick(event: MouseEvent): void {
    // A click that ends a drag chooses no mark.
    if (isClickOfDrag) event.stopPropagation()
    isClickOfDrag = false
    // Two taps enlarge.
    if (event.detail < 2 || isTouch || isOff()) return
    const point = selecting.pointAt(event.clientX, event.clientY)
    if (!point || !isOwn(event.target, point)) return
    void words.need(point.page).then(() => {
      const caret = selecting.caretAt(point)
      if (!caret) return
      const ends = event.detail === 2 ? { anchor: caret, focus: caret } : blockOf(words.text, caret.word)
      selecting.select(ends, 'pointer')
    })
  }
  function onSelectStart(event: Event): void {
    if (drag) event.preventDefault()
  }
  container.addEventListener('pointerdown', onDown, { signal })
  container.addEventListener('selectstart', onSelectStart, { signal })
  container.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onUp, { signal })
}

function scrollOn(scroller: HTMLElement, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - EDGE_PX) scroller.scrollBy(0, SCROLL_PX)
  else if (y < top + EDGE_PX) scroller.scrollBy(0, -SCROLL_PX)
}
