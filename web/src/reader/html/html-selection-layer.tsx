import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReaderAdditions } from '../marks/additions.ts'
import { useCaretWords } from '../marks/caret/caret-words.ts'
import { useCaretKeys } from '../marks/caret/use-caret-keys.ts'
import { createHtmlCaret } from './html-caret.ts'
import { createHtmlSelecting, type HtmlSelecting } from './html-selecting.ts'
import type { HtmlSession } from './html-session.ts'
import { boxOfCaret } from './words/html-carets.ts'

/** Selection of whole words and of cells in a page, with the caret that keys move and what a screen reader says of it. */
export function HtmlSelection({ session, actions }: { session: HtmlSession } & Pick<ReaderAdditions, 'actions'>) {
  const [spoken, say] = useState('')
  const sentences = useCaretWords()
  const selecting = useMemo(() => createHtmlSelecting(session), [session])
  const caret = useMemo(() => createHtmlCaret(selecting, session, say, () => sentences), [selecting, session, sentences])
  useCaretKeys(caret, session.page, actions)
  useEffect(() => {
    const stop = new AbortController()
    selecting.follow(stop.signal)
    const stopReading = session.selectBy(selecting)
    const onCopy = (event: ClipboardEvent) => {
      const words = selecting.copied()
      if (!words || event.defaultPrevented) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', words)
    }
    for (const page of [session.page, document]) page.addEventListener('copy', onCopy, { signal: stop.signal })
    return () => {
      stop.abort()
      stopReading()
    }
  }, [session, selecting])
  return (
    <>
      <Drawn selecting={selecting} />
      <span className="caret-words" role="status">
        {spoken}
      </span>
    </>
  )
}

/** Draws selected cells and the caret over the frame. */
function Drawn({ selecting }: { selecting: HtmlSelecting }) {
  const { store, page } = selecting
  const { cells, caret } = useSyncExternalStore(store.subscribe, store.get)
  const at = caret && boxOfCaret(page, selecting.words(), caret)
  const boxes = cells ? selecting.rangesOf(cells).flatMap((range) => [...range.getClientRects()]) : []
  return (
    <div className="text-selection">
      {boxes.map(({ left, top, width, height }) => (
        <span key={`${left} ${top}`} className="selected-words" style={{ left, top, width, height }} />
      ))}
      {at && <span className={at.height > 0 ? 'text-caret' : 'text-caret text-caret-across'} style={at} />}
    </div>
  )
}
