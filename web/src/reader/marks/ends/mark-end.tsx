import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { End, EndableText, EndStep } from './endable-text.ts'
import { readsRightToLeft } from './text-points.ts'

/** A line of text scrolls on while an end is held this near to an edge. */
const EDGE_PX = 36
const SCROLL_PX = 14
const NAMED_LENGTH = 40

/** Ways in which an end moves. */
export interface EndMoves {
  readonly preview: (selected: unknown) => void
  /** ends a drag; undefined where nothing was moved */
  readonly drop: (selected: unknown) => void
  readonly step: (selected: unknown) => boolean
  readonly done: () => void
  readonly undo: () => void
}

interface MarkEndProps {
  end: End
  /** kind of the mark, which gives the color */
  kind: string
  style: CSSProperties
  text: EndableText
  scroller: HTMLElement
  selected: unknown
  /** words of the selection */
  words: string
  moves: EndMoves
  /** the end that keys move: it keeps the focus where it gets onto another page */
  held: RefObject<End | undefined>
}

/** Tells by keys how far an end moves: an arrow by a word, with Shift by a letter. */
function stepOfKey({ key, shiftKey }: KeyboardEvent, isMirrored: boolean): EndStep | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  return { by: shiftKey ? 'character' : 'word', to: (key === 'ArrowRight') === isMirrored ? -1 : 1 }
}

/** Handle at one end of a selection. */
export function MarkEnd({ end, kind, style, text, scroller, selected, words, moves, held }: MarkEndProps) {
  const t = useText()
  const drag = useRef<{ dx: number; dy: number; moved: unknown }>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (held.current === end) button.current?.focus({ preventScroll: true })
  }, [held, end])
  const named = end === 'start' ? words.slice(0, NAMED_LENGTH) : words.slice(-NAMED_LENGTH)

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    const line = text.lineOfEnd(selected, end)?.box
    if (!line || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top } = text.origin()
    // The pointer holds the handle beside the line that it means.
    drag.current = {
      dx: left + line.left - event.clientX,
      dy: top + line.top + line.height / 2 - event.clientY,
      moved: undefined,
    }
  }
  function onPointerMove({ clientX, clientY }: PointerEvent) {
    if (!drag.current) return
    scrollOn(scroller, clientY)
    const { left, top } = text.origin()
    const moved = text.endAt(selected, end, clientX + drag.current.dx - left, clientY + drag.current.dy - top)
    if (moved === undefined) return
    drag.current.moved = moved
    moves.preview(moved)
  }
  function onPointerEnd({ type }: PointerEvent) {
    if (!drag.current) return
    const { moved } = drag.current
    drag.current = undefined
    moves.drop(type === 'pointerup' ? moved : undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') moves.undo()
    else if (event.key === 'Enter' || event.key === ' ') moves.done()
    else {
      const step = stepOfKey(event, readsRightToLeft(words))
      if (!step) return
      move(step)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  function move(step: EndStep) {
    const moved = text.stepEnd(selected, end, step)
    if (moved === undefined) return
    held.current = end
    moves.step(moved)
  }
  return (
    <button
      ref={button}
      type="button"
      className="mark-end"
      data-end={end}
      data-kind={kind}
      style={style}
      aria-label={t(end === 'start' ? 'points.startHandle' : 'points.endHandle', { text: named })}
      aria-description={t('points.handleHint')}
      title={t('points.handleHint')}
      onFocus={() => {
        held.current = end
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true" />
    </button>
  )
}

function scrollOn(scroller: HTMLElement, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - EDGE_PX) scroller.scrollBy(0, SCROLL_PX)
  else if (y < top + EDGE_PX) scroller.scrollBy(0, -SCROLL_PX)
}
