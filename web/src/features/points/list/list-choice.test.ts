import { describe, expect, it } from '@jest/globals'
import { chooseStatus, countFilters, cutCell, queryOfChoice, readListChoice, turnOrder } from './list-choice.ts'

describe('the choice of a list of compass points', () => {
  it('is the active ones, the newest first, where the address says nothing', () => {
    expect(readListChoice('')).toEqual({ status: 'active', sort: 'createdDate-', page: 0 })
    expect(queryOfChoice(readListChoice(''))).toEqual({})
  })

  it('takes from an address what it knows', () => {
    const search = '?status=inactive&sort=deactivatedBy&text=ladder&page=3'
    expect(readListChoice(search)).toEqual({ status: 'inactive', sort: 'deactivatedBy', text: 'ladder', page: 3 })
    expect(queryOfChoice(readListChoice(search))).toMatchObject({ status: 'inactive', sort: 'deactivatedBy', page: 3 })
    expect(readListChoice('?status=x&sort=deactivatedBy&page=-1')).toEqual({ status: 'active', sort: 'createdDate-', page: 0 })
    expect(readListChoice('?sort=--')).toMatchObject({ sort: 'createdDate-' })
    const filters = { publisher: 'ISO', standing: 'withdrawn', createdBy: 'u1', from: '2026-01-31', to: '2026-02-28' }
    expect(readListChoice(`?${new URLSearchParams(filters)}`)).toMatchObject(filters)
    expect(queryOfChoice(readListChoice(`?${new URLSearchParams(filters)}`))).toMatchObject(filters)
    expect(countFilters(readListChoice(`?${new URLSearchParams(filters)}`))).toBe(5)
    expect(countFilters(readListChoice('?standing=x&from=2026-99-01&to=yesterday&publisher=&text=a'))).toBe(0)
  })

  it('turns the order, and begins anew with another status', () => {
    expect([turnOrder('name'), turnOrder('name-')]).toEqual(['name-', 'name'])
    const choice = { status: 'active', sort: 'name', text: 'ladder', page: 4 } as const
    expect(chooseStatus(choice, 'inactive')).toEqual({ status: 'inactive', sort: 'deactivatedDate-', text: 'ladder', page: 0 })
  })
})

it('a cell is cut at its length and not before', () => {
  expect([cutCell('a'.repeat(25), 25), cutCell('a'.repeat(26), 25)]).toEqual(['a'.repeat(25), `${'a'.repeat(25)}…`])
})
