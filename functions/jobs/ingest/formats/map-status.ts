import { STATUSES, type Status } from '#contract/documents/document-card.ts'

const KNOWN = new Map<string, Status>(STATUSES.map((status) => [status.toLowerCase(), status]))
const WORDS = new Map<string, Status>(
  Object.entries({
    published: 'Active',
    'in force': 'Active',
    valid: 'Active',
    retired: 'Withdrawn',
    cancelled: 'Withdrawn',
    obsolete: 'Historical',
    'under revision': 'Active',
  }),
)

/** Translates a source's status to the words of the library. Any word is legal. */
export function mapStatus(given: string, successor: { replaced: boolean; newEdition: boolean }): Status {
  const word = given.trim().toLowerCase()
  if (word === 'superseded') return successor.replaced && !successor.newEdition ? 'Replaced' : 'Historical'
  if (word === 'withdrawn') return successor.replaced ? 'Withdrawn Replaced' : 'Withdrawn'
  return KNOWN.get(word) ?? WORDS.get(word) ?? 'Unknown'
}

/** Marks of archived documents in the designations of publishers that state no status for them: silver books of CCSDS. */
const ARCHIVED = [/^CCSDS .+-S(?: Cor\. \d+)?$/]

export const isArchived = (designation: string): boolean => ARCHIVED.some((mark) => mark.test(designation))
