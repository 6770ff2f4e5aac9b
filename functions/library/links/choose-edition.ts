import { currentOf, inForce, orderEditions } from './editions.ts'
import type { NameEntry } from './name-entry.ts'

/** The edition that somebody asks for; without a field any edition fits. */
export interface EditionQuery {
  readonly year?: string
  readonly status?: string
}

/** Two digits match a year of any century. A letter after the year in a designation is an edition of that year. */
function isOfYear({ date, designation }: NameEntry, year: string): boolean {
  if (!/^(\d\d){1,2}$/.test(year)) return false
  return date.slice(0, 4).endsWith(year) || new RegExp(`[-:]${year}[a-z]?$`, 'i').test(designation)
}

function hasStatus({ status }: NameEntry, requested: string): boolean {
  const wanted = requested.toLowerCase()
  if (wanted === 'active') return inForce(status)
  if (wanted === 'historical') return !inForce(status)
  return status.toLowerCase().startsWith(wanted)
}

/** Chooses an edition among the entries of a name: the requested one, or the current one without a request. */
export function chooseEdition(page: readonly NameEntry[], { year, status }: EditionQuery): NameEntry | undefined {
  const matching = page.filter((entry) => (!year || isOfYear(entry, year)) && (!status || hasStatus(entry, status)))
  for (const role of ['is', 'edition', 'standard'] as const) {
    const entries = matching.filter((entry) => entry.roles.includes(role))
    const originals = entries.filter((entry) => entry.track === '' && !entry.member?.changes)
    const found = currentOf(orderEditions(originals.length ? originals : entries))
    if (found) return found
  }
  return undefined
}
