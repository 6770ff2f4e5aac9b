import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReaderAdditions } from '../marks/additions.ts'
import type { BoxedMark } from '../marks/boxed-mark.ts'
import { markAt } from '../marks/mark-at.ts'
import { MarkBoxes } from '../marks/mark-boxes.tsx'
import { textPartsOf } from '../marks/text-selection.ts'
import type { HtmlSession } from './html-session.ts'

const NEAR_PX = 24
const BUTTON_PX = 32

interface HtmlMarksProps extends Pick<ReaderAdditions, 'marks' | 'chosen' | 'onChoose'> {
  session: HtmlSession
}

/** Draws marks over the frame of a page, from outside of it. */
export function HtmlMarks({ session, marks, ...choice }: HtmlMarksProps) {
  const { page, frame } = session
  const placed = useMemo(
    () =>
      marks
        .flatMap(({ id, kind, name, place }) => [{ id, kind, name, ranges: session.rangesOf(place) }])
        .filter(({ ranges }) => ranges.length > 0),
    [session, marks],
  )
  const measure = useCallback(
    (): BoxedMark[] => placed.map(({ id, kind, name, ranges }) => ({ id, kind, name, boxes: ranges.flatMap(boxesOf) })),
    [placed],
  )
  const [boxed, setBoxed] = useState<readonly BoxedMark[]>([])
  const [edge, setEdge] = useState(0)
  useEffect(() => {
    const update = () => {
      setBoxed(measure())
      setEdge(edgeOf(frame, page.body))
    }
    update()
    // The height of the frame follows the page's: letters that load, another size of them, another width.
    const observer = new ResizeObserver(update)
    observer.observe(frame)
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [page, frame, measure])
  const { chosen, onChoose } = choice
  useEffect(() => {
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if ((target as Element).closest?.('a') || !page.getSelection()?.isCollapsed) return
      const id = markAt(boxed, { x: clientX, y: clientY }, chosen)
      if (id) onChoose(id)
    }
    page.addEventListener('click', onClick)
    return () => page.removeEventListener('click', onClick)
  }, [page, boxed, chosen, onChoose])
  return (
    <div className="text-marks">
      <MarkBoxes {...choice} marks={boxed} unit="px" near={NEAR_PX} edge={edge} />
    </div>
  )
}

/** Room beside the column of the text, at the end of which the buttons stand; on a phone there is none. */
function edgeOf(frame: HTMLElement, body: HTMLElement): number {
  const { left, right } = body.getBoundingClientRect()
  const room = getComputedStyle(frame).direction === 'rtl' ? left : frame.clientWidth - right
  return Math.max(room - BUTTON_PX, 4)
}

/** Boxes of a range in the frame, which is as high as its page. */
function boxesOf(range: Range) {
  return textPartsOf(range)
    .flatMap((part) => [...part.getClientRects()])
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }))
}
