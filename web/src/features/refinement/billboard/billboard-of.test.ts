import { expect, it } from '@jest/globals'
import { billboardOf } from './billboard-of.ts'

const iso = { k: 'ISO', r: 'publisher', pk: '' } as const
const iec = { k: 'IEC', r: 'publisher', pk: '' } as const
const water = { k: 'Water', r: 'taxonomy', pk: '' } as const

it('results are of one publisher when exactly one is chosen, whatever else is', () => {
  expect(billboardOf([iso, water], undefined)).toBe(iso)
  expect(billboardOf([iso, iec], undefined)).toBeUndefined()
  expect(billboardOf([], 'ISO')).toEqual({ k: 'ISO', r: 'publisher' })
})

it('or of one category when it is the only one', () => {
  expect(billboardOf([water], undefined)).toBe(water)
  expect(billboardOf([water, { ...water, k: 'Gas' }], undefined)).toBeUndefined()
  expect(billboardOf([{ k: 'Active', r: 'status', pk: '' }], undefined)).toBeUndefined()
})
