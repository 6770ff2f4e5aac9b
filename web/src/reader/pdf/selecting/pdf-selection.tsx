import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { TextPlace } from '#contract/documents/place.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { ReaderAdditions } from '../../marks/additions.ts'
import { useCaretWords } from '../../marks/caret/caret-words.ts'
import { useCaretKeys } from '../../marks/caret/use-caret-keys.ts'
import { MarkEnds } from '../../marks/ends/mark-ends.tsx'
import { shownBox } from '../session/page-geometry.ts'
import { geometryOf, pageViewOf } from '../session/pdf-places.ts'
import type { PdfSession } from '../session/pdf-session.ts'
import { usePageLayers } from '../session/use-page-layers.ts'
import { endableWords } from './endable-words.ts'
import { followPointer } from './follow-pointer.ts'
import { followTouch } from './follow-touch.ts'
import { createPageWords, type WordSource } from './load-words.ts'
import { areaOfCaret, createPdfCaret } from './pdf-caret.ts'
import { createPdfSelecting, type PdfSelecting } from './pdf-selecting.ts'

interface PdfSelectionProps {
  session: PdfSession
  words: WordSource
  additions: ReaderAdditions
  rotation: number
}

/** Selection of words in a PDF, by pointer, finger and keys, with its caret and what a screen reader says of it. */
export function PdfSelection({ session, words, additions, rotation }: PdfSelectionProps) {
  const { actions, change } = additions
  const selecting = useMemo(() => createPdfSelecting(session.viewer, createPageWords(words)), [session, words])
  const text = useMemo(() => endableWords(selecting), [selecting])
  const [spoken, say] = useState('')
  const sentences = useCaretWords()
  const caret = useMemo(() => createPdfCaret(selecting, say, () => sentences), [selecting, sentences])
  useCaretKeys(caret, document, actions)
  useEffect(() => {
    const stop = new AbortController()
    const isOff = () => session.store.get().hand || session.store.get().presenting
    followPointer(selecting, isOff, stop.signal)
    followTouch(selecting, stop.signal)
    const stopReading = session.selectBy(selecting)
    return () => {
      stop.abort()
      stopReading()
      selecting.drop()
    }
  }, [session, selecting])
  useCopy(selecting, words.mayCopy)
  return (
    <>
      <Drawn {...{ selecting, rotation }} />
      <TouchHandles {...{ session, selecting, text }} />
      {change && <MarkEnds key={change.id} text={text} scroller={session.scroller} change={change} />}
      <span className="caret-words" role="status">
        {spoken}
      </span>
    </>
  )
}

/** Both ends of what a finger selected, to be moved. */
function TouchHandles({ session, selecting, text }: TouchHandlesProps) {
  const { by, ends } = useSyncExternalStore(selecting.store.subscribe, selecting.store.get)
  const place = by === 'touch' && ends ? selecting.read()?.place : undefined
  if (!place) return null
  const change = {
    id: 'selected',
    kind: 'point',
    place,
    isMoved: false,
    onMove(next: TextPlace) {
      const moved = text.selectionOf(next)
      if (moved) selecting.select(moved.ends, 'touch')
    },
    onDone() {},
    onUndo: selecting.drop,
  } as const
  return <MarkEnds text={text} scroller={session.scroller} change={change} />
}

interface TouchHandlesProps {
  session: PdfSession
  selecting: PdfSelecting
  text: ReturnType<typeof endableWords>
}

/** Copies the selected words as they are quoted. */
function useCopy(selecting: PdfSelecting, mayCopy: boolean): void {
  const t = useText()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const target = event.target as Element | null
      const words = target?.closest?.('input, textarea') ? undefined : selecting.copied()
      if (!words || !event.clipboardData) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The file itself may forbid it.
      const isForbidden = selecting.viewer.viewer?.classList.contains('enablePermissions')
      if (mayCopy && !isForbidden) event.clipboardData.setData('text/plain', words)
      else notify.info(t('documents.copyProtected'))
    }
    document.addEventListener('copy', onCopy, { capture: true })
    return () => document.removeEventListener('copy', onCopy, { capture: true })
  }, [selecting, mayCopy, t])
}

/** Draws the selected words and the caret over the pages. */
function Drawn({ selecting, rotation }: { selecting: PdfSelecting; rotation: number }) {
  const { viewer, store } = selecting
  const { caret, ends } = useSyncExternalStore(store.subscribe, store.get)
  const layers = usePageLayers(viewer, 'text-selection')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page knows how it is turned
  const boxes = useMemo(() => {
    const at = caret && areaOfCaret(selecting, caret)
    return [
      ...selecting.areas().map((area) => ({ area, name: 'selected-words' })),
      ...(at ? [{ area: at, name: at.left === at.right ? 'text-caret' : 'text-caret text-caret-across' }] : []),
    ]
  }, [selecting, caret, ends, rotation])
  return [...layers].map(([page, layer]) => {
    const view = pageViewOf(viewer, page)
    const here = boxes.filter(({ area }) => area.page === page)
    if (!view || here.length === 0) return null
    return createPortal(
      here.map(({ area, name }) => {
        const { left, top, width, height } = shownBox(area, geometryOf(view))
        const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }
        return <span key={`${name} ${area.left} ${area.top}`} className={name} style={style} />
      }),
      layer,
      String(page),
    )
  })
}
