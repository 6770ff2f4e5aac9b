import type { Caret } from '#anchors/selection/selectable-text.ts'
import { type NoStep, stepCaret } from '#anchors/selection/step-caret.ts'
import type { CaretMove } from '../marks/caret/caret-keys.ts'
import type { CaretWords } from '../marks/caret/caret-words.ts'
import { spokenAt, spokenSelection } from '../marks/caret/spoken-caret.ts'
import type { CaretText } from '../marks/caret/use-caret-keys.ts'
import type { HtmlSelecting } from './html-selecting.ts'
import type { HtmlSession } from './html-session.ts'
import { boxOfCaret, caretAtPoint, directionAt, stepLine, stepToEdge } from './words/html-carets.ts'

const EDGE_PX = 48
const BELOW_TOP_PX = 24

/** A caret in the words of a page. */
export function createHtmlCaret(
  selecting: HtmlSelecting,
  { frame, scroller, readSelection }: Pick<HtmlSession, 'frame' | 'scroller' | 'readSelection'>,
  say: (text: string) => void,
  sentences: () => CaretWords,
): CaretText {
  const { page, store } = selecting
  let column: number | undefined

  function show(caret: Caret): void {
    const box = boxOfCaret(page, selecting.words(), caret)
    if (!box) return
    const top = box.top + frame.offsetTop - scroller.scrollTop
    if (top < EDGE_PX || top + box.height > scroller.clientHeight - EDGE_PX)
      scroller.scrollTop = box.top + frame.offsetTop - scroller.clientHeight / 3
  }
  function stepped(caret: Caret, { step, to }: CaretMove): Caret | NoStep {
    if (step === 'line') return stepLine(page, selecting.words(), caret, to, column)
    return step === 'edge' ? stepToEdge(page, selecting.words(), caret, to) : stepCaret(selecting.text(), caret, step, to)
  }
  /** The first words in view: the caret begins at the start of their line. */
  function firstInView(): Caret | undefined {
    const own = selecting.words()
    const { width } = frame.getBoundingClientRect()
    for (let y = BELOW_TOP_PX; y < scroller.clientHeight; y += BELOW_TOP_PX) {
      const caret = caretAtPoint(page, own, width / 2, scroller.scrollTop - frame.offsetTop + y)
      if (caret) return stepToEdge(page, own, caret, -1)
    }
    return own.starts.length > 0 ? { word: 0, offset: 0 } : undefined
  }
  return {
    surface: scroller,
    isOn: () => store.get().caret !== undefined,
    direction: () => directionAt(selecting.words(), store.get().caret?.word ?? 0),
    async begin() {
      const ends = selecting.selectedEnds()
      const caret = ends?.focus ?? firstInView()
      if (!caret) {
        say(sentences().missing)
        return false
      }
      scroller.setAttribute('role', 'application')
      scroller.setAttribute('aria-label', sentences().label)
      scroller.focus({ preventScroll: true })
      selecting.putCaret(caret, ends)
      say(selecting.text().words[caret.word] ?? '')
      return true
    },
    end() {
      scroller.removeAttribute('role')
      scroller.removeAttribute('aria-label')
      selecting.putCaret(undefined)
    },
    async move(move, isExtending) {
      const { caret, ends } = store.get()
      if (!caret) return
      const box = boxOfCaret(page, selecting.words(), caret)
      column = move.step === 'line' ? (column ?? (box?.height === 0 ? box.top : box?.left)) : undefined
      const next = stepped(caret, move)
      if (typeof next === 'string') return say(sentences()[move.to > 0 ? 'end' : 'start'])
      selecting.moveCaret(next, isExtending ? (ends?.anchor ?? caret) : undefined)
      show(next)
      const selected = isExtending ? selecting.selected() : undefined
      const text = selecting.text()
      say(
        selected
          ? sentences().selected(spokenSelection(text, selected))
          : spokenAt(text, next, move.step === 'line' ? 'word' : move.step),
      )
    },
    hasSelection: () => selecting.selected() !== undefined,
    selectedPlace: () => readSelection()?.place,
    dropSelection: selecting.drop,
  }
}
