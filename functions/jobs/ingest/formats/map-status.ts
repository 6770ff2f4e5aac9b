import { STATUSES, type Status } from '#contract/document-card.ts'

const KNOWN: Readonly<Record<string, Status>> = Object.fromEntries(STATUSES.map((status) => [status.toLowerCase(), status]))
const WORDS: Readonly<Record<string, Status>> = {
  published: 'Active',
  'in force': 'Active',
  valid: 'Active',
  retired: 'Withdrawn',
  cancelled: 'Withdrawn',
  obsolete: 'Historical',
}

/** A source's word for where a document stands, in the words of the library. Any word is legal. */
export function mapStatus(given: string, successor: { replaced: boolean; newEdition: boolean }): Status {
  const word = given.trim().toLowerCase()
  if (word === 'superseded') return successor.replaced && !successor.newEdition ? 'Replaced' : 'Historical'
  if (word === 'withdrawn') return successor.replaced ? 'Withdrawn Replaced' : 'Withdrawn'
  return KNOWN[word] ?? WORDS[word] ?? 'Unknown'
}
