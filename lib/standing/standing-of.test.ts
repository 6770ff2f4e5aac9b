import { describe, expect, it } from '@jest/globals'
import type { Standing } from '#contract/documents/document-card.ts'
import { cases, fc } from '#test/support/properties.ts'
import type { KnownDocument } from './known-document.ts'
import { Relatives } from './relatives.ts'
import { stageOf } from './stage-of.ts'
import { standingOf } from './standing-of.ts'

type Given = Partial<Omit<KnownDocument, 'replacedBy' | 'replaces' | 'changes'>> & {
  replacedBy?: string[]
  replaces?: string[]
  changes?: string[]
}
const references = (designations: readonly string[] = []) =>
  designations.map((designation) => ({ name: designation.toLowerCase(), designation }))

/** A document that is known by its designation; family and year are read from it. */
function known(designation: string, { replacedBy, replaces, changes, ...facts }: Given = {}): KnownDocument {
  return {
    contentCode: `XO|${designation}`,
    designation,
    names: [designation.toLowerCase()],
    family: designation.replace(/[:/].*/, '').toLowerCase(),
    publisher: 'XO',
    track: '',
    language: 'en',
    kind: stageOf(designation) > 0 ? 'draft' : /\/Amd/.test(designation) ? 'amendment' : 'edition',
    status: 'Active',
    date: designation.match(/:(\d{4})$/)?.[1] ?? '',
    withdrawn: '',
    edition: '',
    replacedBy: references(replacedBy),
    replaces: references(replaces),
    changes: references(changes),
    ...facts,
  }
}

const standing = (documents: readonly KnownDocument[], day = '2026-01-01'): Record<string, Standing> => {
  const relatives = new Relatives(documents, day)
  return Object.fromEntries(documents.map((one) => [one.designation, standingOf(one, relatives)]))
}
const named = (designationNo: string) => ({ by: { designationNo, contentCode: `XO|${designationNo}` } })
const by = (designationNo: string) => ({ by: { ...named(designationNo).by, inForce: true } })

describe('the standing of an edition', () => {
  it('follows its chain to the newest in force, and knows the day of a direct successor alone', () => {
    const chain = [
      known('XO 1:2000', { status: 'Replaced', replacedBy: ['XO 1:2008'] }),
      known('XO 1:2008', { status: 'Historical', replacedBy: ['XO 1:2015'] }),
      known('XO 1:2015', { date: '2015-09' }),
    ]
    expect(standing(chain)).toEqual({
      'XO 1:2000': { is: 'superseded', ...by('XO 1:2015') },
      'XO 1:2008': { is: 'superseded', on: '2015-09', ...by('XO 1:2015') },
      'XO 1:2015': { is: 'in-force' },
    })
  })

  it('is under revision where a draft is said to replace it, whatever else the source says of the two', () => {
    const pair = [
      known('XO 1:2015', { replaces: ['XO/CD 1'], replacedBy: ['XO/CD 1'] }),
      known('XO/CD 1', { status: 'Draft', family: 'xo 1', replaces: ['XO 1:2015'], replacedBy: ['XO 1:2015'] }),
      known('XO 1:2015/Amd 1:2024', { changes: ['XO 1:2015'] }),
    ]
    expect(standing(pair)).toEqual({
      'XO 1:2015': { is: 'under-revision', ...named('XO/CD 1'), amended: true },
      'XO/CD 1': { is: 'draft' },
      'XO 1:2015/Amd 1:2024': { is: 'in-force' },
    })
  })

  it('is amended by an amendment in force, which is no replacement', () => {
    const amended = known('XO 1:2015', { replacedBy: ['XO 1:2015/Amd 1:2024'] })
    const amendment = known('XO 1:2015/Amd 1:2024', { changes: ['XO 1:2015'] })
    expect(standing([amended, amendment])['XO 1:2015']).toEqual({ is: 'amended' })
    expect(standing([amended, { ...amendment, status: 'Withdrawn' }])['XO 1:2015']).toEqual({ is: 'in-force' })
  })

  it('is in force until the day of its withdrawal', () => {
    const ending = [known('XO 1:2015', { status: 'Withdrawn No replacement', withdrawn: '2026-02-01' })]
    expect(standing(ending, '2026-01-31')['XO 1:2015']).toEqual({ is: 'in-force' })
    expect(standing(ending, '2026-02-01')['XO 1:2015']).toEqual({ is: 'withdrawn', on: '2026-02-01', withoutReplacement: true })
  })

  it('is not ended by a replacement before it is published', () => {
    const pair = [known('XO 1:2015', { replacedBy: ['XO 1:2026'] }), known('XO 1:2026', { date: '2026-06' })]
    expect(standing(pair, '2026-05-31')['XO 1:2015']).toEqual({ is: 'in-force' })
    expect(standing(pair, '2026-06-01')['XO 1:2015']).toEqual({ is: 'superseded', on: '2026-06', ...by('XO 1:2026') })
  })

  it('names a replacement that the library does not have, unless it is a draft or a bare number', () => {
    const superseded = (replacedBy: string) => standing([known('XO 1:2015', { status: 'Replaced', replacedBy: [replacedBy] })])
    expect(superseded('XO 1:2024')['XO 1:2015']).toEqual({ is: 'superseded', by: { designationNo: 'XO 1:2024' } })
    expect(superseded('XO/DIS 1')['XO 1:2015']).toEqual({ is: 'superseded' })
    expect(superseded('XO 1')['XO 1:2015']).toEqual({ is: 'superseded' })
  })

  it('drops relations that say the contrary of each other, unless their dates decide', () => {
    const pair = (older: string, newer: string) => [known(older, { replacedBy: [newer] }), known(newer, { replacedBy: [older] })]
    expect(standing(pair('XO 1:2000', 'XO 2:2000'))).toEqual({ 'XO 1:2000': { is: 'in-force' }, 'XO 2:2000': { is: 'in-force' } })
    expect(standing(pair('XO 1:2000', 'XO 2:2010'))).toEqual({
      'XO 1:2000': { is: 'superseded', on: '2010', ...by('XO 2:2010') },
      'XO 2:2010': { is: 'in-force' },
    })
  })

  it('is unknown without a status, with the newest of its family', () => {
    const family = ['XO 1:2000', 'XO 1:2008', 'XO 1:2015'].map((one) => known(one, { status: 'Unknown' }))
    expect(standing(family)['XO 1:2000']).toEqual({ is: 'unknown', ...named('XO 1:2015') })
    expect(standing(family)['XO 1:2015']).toEqual({ is: 'unknown' })
    expect(standing([...family, known('XO 1:2020')])['XO 1:2015']).toEqual({ is: 'superseded', ...by('XO 1:2020') })
  })

  it('keeps to its release line', () => {
    const versions = [
      ['17.12.0', 'Historical'],
      ['17.13.0', 'Active'],
      ['18.7.0', 'Active'],
    ] as const
    const lines = versions.map(([edition, status]) => known(`XO 1/${edition}`, { edition, status, family: 'xo 1' }))
    expect(standing(lines)).toEqual({
      'XO 1/17.12.0': { is: 'superseded', ...by('XO 1/17.13.0') },
      'XO 1/17.13.0': { is: 'in-force' },
      'XO 1/18.7.0': { is: 'in-force' },
    })
  })
})

const someDocuments = fc
  .array(
    fc.record({
      number: fc.integer({ min: 1, max: 2 }),
      kind: fc.constantFrom('edition', 'edition', 'draft', 'amendment', 'variant', 'series') as fc.Arbitrary<
        KnownDocument['kind']
      >,
      status: fc.constantFrom('Active', 'Draft', 'Historical', 'Replaced', 'Withdrawn', 'Unknown') as fc.Arbitrary<
        KnownDocument['status']
      >,
      date: fc.constantFrom('', '1999', '1999-05', '2010', '2010-03-04', '2024-12', '2030'),
      withdrawn: fc.constantFrom('', '', '2012', '2040-01-01'),
      edition: fc.constantFrom('', '1', '2', '1.0.0', '2.1.0'),
      replacedBy: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
      replaces: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
      changes: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 1 }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ number, replacedBy, replaces, changes, ...facts }, at) =>
      known(`XO ${number}-${at}`, {
        ...facts,
        family: `xo ${number}`,
        ...Object.fromEntries(
          Object.entries({ replacedBy, replaces, changes }).map(([key, targets]) => [
            key,
            targets.map((target) => `XO ${all[target]?.number ?? 9}-${target}`),
          ]),
        ),
      }),
    ),
  )

describe('the standings of any documents', () => {
  it('name no draft, not the document itself, nothing in a circle, and nothing for what is in force', () => {
    fc.assert(
      fc.property(someDocuments, (documents) => {
        const all = standing(documents)
        const facts = new Map(documents.map((one) => [one.designation, one]))
        for (const [designation, one] of Object.entries(all)) {
          const target = one.by && facts.get(one.by.designationNo)
          if (one.is === 'in-force' || one.is === 'amended') expect(one).toEqual({ is: one.is })
          if (!target) continue
          expect(target.designation).not.toBe(designation)
          expect(target.status === 'Draft' || target.kind === 'draft').toBe(one.is === 'under-revision')
          for (let next = all[target.designation], steps = 0; next?.by && steps < 9; next = all[next.by.designationNo], steps++)
            expect([steps, next.by.designationNo]).not.toEqual([steps, designation])
        }
      }),
      { numRuns: cases(2000) },
    )
  })

  it('do not depend on the order in which the documents are given', () => {
    fc.assert(
      fc.property(someDocuments, fc.infiniteStream(fc.nat()), (documents, keys) => {
        const shuffled = documents.map((one) => [keys.next().value, one] as const).sort(([a], [b]) => a - b)
        expect(standing(shuffled.map(([, one]) => one))).toEqual(standing(documents))
      }),
      { numRuns: cases(500) },
    )
  })
})
