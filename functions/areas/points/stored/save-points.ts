import { setTimeout as sleep } from 'node:timers/promises'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, TableUnavailable } from '#ports/table.ts'
import { readHead, writesOfHead } from './changes.ts'
import { type PointChange, readPoints, writesOfChanges } from './store.ts'
import type { PointOwner } from './stored-point.ts'

/** changes; their writes fit one transaction */
const BATCH_SIZE = 20
const MAX_ATTEMPTS = 40
const MAX_PAUSE_MS = 100

/**
 * Saves changes of points with their history. Returns the ids of those that were not saved because the point was changed
 * meanwhile. The changes of an account follow one another, and writers at the same time try again.
 */
export async function savePoints(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  owner: PointOwner,
  changes: readonly PointChange[],
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  for (let at = 0; at < changes.length; at += BATCH_SIZE) {
    for (const id of await saveBatch({ table, clock }, owner, changes.slice(at, at + BATCH_SIZE))) changed.add(id)
  }
  return changed
}

async function saveBatch(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  owner: PointOwner,
  changes: readonly PointChange[],
): Promise<string[]> {
  let waiting = changes
  const lost: string[] = []
  for (let attempt = 1; waiting.length > 0; attempt++) {
    const head = await readHead(table, owner)
    const ids = waiting.map(({ after }) => after.id)
    try {
      await table.transact([...writesOfChanges(owner, waiting), ...writesOfHead(owner, head, ids, clock.now())])
      return lost
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (attempt === MAX_ATTEMPTS) throw new TableUnavailable('other writers change the same points', { cause: error })
    }
    const stored = new Map((await readPoints(table, owner, ids)).map((point) => [point.id, point]))
    const isWritten = ({ after }: PointChange) => stored.get(after.id)?.write === after.write
    const isLost = ({ before, after }: PointChange) => stored.get(after.id)?.version !== before?.version
    lost.push(...waiting.filter((one) => !isWritten(one) && isLost(one)).map(({ after }) => after.id))
    waiting = waiting.filter((one) => !isWritten(one) && !isLost(one))
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 5 * attempt))
  }
  return lost
}
