import type { DatabaseSync } from 'node:sqlite'
import { type Bitmap, hasBit, newBitmap, setBit } from './bitmap.ts'
import { mergeSegments, mergeStreams } from './merge-segments.ts'
import { packRights, type Rights, unpackRights } from './rights.ts'
import { MAX_SEGMENT_DOCUMENTS, packSegment, packStreams, type StoredSegment, unpackSegment, unpackStreams } from './segment.ts'
import type { StoredMarks } from './snapshot.ts'
import { type Standings, standingsFrom } from './standing.ts'

interface MergeCandidate {
  readonly id: number
  readonly size: number
  readonly deletedCount: number
}

/** Number of neighbouring segments of one level that are merged into one of the next. */
const MERGE_FACTOR = 8

const level = (size: number) => Math.floor(Math.log(Math.max(1, size)) / Math.log(MERGE_FACTOR))

/** Takes as many segments of a run as fit into one segment. */
function fitting(run: readonly MergeCandidate[]): readonly MergeCandidate[] {
  let size = 0
  const end = run.findIndex(({ size: own, deletedCount }) => {
    size += own - deletedCount
    return size > MAX_SEGMENT_DOCUMENTS
  })
  return end < 0 ? run : run.slice(0, end)
}

/** Groups segments into runs of neighbours of at most this level. */
function runsOf(segments: readonly MergeCandidate[], highest: number): MergeCandidate[][] {
  const runs: MergeCandidate[][] = [[]]
  for (const segment of segments) {
    if (level(segment.size - segment.deletedCount) <= highest) runs.at(-1)?.push(segment)
    else runs.push([])
  }
  return runs
}

/**
 * Chooses segments to merge: eight or more neighbours of at most one level, so that segments stay few and each document is
 * rewritten a few times at most. A segment with more than half of its documents deleted is rewritten alone.
 */
function chooseMerge(segments: readonly MergeCandidate[]): readonly MergeCandidate[] {
  const emptied = segments.find(({ size, deletedCount }) => deletedCount * 2 > size)
  if (emptied) return [emptied]
  const highest = level(MAX_SEGMENT_DOCUMENTS)
  for (let at = 0; at < highest; at++) {
    for (const run of runsOf(segments, at)) {
      const chosen = run.length >= MERGE_FACTOR ? fitting(run) : []
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
  readonly standings: Standings
  readonly rights: Rights
}

function readMarks(database: DatabaseSync, id: number): Marks {
  const row = database.prepare('SELECT size, deleted, current, standings, rights FROM segments WHERE id = ?').get(id)
  const { size, deleted, current, standings, rights } = row as unknown as StoredMarks
  return { id, deleted, current, standings: standings ?? standingsFrom(current, size), rights: unpackRights(rights) }
}

function mergedStandings(rows: readonly Marks[], maps: readonly Uint32Array[], size: number): Standings {
  const standings = new Uint8Array(size)
  for (const [index, map] of maps.entries())
    for (const [doc, next] of map.entries()) if (next < size) standings[next] = rows[index]?.standings[doc] as number
  return standings
}

function mergedRights(rows: readonly Marks[], maps: readonly Uint32Array[], size: number): Rights {
  const all = rows.flatMap(({ rights }, index) =>
    [...rights].map(([doc, publishers]) => [maps[index]?.[doc] as number, publishers] as const),
  )
  return new Map(all.filter(([next]) => next < size))
}

/** Merges and stores segments. Their bodies leave memory before the word streams are read. */
function storeMerged(
  database: DatabaseSync,
  rows: readonly Marks[],
): { id: number | bigint; size: number; maps: readonly Uint32Array[] } {
  const body = database.prepare('SELECT body, shares FROM segments WHERE id = ?')
  const { segment, maps } = mergeSegments(
    rows.map(({ id, deleted }) => ({ segment: unpackSegment(body.get(id) as unknown as StoredSegment), deleted })),
  )
  const { keys } = segment
  const size = keys.length
  const drop = database.prepare('DELETE FROM segments WHERE id = ?')
  for (const { id } of rows) drop.run(id)
  if (size === 0) return { id: 0, size, maps }
  const { lastInsertRowid } = database
    .prepare(
      'INSERT INTO segments (first_key, last_key, size, taken_out, version, deleted, current, standings, rights, keys, body, shares) VALUES (?, ?, ?, 0, 1, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      keys[0] as number,
      keys[size - 1] as number,
      size,
      newBitmap(size),
      mergedCurrent(rows, maps, size),
      mergedStandings(rows, maps, size),
      packRights(mergedRights(rows, maps, size)),
      new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength),
      packSegment(segment),
      segment.shares,
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

/** Performs the next merge within the caller's transaction; false when none is due. */
export function mergeNext(database: DatabaseSync): boolean {
  const all = database
    .prepare('SELECT id, size, taken_out AS deletedCount FROM segments ORDER BY first_key')
    .all() as unknown as MergeCandidate[]
  const chosen = chooseMerge(all)
  if (chosen.length === 0) return false
  const rows = chosen.map(({ id }) => readMarks(database, id))
  const merged = storeMerged(database, rows)
  if (merged.size > 0) storeMergedStreams(database, rows, merged)
  const drop = database.prepare('DELETE FROM streams WHERE segment = ?')
  for (const { id } of rows) drop.run(id)
  return true
}
