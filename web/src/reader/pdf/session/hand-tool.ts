import type { PdfStore } from './pdf-state.ts'

/** Elements that keep their own clicks while pages are dragged. */
const OTHERS = 'a, button, input, select, textarea'

/** Drags the pages with the mouse while the hand is chosen. Fingers scroll by themselves. */
export function followHand(container: HTMLElement, store: PdfStore, signal: AbortSignal): void {
  let from: { x: number; y: number; left: number; top: number } | undefined
  const drop = () => {
    from = undefined
    delete container.dataset.dragged
  }
  const grab = (event: PointerEvent) => {
    const isTaken = (event.target as Element).closest(OTHERS)
    if (!store.get().hand || event.button !== 0 || event.pointerType === 'touch' || isTaken) return
    event.preventDefault()
    container.focus({ preventScroll: true })
    container.setPointerCapture(event.pointerId)
    container.dataset.dragged = ''
    from = { x: event.clientX, y: event.clientY, left: container.scrollLeft, top: container.scrollTop }
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (from) container.scrollTo({ left: from.left + from.x - clientX, top: from.top + from.y - clientY })
  }
  container.addEventListener('pointerdown', grab, { signal })
  container.addEventListener('pointermove', drag, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) container.addEventListener(end, drop, { signal })
}
