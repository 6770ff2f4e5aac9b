import { describe, expect, it } from '@jest/globals'
import { STATUSES } from '#contract/documents/document-card.ts'
import { fc } from '#test/support/properties.ts'
import { currentOf, orderEditions } from './editions.ts'
import type { NameEntry } from './name-entry.ts'

const entry = (facts: Partial<NameEntry>): NameEntry => ({
  roles: ['edition'],
  contentCode: `X|${facts.designation}${facts.edition}`,
  designation: 'X',
  publisher: 'X',
  status: 'Active',
  date: '',
  edition: '',
  language: 'en',
  track: '',
  ...facts,
})

const editionsOf = (entries: NameEntry[]) => orderEditions(entries).map((one) => one.edition || one.designation)

describe('editions', () => {
  it('editions are ordered by version numbers where all have one, regardless of dates', () => {
    const at = (edition: string, date: string) => entry({ edition, date })
    expect(editionsOf([at('9.2.0', '2020'), at('17.0.0', ''), at('10.1.0', '2021'), at('10.10.0', '2019')])).toEqual([
      '17.0.0',
      '10.10.0',
      '10.1.0',
      '9.2.0',
    ])
  })

  it('editions are ordered by date where all have one, also where two digits of the year would mislead', () => {
    const at = (designation: string, date: string) => entry({ designation, date })
    expect(editionsOf([at('D638-99', '1999'), at('D638-22', '2022-03-01'), at('D638-03', '2003')])).toEqual([
      'D638-22',
      'D638-03',
      'D638-99',
    ])
  })

  it('the current edition is the one in force, else the newest', () => {
    const at = (designation: string, status: NameEntry['status']) => entry({ designation, status, date: designation })
    const current = (...entries: NameEntry[]) => currentOf(orderEditions(entries))?.designation
    expect(current(at('2001', 'Active'), at('2010', 'Draft'), at('2005', 'Historical'))).toBe('2001')
    expect(current(at('2001', 'Adopted'), at('2010', 'Active'))).toBe('2010')
    expect(current(at('2001', 'Withdrawn'), at('2010', 'Replaced'))).toBe('2010')
    expect(current(at('2001', 'Previous'), at('2010', 'Draft'))).toBe('2001')
    expect(current()).toBeUndefined()
  })

  it('editions have the same order for any order of input', () => {
    const any = fc.record({
      designation: fc.constantFrom('A-1', 'A-2', 'A-10', ''),
      date: fc.constantFrom('', '2001', '2001-05-01', '1999'),
      edition: fc.constantFrom('', '1', '2', '1.10', '1.9'),
      status: fc.constantFrom(...STATUSES),
    })
    const family = fc.uniqueArray(any, { selector: (one) => one.designation + one.edition, minLength: 2 })
    fc.assert(
      fc.property(family, fc.infiniteStream(fc.nat()), (facts, chance) => {
        const entries = facts.map(entry)
        const shuffled = entries.toSorted(() => ((chance.next().value as number) % 2 ? 1 : -1))
        expect(orderEditions(shuffled)).toEqual(orderEditions(entries))
      }),
    )
  })
})
