import type { DatabaseSync } from 'node:sqlite'
import { type Bitmap, hasBit, newBitmap, setBit } from './bitmap.ts'
import { mergeSegments, mergeStreams } from './merge-segments.ts'
import { MOST_DOCUMENTS, packSegment, packStreams, unpackSegment, unpackStreams } from './segment.ts'

interface Candidate {
  readonly id: number
  readonly size: number
  readonly takenOut: number
}

const TOGETHER = 8

const level = (size: number) => Math.floor(Math.log(Math.max(1, size)) / Math.log(TOGETHER))

/** Of one run, as many as fit into a segment. */
function fitting(run: readonly Candidate[]): readonly Candidate[] {
  let size = 0
  const end = run.findIndex(({ size: own, takenOut }) => {
    size += own - takenOut
    return size > MOST_DOCUMENTS
  })
  return end < 0 ? run : run.slice(0, end)
}

/** Neighbours of one level or below, as long as they go. */
function runsOf(segments: readonly Candidate[], highest: number): Candidate[][] {
  const runs: Candidate[][] = [[]]
  for (const segment of segments) {
    if (level(segment.size - segment.takenOut) <= highest) runs.at(-1)?.push(segment)
    else runs.push([])
  }
  return runs
}

/**
 * Eight neighbours and more of one level or below become one of the next, so that each document is written again a few times at most
 * and segments stay few. One that is half empty is written again alone.
 */
function chooseMerge(segments: readonly Candidate[]): readonly Candidate[] {
  const emptied = segments.find(({ size, takenOut }) => takenOut * 2 > size)
  if (emptied) return [emptied]
  const highest = level(MOST_DOCUMENTS)
  for (let at = 0; at < highest; at++) {
    for (const run of runsOf(segments, at)) {
      const chosen = run.length >= TOGETHER ? fitting(run) : []
      if (chosen.length > 1) return chosen
    }
  }
  return []
}

function mergedCurrent(rows: readonly { current: Bitmap }[], maps: readonly Uint32Array[], size: number): Bitmap {
  const current = newBitmap(size)
  for (const [index, map] of maps.entries()) {
    const old = rows[index]?.current as Bitmap
    for (const [doc, next] of map.entries()) if (next < size && hasBit(old, doc)) setBit(current, next)
  }
  return current
}

interface Marks {
  readonly id: number
  readonly deleted: Bitmap
  readonly current: Bitmap
}

/** The merged segment, stored; the bodies that it was made from are let go before anything else is read. */
function storeMerged(
  database: DatabaseSync,
  rows: readonly Marks[],
): { id: number | bigint; size: number; maps: readonly Uint32Array[] } {
  const body = database.prepare('SELECT body FROM segments WHERE id = ?')
  const { segment, maps } = mergeSegments(
    rows.map(({ id, deleted }) => ({ segment: unpackSegment(body.get(id)?.body as Uint8Array), deleted })),
  )
  const { keys } = segment
  const size = keys.length
  const drop = database.prepare('DELETE FROM segments WHERE id = ?')
  for (const { id } of rows) drop.run(id)
  if (size === 0) return { id: 0, size, maps }
  const { lastInsertRowid } = database
    .prepare(
      'INSERT INTO segments (first_key, last_key, size, taken_out, version, deleted, current, keys, body) VALUES (?, ?, ?, 0, 1, ?, ?, ?, ?)',
    )
    .run(
      keys[0] as number,
      keys[size - 1] as number,
      size,
      newBitmap(size),
      mergedCurrent(rows, maps, size),
      new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength),
      packSegment(segment),
    )
  return { id: lastInsertRowid, size, maps }
}

function storeMergedStreams(
  database: DatabaseSync,
  rows: readonly Marks[],
  { id, size, maps }: ReturnType<typeof storeMerged>,
): void {
  const read = database.prepare('SELECT body FROM streams WHERE segment = ?')
  const inputs = rows.map((row, index) => ({
    streams: unpackStreams(read.get(row.id)?.body as Uint8Array),
    map: maps[index] as Uint32Array,
  }))
  database.prepare('INSERT INTO streams VALUES (?, ?)').run(id, packStreams(mergeStreams(inputs, size)))
}

/** Merges what is to be merged next, within the caller's transaction; false when there is nothing. */
export function mergeSome(database: DatabaseSync): boolean {
  const all = database
    .prepare('SELECT id, size, taken_out AS takenOut FROM segments ORDER BY first_key')
    .all() as unknown as Candidate[]
  const chosen = chooseMerge(all)
  if (chosen.length === 0) return false
  const marks = database.prepare('SELECT id, deleted, current FROM segments WHERE id = ?')
  const rows = chosen.map(({ id }) => marks.get(id) as unknown as Marks)
  const merged = storeMerged(database, rows)
  if (merged.size > 0) storeMergedStreams(database, rows, merged)
  const drop = database.prepare('DELETE FROM streams WHERE segment = ?')
  for (const { id } of rows) drop.run(id)
  return true
}
