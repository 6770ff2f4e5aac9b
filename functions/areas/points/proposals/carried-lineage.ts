import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import type { Table } from '#ports/table.ts'
import { listPlaces, readPoints } from '../store/points-store.ts'
import { readProposalsOf } from '../store/proposals-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'

/** Editions over which a line is followed. */
const MAX_STEPS = 50

type Reader = Pick<Table, 'getMany' | 'query'>

/** Returns a function that tells the first point of the line from which a point was carried. */
async function rootsOf(table: Reader, owner: PointOwner, points: readonly StoredPoint[]): Promise<(id: string) => string> {
  const sources = new Map(points.map(({ id, source }) => [id, source]))
  for (let step = 0; step < MAX_STEPS; step++) {
    const missing = new Set([...sources.values()].filter((one) => one !== undefined && !sources.has(one)) as string[])
    if (missing.size === 0) break
    for (const id of missing) sources.set(id, undefined)
    for (const { id, source } of await readPoints(table, owner, [...missing])) sources.set(id, source)
  }
  return (id) => {
    let root = id
    for (let step = 0; step < MAX_STEPS; step++) root = sources.get(root) ?? root
    return root
  }
}

interface Target {
  readonly to: JoinedDocument
  /** proposals that wait count as points too */
  readonly withWaiting: boolean
}

/**
 * Leaves out the points that a document already has, of this edition or by way of another one or of a translation, so that none is
 * proposed back to where it was made, or twice.
 */
export async function withoutCarried(
  table: Reader,
  owner: PointOwner,
  points: readonly StoredPoint[],
  { to, withWaiting }: Target,
): Promise<StoredPoint[]> {
  const codes = codesOfText(to)
  const there = (await listPlaces(table, owner, codes)).map(({ id }) => id)
  const waiting: string[] = []
  if (withWaiting)
    for await (const some of readProposalsOf(table, owner, codes)) waiting.push(...some.map(({ pointId }) => pointId))
  if (there.length === 0 && waiting.length === 0) return [...points]
  const own = new Set(points.map(({ id }) => id))
  const others = await readPoints(table, owner, [...new Set([...there, ...waiting.filter((id) => !own.has(id))])])
  const rootOf = await rootsOf(table, owner, [...points, ...others])
  const taken = new Set(others.map(({ id }) => rootOf(id)))
  return points.filter(({ id }) => !taken.has(rootOf(id)))
}
