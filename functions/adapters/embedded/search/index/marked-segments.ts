import type { DatabaseSync } from 'node:sqlite'
import type { Holdable } from '#entitlement/holdings.ts'
import type { SearchChange } from '#ports/search.ts'
import { type Bitmap, clearBit, hasBit, setBit } from './bitmap.ts'
import { hasRights, packRights, unpackRights } from './rights.ts'
import { packStanding, type Standings, standingsFrom } from './standing.ts'

interface MarkedSegment {
  readonly id: number
  readonly first: number
  readonly last: number
  readonly size: number
  readonly deleted: Bitmap
  readonly current: Bitmap
  readonly standings: Standings
  /** stored form; null once one changes */
  readonly packedRights: string | null
  rights?: Map<number, Holdable>
  deletedCount: number
  changed: boolean
  keys?: Uint32Array
}

/** Changes to the marks of segments within one transaction: documents deleted, or of another standing. */
export class MarkedSegments {
  private readonly database: DatabaseSync
  private readonly segments: MarkedSegment[]

  constructor(database: DatabaseSync) {
    this.database = database
    const rows = database
      .prepare(
        'SELECT id, first_key, last_key, size, taken_out, deleted, current, standings, rights FROM segments ORDER BY first_key',
      )
      .all()
    this.segments = rows.map((row) => ({
      id: row.id as number,
      first: row.first_key as number,
      last: row.last_key as number,
      size: row.size as number,
      deletedCount: row.taken_out as number,
      deleted: row.deleted as Uint8Array,
      current: row.current as Uint8Array,
      standings: (row.standings as Uint8Array | null) ?? standingsFrom(row.current as Uint8Array, row.size as number),
      packedRights: row.rights as string | null,
      changed: false,
    }))
  }

  private find(key: number): { segment: MarkedSegment; doc: number } {
    let [low, high] = [0, this.segments.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.segments[middle] as MarkedSegment).first <= key) low = middle
      else high = middle - 1
    }
    const segment = this.segments[low] as MarkedSegment
    return { segment, doc: this.docOf(segment, key) }
  }

  private docOf(segment: MarkedSegment, key: number): number {
    if (segment.last - segment.first + 1 === segment.size) return key - segment.first
    if (!segment.keys) {
      const blob = this.database.prepare('SELECT keys FROM segments WHERE id = ?').get(segment.id)?.keys as Uint8Array
      segment.keys = new Uint32Array(blob.slice().buffer)
    }
    let [low, high] = [0, segment.keys.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((segment.keys[middle] as number) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  delete(key: number): void {
    const { segment, doc } = this.find(key)
    if (hasBit(segment.deleted, doc)) return
    setBit(segment.deleted, doc)
    segment.deletedCount++
    segment.changed = true
  }

  setStanding(key: number, change: Omit<SearchChange, 'id' | 'card'>): void {
    const { segment, doc } = this.find(key)
    if (change.current) setBit(segment.current, doc)
    else clearBit(segment.current, doc)
    segment.standings[doc] = packStanding(change)
    const own = { publishers: change.publishers, collections: change.collections }
    segment.rights ??= new Map(unpackRights(segment.packedRights))
    if (hasRights(own) || segment.rights.has(doc)) segment.rights.set(doc, own)
    segment.changed = true
  }

  save(): void {
    const update = this.database.prepare(
      'UPDATE segments SET version = version + 1, taken_out = ?, deleted = ?, current = ?, standings = ?, rights = ? WHERE id = ?',
    )
    for (const { id, deletedCount, deleted, current, standings, packedRights, rights, changed } of this.segments)
      if (changed) update.run(deletedCount, deleted, current, standings, rights ? packRights(rights) : packedRights, id)
  }
}
