import { currentOf, inForce, orderEditions } from './editions.ts'
import type { NameEntry } from './name-entry.ts'

export interface Asked {
  readonly year?: string
  readonly status?: string
}

/** Two digits are a year of any century; a letter after it is an edition of that year. */
function isOfYear({ date, designation }: NameEntry, year: string): boolean {
  if (!/^(\d\d){1,2}$/.test(year)) return false
  return date.slice(0, 4).endsWith(year) || new RegExp(`[-:]${year}[a-z]?$`, 'i').test(designation)
}

function hasStatus({ status }: NameEntry, asked: string): boolean {
  const wanted = asked.toLowerCase()
  if (wanted === 'active') return inForce(status)
  if (wanted === 'historical') return !inForce(status)
  return status.toLowerCase().startsWith(wanted)
}

/** Of what stands under a name, the edition that is asked for; the current one where nothing says which. */
export function chooseEdition(page: readonly NameEntry[], { year, status }: Asked): NameEntry | undefined {
  const matching = page.filter((entry) => (!year || isOfYear(entry, year)) && (!status || hasStatus(entry, status)))
  for (const role of ['is', 'edition'] as const) {
    const entries = matching.filter((entry) => entry.roles.includes(role))
    const originals = entries.filter((entry) => entry.track === '')
    const found = currentOf(orderEditions(originals.length ? originals : entries))
    if (found) return found
  }
  return undefined
}
