import type { DatabaseSync } from 'node:sqlite'
import type { Bitmap } from './bitmap.ts'
import { type Rights, unpackRights } from './rights.ts'
import { type Segment, type StoredSegment, unpackSegment, unpackStreams, type WordStreams } from './segment.ts'
import { type Standings, standingsFrom } from './standing.ts'

/** Segment within a snapshot, which numbers its documents from `base`. */
export interface OpenSegment {
  readonly id: number
  readonly version: number
  readonly segment: Segment
  readonly base: number
  readonly size: number
  readonly deleted: Bitmap
  readonly deletedCount: number
  readonly current: Bitmap
  readonly standings: Standings
  readonly rights: Rights
}

/** State of the index at one moment. */
export interface Snapshot {
  readonly segments: readonly OpenSegment[]
  /** number of documents, deleted ones included */
  readonly size: number
  readonly streamsOf: (segment: OpenSegment) => WordStreams
  /** finds the keys of the documents with these ids, ascending */
  readonly keysOf: (ids: readonly string[]) => Uint32Array
}

export const EMPTY_SNAPSHOT: Snapshot = {
  segments: [],
  size: 0,
  streamsOf: () => ({ starts: new Uint32Array(1), words: new Uint32Array(0) }),
  keysOf: () => new Uint32Array(0),
}

export function segmentOf({ segments }: Snapshot, doc: number): OpenSegment {
  let [low, high] = [0, segments.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((segments[middle] as OpenSegment).base <= doc) low = middle
    else high = middle - 1
  }
  return segments[low] as OpenSegment
}

/** Thrown when another process removed data of a snapshot. A new snapshot is needed. */
export class StaleSnapshot extends Error {}

function streamReader(database: DatabaseSync): Snapshot['streamsOf'] {
  const read = new Map<number, WordStreams>()
  return ({ id }) => {
    let streams = read.get(id)
    if (!streams) {
      const row = database.prepare('SELECT body FROM streams WHERE segment = ?').get(id)
      if (!row) throw new StaleSnapshot('The segment was merged after the snapshot was taken.')
      streams = unpackStreams(row.body as Uint8Array)
      read.set(id, streams)
    }
    return streams
  }
}

/** Reads keys in one statement; the index of ids answers it. */
function keyReader(database: DatabaseSync): Snapshot['keysOf'] {
  return (ids) => {
    const found = database
      .prepare('SELECT d.key FROM json_each(?) AS wanted JOIN documents AS d ON d.id = wanted.value')
      .all(JSON.stringify(ids))
    return Uint32Array.from(found, ({ key }) => key as number).sort()
  }
}

/** Marks of a segment as they are stored. Null where a former release wrote them. */
export interface StoredMarks {
  readonly size: number
  readonly deleted: Bitmap
  readonly current: Bitmap
  readonly standings: Standings | null
  readonly rights: string | null
}

/** Reads the current snapshot. Segments of the former one are not read again. */
export function readSnapshot(database: DatabaseSync, former: Snapshot): Snapshot {
  database.exec('BEGIN')
  try {
    const known = new Map(former.segments.map((one) => [one.id, one]))
    const rows = database.prepare('SELECT id, version, size, taken_out FROM segments ORDER BY first_key').all()
    const marks = database.prepare('SELECT size, deleted, current, standings, rights FROM segments WHERE id = ?')
    const body = database.prepare('SELECT body, shares FROM segments WHERE id = ?')
    let base = 0
    const segments = rows.map((row): OpenSegment => {
      const [id, version, size, deletedCount] = [
        row.id as number,
        row.version as number,
        row.size as number,
        row.taken_out as number,
      ]
      const old = known.get(id)
      const own = { id, version, size, deletedCount, base }
      base += size
      if (old?.version === version) return { ...old, ...own }
      const found = marks.get(id) as unknown as StoredMarks
      return {
        ...own,
        deleted: found.deleted,
        current: found.current,
        standings: found.standings ?? standingsFrom(found.current, size),
        rights: unpackRights(found.rights),
        segment: old?.segment ?? unpackSegment(body.get(id) as unknown as StoredSegment),
      }
    })
    return { segments, size: base, streamsOf: streamReader(database), keysOf: keyReader(database) }
  } finally {
    database.exec('COMMIT')
  }
}
