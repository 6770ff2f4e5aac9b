import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SEARCH_DOMAIN_SIZE } from '../areas.ts'
import { SIZES } from '../settings.ts'
import { monthlyCost, totalCost } from './monthly-cost.ts'
import { PRICE } from './prices.ts'
import { writeCost } from './write-cost.ts'

describe('what a deployment costs', () => {
  it('stands on the page as the settings have it: npm run cost writes it', () => {
    expect(readFileSync(path.join(import.meta.dirname, '../cost.md'), 'utf8')).toBe(writeCost())
  })

  it.each(SIZES)('has a price for every node of the size %s', (size) => {
    const { nodes, managers } = SEARCH_DOMAIN_SIZE[size]
    for (const { type } of managers ? [nodes, managers] : [nodes]) expect(PRICE.search.hour).toHaveProperty([type])
  })

  it('grows with people and with libraries', () => {
    const sum = (people: number, tenants: number) => totalCost(monthlyCost({ size: 'large', people, tenants }))
    expect(sum(20_000, 1)).toBeGreaterThan(sum(10_000, 1))
    expect(sum(10_000, 1000)).toBeGreaterThan(sum(10_000, 1))
  })

  it('takes no more than five cents for what one person does in a month', () => {
    const [few, many] = [
      monthlyCost({ size: 'demo', people: 0, tenants: 1 }),
      monthlyCost({ size: 'demo', people: 1, tenants: 1 }),
    ]
    expect(totalCost(many) - totalCost(few)).toBeLessThan(0.05)
    expect(totalCost(many) - totalCost(few)).toBeGreaterThan(0)
  })
})
