import { describe, expect, it } from '@jest/globals'
import type { LibraryRecord } from '#library/document/record.ts'
import { prepare } from '#test/support/library.ts'
import { foldedOf, linkStandards, precedenceOf } from './link-standards.ts'
import { entriesOf, type NameEntry } from './name-entry.ts'

type Facts = Partial<LibraryRecord> & { readonly designation: string }

const documentOf = (facts: Facts, at: number) => {
  const { record, publisher, files } = prepare({ sourceId: `${at}`, ...facts })
  const { files: _, ...stored } = record
  return { contentCode: `${record.publisher}|${at}`, record: stored, publisher, files }
}

/** Links of documents saved together, on a day. */
function linked(all: readonly Facts[], day = '2026-01-01') {
  const documents = all.map(documentOf)
  const pages = new Map<string, NameEntry[]>()
  for (const document of documents)
    for (const [name, entry] of entriesOf(document)) pages.set(name, [...(pages.get(name) ?? []), entry])
  const linksOf = linkStandards(pages, day)
  return documents.map((document) => ({ ...linksOf(document), designation: document.record.designation }))
}

const rows = (all: readonly Facts[]) => {
  const links = linked(all)
  return links.filter(({ standsFor }) => standsFor === 'standard').map(({ designation }) => designation)
}

describe('a row under In force', () => {
  const filed = (designation: string, family: string, facts: Partial<Facts> = {}) => ({
    designation,
    family,
    year: 2003,
    ...facts,
  })
  const relations = [{ type: 'hasEdition', designation: 'ITU-T L.156 (03/2018)' }]
  it.each([
    [
      'the number that a text with two has since',
      filed('ITU-T L.156 (03/2018)', 'ITU-T L.156', { year: 2018 }),
      [
        filed('ITU-T L.156/L.57 (05/2003)', 'ITU-T L.156/L.57', { relations }),
        filed('ITU-T L.156/L.57 (2003) Amd. 1', 'ITU-T L.156/L.57', { relations, supplementTo: 'ITU-T L.156/L.57 (05/2003)' }),
      ],
    ],
    [
      'what a change of ETSI changes',
      filed('ETSI ETS 300 405 ed.1 (2003-02)', 'ETSI ETS 300 405'),
      [filed('ETSI ETS 300 405/C1 ed.1 (2003-10)', 'ETSI ETS 300 405/C1')],
    ],
    [
      'a blue book before red ones and translations',
      filed('CCSDS 650.0-B-1', 'CCSDS 650.0-B'),
      [
        filed('CCSDS 650.0-R-2', 'CCSDS 650.0-R', { year: 2009 }),
        filed('CCSDS 650.0-B-1 - French Translated', 'CCSDS 650.0-B-1 - French Translated'),
      ],
    ],
  ])('is %s', (_, row, others) => {
    expect(rows([...others, row])).toEqual([row.designation])
    expect(rows(others.slice(0, 1))).toHaveLength(1)
  })
})

it('a version of ITU is an edition, though its record files it under a family of its own', () => {
  const versions = [
    { designation: 'ITU-T H.265 (V8) (08/2021)', family: 'ITU-T H.265 (V8)', year: 2021 },
    { designation: 'ITU-T H.265 (V9) (09/2023)', family: 'ITU-T H.265 (V9)', year: 2023 },
    { designation: 'ITU-T H.265 (04/2013)', family: 'ITU-T H.265', year: 2013 },
  ]
  expect(rows(versions.map((one) => ({ ...one, publisher: 'ITU-T' })))).toEqual(['ITU-T H.265 (V9) (09/2023)'])
})

const old = { status: 'Historical' } as const
const draft = { status: 'Draft' } as const

describe('the row of a standard', () => {
  const edition = (year: number, more: Partial<LibraryRecord> = {}) => ({ designation: `ISO 1:${year}`, year, ...more })
  it.each<[string, readonly Facts[], string]>([
    ['the edition in force', [edition(2010), edition(2015, old)], 'ISO 1:2010'],
    ['the newest of two in force', [edition(2010), edition(2015)], 'ISO 1:2015'],
    ['else the newest, whatever its status', [edition(2010, { status: 'Unknown' }), edition(2015, old)], 'ISO 1:2015'],
    [
      'an old edition before a draft',
      [edition(2010, old), { designation: 'ISO/DIS 1', family: 'ISO 1', ...draft }],
      'ISO 1:2010',
    ],
    [
      'the newest draft where there is no edition',
      [
        { designation: 'ISO/CD 1', family: 'ISO 1', publishDate: '2024-02', ...draft },
        { designation: 'ISO/DIS 1', family: 'ISO 1', publishDate: '2025-02', ...draft },
      ],
      'ISO/DIS 1',
    ],
    [
      'an edition before its amendment, however new',
      [edition(2010), { designation: 'ISO 1:2010/Amd 1:2024', family: 'ISO 1', supplementTo: 'ISO 1:2010', year: 2024 }],
      'ISO 1:2010',
    ],
    [
      'an amendment where its edition is not held',
      [{ designation: 'ISO 1:2010/Amd 1:2024', family: 'ISO 1', supplementTo: 'ISO 1:2010' }],
      'ISO 1:2010/Amd 1:2024',
    ],
    [
      'the original before a translation',
      [{ designation: 'ISO 1:2010 (ar)', family: 'ISO 1', language: 'ar', translationOf: 'ISO 1:2010' }, edition(2010)],
      'ISO 1:2010',
    ],
    [
      'a translation where it alone is held',
      [{ designation: 'ISO 1:2010 (ar)', family: 'ISO 1', language: 'ar', translationOf: 'ISO 1:2010' }],
      'ISO 1:2010 (ar)',
    ],
    [
      'an edition before its redline and its consolidated text',
      [
        { designation: 'IEC 2:2010 RLV', family: 'IEC 2', publishDate: '2011' },
        { designation: 'IEC 2:2010', family: 'IEC 2', publishDate: '2010' },
        { designation: 'IEC 2:2010+AMD1:2016 CSV', family: 'IEC 2', publishDate: '2016' },
      ],
      'IEC 2:2010',
    ],
  ])('is %s', (_, documents, row) => {
    for (const order of [documents, documents.toReversed()]) expect(rows(order)).toEqual([row])
  })

  it('is another one from the day of a withdrawal on', () => {
    const documents = [edition(2010), edition(2015, { withdrawnDate: '2026-06-01' })]
    const rowOn = (day: string) => linked(documents, day).find(({ standsFor }) => standsFor === 'standard')?.designation
    expect([rowOn('2026-05-31'), rowOn('2026-06-01')]).toEqual(['ISO 1:2015', 'ISO 1:2010'])
    const [{ standings } = { standings: [] }] = linked(documents.slice(1), '2026-01-01')
    expect(standings.map(({ from, standing }) => [from, standing.is])).toEqual([
      ['2026-01-01', 'in-force'],
      ['2026-06-01', 'withdrawn'],
    ])
  })

  it('folds the others under it, and precedes them', () => {
    const links = linked([
      edition(2015),
      edition(2010, old),
      { designation: 'ISO/CD 1', family: 'ISO 1', ...draft },
      { designation: 'ISO 1:2015/Amd 1:2018', family: 'ISO 1', supplementTo: 'ISO 1:2015' },
      { designation: 'ISO 1:2015 (ar)', family: 'ISO 1', language: 'ar', translationOf: 'ISO 1:2015' },
    ])
    expect(foldedOf(links[0] as (typeof links)[0])).toEqual({ editions: 1, drafts: 1, supplements: 1, languages: 1 })
    expect(links.map(precedenceOf)).toEqual([0, 3, 4, 1, 0])
  })

  it('counts corrigenda apart, and folds the draft of a change into its publication', () => {
    const change = (designation: string, facts: Partial<Facts> = {}) => ({
      designation,
      family: 'ISO 1',
      supplementTo: 'ISO 1:2015',
      ...facts,
    })
    const links = linked([
      edition(2015),
      change('ISO 1:2015/Amd 1:2024'),
      change('ISO 1:2015/Amd 1', { ...draft }),
      change('ISO 1:2015/Amd 2', { ...draft }),
      change('ISO 1:2015/Cor 1:2016'),
      change('ISO 1:2015/Cor 2:2017'),
    ])
    expect(foldedOf(links[0] as (typeof links)[0])).toEqual({
      editions: 0,
      drafts: 0,
      supplements: 2,
      corrigenda: 2,
      languages: 0,
    })
  })
})

describe('records of one text', () => {
  const twins = (documents: readonly Facts[]) =>
    linked(documents).map((one) => one.twins.map(({ publisher }) => publisher).join())

  it.each<[string, readonly Facts[]]>([
    [
      'of several publishers, in the order of the letters',
      [
        { designation: 'ISO/IEC/IEEE 5-2020', family: 'ISO/IEC/IEEE 5', publisher: 'IEEE' },
        { designation: 'ISO/IEC/IEEE 5:2020', family: 'ISO/IEC/IEEE 5', publisher: 'IEC' },
        { designation: 'ISO/IEC/IEEE 5:2020', family: 'ISO/IEC/IEEE 5', publisher: 'ISO' },
      ],
    ],
  ])('%s are twins', (_, documents) => {
    expect(new Set(twins(documents))).toEqual(new Set(['ISO,IEC,IEEE']))
    const links = linked(documents)
    expect(links.map(({ standsFor }) => standsFor)).toEqual(['none', 'none', 'standard'])
  })

  it('held twice by one publisher are twins, where their titles begin alike', () => {
    const twice = { designation: 'ITU-R M.1-2', family: 'ITU-R M.1', publisher: 'ITU-R', title: 'Maritime systems' }
    expect(rows([twice, { ...twice, title: 'Maritime systems in general' }])).toHaveLength(1)
    expect(linked([twice, { ...twice, title: 'Something else' }]).map(({ twins }) => twins.length)).toEqual([1, 1])
  })

  it('under both names of a release of 3GPP are twins', () => {
    const version = { family: '3GPP TS 06.06', publisher: '3GPP', title: 'Half rate speech', year: 2000 }
    const names = ['R98/7.0.0', 'REL-98/7.0.0', 'R99/8.0.0'].map((name) => ({ ...version, designation: `3GPP TS 06.06:${name}` }))
    expect(linked(names).map(({ twins }) => twins.length)).toEqual([2, 2, 1])
  })

  it.each<[string, Facts, Facts]>([
    ['of other years', { designation: 'ISO/IEC 5:2020' }, { designation: 'ISO/IEC 5:2021', publisher: 'IEC' }],
    [
      'of other changes',
      { designation: 'ISO/IEC 5:2020/AMD1:2021' },
      { designation: 'ISO/IEC 5:2020/AMD2:2021', publisher: 'IEC' },
    ],
    ['of other types', { designation: 'ISO/IEC TR 5:2020' }, { designation: 'ISO/IEC 5:2020', publisher: 'IEC' }],
    [
      'in other languages',
      { designation: 'ISO/IEC 5:2020' },
      { designation: 'ISO/IEC 5:2020', publisher: 'IEC', language: 'fr' },
    ],
    [
      'whose bare number agrees by accident',
      { designation: 'C 200', publisher: 'AWWA' },
      { designation: 'C 200', publisher: 'XO' },
    ],
    ['with letters of their own', { designation: 'AWWA C200' }, { designation: 'ASTM C200', publisher: 'ASTM' }],
  ])('%s are none', (_, one, other) => {
    expect(linked([one, other]).map(({ twins }) => twins.length)).toEqual([1, 1])
  })
})
