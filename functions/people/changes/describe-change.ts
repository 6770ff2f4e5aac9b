import { isDeepStrictEqual } from 'node:util'

/** Fact of an account or of a person before and after a change, as texts. */
export interface FactChange {
  readonly field: string
  /** empty where it was absent */
  readonly before: string
  /** empty where it is absent now */
  readonly after: string
}

/** characters of a text; longer ones are cut, so that a batch of changes fits an audit */
const MAX_LENGTH = 1000
/** entries of a list that are named in full; of longer lists those alone that differ */
const MAX_ENTRIES = 10

/** Price of a subscription for a period, both days included. */
export interface SubscriptionPrice {
  readonly amount: number
  /** code of ISO 4217 */
  readonly currency: string
  readonly from: string
  readonly to: string
}

interface Subscription {
  readonly publisher: string
  readonly collection?: string
  readonly price?: SubscriptionPrice
}

type Facts = Readonly<Record<string, unknown>>

/** Formats a subscription with its price: `MIM: Water supply (1200 EUR, 2026-01-01 – 2026-12-31)`. */
function formatSubscription({ publisher, collection, price }: Subscription): string {
  const paid = price && ` (${price.amount} ${price.currency}, ${price.from} – ${price.to})`
  return `${publisher}${collection === undefined ? '' : `: ${collection}`}${paid ?? ''}`
}

const isSubscription = (value: unknown): value is Subscription =>
  typeof value === 'object' && value !== null && 'publisher' in value

const entryOf = (value: unknown): string => {
  if (isSubscription(value)) return formatSubscription(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

/** Formats the part of a list that the other list may lack. */
function formatList(list: readonly unknown[], other: readonly unknown[]): string {
  const entries = list.map(entryOf)
  if (Math.max(list.length, other.length) <= MAX_ENTRIES) return entries.join(', ')
  const others = new Set(other.map(entryOf))
  return entries.filter((entry) => !others.has(entry)).join(', ')
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function formatFact(value: unknown, other: unknown): string {
  if (value === undefined || value === null) return ''
  return cut(Array.isArray(value) ? formatList(value, listOf(other)) : String(value))
}

/** Lists the facts that a change makes different, by the names of their fields. */
export function describeChange(before: Facts, after: Facts): FactChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      field,
      before: formatFact(before[field], after[field]),
      after: formatFact(after[field], before[field]),
    }))
}
