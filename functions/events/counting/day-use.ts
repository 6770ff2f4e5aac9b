import type { PointAct } from '#contract/endpoint/use.ts'

/** Uses of a document by an account on a day, in the words of COUNTER 5.1: requests are investigations too. */
export interface DocumentUse {
  readonly document: string
  totalInvestigations: number
  uniqueInvestigations: number
  totalRequests: number
  uniqueRequests: number
  denials: number
}

/** Use of an account on a day. */
export interface DayUse {
  searches: number
  /** events of robots, which count nowhere else */
  robots: number
  readonly documents: Map<string, DocumentUse>
  readonly points: Partial<Record<PointAct, number>>
  /** pseudonyms of who used anything, and of who asked for or was denied what; by kind and text */
  readonly people: Map<string, Set<string>>
}

export const newDayUse = (): DayUse => ({ searches: 0, robots: 0, documents: new Map(), points: {}, people: new Map() })

/** Kinds of what people are counted by: any use, a text that they searched, a designation not held, a document denied. */
export type PeopleKind = 'use' | 'words' | 'missing' | 'denied'

export const peopleKey = (kind: PeopleKind, text = ''): string => `${kind} ${text}`

export function documentUse(use: DayUse, document: string): DocumentUse {
  const known = use.documents.get(document)
  if (known) return known
  const none = { totalInvestigations: 0, uniqueInvestigations: 0, totalRequests: 0, uniqueRequests: 0, denials: 0 }
  const made = { document, ...none }
  use.documents.set(document, made)
  return made
}

export function addPerson(use: DayUse, key: string, person: string): void {
  const known = use.people.get(key)
  if (known) known.add(person)
  else use.people.set(key, new Set([person]))
}
