import { describe, expect, it } from '@jest/globals'
import type { LibraryRecord } from '#library/document/record.ts'
import { prepare } from '#test/support/library.ts'
import { foldedOf, linkStandards, precedenceOf } from './link-standards.ts'
import { entriesOf, type NameEntry } from './name-entry.ts'
import { namesOf } from './names.ts'

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

describe('the name of a standard', () => {
  it.each([
    ['joint documents, whoever stands first', 'ISO/IEC 27001', 'IEC/ISO 27001', 'ISO 27001', 'ISO/IEC/IEEE 27001'],
    ['stages and their turns', 'ISO 9001', 'ISO/CD 9001', 'ISO/DIS 9001.2', 'ISO/FDIS 9001'],
    ['types that an edition leaves behind', 'ISO 14823', 'ISO/TS 14823', 'ISO/CD TR 14823', 'ISO/R 14823'],
    ['parts of joint projects', 'ISO/IEC/IEEE 29119-4', 'ISO/IEC/IEEE CD P29119.4', 'ISO/IEC/IEEE 29119.4'],
    ['European drafts', 'EN 1992-1-1', 'prEN 1992-1-1', 'FprEN 1992-1-1'],
    ['names that are made already', 'ISO/IEC TR 27019', 'iec iso tr 27019', 'iso 27019'],
    ['what a national body approves', 'IEEE C37.63', 'ANSI/IEEE C37.63', 'ansi ieee c 37 63'],
    ['CIE with ISO', 'ISO/CIE 28077', 'CIE ISO 28077'],
    ['IEEE under a number of ISO', 'ISO/IEC/IEEE 16326', 'IEEE 16326', 'ISO/IEEE 16326'],
    ['IEEE under a number of IEC', 'IEC/IEEE 62704-4', 'IEEE 62704.4', 'IEC 62704-4'],
    ['numbers of IEC, with ISO or without', 'IEC/IEEE 80005-1', 'IEC/ISO/IEEE 80005-1', 'iec 80005 1'],
    ['lists of ANSI that IEEE has today', 'IEEE C37.27', 'ANSI C37.27', 'ANSI Std C37.27'],
    ['who approves behind', 'IEEE 484', 'IEEE/ANSI 484'],
    ['European standards of ETSI and what they were', 'ETSI EN 300 147', 'ETSI ETS 300 147', 'ETSI I-ETS 300 147'],
    ['drafts of CIE', 'CIE S 014-6/E', 'CIE DS 014-6/E', 'CIE DIS 014-6'],
    ['an amendment filed as a family of its own', 'ISO/IEC 11572', 'ISO/IEC 11572/AMD2'],
  ])('is one for %s', (_, ...families) => {
    const record = (family: string) =>
      documentOf({ designation: `${family}:2020`, family, ...(/AMD/.test(family) && { supplementTo: families[0] }) }, 0).record
    expect(new Set(families.map((family) => namesOf(record(family)).standard)).size).toBe(1)
  })

  it.each([
    ['ISO and IEC, which number apart', 'ISO 68-1', 'IEC 68-1'],
    ['parts', 'ISO/IEC 27001', 'ISO/IEC 27001-1'],
    ['an adoption', 'ISO 9001', 'BS EN ISO 9001'],
    ['guides', 'ISO 51', 'ISO/IEC Guide 51'],
    ['equal numbers of other letters', 'AWWA C200', 'ASTM C200'],
    ['assessments', 'ISO 3', 'ISO/TTA 3'],
    ['IEEE under its own number', 'ISO 1881', 'IEEE 1881'],
    ['numbers behind a point', 'IEEE C37.013', 'IEEE C37.13'],
    ['a part of IEEE that is none of ISO', 'ISO/IEC/IEEE 21451-1', 'IEEE 21451.001'],
  ])('tells apart %s', (_, one, other) => {
    const nameOf = (family: string) => namesOf(documentOf({ designation: `${family}:2020`, family }, 0).record).standard
    expect(nameOf(one)).not.toBe(nameOf(other))
  })
})

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
