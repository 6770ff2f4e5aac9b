import type { PageArea, Quote, TextPlace, WordRange } from '#contract/documents/place.ts'
import { findCells } from './find-cells.ts'
import { lettersOf } from './letters-of.ts'
import { findOccurrences, type Occurrence, weightOf, wordRangeOf } from './occurrences.ts'
import { findBySurroundings } from './surroundings.ts'
import { type CellBlock, rangeOfCells, rangesOfCells } from './table-cells.ts'
import type { TextWords } from './text-words.ts'
import { areasOf, sharePlace } from './word-areas.ts'

/** `position`: the words stand where they stood · `surroundings`: what stood beside them stands there, with other words between */
type FoundBy = 'position' | 'quote' | 'surroundings' | 'areas'

export interface PlaceMatch {
  readonly by: FoundBy
  /** `exact`: no doubt · `likely`: the words, in part of their surroundings · `changed`: the words are no longer the same */
  readonly sure: 'exact' | 'likely' | 'changed'
  /** absent where a text has no words: a scan */
  readonly range?: WordRange
  /** those of a column, whose words do not follow each other in the range */
  readonly cells?: CellBlock
  readonly areas: readonly PageArea[]
}

/** Letters more that the next best place must lack. */
const CLEARLY_BETTER = 8

/**
 * Finds a place in a text: where it stood, by its quote with what stands beside it and its clause, by what stands beside it alone,
 * or by its areas, if the text is that of the same file or has no words. The same words elsewhere are not the place: where it is
 * in doubt, it is not found. In the same file the areas are the place, however its text is read by now: words elsewhere are others.
 */
export function findPlace(text: TextWords, place: TextPlace, file?: string): PlaceMatch | undefined {
  const found = placeByWords(text, place)
  const areas = found && (found.cells ? rangesOfCells(text, found.cells) : [found.range]).flatMap((one) => areasOf(text, one))
  const own = placeByAreas(text, place, file)
  if (!found || !areas) return own
  if (own?.sure !== 'exact') return { ...found, areas }
  const isThere = areas.some((area) => own.areas.some((other) => sharePlace(area, other)))
  return isThere ? { ...found, sure: 'exact', areas: own.areas } : own
}

type FoundRange = Pick<PlaceMatch, 'by' | 'sure' | 'cells'> & { readonly range: WordRange }

function placeByWords(text: TextWords, place: TextPlace): FoundRange | undefined {
  const { quote, position, clause } = place
  if (!quote || lettersOf(quote.exact) === '') return undefined
  const occurrences = findOccurrences(text, quote, clause)
  const range = position && rangeAt(text, position, occurrences)
  if (range) return { by: 'position', sure: 'exact', range }
  const chosen = chooseOccurrence(occurrences, quote)
  if (chosen) return { by: 'quote', sure: chosen.whole ? 'exact' : 'likely', range: wordRangeOf(text, chosen.start, chosen.end) }
  const cells = occurrences.length === 0 ? findCells(text, place) : undefined
  if (cells) return { by: 'quote', sure: 'exact', cells, range: rangeOfCells(text, cells) }
  const changed = occurrences.length === 0 && quote.of === undefined ? findBySurroundings(text, quote) : undefined
  return changed && { by: 'surroundings', sure: 'changed', range: changed }
}

/** The range of the former position, if the quote stands there in its whole surroundings. */
function rangeAt(text: TextWords, position: WordRange, occurrences: readonly Occurrence[]): WordRange | undefined {
  for (const { start, end, whole } of occurrences) {
    const range = whole ? wordRangeOf(text, start, end) : undefined
    if (range && range.first === position.first && range.last === position.last && range.from === position.from) return range
  }
  return undefined
}

function chooseOccurrence(occurrences: readonly Occurrence[], { nth, of }: Quote): Occurrence | undefined {
  if (nth !== undefined && of !== undefined && of > 1) {
    const equals = occurrences.filter(({ whole }) => whole)
    return equals.length === of ? equals[nth - 1] : undefined
  }
  const [best, next] = occurrences.toSorted((a, b) => weightOf(b) - weightOf(a))
  if (!best) return undefined
  if (!next || weightOf(best) - weightOf(next) >= CLEARLY_BETTER) return best
  const unmoved = occurrences.filter((one) => one.sameWord && weightOf(best) - weightOf(one) < CLEARLY_BETTER)
  return unmoved.length === 1 ? unmoved[0] : undefined
}

function placeByAreas(
  text: TextWords,
  { areas = [], file: former }: TextPlace,
  file: string | undefined,
): PlaceMatch | undefined {
  const sameFile = file !== undefined && file === former
  const shown = areas.filter(({ page, left, top, right, bottom }) => page < text.pages && left < right && top < bottom)
  const isScan = text.words.length === 0
  if (shown.length === 0 || !(sameFile || isScan)) return undefined
  return { by: 'areas', sure: sameFile ? 'exact' : 'likely', areas: shown }
}
