import type { PdfSelecting } from './pdf-selecting.ts'

const LONG_PRESS_MS = 450
const STILL_PX = 10
const DOUBLE_TAP_MS = 320
/** Pixels of a line that a finger can aim at. */
const AIMABLE_PX = 18
/** Enlarges what has no words that are known: pages that were scanned. */
const UNKNOWN_TIMES = 2

interface Press {
  readonly x: number
  readonly y: number
  readonly timer: number
}

/** Height in the window of the line of text at a point. */
function lineHeightAt(selecting: PdfSelecting, x: number, y: number): number | undefined {
  const point = selecting.pointAt(x, y)
  const caret = point && selecting.caretAt(point)
  const line =
    caret && selecting.words.text.lines.find(({ first, spans }) => caret.word >= first && caret.word < first + spans.length / 2)
  if (!point || !line) return undefined
  return selecting.rectOf({ page: point.page, left: 0, right: 10, top: line.top, bottom: line.bottom })?.height
}

/** Enlarges a page about a point until a finger can aim at its words; tells whether it did. */
function enlarge(selecting: PdfSelecting, x: number, y: number): boolean {
  const { viewer, rectOf } = selecting
  const height = lineHeightAt(selecting, x, y)
  const point = selecting.pointAt(x, y)
  const times = height === undefined ? UNKNOWN_TIMES : AIMABLE_PX / height
  if (!point || times <= 1) return false
  viewer.currentScale *= times
  const there = rectOf({ page: point.page, left: point.x, right: point.x, top: point.y, bottom: point.y })
  if (there) viewer.container.scrollBy(there.left - x, there.top - y)
  return true
}

/**
 * Selects words by a finger: a long press takes the nearest word, and goes on while the finger moves. Text that is too small to
 * aim at is enlarged first; two taps do that too, and back.
 */
export function followTouch(selecting: PdfSelecting, signal: AbortSignal): void {
  const { viewer, words, store } = selecting
  const { container } = viewer
  let press: Press | undefined
  let isSelecting = false
  let tapped = { at: 0, x: 0, y: 0 }
  let before: string | undefined

  function select(x: number, y: number, isFirst: boolean): void {
    const point = selecting.pointAt(x, y)
    if (!point) return
    void words.need(point.page).then(() => {
      const caret = selecting.caretAt(point)
      const anchor = isFirst ? caret : (store.get().ends?.anchor ?? caret)
      if (caret && anchor) selecting.select({ anchor, focus: caret }, 'touch')
    })
  }
  async function onLongPress(x: number, y: number): Promise<void> {
    const point = selecting.pointAt(x, y)
    if (!point) return
    // The device may take the finger away for a menu of its own while the words come.
    isSelecting = true
    if (!(await words.need(point.page))) return
    before ??= viewer.currentScaleValue
    enlarge(selecting, x, y)
    select(x, y, true)
  }
  function onStart(event: TouchEvent): void {
    const [touch] = event.touches
    stopPress()
    const target = event.target as Element
    if (!touch || event.touches.length > 1 || !target.closest('.page') || target.closest('a, button')) return
    const { clientX: x, clientY: y } = touch
    press = { x, y, timer: window.setTimeout(() => void onLongPress(x, y), LONG_PRESS_MS) }
  }
  function onMove(event: TouchEvent): void {
    const [touch] = event.touches
    if (!touch || !press) return
    if (isSelecting) {
      // The page stays under the finger that selects.
      event.preventDefault()
      select(touch.clientX, touch.clientY, false)
    } else if (Math.hypot(touch.clientX - press.x, touch.clientY - press.y) > STILL_PX) stopPress()
  }
  function stopPress(): void {
    window.clearTimeout(press?.timer)
    press = undefined
    isSelecting = false
  }
  function onEnd(event: TouchEvent): void {
    const ended = press
    const wasSelecting = isSelecting
    stopPress()
    if (wasSelecting) event.preventDefault()
    if (!ended || wasSelecting) return
    const isSecond =
      event.timeStamp - tapped.at < DOUBLE_TAP_MS && Math.hypot(ended.x - tapped.x, ended.y - tapped.y) < 2 * STILL_PX
    tapped = { at: isSecond ? 0 : event.timeStamp, x: ended.x, y: ended.y }
    if (isSecond) toggleSize(ended.x, ended.y)
    else selecting.drop()
  }
  function toggleSize(x: number, y: number): void {
    if (before !== undefined) {
      viewer.currentScaleValue = before
      before = undefined
      return
    }
    const scale = viewer.currentScaleValue
    const point = selecting.pointAt(x, y)
    if (!point) return
    void words.need(point.page).then(() => {
      if (enlarge(selecting, x, y)) before = scale
      // Text that was opened large goes back too.
      else viewer.currentScaleValue = 'page-width'
    })
  }
  container.addEventListener('touchstart', onStart, { signal, passive: true })
  container.addEventListener('touchmove', onMove, { signal, passive: false })
  container.addEventListener('touchend', onEnd, { signal, passive: false })
  container.addEventListener('touchcancel', stopPress, { signal })
  container.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal })
}
