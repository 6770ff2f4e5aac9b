import { type Caret, pageOfWord } from '#anchors/selection/selectable-text.ts'
import {
  areasOfSelection,
  isLoaded,
  placeOfSelection,
  type SelectedWords,
  type SelectionEnds,
  wordsBetween,
} from '#anchors/selection/selected-words.ts'
import { stepCaret } from '#anchors/selection/step-caret.ts'
import { isUnspaced } from '#anchors/whole-words.ts'
import { edgesOf, isVertical, wordsIn } from '#anchors/word-areas.ts'
import type { PageArea } from '#contract/documents/place.ts'
import type { EndableText, SheetBox } from '../../marks/ends/endable-text.ts'
import { pageViewOf } from '../session/pdf-places.ts'
import type { PdfSelecting } from './pdf-selecting.ts'

interface SelectedBetween extends SelectedWords {
  readonly ends: SelectionEnds
}

const LAYER = '.text-selection'

/** Words of a PDF, of which a selection has ends that move by whole words. */
export function endableWords(selecting: PdfSelecting): EndableText<SelectedBetween> {
  const { viewer, words, rectOf } = selecting
  const between = (ends: SelectionEnds): SelectedBetween | undefined => {
    const selected = wordsBetween(words.text, ends)
    return isLoaded(words.text, selected) ? { ...selected, ends } : undefined
  }
  const boxOf = (area: PageArea): SheetBox | undefined => {
    const page = pageViewOf(viewer, area.page)?.div
    const layer = page?.querySelector<HTMLElement>(LAYER)
    const box = rectOf(area)
    return page && layer && box ? { sheet: { layer, shown: page.getBoundingClientRect(), unit: '%' }, box } : undefined
  }
  const moved = ({ ends }: SelectedBetween, end: 'start' | 'end', to: Caret) => {
    const [start, last] = [ends.anchor, ends.focus]
    const isCrossed = end === 'start' ? to.word > last.word : to.word < start.word
    if (isCrossed) return undefined
    return between(end === 'start' ? { anchor: to, focus: last } : { anchor: start, focus: to })
  }
  return {
    selectionOf({ position, areas = [], file }) {
      for (const { page } of areas) void words.need(page)
      const own = file === words.file && position ? [position.first, position.last] : wordsIn(words.text, areas)
      const [first, last] = [own[0], own.at(-1)]
      if (first === undefined || last === undefined || words.text.words[first] === undefined) return undefined
      const length = words.text.words[last]?.length ?? 0
      const isOwn = file === words.file && position
      return between({
        anchor: { word: first, offset: isOwn ? position.from : 0 },
        focus: { word: last, offset: isOwn ? position.to : length },
      })
    },
    placeOf: (selected) => placeOfSelection(words.text, selected, words.file),
    endAt(selected, end, x, y) {
      const point = selecting.pointAt(x, y)
      const caret = point && words.has(point.page) ? selecting.caretAt(point) : undefined
      return caret && moved(selected, end, caret)
    },
    stepEnd(selected, end, { by, to }) {
      const from = end === 'start' ? selected.ends.anchor : selected.ends.focus
      const isRun = isUnspaced(words.text.words[from.word] ?? '')
      const next = isRun ? stepCaret(words.text, from, by, to) : besideWord(from.word + to)
      if (next === undefined || typeof next === 'string') {
        void words.need((pageOfWord(words.text.lines, from.word) ?? 0) + to)
        return undefined
      }
      return moved(selected, end, next)
    },
    lineOfEnd(selected, end) {
      const { ranges } = selected
      const range = end === 'start' ? ranges[0] : ranges.at(-1)
      const word = end === 'start' ? range?.first : range?.last
      const { lines } = words.text
      const has = ({ first, spans }: (typeof lines)[number]) => (word ?? -1) >= first && (word ?? -1) < first + spans.length / 2
      const line = end === 'start' ? (lines.find(has) ?? lines.find(({ first }) => first > (word ?? 0))) : lines.findLast(has)
      if (!range || word === undefined || !line) return undefined
      const at = Math.max(word, line.first)
      const text = words.text.words[at] ?? ''
      const part = end === 'start' ? range.from / text.length : range.to / text.length
      const [from, to] = edgesOf(text, line, at)
      if (isVertical(text, line, at)) {
        const y = Math.round(line.top + (line.bottom - line.top) * part)
        return boxOf({ page: line.page, left: from, right: from, top: Math.min(y, line.bottom - 40), bottom: y + 40 })
      }
      const x = Math.round(from + (to - from) * part)
      return boxOf({ page: line.page, left: x, right: x, top: line.top, bottom: line.bottom })
    },
    boxesOf: (selected) => areasOfSelection(words.text, selected).flatMap((area) => boxOf(area) ?? []),
    origin: () => ({ left: 0, top: 0 }),
    watch(onDrawn) {
      const { eventBus } = viewer
      eventBus.on('textlayerrendered', onDrawn)
      const stop = words.watch(onDrawn)
      return () => {
        eventBus.off('textlayerrendered', onDrawn)
        stop()
      }
    },
  }

  function besideWord(word: number): Caret | undefined {
    const text = words.text.words[word]
    return text === undefined ? undefined : { word, offset: text.length }
  }
}
