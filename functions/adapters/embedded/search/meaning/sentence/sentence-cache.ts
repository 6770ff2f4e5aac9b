import { normalise } from '#finding/meaning/normalise.ts'
import type { Snapshot } from '../../index/snapshot.ts'
import { emptyPassageScores, type PassageScores, scorePassages } from '../passages/nearest-passages.ts'
import { docsOf, joinVectors } from '../passages/passage-cache.ts'
import type { ModelStore, PassageVectors } from '../space/model-store.ts'
import { SentenceStore } from './sentence-store.ts'

/** Question embedded by a sentence model. */
export interface QuestionVector {
  readonly version: string
  readonly direction: Float32Array
}

/** Number of the only part. */
const ONLY_PART = 0

/** Vectors of the passages by one version of a sentence model, in memory. */
export class SentenceCache {
  private readonly database: ModelStore
  private readonly store: SentenceStore
  private vectors: PassageVectors | undefined
  private version = ''
  private seen = -1
  private lastRow = 0
  private placed = new WeakMap<Snapshot, Int32Array>()

  constructor(store: ModelStore) {
    this.database = store
    this.store = new SentenceStore(store.database)
  }

  private refresh(version: string): void {
    const now = this.database.dataVersion()
    if (now === this.seen && version === this.version) return
    if (version !== this.version) [this.vectors, this.lastRow] = [undefined, 0]
    ;[this.seen, this.version] = [now, version]
    const model = this.store.find(version)
    if (!model?.whole) return
    const more = [...this.store.after(model.id, this.lastRow)]
    if (more.length === 0) return
    this.lastRow = more.at(-1)?.id ?? 0
    this.vectors = joinVectors(ONLY_PART, [
      ...(this.vectors ? [this.vectors] : []),
      ...more.map((one) => ({ ...one, part: ONLY_PART })),
    ])
    this.placed = new WeakMap()
  }

  /** Scores every allowed document by nearness; undefined until all documents have vectors. */
  score({ version, direction }: QuestionVector, snapshot: Snapshot, mask: Uint8Array | undefined): PassageScores | undefined {
    this.refresh(version)
    if (!this.vectors) return undefined
    let docs = this.placed.get(snapshot)
    if (!docs) {
      docs = docsOf(snapshot, this.vectors.keys)
      this.placed.set(snapshot, docs)
    }
    const nearest = emptyPassageScores(snapshot.size)
    scorePassages(this.vectors, docs, direction, 1, mask, nearest, ONLY_PART)
    return nearest
  }

  /** Scores again, in the direction of the question and the feedback documents together. */
  scoreAgain(
    question: QuestionVector,
    snapshot: Snapshot,
    mask: Uint8Array | undefined,
    { scores, rows }: PassageScores,
    feedback: readonly number[],
    share: number,
  ): PassageScores | undefined {
    const { bytes, steps } = this.vectors as PassageVectors
    const direction = question.direction.slice()
    for (const doc of feedback) {
      if ((scores[doc] as number) <= 0) continue
      const row = rows[doc] as number
      const weight = share * (steps[row] as number)
      for (let at = 0, from = row * direction.length; at < direction.length; at++)
        direction[at] = (direction[at] as number) + weight * (bytes[from + at] as number)
    }
    normalise(direction, direction.length)
    return this.score({ ...question, direction }, snapshot, mask)
  }
}
