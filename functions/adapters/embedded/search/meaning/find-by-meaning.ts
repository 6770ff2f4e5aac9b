import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { allowedIn } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { bestOf } from './best-of.ts'
import { matchSome } from './match-some.ts'
import type { KnownPassages } from './passages/known-passages.ts'
import { type Around, lookAround, maskOf, type Nearest, nobody } from './passages/nearest-passages.ts'
import type { AskedSentence, KnownSentences } from './sentence/known-sentences.ts'
import { type Asked, askModel } from './space/ask-model.ts'

/** How much nearness counts against words; fitted on judged questions (decision 5). */
const NEARNESS = 4
/** The same for what a sentence model finds near, where there is one. */
const LIKENESS = 8
/** The documents that match best say which parts of the library the question is about. */
const TELLING_PARTS = 20
/** The first ones of a first look tell more of what is meant than a short text does (pseudo-relevance feedback). */
const TELLING = 3
const FIRST_LOOK = 2.5
/** What they say counts against what was asked; a sentence model understands more of a question. */
const TOLD = 1.5
const TOLD_ALIKE = 1
/** Parts that none of them is in count less. */
const ELSEWHERE = 0.7

export interface Weights {
  readonly nearness?: number
  readonly likeness?: number
}

/** A question as a sentence model sees it, and the passages it is to be held against. */
export interface Likeness {
  readonly asked: AskedSentence
  readonly known: KnownSentences
}

export interface ByMeaning {
  readonly scores: Float64Array
  readonly nearest: Nearest | undefined
}

/** By part, from 0 to 1, how much the question is about it. */
function sharesOf(words: Float64Array, { placed }: Around, { directions, nearness }: Asked): Map<number, number> {
  const sums = new Map<number, number>()
  for (const doc of bestOf(words, TELLING_PARTS)) {
    const part = placed.partOf[doc] as number
    if (directions.has(part)) sums.set(part, (sums.get(part) ?? 0) + (words[doc] as number))
  }
  if (sums.size === 0) for (const [part, near] of nearness) if (near > 0) sums.set(part, near ** 4)
  const most = Math.max(...sums.values())
  return new Map([...sums].map(([part, sum]) => [part, (sum / most) ** 2]))
}

function firstLook(asked: Asked, shares: ReadonlyMap<number, number>, around: Around, size: number): Nearest {
  const nearest = nobody(size)
  for (const [part, share] of shares) lookIn(around, part, asked.directions.get(part) as Float32Array, share, nearest)
  return nearest
}

function lookIn({ passages, placed, mask }: Around, part: number, direction: Float32Array, share: number, into: Nearest): void {
  const vectors = passages.parts.get(part)
  const docs = placed.docs.get(part)
  if (vectors && docs) lookAround(vectors, docs, direction, share, mask, into, part)
}

/** Once more, in the direction of question and first documents together. */
function secondLook(
  first: Nearest,
  told: readonly number[],
  asked: Asked,
  shares: ReadonlyMap<number, number>,
  around: Around,
): Nearest {
  const nearest = { ...first, scores: first.scores.map((score) => score * ELSEWHERE) }
  const byPart = Map.groupBy(
    told.filter((doc) => (first.scores[doc] as number) > 0),
    (doc) => first.parts[doc] as number,
  )
  for (const [part, docs] of byPart) {
    const direction = (asked.directions.get(part) as Float32Array).slice()
    const { bytes, steps } = around.passages.parts.get(part) as { bytes: Int8Array; steps: Float32Array }
    for (const doc of docs) {
      const row = first.rows[doc] as number
      const weight = (TOLD / TELLING) * (steps[row] as number)
      for (let at = 0, from = row * direction.length; at < direction.length; at++)
        direction[at] = (direction[at] as number) + weight * (bytes[from + at] as number)
    }
    const length = Math.hypot(...direction)
    const share = Math.max(shares.get(part) ?? 0, Math.sqrt(docs.length / TELLING))
    lookIn(
      around,
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

/** How near every document that may be seen comes to what a text means, and how much of its words it has. */
export function findByMeaning(
  snapshot: Snapshot,
  passages: KnownPassages,
  query: ParsedQuery,
  { scope, filters, text }: MeaningIntent,
  { nearness = NEARNESS, likeness = LIKENESS }: Weights = {},
  sentences?: Likeness,
): ByMeaning {
  const allowed = allowedIn(snapshot, scope, filters)
  const words = matchSome(snapshot, query, allowed)
  passages.refresh()
  if (!passages.model) return { scores: words, nearest: undefined }
  const asked = askModel(passages.store, passages.model, text)
  const mask = maskOf(snapshot, allowed)
  const around = { passages, placed: passages.placedIn(snapshot), mask }
  const shares = sharesOf(words, around, asked)
  const most = words[bestOf(words, 1)[0] ?? -1] ?? 1
  const first = firstLook(asked, shares, around, snapshot.size)
  const alike = sentences?.known.look(sentences.asked, snapshot, mask)
  const told = bestOf(withMore(mixed(words, most, first.scores, FIRST_LOOK), alike?.scores, FIRST_LOOK), TELLING)
  const nearest = secondLook(first, told, asked, shares, around)
  const more = alike && sentences?.known.lookAgain(sentences.asked, snapshot, mask, alike, told, TOLD_ALIKE / TELLING)
  return { scores: withMore(mixed(words, most, nearest.scores, nearness), more?.scores, likeness), nearest }
}
