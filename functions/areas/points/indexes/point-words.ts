import { forEachPiece, pieceOf } from '#finding/analysis/analyse.ts'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { ListIndex } from '#lists/memory-list.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { plainTextOf } from '../texts/plain-text.ts'

const NOTE_FIELDS = ['name', 'description', 'overlayDetails'] as const

/** Texts that a point's author wrote. The selected words are the document's, whose own text is searched for them. */
const noteTextsOf = (point: StoredPoint): string[] => NOTE_FIELDS.map((field) => plainTextOf(point, field)).filter(Boolean)

function termsOf(texts: readonly string[]): Set<string> {
  const terms = new Set<string>()
  const add = (raw: string) => {
    for (const term of pieceOf(raw).terms) terms.add(term)
  }
  for (const text of texts) forEachPiece(text, add)
  return terms
}

function writtenIn(text: string): string[] {
  const words: string[] = []
  forEachPiece(text, (raw, _start, _end, pair) => {
    if (!pair) words.push(...pieceOf(raw).written)
  })
  return words
}

function hasPhrase(texts: readonly string[], phrase: readonly string[]): boolean {
  return texts.map(writtenIn).some((words) => words.some((_, at) => phrase.every((word, more) => words[at + more] === word)))
}

type Postings = Map<string, number[]>

function post(postings: Postings, terms: Iterable<string>, place: number): void {
  for (const term of terms) {
    const places = postings.get(term)
    if (places) places.push(place)
    else postings.set(term, [place])
  }
}

/** Places that were left by changed points, beyond as many as there are points, after which all are numbered anew. */
const MAX_LEFT = 1000

/** Words of the active points of an account, read as the engines read those of documents. */
export class PointWords implements ListIndex<StoredPoint> {
  #points: (StoredPoint | undefined)[] = []
  #notes: Postings = new Map()
  #designations: Postings = new Map()
  readonly #placeOf = new Map<string, number>()

  put(point: StoredPoint): void {
    const before = this.#placeOf.get(point.id)
    if (before !== undefined) this.#points[before] = undefined
    this.#placeOf.delete(point.id)
    if (point.status !== 'active') return
    if (this.#points.length > 2 * this.#placeOf.size + MAX_LEFT) this.#renumber()
    this.#add(point)
  }

  #add(point: StoredPoint): void {
    const place = this.#points.push(point) - 1
    this.#placeOf.set(point.id, place)
    post(this.#notes, termsOf(noteTextsOf(point)), place)
    post(this.#designations, termsOf([point.designation]), place)
  }

  #renumber(): void {
    const points = this.#points.filter((point) => point !== undefined)
    this.#points = []
    this.#notes = new Map()
    this.#designations = new Map()
    for (const point of points) this.#add(point)
  }

  /** Finds the points that have each word, one of them at least in what its author wrote, and each phrase. */
  find({ terms, phrases }: Pick<ParsedQuery, 'terms' | 'phrases'>, withDesignation: boolean): StoredPoint[] {
    if (terms.length === 0) return []
    const had = new Uint8Array(this.#points.length)
    const isNoted = new Uint8Array(this.#points.length)
    for (const [at, term] of terms.entries()) {
      for (const place of this.#notes.get(term) ?? []) {
        if (had[place] !== at) continue
        had[place] = at + 1
        isNoted[place] = 1
      }
      if (!withDesignation) continue
      for (const place of this.#designations.get(term) ?? []) if (had[place] === at) had[place] = at + 1
    }
    return this.#points.filter((point, place): point is StoredPoint => {
      if (!point || had[place] !== terms.length || !isNoted[place]) return false
      if (phrases.length === 0) return true
      const texts = [...noteTextsOf(point), ...(withDesignation ? [point.designation] : [])]
      return phrases.every((phrase) => hasPhrase(texts, phrase))
    })
  }
}
