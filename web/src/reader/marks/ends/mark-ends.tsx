import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { MarkChange } from '../additions.ts'
import { textPartsOf } from '../text-selection.ts'
import { boxOnSheet } from './box-on-sheet.ts'
import type { EndableText } from './endable-text.ts'
import { type EndMoves, MarkEnd } from './mark-end.tsx'
import type { End } from './moved-range.ts'
import { lineOfEnd } from './text-points.ts'
import './ends.css'

interface MarkEndsProps {
  text: EndableText
  scroller: HTMLElement
  change: MarkChange
}

const ENDS: readonly End[] = ['start', 'end']

/** Draws the ends of the chosen selection, which are moved by pointer, finger and key, and what it would be while one moves. */
export function MarkEnds({ text, scroller, change }: MarkEndsProps) {
  const t = useText()
  const drawn = useDrawn(text)
  const { place, isMoved, onMove, onDone, onUndo } = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is drawn anew
  const range = useMemo(() => text.rangeOf(place), [text, place, drawn])
  const [preview, setPreview] = useState<Range>()
  const held = useRef<End>(undefined)
  // The key that ends a change may follow the one that made it at once.
  const isKept = useRef(isMoved)
  useEffect(() => {
    isKept.current = isMoved
  }, [isMoved])
  const keep = (moved: Range): boolean => {
    const next = text.placeOf(moved)
    if (next) {
      isKept.current = true
      onMove(next)
    } else notify.info(t('documents.selectionTooLong'))
    return next !== undefined
  }
  const moves: EndMoves = {
    preview: setPreview,
    drop(moved) {
      setPreview(undefined)
      if (moved && keep(moved)) onDone()
    },
    step: keep,
    done: () => isKept.current && onDone(),
    undo: onUndo,
  }
  const words = place.quote?.exact ?? ''
  return (
    <>
      {preview && <Preview text={text} range={preview} />}
      {range &&
        ENDS.map((end) => {
          const line = lineOfEnd(preview ?? range, end)
          const sheet = text.sheetOf(end === 'start' ? range.startContainer : range.endContainer)
          if (!line || !sheet) return null
          const box = { left: line.x, top: line.top, width: 0, height: line.height }
          const style = boxOnSheet(sheet, box)
          return createPortal(
            <MarkEnd key={end} {...{ end, style, text, scroller, range, words, moves, held }} />,
            sheet.layer,
            `end ${end}`,
          )
        })}
      <span className="mark-words" role="status">
        {isMoved && t('points.selectedNow', { text: words })}
      </span>
    </>
  )
}

/** Counts how often the text was drawn. */
function useDrawn(text: EndableText): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => text.watch(() => setDrawn((count) => count + 1)), [text])
  return drawn
}

/** Draws what the selection would be. */
function Preview({ text, range }: { text: EndableText; range: Range }) {
  return textPartsOf(range).map((part, at) => {
    const sheet = text.sheetOf(part.startContainer)
    if (!sheet) return null
    const boxes = [...part.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const key = `part ${at}`
    return createPortal(
      boxes.map((box) => <span key={`${box.left} ${box.top}`} className="mark-preview" style={boxOnSheet(sheet, box)} />),
      sheet.layer,
      key,
    )
  })
}
