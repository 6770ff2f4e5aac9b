import { findPlace } from '#anchors/find-place.ts'
import { isWrittenAt, placeAt } from '#anchors/make-place.ts'
import { type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import type { CarryRule } from '#contract/points/carry-rules.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { type Comparison, compareTexts } from '../compare-texts.ts'
import { carryCells } from './carry-cells.ts'
import { changedSpan } from './changed-span.ts'
import { clauseOf, nearestClause } from './clauses.ts'
import { judgeMatch } from './judge-match.ts'
import { comparedWordsIn, findPrintedWords } from './printed-words.ts'
import { type CarriedSide, type Carrying, type OlderPlace, wholeRange } from './span-range.ts'
import { uniquePassage } from './unique-passage.ts'

/**
 * A place of an older text in a newer one. `same`: its words stand there unchanged, wherever they moved · `changed`: they read
 * otherwise there, or may be other words that read alike · `gone`: they are no longer there.
 */
export interface CarriedPlace {
  readonly kind: 'same' | 'changed' | 'gone'
  /** the rule that decided */
  readonly because: CarryRule
  /** absent for what is gone */
  readonly place?: TextPlace
  /** words of the older text */
  readonly older: string
  readonly newer?: string
  /** index of the clause of the newer text in which the place is, or the nearest one; -1 where there is none */
  readonly clause: number
}

/**
 * Carries places of an older text over to a newer one, all by one comparison. The rules, of which the first that applies decides;
 * *home* is the clause of the newer text that the clause of a place became:
 *
 * 1. `lost`: a place that is not found in the older text is gone.
 * 2. `column`: cells of a column are the cells between those that have words of it, the same where all words are and no others.
 * 3. `whole`: words that stand once in each text, at home, with all that stood beside them, are the same.
 * 4. `few`: matched words away from home that have lost some of their sides are in doubt, unless they stand in a long run of
 *    matched words: short sentences stand in many clauses.
 * 5. `copied`: matched words away from home are in doubt if the same words stand at home too.
 * 6. `moved`: words that stand once in each text, away from home, with all that stood beside them, are the same.
 * 7. `several`: matched words are in doubt if they stand away from home and elsewhere as well, or if there is a place with clearly
 *    more of their sides. `mixed`: so are those that run over a clause which is matched with another one.
 * 8. `matched`: other words that the comparison matched in one piece are the same.
 * 9. `passage`: words that stand once in each text with some of both sides are the same, whatever was in doubt; but not if they
 *    also stand at home with one of their sides, and the passage is away from home or they are more often there than before.
 * 10. Words in doubt have changed: somebody has to look. The rule that put them in doubt is the reason.
 * 11. `reworded`: a place has changed if at least SAME_SHARE of its words are matched close to each other.
 * 12. `replaced`: so has one whose neighbours are matched, with a few words between them.
 * 13. `deleted`: every other place is gone.
 */
export function carryPlaces(
  older: DocumentText,
  newer: DocumentText,
  places: readonly TextPlace[],
  comparison: Comparison = compareTexts(older, newer),
): CarriedPlace[] {
  const from: CarriedSide = { text: older, words: wordsOfText(older), printed: findPrintedWords(older, comparison.older) }
  const to: CarriedSide = { text: newer, words: wordsOfText(newer), printed: findPrintedWords(newer, comparison.newer) }
  return places.map((place) => carryPlace(place, { from, to, comparison }))
}

function carryPlace(former: TextPlace, carrying: Carrying): CarriedPlace {
  const { from, to, comparison } = carrying
  const words = former.quote?.exact ?? ''
  const carriedTo = (place: TextPlace, kind: 'same' | 'changed', because: CarryRule): CarriedPlace => {
    const clause = clauseOf(place.position?.first ?? 0, to)
    return { kind, because, place, older: words, newer: place.quote?.exact ?? '', clause }
  }
  const older = findOlder(former, carrying)
  if (!older) return { kind: 'gone', because: 'lost', older: words, clause: -1 }
  const column = older.cells && carryCells(older.cells, carrying)
  if (column) return carriedTo(column.place, column.isSame ? 'same' : 'changed', 'column')
  const match = judgeMatch(former, older, carrying)
  if (match && !match.isDoubtful) return carriedTo(match.place, 'same', match.because)
  const passage = uniquePassage(former, older.range, carrying)
  if (passage) return carriedTo(passage, 'same', 'passage')
  const changed = changedSpan(older.span, comparison)
  const place = changed && placeAt(to.words, wholeRange(changed.span, to))
  if (place) return carriedTo(place, 'changed', match?.because ?? changed.because)
  return { kind: 'gone', because: 'deleted', older: words, clause: nearestClause(older.span[0], comparison, from.text) }
}

/** Finds a place in the text that it was made in. */
function findOlder(place: TextPlace, { from }: Carrying): OlderPlace | undefined {
  const unmoved = unmovedRange(from.words, place)
  const { range, cells } = unmoved ? { range: unmoved } : (findPlace(from.words, place) ?? {})
  return range && { range, span: comparedWordsIn(from.printed, range.first, range.last), cells }
}

/** The range where a place was made, if its words and those before them still stand there: no search is needed then. */
function unmovedRange(text: TextWords, { quote, position }: TextPlace): WordRange | undefined {
  if (!quote || !position || position.last >= text.words.length || position.first > position.last) return undefined
  return isWrittenAt(text, position, quote) ? position : undefined
}
