import { describe, expect, it } from '@jest/globals'
import type { DocumentRow, UsageDay } from '#functions/events/counting/usage-store.ts'
import type { SubscriptionPrice } from '#people/changes/describe-change.ts'
import { costsByCurrency, costsOf } from './cost-sum.ts'

const row: DocumentRow = {
  ...{ document: 'ISO|1', designation: 'ISO 1', publisher: 'ISO', subscription: 'ISO', year: 2020, type: 'Standard' },
  ...{ totalInvestigations: 9, uniqueInvestigations: 9, totalRequests: 8, uniqueRequests: 4, denials: 0 },
}
const dayOf = (day: string, ...rows: DocumentRow[]): UsageDay => ({
  day,
  searches: 0,
  robots: 0,
  robotsList: '',
  points: {},
  rows,
})
const SHOWN = Array.from({ length: 10 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
const price: SubscriptionPrice = { amount: 300, currency: 'EUR', from: '2026-11-01', to: '2026-11-30' }
const costs = (given: Partial<SubscriptionPrice> | undefined, ...days: UsageDay[]) =>
  costsOf(
    {
      name: 'Harbour',
      subscriptions: [{ publisher: 'ISO', abbreviation: 'ISO', name: 'All', ...(given && { price: { ...price, ...given } }) }],
    },
    SHOWN,
    days,
  )[0]

describe('cost per use', () => {
  it('is the share of the price of the days shown over their unique item requests', () => {
    const used = costs({}, dayOf('2026-11-02', row), dayOf('2026-11-03', row), dayOf('2026-12-01', row))
    expect(used).toMatchObject({ days: 10, share: 100, uniqueRequests: 8, costPerUse: 12.5 })
  })

  it('counts the days alone that the price is for', () => {
    const used = costs({ from: '2026-11-06', to: '2026-11-15' }, dayOf('2026-11-02', row), dayOf('2026-11-06', row))
    expect(used).toMatchObject({ days: 5, share: 150, uniqueRequests: 4, costPerUse: 37.5 })
  })

  it.each([
    [{}, [], { gap: 'unused', share: 100 }],
    [{ amount: 0 }, [dayOf('2026-11-02', row)], { share: 0, costPerUse: 0 }],
    [{ amount: -1 }, [dayOf('2026-11-02', row)], { gap: 'invalid', uniqueRequests: 4 }],
    [{ amount: Number.NaN }, [], { gap: 'invalid' }],
    [{ to: '2026-10-01' }, [], { gap: 'invalid' }],
    [{ from: '2025-01-01', to: '2025-12-31' }, [dayOf('2026-11-02', row)], { gap: 'outside', days: 0 }],
    [undefined, [dayOf('2026-11-02', row)], { gap: 'unpriced', uniqueRequests: 4 }],
  ] as const)('of the price %j answers clearly', (given, days, answer) => {
    expect(costs(given, ...days)).toMatchObject(answer)
    expect('gap' in answer && costs(given, ...days)?.costPerUse).toBeFalsy()
  })

  it('of subscriptions is their own: one of a collection takes nothing of the publisher’s', () => {
    const subscriptions = [
      { publisher: 'ISO', abbreviation: 'ISO', name: 'All', price },
      { publisher: 'ISO', collection: 'Water', abbreviation: 'W', name: 'Water', price: { ...price, currency: 'USD' } },
    ]
    const all = costsOf({ name: 'Harbour', subscriptions }, SHOWN, [
      dayOf('2026-11-02', row, { ...row, subscription: 'ISO/Water' }),
    ])
    expect(all.map(({ uniqueRequests }) => uniqueRequests)).toEqual([4, 4])
    // Two currencies are two sums.
    expect(costsByCurrency(all)).toEqual([
      { currency: 'EUR', share: 100, uniqueRequests: 4, costPerUse: 25 },
      { currency: 'USD', share: 100, uniqueRequests: 4, costPerUse: 25 },
    ])
  })
})
