import { beginErasure, readErased } from '#people/erasure/erasure.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { type ErasedPerson, type PersonalKinds, REMAINS } from './personal-kinds.ts'

/** passes; the first finds what calls of the person that were in work left behind it only in a later one */
const MAX_PASSES = 3

async function eraseAll(kinds: PersonalKinds, person: ErasedPerson): Promise<void> {
  for (const { erase } of Object.values(kinds)) if (erase !== REMAINS) await erase(person)
}

/** Tells whether anything is left of what is erased. */
async function isAnythingLeft(kinds: PersonalKinds, person: ErasedPerson): Promise<boolean> {
  for (const { read, erase } of Object.values(kinds)) if (erase !== REMAINS && (await read(person)).length > 0) return true
  return false
}

/**
 * Erases a person. The mark of it comes first, and what says by which names and in which accounts they are found goes last: a job
 * that was killed goes on where it was, and one that runs again finds nothing to do.
 */
export function erasePersonJob(ports: Pick<Ports, 'table' | 'clock'>, kinds: PersonalKinds): JobHandler<'erase-person'> {
  const { account, ...others } = kinds
  return async ({ tenant, payload }) => {
    const { userId, at, originatedIp, handOver } = payload
    const owner = { tenant, userId }
    await beginErasure(ports, owner, { at, originatedIp })
    const facts = await readErased(ports.table, owner)
    if (!facts) return
    const heirs = new Map(handOver.map((one) => [one.groupID, one.userId]))
    const person = { ...owner, ...facts, heirs, deletedGroups: new Set(payload.delete) }
    for (let pass = 1; pass === 1 || (await isAnythingLeft(others, person)); pass++) {
      if (pass > MAX_PASSES) throw new Error('something of the person is written again and again')
      await eraseAll(others, person)
    }
    if (account && account.erase !== REMAINS) await account.erase(person)
  }
}
