import type { PointIndex } from '../stored/point-index.ts'
import type { StoredPoint } from '../stored/stored-point.ts'

/** Active points of an account by document. */
export class PointedDocuments implements PointIndex {
  readonly #byCode = new Map<string, Map<string, StoredPoint>>()
  /** a point that moved to another document is found there alone */
  readonly #codeOf = new Map<string, string>()

  put(point: StoredPoint): void {
    const before = this.#codeOf.get(point.id)
    const own = before === undefined ? undefined : this.#byCode.get(before)
    own?.delete(point.id)
    this.#codeOf.delete(point.id)
    if (before !== undefined && own?.size === 0) this.#byCode.delete(before)
    if (point.status !== 'active') return
    const { contentCode } = point
    const points = this.#byCode.get(contentCode) ?? new Map<string, StoredPoint>()
    this.#byCode.set(contentCode, points.set(point.id, point))
    this.#codeOf.set(point.id, contentCode)
  }

  /** Lists the documents with a point that is seen; undefined where all are. */
  codes(sees: ((point: StoredPoint) => boolean) | undefined): string[] {
    if (!sees) return [...this.#byCode.keys()]
    return [...this.#byCode].flatMap(([code, points]) => (points.values().some(sees) ? [code] : []))
  }
}
