import { readHeld } from '#library/read-held.ts'
import type { TableReader } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { AccountPoints } from '../stored/account-points.ts'
import type { StoredPoint } from '../stored/stored-point.ts'
import { mayTakeWords } from './policy.ts'

/** Tells of which points somebody may see the selected words: a search in others would tell what stands in a closed document. */
export async function wordsAreOpen(
  table: TableReader,
  actor: Actor,
  all: AccountPoints,
): Promise<(point: StoredPoint) => boolean> {
  if (actor.drmView) return () => false
  const codes = [...new Set(Array.from(all.all(), ({ contentCode }) => contentCode))]
  const held = await readHeld(table, actor.tenant, codes)
  const open = new Set(codes.filter((code) => mayTakeWords(actor, held.get(code))))
  return ({ contentCode }) => open.has(contentCode)
}
