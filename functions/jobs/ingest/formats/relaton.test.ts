import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LibraryRecord } from '#library/document/record.ts'
import { anyCharacter, cases, fc } from '#test/support/properties.ts'
import type { IngestCandidate, IngestReporter } from '../source/candidate.ts'
import type { Refusal } from '../source/source.ts'
import { mapRelaton } from './map-relaton.ts'
import { MAX_LINE_BYTES } from './read-lines.ts'
import { readRelaton } from './read-relaton.ts'
import { RelatonRecord } from './relaton-schema.ts'

const least = { publisher: 'XO', designation: 'XO 1:2020', title: 'One' }
const map = (more: object) => mapRelaton(RelatonRecord.parse({ ...least, ...more })).record

describe('a record', () => {
  it('needs publisher, designation and title alone', () => {
    expect(LibraryRecord.parse(map({}))).toMatchObject({
      family: 'XO 1',
      documentType: 'Standard',
      status: 'Unknown',
      language: 'en',
    })
  })

  it('has details, work items and courses as packages have them', () => {
    const more = {
      contentType: 'STP_PAPER',
      details: { doi: '10.1/1', paperId: 'STP 7' },
      workItems: [{ number: 'WK 1', ballots: [{ number: '26-01' }] }],
      courses: [{ title: 'Rungs', productCode: 'R1' }],
    }
    expect(LibraryRecord.parse(map(more))).toMatchObject(more)
    for (const bad of [{ details: { dio: '10.1/1' } }, { workItems: [{}] }, { courses: [{ title: '', productCode: 'x' }] }])
      expect(RelatonRecord.safeParse({ ...least, ...bad }).success).toBe(false)
  })

  it('maps its fields', () => {
    const mapped = map({
      id: 'x:1',
      publisher: 'X O|1',
      altDesignations: ['XO 1:2020(E)', ' '],
      family: 'XO One',
      edition: '2',
      year: 2020,
      titles: { en: 'One', fr: 'Un' },
      abstract: '<p>First.</p><p>A &amp; B &lt; C</p>',
      docType: 'technical-report',
      publishedDate: '2020-05',
      updatedDate: '2021',
      withdrawnDate: '2022-02-28',
      languages: ['fr', 'en'],
      copublishers: ['YO'],
      relations: [{ type: 'obsoletes', designation: 'XO 1:2010', derived: true }],
    })
    expect(LibraryRecord.parse(mapped)).toMatchObject({
      sourceId: 'x:1',
      publisher: 'X-O-1',
      otherDesignations: ['XO 1:2020(E)'],
      family: 'XO One',
      titles: { fr: 'Un' },
      description: 'First.\nA & B < C',
      documentType: 'Technical Report',
      publishDate: '2020-05',
      lastUpdateDate: '2021',
      withdrawnDate: '2022-02-28',
      language: 'en',
      relations: [
        { type: 'obsoletes', designation: 'XO 1:2010' },
        { type: 'copublishedBy', designation: 'YO' },
      ],
    })
  })

  it.each([
    ['technicalReport', 'Technical Report'],
    ['PAS', 'PAS'],
    ['eBook', 'eBook'],
    ['etsi-guide', 'ETSI Guide'],
  ])('labels the document type %s', (docType, label) => expect(map({ docType }).documentType).toBe(label))

  it.each([
    ['active', [], 'Active'],
    ['ACTIVE ', [], 'Active'],
    ['superseded', [], 'Historical'],
    ['superseded', ['XO 1:2024'], 'Historical'],
    ['superseded', ['XO 9:2024'], 'Replaced'],
    ['withdrawn', [], 'Withdrawn'],
    ['withdrawn', ['XO 9:2024'], 'Withdrawn Replaced'],
    ['draft', [], 'Draft'],
    ['adopted', [], 'Adopted'],
    ['whatever', [], 'Unknown'],
    [undefined, [], 'Unknown'],
  ])('of status %s, replaced by %j, is %s', (status, by, expected) => {
    const relations = by.map((designation) => ({ type: 'obsoletedBy', designation }))
    expect(map({ status, relations }).status).toBe(expected)
  })

  it('names what took its place: the next edition rather than another document or a draft', () => {
    const relations = ['XO 9:2021', 'XO/CD 1', 'XO 1:2024'].map((designation) => ({ type: 'obsoletedBy', designation }))
    expect(map({ relations }).replacedBy).toBe('XO 1:2024')
  })

  it('names what it supplements and translates', () => {
    for (const change of ['AMD1:2022', 'CD Amd 2', 'DAM 1', 'AMENDMENT 1:2007'])
      expect(map({ designation: `XO 1:2020/${change}`, docType: 'amendment' }).supplementTo).toBe('XO 1:2020')
    const editions = ['XO X.1 (2020) Amd. 1 (10/2020)', 'XO X.1 (07/2020)'].map((one) => ({
      type: 'hasEdition',
      designation: one,
    }))
    expect(map({ designation: 'XO X.1 (2020) Cor. 1 (01/2022)', relations: editions }).supplementTo).toBe('XO X.1 (07/2020)')
    expect(map({ docType: 'corrigendum', relations: [{ type: 'updates', designation: 'XO 2' }] }).supplementTo).toBe('XO 2')
    expect(map({ docType: 'standard', relations: [{ type: 'updates', designation: 'XO 2' }] }).supplementTo).toBeUndefined()
    expect(map({ relations: [{ type: 'translatedFrom', designation: 'XO 3' }] }).translationOf).toBe('XO 3')
  })

  it('agrees with itself: a draft replaces nothing, and of two contrary relations neither counts', () => {
    const relations = [
      ['obsoletes', 'XO 1:2010'],
      ['obsoletes', 'XO/CD 1.2'],
      ['obsoletedBy', 'XO/CD 1.2'],
      ['obsoletedBy', 'XO/CD 1'],
      ['obsoletes', 'XO 8:2019'],
      ['obsoletedBy', 'XO 8:2019'],
      ['updates', 'XO 1:2020/Amd 1:2024'],
      ['updates', 'XO 2:2015'],
    ].map(([type, designation]) => ({ type, designation }))
    const { record, remarks } = mapRelaton(RelatonRecord.parse({ ...least, status: 'active', relations }))
    expect(record.replacedBy).toBeUndefined()
    expect(record.relations).toEqual([
      { type: 'obsoletes', designation: 'XO 1:2010' },
      { type: 'revisedBy', designation: 'XO/CD 1.2' },
      { type: 'revisedBy', designation: 'XO/CD 1' },
      { type: 'updatedBy', designation: 'XO 1:2020/Amd 1:2024' },
      { type: 'updates', designation: 'XO 2:2015' },
    ])
    expect(remarks).toEqual([
      'XO 1:2020 and XO 8:2019 are said to replace each other: neither counts',
      'XO 1:2020 is in force and said to be replaced by the draft XO/CD 1.2: a draft replaces nothing',
      'XO 1:2020 is in force and said to be replaced by the draft XO/CD 1: a draft replaces nothing',
    ])
  })

  it('takes an update for what its source calls it', () => {
    const relations = ['revises', 'amends', 'errata'].map((note, at) => ({ type: 'updates', designation: `XO ${at}:2010`, note }))
    expect(map({ relations }).relations.map(({ type }) => type)).toEqual(['revises', 'amends', 'updates'])
  })

  it('keeps four kinds of markup in its title and no other', () => {
    expect(map({ title: 'H<sub>2</sub>O <script>x</script><em class="a">at</em> m < 3' }).title).toBe(
      'H<sub>2</sub>O x<i>at</i> m < 3',
    )
  })

  it('is one of the library whatever is in it', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 })
    const lines = fc.array(text, { maxLength: 3 })
    const any = fc.record(
      {
        id: text,
        publisher: text,
        designation: text,
        title: text,
        family: text,
        status: text,
        docType: text,
        abstract: text,
        titles: fc.dictionary(text, text),
        languages: lines,
        keywords: lines,
        copublishers: lines,
        altDesignations: lines,
        publishedDate: fc.constantFrom('2001', '2001-02', '2001-02-03', '2001-02-30', 'x'),
        year: fc.integer(),
        relations: fc.array(fc.record({ type: fc.constantFrom('obsoletedBy', 'updates', 'x'), designation: text }), {
          maxLength: 3,
        }),
      },
      { requiredKeys: ['publisher', 'designation', 'title'] },
    )
    fc.assert(
      fc.property(any, (given) => {
        const parsed = RelatonRecord.safeParse(given)
        if (parsed.success) LibraryRecord.parse(mapRelaton(parsed.data).record)
      }),
    )
  })
})

describe('a file of records', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'relaton-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function read(bytes: string | Uint8Array) {
    const file = path.join(folder, 'a.ndjson')
    writeFileSync(file, bytes)
    const refusals: Refusal[] = []
    const publisher = { code: 'L', name: 'L', type: 'OWN' } as const
    const reporter: IngestReporter = {
      publisher,
      refuse: (one) => refusals.push(one),
      remark: () => undefined,
      progress: () => undefined,
    }
    const candidates: IngestCandidate[] = []
    const source = { format: 'relaton', path: file, name: 'a.ndjson', bytes: 0 } as const
    for await (const some of readRelaton(source, reporter)) candidates.push(...some)
    return {
      keys: candidates.map(({ key }) => key),
      lines: candidates.map(({ location }) => location.line),
      candidates,
      refusals,
    }
  }
  const good = (id: string, more: object = {}) => JSON.stringify({ ...least, id, ...more })

  it('is read with a byte order mark, with CRLF, without a last line break', async () => {
    expect((await read(`\uFEFF${good('a')}\r\n\r\n${good('b')}`)).lines).toEqual([1, 3])
  })

  it('gives the same stamp for the same line, wherever it stands and however it ends', async () => {
    const [first, second] = (await read(`${good('a')}\r\n${good('a')}\n`)).candidates
    expect(first?.stamp).toBe(second?.stamp)
  })

  it('may have lines of 900 KB, not of more than 1 MB', async () => {
    const long = good('long', { extra: 'x'.repeat(900_000) })
    const tooLong = good('too-long', { extra: 'x'.repeat(MAX_LINE_BYTES) })
    const { keys, refusals } = await read(`${long}\n${tooLong}\n${good('b')}\n`)
    expect(keys).toEqual(['XO|long', 'XO|b'])
    expect(refusals).toMatchObject([{ line: 2, reason: 'the line is longer than 1 MB' }])
  })

  it('says of a year or an edition what it should be', async () => {
    const { candidates } = await read(`${good('a', { year: 'soon' })}\n${good('b', { edition: [1] })}\n`)
    const reasons = ['is no year of four digits', 'is neither a text of 100 characters nor a whole number']
    for (const [at, reason] of reasons.entries())
      await expect(candidates[at]?.read({ extract: () => Promise.reject() })).rejects.toThrow(reason)
  })

  it('refuses a record that the table could not hold', async () => {
    const relations = Array.from({ length: 1900 }, () => ({ type: 'x', designation: 'y'.repeat(200) }))
    const { candidates } = await read(`${good('big', { relations })}\n`)
    await expect(candidates[0]?.read({ extract: () => Promise.reject() })).rejects.toThrow('larger than')
  })

  it('never loses a good line to bad bytes beside it', async () => {
    const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10)))
    await fc.assert(
      fc.asyncProperty(noise, noise, async (before, after) => {
        const { keys } = await read(
          Buffer.concat([before, Buffer.from(`\n${good('a')}\n`), after, Buffer.from(`\n${good('b')}`)]),
        )
        expect(keys).toEqual(['XO|a', 'XO|b'])
      }),
      { numRuns: cases(200) },
    )
  })
})
