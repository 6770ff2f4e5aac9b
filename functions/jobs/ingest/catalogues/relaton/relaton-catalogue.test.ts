import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { offeredBy, offeredRecords } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { statusOfStage } from './stage-status.ts'

const folder = newFolder()

const YAML = `---
schema-version: v1.2.9
title:
- { content: Ladders, language: [en], type: title-intro }
- { content: "Ladders - Part 2: Rungs", language: [en], type: main }
- { content: Échelles, language: [fr], type: title-intro }
- { content: "Partie 2: Échelons", language: [fr], type: title-part }
link:
- { content: "https://example.org/rss", type: rss }
- { content: "https://example.org/77", type: src }
docid:
- { id: "urn:iso:std:iso:77:-2", type: URN }
- { id: "ISO 77-2:2024(E)", type: iso-reference }
- { id: "ISO 77-2:2024", type: ISO, primary: true }
- { id: 10.9999/77, type: DOI }
date: [{ type: published, value: 2024-03 }, { type: corrected, value: '2024-06-01T10:00:00Z' }]
contributor:
- { organization: { name: [{ content: International Organization for Standardization }], abbreviation: { content: ISO } }, role: [{ type: publisher }] }
- { organization: { name: [{ content: International Electrotechnical Commission }] }, role: [{ type: publisher }] }
- { person: { name: { completename: { content: A. Rung } } }, role: [{ type: author }] }
edition: { content: 3 }
language: [fr, en]
docstatus: { stage: { value: '60' }, substage: { value: '60' } }
abstract: [{ content: "&lt;p&gt;Bears weight.&lt;/p&gt;", language: [en] }]
keyword: [{ content: ladder }, rung]
relation:
- { type: obsoletes, bibitem: { docid: [{ id: "ISO 77-2:2018", type: ISO }] } }
- { type: updates, description: { content: amends }, bibitem: { formattedref: { content: "ISO 70:2010" } } }
ext:
  doctype: { type: technical-report }
  ics: [{ code: '97.145', text: Ladders }]
  editorialgroup: { technical_committee: [{ identifier: ISO/TC 9, name: Ladders }] }
`
const XML = `<?xml version="1.0"?><bibdata type="standard"><title type="title-intro" language="en">Ladders</title>
<title type="main" language="en">Ladders - Part 2: Rungs</title><title type="title-intro" language="fr">Échelles</title>
<title type="title-part" language="fr">Partie 2: Échelons</title><uri type="src">https://example.org/77</uri>
<docidentifier type="URN">urn:iso:std:iso:77:-2</docidentifier><docidentifier type="iso-reference">ISO 77-2:2024(E)</docidentifier>
<docidentifier type="ISO" primary="true">ISO 77-2:2024</docidentifier><docidentifier type="DOI">10.9999/77</docidentifier>
<date type="published"><on>2024-03</on></date><date type="corrected"><on>2024-06-01</on></date>
<contributor><role type="publisher"/><organization><name>International Organization for Standardization</name><abbreviation>ISO</abbreviation></organization></contributor>
<contributor><role type="publisher"/><organization><name>International Electrotechnical Commission</name></organization></contributor>
<edition>3</edition><language>fr</language><language>en</language><abstract language="en">Bears weight.</abstract>
<status><stage>60</stage><substage>60</substage></status><keyword>ladder</keyword><keyword>rung</keyword>
<relation type="obsoletes"><bibitem><docidentifier>ISO 77-2:2018</docidentifier></bibitem></relation>
<relation type="updates"><description>amends</description><bibitem><formattedref>ISO 70:2010</formattedref></bibitem></relation>
<ext><doctype>technical-report</doctype><editorialgroup><technical-committee identifier="ISO/TC 9">Ladders</technical-committee></editorialgroup>
<ics><code>97.145</code></ics></ext></bibdata>`
const least = (number: number) => `title: One\ndocid: {id: XO ${number}, type: XO}\n`

describe("a record of Relaton's", () => {
  it.each([
    ['YAML', 'ladders.yaml', YAML],
    ['XML', 'ladders.xml', XML],
  ])('%s has its fields', async (_, name, text) => {
    const { records, refusals } = await offeredBy(folder, name, text)
    expect(refusals).toEqual([])
    expect(records).toEqual([
      expect.objectContaining({
        publisher: 'ISO',
        designation: 'ISO 77-2:2024',
        otherDesignations: ['ISO 77-2:2024(E)'],
        title: 'Ladders - Part 2: Rungs',
        titles: { fr: 'Échelles – Partie 2: Échelons' },
        description: 'Bears weight.',
        documentType: 'Technical Report',
        status: 'Active',
        edition: '3',
        year: 2024,
        language: 'en',
        publishDate: '2024-03',
        lastUpdateDate: '2024-06-01',
        committees: ['ISO/TC 9 (Ladders)'],
        ics: ['97.145'],
        keywords: ['ladder', 'rung'],
        details: { doi: '10.9999/77' },
        accessUrl: 'https://example.org/77',
        relations: [
          { type: 'obsoletes', designation: 'ISO 77-2:2018' },
          { type: 'amends', designation: 'ISO 70:2010' },
          { type: 'copublishedBy', designation: 'IEC' },
        ],
      }),
    ])
  })

  it('has the number of its publisher, where the source leaves that out', async () => {
    const text = `title: A map
docid: {id: 06-095, type: OGC}
relation: {type: obsoletes, bibitem: {docid: {id: 05-001}}}`
    const { records } = await offeredBy(folder, 'map.yml', text)
    expect(records[0]).toMatchObject({ designation: 'OGC 06-095', otherDesignations: ['06-095'] })
    expect(records[0]?.relations).toEqual([{ type: 'obsoletes', designation: 'OGC 05-001' }])
    const named = await offeredBy(folder, 'radio.yml', 'title: A radio\ndocid: {id: 3GPP TS 01.01, type: 3GPP}')
    expect(named.records[0]?.designation).toBe('3GPP TS 01.01')
  })

  it.each([
    ['60.60', 'active'],
    ['90.93', 'active'],
    ['95.99', 'withdrawn'],
    ['40.20', 'draft'],
    ['30.98', 'cancelled'],
    ['committee-draft', 'draft'],
    ['WPUB', 'withdrawn'],
    ['published', 'published'],
    ['', ''],
  ])('at stage "%s" is %s', (stage, status) => expect(statusOfStage(stage)).toBe(status))
})

describe("files of Relaton's", () => {
  it('hold a collection, or a document whose references are not its records', async () => {
    const item = (id: string) => `<bibitem><title>T</title><docidentifier type="XO">${id}</docidentifier></bibitem>`
    const collection = `<relaton-collection><relation>${item('XO 1')}</relation><relation>${item('XO 2')}</relation></relaton-collection>`
    expect((await offeredBy(folder, 'all.rxl', collection)).records.map(({ designation }) => designation)).toEqual([
      'XO 1',
      'XO 2',
    ])
    const bibdata = item('XO 7').replaceAll('bibitem', 'bibdata')
    const document = `<iso-standard>${bibdata}<bibliography><references>${item('XO 3')}</references></bibliography></iso-standard>`
    expect((await offeredBy(folder, 'document.xml', document)).records.map(({ designation }) => designation)).toEqual(['XO 7'])
    const list = `root:\n  items:\n  - ${least(4).replace('\n', '\n    ')}\n  - 7\n`
    const { records, refusals } = await offeredBy(folder, 'list.yaml', list)
    expect(records.map(({ designation }) => designation)).toEqual(['XO 4'])
    expect(refusals).toEqual([
      expect.objectContaining({ field: 'item 2', reason: expect.stringContaining('not a bibliographic item') }),
    ])
  })

  it('are those of `data` and its folders, where a folder is a data repository', async () => {
    const repository = path.join(folder, 'repository')
    mkdirSync(path.join(repository, 'data'), { recursive: true })
    for (const name of ['README.adoc', 'index-v1.yaml', 'Gemfile', 'data/etag.txt'])
      writeFileSync(path.join(repository, name), 'x')
    mkdirSync(path.join(repository, 'data', 'meetings', '7'), { recursive: true })
    for (const [name, number] of [['1.yaml', 1] as const, ['meetings/2.yaml', 2] as const, ['meetings/7/3.yaml', 3] as const])
      writeFileSync(path.join(repository, 'data', name), least(number))
    const { records, refusals } = await offeredRecords(repository)
    expect(records.map(({ designation }) => designation)).toEqual(['XO 1', 'XO 2', 'XO 3'])
    expect(refusals).toEqual([])
  })

  it('are editions of their own where their designations do not tell them apart', async () => {
    const edition = (number: number, more = '') =>
      `- title: One\n  docid: {id: XO 7${more}, type: XO}\n  edition: {content: '${number}'}\n`
    const { stamps } = await offeredBy(folder, 'editions.yaml', edition(1) + edition(2) + edition(3, ':2024'))
    expect(stamps.map((stamp) => /^(.+) \S+ingest/.exec(stamp)?.[1])).toEqual(['XO|XO 7 ed. 1', 'XO|XO 7 ed. 2', 'XO||XO 7:2024'])
  })

  it.each([
    ['a broken line', 'title: [One\ndocid: x', 'not YAML'],
    ['aliases without end', `a: &a [1]\nb: [${'*a, '.repeat(101)}]`, 'not YAML'],
    ['nothing in it', '', 'not YAML'],
    ['another list', '- 1\n- 2\n', 'not a bibliographic item'],
  ])('with %s are refused', async (_, text, reason) => {
    const { records, refusals } = await offeredBy(folder, 'bad.yaml', text)
    expect(records).toEqual([])
    expect(refusals[0]?.reason).toContain(reason)
  })
})
