import type { Status } from '#contract/document-card.ts'
import { compareNaturally } from '#text/natural-order.ts'
import type { NameEntry } from './name-entry.ts'

const IN_FORCE: readonly Status[] = ['Active', 'Current', 'Adopted']
const VERSION = /^v?\d+(\.\d+)+$/i

export function inForce(status: Status): boolean {
  return IN_FORCE.includes(status)
}

/** What may stand for its family, best first: the edition in force, else what may be so, else what was so last. */
function standing(status: Status): number {
  if (inForce(status)) return 0
  if (status === 'Unknown') return 1
  if (status === 'Previous') return 2
  return status === 'Draft' ? 3 : 4
}

type Key = (entry: NameEntry) => string
const date: Key = (entry) => entry.date
const edition: Key = (entry) => entry.edition
const rest: Key[] = [(entry) => entry.designation, (entry) => entry.contentCode]

/** One rule for the whole family, so that the order is total: by version numbers, else by dates, else as they are called. */
function orderOf(family: readonly NameEntry[]): Key[] {
  if (family.every((entry) => VERSION.test(entry.edition))) return [edition, date, ...rest]
  if (family.every((entry) => entry.date)) return [date, edition, ...rest]
  return [edition, ...rest]
}

/** Newest first. */
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

/** Of editions that are ordered, the one that stands for the family. */
export function currentOf(newestFirst: readonly NameEntry[]): NameEntry | undefined {
  let best: NameEntry | undefined
  for (const entry of newestFirst) if (!best || standing(entry.status) < standing(best.status)) best = entry
  return best
}
