import type { UsageDay } from '#functions/events/counting/usage-store.ts'
import type { SubscriptionPrice } from '#people/changes/describe-change.ts'
import type { StoredAccount, Subscription } from '#people/store.ts'

/** Reason why a use has no cost. */
type CostGap = 'unpriced' | 'invalid' | 'outside' | 'unused'

/** Price of a subscription over its use in the days that are shown. */
export interface SubscriptionCost {
  readonly account: string
  readonly subscription: string
  readonly price?: SubscriptionPrice
  /** days that are shown and that the price is for */
  readonly days: number
  /** part of the price that is for those days */
  readonly share?: number
  /** unique item requests of those days; of all that are shown where there is no price */
  readonly uniqueRequests: number
  readonly costPerUse?: number
  readonly gap?: CostGap
}

/** Prices and uses in a currency; currencies are never added up. */
export interface CurrencyCost {
  readonly currency: string
  readonly share: number
  readonly uniqueRequests: number
  /** absent where nothing was used */
  readonly costPerUse?: number
}

const DAY_MS = 86_400_000
const keyOf = ({ publisher, collection }: Subscription) => [publisher, collection].filter(Boolean).join('/')
const daysOf = ({ from, to }: SubscriptionPrice) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
const cents = (amount: number) => Math.round(amount * 100) / 100

const isValid = (price: SubscriptionPrice) =>
  Number.isFinite(price.amount) && price.amount >= 0 && daysOf(price) > 0 && /^[A-Z]{3}$/.test(price.currency)

/** Unique item requests of a day, by the key of the subscription that opened the text. */
type DayRequests = ReadonlyMap<string, number>

function requestsOf({ rows }: UsageDay): DayRequests {
  const requests = new Map<string, number>()
  for (const { subscription, uniqueRequests } of rows)
    if (uniqueRequests > 0) requests.set(subscription, (requests.get(subscription) ?? 0) + uniqueRequests)
  return requests
}

function costOf(
  account: string,
  subscription: Subscription,
  shown: readonly string[],
  used: ReadonlyMap<string, DayRequests>,
): SubscriptionCost {
  const { price, name } = subscription
  const requestsIn = (days: readonly string[]) =>
    days.reduce((sum, day) => sum + (used.get(day)?.get(keyOf(subscription)) ?? 0), 0)
  const facts = { account, subscription: name, ...(price && { price }) }
  if (!price || !isValid(price))
    return { ...facts, days: 0, uniqueRequests: requestsIn(shown), gap: price ? 'invalid' : 'unpriced' }
  const priced = shown.filter((day) => day >= price.from && day <= price.to)
  const uniqueRequests = requestsIn(priced)
  const share = (price.amount * priced.length) / daysOf(price)
  const counted = { ...facts, days: priced.length, share: cents(share), uniqueRequests }
  if (priced.length === 0) return { ...counted, gap: 'outside' }
  return uniqueRequests === 0 ? { ...counted, gap: 'unused' } : { ...counted, costPerUse: cents(share / uniqueRequests) }
}

/** Finds what the uses of an account’s subscriptions cost in some days. */
export function costsOf(
  { name, subscriptions }: Pick<StoredAccount, 'name' | 'subscriptions'>,
  shown: readonly string[],
  usage: readonly UsageDay[],
): SubscriptionCost[] {
  const used = new Map(usage.map((day) => [day.day, requestsOf(day)]))
  return subscriptions.map((subscription) => costOf(name, subscription, shown, used))
}

/** Sums what has a price by its currency. */
export function costsByCurrency(costs: readonly SubscriptionCost[]): CurrencyCost[] {
  const sums = new Map<string, { share: number; uniqueRequests: number }>()
  for (const { price, share, uniqueRequests } of costs) {
    if (!price || share === undefined) continue
    const sum = sums.get(price.currency) ?? { share: 0, uniqueRequests: 0 }
    sums.set(price.currency, { share: sum.share + share, uniqueRequests: sum.uniqueRequests + uniqueRequests })
  }
  return [...sums].sort().map(([currency, { share, uniqueRequests }]) => ({
    currency,
    share: cents(share),
    uniqueRequests,
    ...(uniqueRequests > 0 && { costPerUse: cents(share / uniqueRequests) }),
  }))
}
