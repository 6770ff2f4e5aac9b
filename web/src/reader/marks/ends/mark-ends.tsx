import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { MarkChange } from '../additions.ts'
import { boxOnSheet } from './box-on-sheet.ts'
import type { End, EndableText } from './endable-text.ts'
import { type EndMoves, MarkEnd } from './mark-end.tsx'
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
  const { kind, place, isMoved, onMove, onDone, onUndo } = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is drawn anew
  const selected = useMemo(() => text.selectionOf(place), [text, place, drawn])
  const [preview, setPreview] = useState<unknown>()
  const held = useRef<End>(undefined)
  // The key that ends a change may follow the one that made it at once.
  const isKept = useRef(isMoved)
  useEffect(() => {
    isKept.current = isMoved
  }, [isMoved])
  const keep = (moved: unknown): boolean => {
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
      if (moved !== undefined && keep(moved)) onDone()
    },
    step: keep,
    done: () => isKept.current && onDone(),
    undo: onUndo,
  }
  const words = place.quote?.exact ?? ''
  return (
    <>
      {preview !== undefined && <Preview text={text} selected={preview} />}
      {selected !== undefined &&
        ENDS.map((end) => {
          const { sheet, box } = text.lineOfEnd(preview ?? selected, end) ?? {}
          if (!sheet || !box) return null
          const style = boxOnSheet(sheet, box)
          return createPortal(
            <MarkEnd key={end} {...{ end, kind, style, text, scroller, selected, words, moves, held }} />,
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
function Preview({ text, selected }: { text: EndableText; selected: unknown }) {
  return text
    .boxesOf(selected)
    .map(({ sheet, box }) =>
      createPortal(
        <span className="mark-preview" style={boxOnSheet(sheet, box)} />,
        sheet.layer,
        `preview ${box.left} ${box.top} ${box.width}`,
      ),
    )
}
