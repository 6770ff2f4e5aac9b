import { type Caret, lineIndexOf, lineOfCaret, pageOfWord } from '#anchors/selection/selectable-text.ts'
import { type CaretStep, caretEdge, type StepDirection, stepCaret } from '#anchors/selection/step-caret.ts'
import { isVertical } from '#anchors/word-areas.ts'
import type { PageArea } from '#contract/documents/place.ts'
import type { CaretWords } from '../../marks/caret/caret-words.ts'
import { spokenAt, spokenSelection } from '../../marks/caret/spoken-caret.ts'
import type { CaretText } from '../../marks/caret/use-caret-keys.ts'
import { readsRightToLeft } from '../../marks/ends/text-points.ts'
import type { PdfSelecting } from './pdf-selecting.ts'

/** Runs of pages that are loaded for one step: to the next clause of a long annex. */
const MAX_LOADS = 8
const EDGE_PX = 48
const BELOW_TOP_PX = 24

/** Rectangle on a page at which a caret stands. */
export function areaOfCaret({ words: { text } }: PdfSelecting, caret: Caret): PageArea | undefined {
  const line = text.lines[lineOfCaret(text, caret)]
  if (!line) return undefined
  const { page, top, bottom } = line
  const word = text.words[caret.word] ?? ''
  if (caret.word >= line.first && isVertical(word, line, caret.word)) {
    const at = Math.round(top + ((bottom - top) * caret.offset) / word.length)
    const [left = 0, right = 0] = line.spans.slice((caret.word - line.first) * 2)
    return { page, left: Math.min(left, right), right: Math.max(left, right), top: at, bottom: at }
  }
  const x = Math.round(caretEdge(text, caret) ?? 0)
  return { page, left: x, right: x, top, bottom }
}

/** A caret in the words of a PDF. */
export function createPdfCaret(selecting: PdfSelecting, say: (text: string) => void, sentences: () => CaretWords): CaretText {
  const { viewer, words, store } = selecting
  const { container } = viewer
  let column: number | undefined

  const show = (caret: Caret) => {
    const area = areaOfCaret(selecting, caret)
    const rect = area && selecting.rectOf(area)
    const seen = container.getBoundingClientRect()
    if (!rect) return
    if (rect.top < seen.top + EDGE_PX) container.scrollBy(0, rect.top - seen.top - seen.height / 3)
    else if (rect.bottom > seen.bottom - EDGE_PX) container.scrollBy(0, rect.bottom - seen.bottom + seen.height / 3)
  }
  /** Loads the next page that a step needs; false at the last one, or where it cannot be loaded. */
  async function loadBeside(caret: Caret, to: StepDirection): Promise<boolean> {
    let page = pageOfWord(words.text.lines, caret.word) ?? viewer.currentPageNumber - 1
    while (words.has(page)) page += to
    return page >= 0 && page < viewer.pagesCount && words.need(page)
  }
  async function stepped(caret: Caret, step: CaretStep, to: StepDirection): Promise<Caret | 'end' | 'missing'> {
    if (step === 'whole') await words.need(to > 0 ? viewer.pagesCount - 1 : 0)
    for (let load = 0; load < MAX_LOADS; load++) {
      const next = stepCaret(words.text, caret, step, to, column)
      if (next !== 'missing') return next
      if (!(await loadBeside(caret, to))) return 'missing'
    }
    return 'missing'
  }
  function firstInView(): Caret | undefined {
    const { left, right, top } = container.getBoundingClientRect()
    const point = selecting.pointAt((left + right) / 2, top + BELOW_TOP_PX)
    const caret = point && selecting.caretAt(point)
    const line = caret && words.text.lines[lineIndexOf(words.text.lines, caret.word)]
    return line && { word: line.first, offset: 0 }
  }
  return {
    surface: container,
    isOn: () => store.get().caret !== undefined,
    direction() {
      const { caret } = store.get()
      const line = caret && words.text.lines[lineOfCaret(words.text, caret)]
      const word = words.text.words[caret?.word ?? 0] ?? ''
      if (caret && line && isVertical(word, line, caret.word)) return 'down'
      return readsRightToLeft(word) ? 'left' : 'right'
    },
    async begin() {
      const isThere = await words.need(viewer.currentPageNumber - 1)
      const caret = isThere ? (selecting.takeByKeys() ?? firstInView()) : undefined
      if (!caret) {
        say(sentences().missing)
        return false
      }
      container.setAttribute('role', 'application')
      container.setAttribute('aria-label', sentences().label)
      container.focus({ preventScroll: true })
      selecting.putCaret(caret)
      show(caret)
      say(spokenAt(words.text, caret, 'line'))
      return true
    },
    end() {
      container.removeAttribute('role')
      container.removeAttribute('aria-label')
      selecting.putCaret(undefined)
    },
    async move({ step, to }, isExtending) {
      const { caret, ends } = store.get()
      if (!caret) return
      column = step === 'line' ? (column ?? caretEdge(words.text, caret)) : undefined
      const next = await stepped(caret, step, to)
      if (typeof next === 'string') return say(next === 'missing' ? sentences().missing : sentences()[to > 0 ? 'end' : 'start'])
      selecting.moveCaret(next, isExtending ? (ends?.anchor ?? caret) : undefined)
      show(next)
      const selected = isExtending ? selecting.selected() : undefined
      say(selected ? sentences().selected(spokenSelection(words.text, selected)) : spokenAt(words.text, next, step))
    },
    hasSelection: () => selecting.selected() !== undefined,
    selectedPlace: () => selecting.read()?.place,
    dropSelection: selecting.drop,
  }
}
