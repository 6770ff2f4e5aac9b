import type { DatabaseSync } from 'node:sqlite'
import type { Bitmap } from './bitmap.ts'
import { type Segment, type Streams, unpackSegment, unpackStreams } from './segment.ts'

/** A segment as it stands: its documents are numbered from `base` within the snapshot. */
export interface OpenSegment {
  readonly id: number
  readonly version: number
  readonly segment: Segment
  readonly base: number
  readonly size: number
  readonly deleted: Bitmap
  readonly takenOut: number
  readonly current: Bitmap
}

/** Everything that can be found at one moment. */
export interface Snapshot {
  readonly segments: readonly OpenSegment[]
  /** documents, those taken out counted too */
  readonly size: number
  readonly streamsOf: (segment: OpenSegment) => Streams
}

export const EMPTY: Snapshot = {
  segments: [],
  size: 0,
  streamsOf: () => ({ starts: new Uint32Array(1), words: new Uint32Array(0) }),
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

/** Another process changed what this snapshot still counts on: take a new one. */
export class StaleSnapshot extends Error {}

function streamReader(database: DatabaseSync): Snapshot['streamsOf'] {
  const read = new Map<number, Streams>()
  return ({ id }) => {
    let streams = read.get(id)
    if (!streams) {
      const row = database.prepare('SELECT body FROM streams WHERE segment = ?').get(id)
      if (!row) throw new StaleSnapshot('merged meanwhile')
      streams = unpackStreams(row.body as Uint8Array)
      read.set(id, streams)
    }
    return streams
  }
}

/** The state of the database now; what the former snapshot holds is not read again. */
export function readSnapshot(database: DatabaseSync, former: Snapshot): Snapshot {
  database.exec('BEGIN')
  try {
    const known = new Map(former.segments.map((one) => [one.id, one]))
    const rows = database.prepare('SELECT id, version, size, taken_out FROM segments ORDER BY first_key').all()
    const marks = database.prepare('SELECT deleted, current FROM segments WHERE id = ?')
    const body = database.prepare('SELECT body FROM segments WHERE id = ?')
    let base = 0
    const segments = rows.map((row): OpenSegment => {
      const [id, version, size, takenOut] = [row.id as number, row.version as number, row.size as number, row.taken_out as number]
      const old = known.get(id)
      const own = { id, version, size, takenOut, base }
      base += size
      if (old?.version === version) return { ...own, segment: old.segment, deleted: old.deleted, current: old.current }
      const { deleted, current } = marks.get(id) as { deleted: Uint8Array; current: Uint8Array }
      return { ...own, deleted, current, segment: old?.segment ?? unpackSegment(body.get(id)?.body as Uint8Array) }
    })
    return { segments, size: base, streamsOf: streamReader(database) }
  } finally {
    database.exec('COMMIT')
  }
}
