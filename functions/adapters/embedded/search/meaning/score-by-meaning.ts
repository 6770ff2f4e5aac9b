import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { isSentence } from '#finding/meaning/short-question.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { allowedIn } from '../index/filtered.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { openTexts } from '../match/open-texts.ts'
import { emptyPassageScores, maskOf, type PassageScores, type PassageView, scorePassages } from './passages/nearest-passages.ts'
import type { PassageCache } from './passages/passage-cache.ts'
import { scoreAnyWord } from './score-any-word.ts'
import type { QuestionVector, SentenceCache } from './sentence/sentence-cache.ts'
import { type LocatedQuestion, locateQuestion } from './space/locate-question.ts'
import { topIndices } from './top-indices.ts'

/** Weight of nearness against words: of sentences fitted on judged ones (decision 5), of keywords on questions with the standard meant. */
const NEARNESS_WEIGHT = 4
const KEYWORDS_WEIGHT = 0.3
/** Weight of nearness by a sentence model, where there is one. */
const LIKENESS_WEIGHT = 8
/** Number of documents with the most words that decide on the question's parts of the library. */
const PART_SAMPLE_SIZE = 20
/** Number of best documents of the first pass that refine the question (pseudo-relevance feedback). */
const FEEDBACK_SIZE = 3
const FIRST_PASS_WEIGHT = 2.5
/** Weight of feedback against the question. It is lower for a sentence model, which understands more of a question. */
const FEEDBACK_WEIGHT = 1.5
const SENTENCE_FEEDBACK_WEIGHT = 1
/** Factor for parts of the library without feedback documents. */
const OTHER_PARTS_FACTOR = 0.7

export interface MeaningWeights {
  readonly nearness?: number
  readonly likeness?: number
}

/** Embedded question, and the passages to compare it with. */
export interface SentenceSearch {
  readonly question: QuestionVector
  readonly cache: SentenceCache
}

export interface MeaningScores {
  readonly scores: Float64Array
  readonly nearest: PassageScores | undefined
  /** nearness to the text itself, as far as the model knows its words */
  readonly direct?: Float64Array
}

/** Share of the question, from 0 to 1, in each part of the library. */
function sharesOf(words: Float64Array, { placed }: PassageView, { directions, nearness }: LocatedQuestion): Map<number, number> {
  const sums = new Map<number, number>()
  for (const doc of topIndices(words, PART_SAMPLE_SIZE)) {
    const part = placed.partOf[doc] as number
    if (directions.has(part)) sums.set(part, (sums.get(part) ?? 0) + (words[doc] as number))
  }
  if (sums.size === 0) for (const [part, near] of nearness) if (near > 0) sums.set(part, near ** 4)
  const most = Math.max(...sums.values())
  return new Map([...sums].map(([part, sum]) => [part, (sum / most) ** 2]))
}

function firstPass(
  question: LocatedQuestion,
  shares: ReadonlyMap<number, number>,
  view: PassageView,
  size: number,
): PassageScores {
  const nearest = emptyPassageScores(size)
  for (const [part, share] of shares) scorePart(view, part, question.directions.get(part) as Float32Array, share, nearest)
  return nearest
}

function scorePart(
  { passages, placed, mask }: PassageView,
  part: number,
  direction: Float32Array,
  share: number,
  into: PassageScores,
): void {
  const vectors = passages.parts.get(part)
  const docs = placed.docs.get(part)
  if (vectors && docs) scorePassages(vectors, docs, direction, share, mask, into, part)
}

/** Scores again, in the direction of the question and the feedback documents together. */
function secondPass(
  first: PassageScores,
  feedback: readonly number[],
  question: LocatedQuestion,
  shares: ReadonlyMap<number, number>,
  view: PassageView,
): PassageScores {
  const nearest = { ...first, scores: first.scores.map((score) => score * OTHER_PARTS_FACTOR) }
  const byPart = Map.groupBy(
    feedback.filter((doc) => (first.scores[doc] as number) > 0),
    (doc) => first.parts[doc] as number,
  )
  for (const [part, docs] of byPart) {
    const direction = (question.directions.get(part) as Float32Array).slice()
    const { bytes, steps } = view.passages.parts.get(part) as { bytes: Int8Array; steps: Float32Array }
    for (const doc of docs) {
      const row = first.rows[doc] as number
      const weight = (FEEDBACK_WEIGHT / FEEDBACK_SIZE) * (steps[row] as number)
      for (let at = 0, from = row * direction.length; at < direction.length; at++)
        direction[at] = (direction[at] as number) + weight * (bytes[from + at] as number)
    }
    const length = Math.hypot(...direction)
    const share = Math.max(shares.get(part) ?? 0, Math.sqrt(docs.length / FEEDBACK_SIZE))
    scorePart(
      view,
      part,
      direction.map((value) => value / length),
      share,
      nearest,
    )
  }
  return nearest
}

const mixed = (words: Float64Array, most: number, near: Float64Array, weight: number) =>
  words.map((score, doc) => score / most + weight * (near[doc] as number))

const withMore = (scores: Float64Array, more: Float64Array | undefined, weight: number) =>
  more ? scores.map((score, doc) => score + weight * (more[doc] as number)) : scores

/** Scores every allowed document by its nearness to a text's meaning and by the text's words in it. */
export function scoreByMeaning(
  snapshot: Snapshot,
  passages: PassageCache,
  query: ParsedQuery,
  intent: MeaningIntent,
  { nearness = isSentence(query) ? NEARNESS_WEIGHT : KEYWORDS_WEIGHT, likeness = LIKENESS_WEIGHT }: MeaningWeights = {},
  sentences?: SentenceSearch,
): MeaningScores {
  const allowed = allowedIn(snapshot, intent)
  const words = scoreAnyWord(snapshot, query, allowed, openTexts(snapshot, intent.scope))
  passages.refresh()
  if (!passages.model) return { scores: words, nearest: undefined }
  const question = locateQuestion(passages.store, passages.model, intent.text)
  const mask = maskOf(snapshot, allowed, intent.scope)
  const view = { passages, placed: passages.placedIn(snapshot), mask }
  const shares = sharesOf(words, view, question)
  const most = words[topIndices(words, 1)[0] ?? -1] ?? 1
  const first = firstPass(question, shares, view, snapshot.size)
  const alike = sentences?.cache.score(sentences.question, snapshot, mask)
  const firstScores = withMore(mixed(words, most, first.scores, FIRST_PASS_WEIGHT), alike?.scores, FIRST_PASS_WEIGHT)
  const feedback = topIndices(firstScores, FEEDBACK_SIZE)
  const nearest = secondPass(first, feedback, question, shares, view)
  const share = SENTENCE_FEEDBACK_WEIGHT / FEEDBACK_SIZE
  const more = alike && sentences?.cache.scoreAgain(sentences.question, snapshot, mask, alike, feedback, share)
  const direct = first.scores.map((score) => score * question.known)
  return { scores: withMore(mixed(words, most, nearest.scores, nearness), more?.scores, likeness), nearest, direct }
}
