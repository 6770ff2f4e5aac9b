import type { ListIndex } from '#lists/memory-list.ts'
import type { StoredPoint } from '../store/stored-point.ts'

/** Active points of an account by document. */
export class PointedDocuments implements ListIndex<StoredPoint> {
  readonly #byCode = new Map<string, Map<string, StoredPoint>>()
  /** a point that moved to another document is found there alone */
  readonly #codeOf = new Map<string, string>()
  /** codes of all documents, until one joins them or leaves */
  #codes: readonly string[] | undefined

  put(point: StoredPoint): void {
    const before = this.#codeOf.get(point.id)
    if (before !== undefined && (point.status !== 'active' || before !== point.contentCode)) this.#drop(point.id, before)
    if (point.status !== 'active') return
    const { contentCode } = point
    let points = this.#byCode.get(contentCode)
    if (!points) {
      points = new Map()
      this.#byCode.set(contentCode, points)
      this.#codes = undefined
    }
    points.set(point.id, point)
    this.#codeOf.set(point.id, contentCode)
  }

  #drop(id: string, code: string): void {
    const points = this.#byCode.get(code)
    points?.delete(id)
    this.#codeOf.delete(id)
    if (points?.size !== 0) return
    this.#byCode.delete(code)
    this.#codes = undefined
  }

  /** Number of points on a document that are seen. */
  count(code: string, sees: ((point: StoredPoint) => boolean) | undefined): number {
    const points = this.#byCode.get(code)
    if (!points) return 0
    return sees ? [...points.values()].filter(sees).length : points.size
  }

  /** Lists the documents with a point that is seen; where all are, the list is the same one until it changes. */
  codes(sees: ((point: StoredPoint) => boolean) | undefined): readonly string[] {
    if (sees) return [...this.#byCode].flatMap(([code, points]) => (points.values().some(sees) ? [code] : []))
    this.#codes ??= [...this.#byCode.keys()]
    return this.#codes
  }
}
