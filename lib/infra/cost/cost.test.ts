import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DOMAIN } from '../areas.ts'
import { SIZES } from '../settings.ts'
import { countCost, sumOf } from './count-cost.ts'
import { PRICE } from './prices.ts'
import { writeCost } from './write-cost.ts'

describe('what a deployment costs', () => {
  it('stands on the page as the settings have it: npm run cost writes it', () => {
    expect(readFileSync(path.join(import.meta.dirname, '../cost.md'), 'utf8')).toBe(writeCost())
  })

  it.each(SIZES)('has a price for every node of the size %s', (size) => {
    const { nodes, managers } = DOMAIN[size]
    for (const { type } of managers ? [nodes, managers] : [nodes]) expect(PRICE.search.hour).toHaveProperty([type])
  })

  it('grows with people and with libraries', () => {
    const sum = (people: number, tenants: number) => sumOf(countCost({ size: 'large', people, tenants }))
    expect(sum(20_000, 1)).toBeGreaterThan(sum(10_000, 1))
    expect(sum(10_000, 1000)).toBeGreaterThan(sum(10_000, 1))
  })

  it('takes no more than five cents for what one person does in a month', () => {
    const [few, many] = [countCost({ size: 'demo', people: 0, tenants: 1 }), countCost({ size: 'demo', people: 1, tenants: 1 })]
    expect(sumOf(many) - sumOf(few)).toBeLessThan(0.05)
    expect(sumOf(many) - sumOf(few)).toBeGreaterThan(0)
  })
})
