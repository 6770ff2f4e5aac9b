import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReaderAdditions } from '../../marks/additions.ts'
import { type BoxedMark, MarkBoxes, markAt } from '../../marks/mark-boxes.tsx'
import type { HtmlSession } from '../html-session.ts'

const NEAR_PX = 24

interface HtmlMarksProps extends Pick<ReaderAdditions, 'marks' | 'chosen' | 'onChoose'> {
  session: HtmlSession
}

/** Draws marks over the frame of a page, from outside of it. */
export function HtmlMarks({ session, marks, ...choice }: HtmlMarksProps) {
  const { page, frame } = session
  const placed = useMemo(
    () => marks.flatMap(({ id, name, place }) => [{ id, name, range: session.rangeOf(place) }]).filter(({ range }) => range),
    [session, marks],
  )
  const measure = useCallback(
    (): BoxedMark[] => placed.map(({ id, name, range }) => ({ id, name, boxes: boxesOf(range as Range) })),
    [placed],
  )
  const [boxed, setBoxed] = useState<readonly BoxedMark[]>([])
  useEffect(() => {
    const update = () => setBoxed(measure())
    update()
    // The height of the frame follows the page's: letters that load, another size of them, another width.
    const observer = new ResizeObserver(update)
    observer.observe(frame)
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [page, frame, measure])
  const { onChoose } = choice
  useEffect(() => {
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if ((target as Element).closest?.('a') || !page.getSelection()?.isCollapsed) return
      const id = markAt(boxed, clientX, clientY)
      if (id) onChoose(id)
    }
    page.addEventListener('click', onClick)
    return () => page.removeEventListener('click', onClick)
  }, [page, boxed, onChoose])
  return (
    <div className="text-marks">
      <MarkBoxes {...choice} marks={boxed} unit="px" near={NEAR_PX} />
    </div>
  )
}

/** Boxes of a range in the frame, which is as high as its page. */
function boxesOf(range: Range) {
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }))
}
