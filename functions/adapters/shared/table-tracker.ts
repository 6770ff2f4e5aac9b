import { createHash } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import { queryAll } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Table } from '#ports/table.ts'
import type { Topic, Tracker, TrackerPerson, Tracking } from '#ports/tracker.ts'

/** Equal topics have equal ids, so that concurrent saves create one item. */
const idOf = ({ kind, name }: Topic) => createHash('sha256').update(`${kind}\n${name}`).digest('base64url').slice(0, 22)

const partitionOf = ({ tenant, userId }: TrackerPerson) => `${tenant}#tracker#${userId}`

function trackingOf({ sk, topic, on, since }: Item): Tracking {
  return { ...(topic as unknown as Topic), id: sk, on: on as boolean, since: since as string }
}

/** Opens a tracker that stores topics in the table and is available whenever the table is. */
export function openTableTracker(table: Table, clock: Clock): Tracker {
  async function save(person: TrackerPerson, topic: Topic, on: boolean): Promise<Tracking> {
    const key = { pk: partitionOf(person), sk: idOf(topic) }
    const existing = await table.get(key)
    if (existing?.on === on) return trackingOf(existing)
    const since = on || !existing ? clock.now().toISOString() : (existing.since as string)
    const item: Item = { ...key, topic: { ...topic }, on, since }
    try {
      await table.put(item, existing ? { attribute: 'on', equals: !on } : { exists: false })
      return trackingOf(item)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      return save(person, topic, on)
    }
  }

  return {
    save,
    async list(person) {
      const all = (await queryAll(table, { pk: partitionOf(person) })).map(trackingOf)
      return all.sort((a, b) => (a.since === b.since ? (a.id < b.id ? -1 : 1) : a.since < b.since ? 1 : -1))
    },
    async remove(person, ids) {
      for (const sk of ids) if (sk) await table.delete({ pk: partitionOf(person), sk })
    },
  }
}
