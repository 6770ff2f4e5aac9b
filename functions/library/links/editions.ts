import type { Status } from '#contract/documents/document-card.ts'
import { compareNaturally } from '#text/natural-order.ts'
import type { NameEntry } from './name-entry.ts'

const IN_FORCE: readonly Status[] = ['Active', 'Current', 'Adopted']
const VERSION = /^v?\d+(\.\d+)+$/i

export function inForce(status: Status): boolean {
  return IN_FORCE.includes(status)
}

/** Rank of a status for representing the family, 0 is best: in force, possibly in force, formerly in force. */
function statusRank(status: Status): number {
  if (inForce(status)) return 0
  if (status === 'Unknown') return 1
  if (status === 'Previous') return 2
  return status === 'Draft' ? 3 : 4
}

type Key = (entry: NameEntry) => string
const date: Key = (entry) => entry.date
const edition: Key = (entry) => entry.edition
const rest: Key[] = [(entry) => entry.designation, (entry) => entry.contentCode]

/** One rule for the whole family makes the order total: by version numbers, else by dates, else by designations. */
function orderOf(family: readonly NameEntry[]): Key[] {
  if (family.every((entry) => VERSION.test(entry.edition))) return [edition, date, ...rest]
  if (family.every((entry) => entry.date)) return [date, edition, ...rest]
  return [edition, ...rest]
}

/** Sorts the editions of a family, the newest first. */
export function orderEditions(family: readonly NameEntry[]): NameEntry[] {
  const keys = orderOf(family)
  return family.toSorted((a, b) => {
    for (const key of keys) {
      const difference = compareNaturally(key(b), key(a))
      if (difference !== 0) return difference
    }
    return 0
  })
}

/** The edition that represents the family, from editions in order. */
export function currentOf(newestFirst: readonly NameEntry[]): NameEntry | undefined {
  let best: NameEntry | undefined
  for (const entry of newestFirst) if (!best || statusRank(entry.status) < statusRank(best.status)) best = entry
  return best
}
