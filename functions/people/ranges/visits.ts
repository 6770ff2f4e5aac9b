import type { Item } from '#ports/table.ts'
import type { Range } from './range.ts'

/** Sign-in within a range of an account or by one of its partners: the account is open to the person for a time after. */
export interface Visit {
  readonly range?: Range
  /** id of the partner */
  readonly partner?: string
  /** epoch seconds */
  readonly until: number
}

const VISIT = 'visit#'
/** Attribute of a person with a sign-in within a range of an account, or by one of its partners. */
export const visitAttribute = (accountId: string): string => VISIT + accountId

export function readVisits(item: Item): Readonly<Record<string, Visit>> | undefined {
  const visits = Object.entries(item).filter(([name]) => name.startsWith(VISIT))
  return visits.length === 0
    ? undefined
    : Object.fromEntries(visits.map(([name, visit]) => [name.slice(VISIT.length), visit as unknown as Visit]))
}
