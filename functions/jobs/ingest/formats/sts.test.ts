import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DocumentText } from '#document-text/document-text.ts'
import { fullTextOf } from '#document-text/full-text.ts'
import type { Draft, IngestReporter } from '../source/candidate.ts'
import type { Refusal } from '../source/source.ts'
import { readSts } from './read-sts.ts'

const META = `<iso-meta>
  <title-wrap xml:lang="en"><intro>Ladders</intro><main>Safety</main><compl>Part 2: Rungs</compl></title-wrap>
  <title-wrap xml:lang="fr"><full>Échelles — Sécurité</full></title-wrap>
  <proj-id>xo:std:77:2</proj-id><release-version>IS</release-version>
  <std-ident><originator>XO</originator><doc-type>IS</doc-type><doc-number>77</doc-number><edition>3</edition></std-ident>
  <content-language>en</content-language>
  <std-ref type="dated">XO 77-2:2024</std-ref><std-ref type="undated">XO 77-2</std-ref>
  <doc-ref>XO 77-2:2024(en)</doc-ref><release-date>2024-03-09</release-date>
  <comm-ref>XO/TC 9</comm-ref><ics>97.145</ics>
  <std-xref type="replaces"><std-ref>XO 77-2:2018</std-ref></std-xref>
  <isbn>978-0-00-000077-2</isbn><self-uri xlink:href="https://doi.org/10.9999/xo.77-2" xmlns:xlink="x"/>
  <kwd-group><kwd>ladder</kwd><kwd>rung</kwd></kwd-group>
</iso-meta>`
const BODY = `<body>
  <sec id="s1"><label>1</label><title>Scope</title><p>Rungs <bold>bear</bold> weight, see <xref rid="t1">Table 1</xref>.</p>
    <list list-type="alpha-lower"><list-item><label>a)</label><p>dry;</p></list-item></list>
    <non-normative-note><label>NOTE</label><p>Feet slip.</p></non-normative-note>
    <sec id="s11"><label>1.1</label><title>Loads</title>
      <disp-formula id="f1"><mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>F</mml:mi><mml:mo>=</mml:mo><mml:mn>2</mml:mn></mml:math><label>(1)</label></disp-formula></sec>
    <table-wrap id="t1"><label>Table 1</label><caption><title>Weights</title></caption>
      <table><tbody><tr><th colspan="2">kg</th></tr><tr><td>100</td><td>150</td></tr></tbody></table></table-wrap>
    <fig id="g1"><label>Figure 1</label><caption><title>A rung</title></caption><graphic xlink:href="rung.png" xmlns:xlink="x"/></fig>
  </sec></body>`
const standard = (meta = META, body = BODY, head = '') =>
  `<?xml version="1.0"?>${head}<standard><front>${meta}</front>${body}</standard>`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function read(xml: string): Promise<{ draft?: Draft; refusals: Refusal[] }> {
  const file = path.join(folder, 'ladders.xml')
  writeFileSync(file, xml)
  const refusals: Refusal[] = []
  const publisher = { code: 'L', name: 'L', type: 'OWN' } as const
  const reporter: IngestReporter = {
    publisher,
    refuse: (one) => refusals.push(one),
    remark: () => undefined,
    progress: () => undefined,
  }
  for await (const [candidate] of readSts({ format: 'xml', path: file, name: 'ladders.xml', bytes: 1 }, reporter)) {
    return { draft: await candidate?.read({ extract: () => Promise.reject() }), refusals }
  }
  return { refusals }
}

describe('a standard in STS', () => {
  it('says what it is', async () => {
    expect((await read(standard())).draft?.record).toMatchObject({
      sourceId: 'xo:std:77:2',
      details: { doi: '10.9999/xo.77-2', isbn: '978-0-00-000077-2' },
      publisher: 'XO',
      designation: 'XO 77-2:2024',
      otherDesignations: ['XO 77-2', 'XO 77-2:2024(en)'],
      family: 'XO 77-2',
      edition: '3',
      year: 2024,
      title: 'Ladders — Safety — Part 2: Rungs',
      titles: { fr: 'Échelles — Sécurité' },
      documentType: 'International Standard',
      status: 'Active',
      publishDate: '2024-03-09',
      committees: ['XO/TC 9'],
      ics: ['97.145'],
      keywords: ['ladder', 'rung'],
      relations: [{ type: 'replaces', designation: 'XO 77-2:2018' }],
    })
  })

  it('reads as a page: sections, lists, notes, formulas, tables, figures', async () => {
    const page = (await read(standard())).draft?.html?.page ?? ''
    expect(page).toContain('<section id="s1"><h2>1 Scope</h2>')
    expect(page).toContain('<p>Rungs <strong>bear</strong> weight, see <a href="#t1">Table 1</a>.</p>')
    expect(page).toContain('<li><p>a) dry;</p></li></ol>')
    expect(page).toContain('<aside><p>NOTE Feet slip.</p></aside>')
    expect(page).toContain('<section id="s11"><h3>1.1 Loads</h3>')
    expect(page).toContain('<p id="f1"><code>F=2</code> (1) </p>')
    expect(page).toContain('<td>100</td><td>150</td>')
    expect(page).toContain('<th colspan="2">kg</th>')
    expect(page).toMatch(/<figure id="g1"><figcaption><strong>Figure 1<\/strong> — A rung<\/figcaption>/)
    expect(page).not.toContain('rung.png')
  })

  it('can be searched by what it says', async () => {
    const text = (await read(standard())).draft?.html?.text as DocumentText
    expect(fullTextOf({ html: text }).pages[0]).toContain('Feet slip.')
    expect(fullTextOf({ html: text }).pages[0]).toContain('100 150')
  })

  it('has the text of its clauses, under the ids of the page', async () => {
    const text = (await read(standard())).draft?.html?.text
    expect(text?.source).toBe('sts')
    expect(text?.clauses).toContainEqual(expect.objectContaining({ number: '1.1', title: 'Loads', level: 2, element: 's11' }))
  })

  it('has items, notes and captions with their labels, each as one block', async () => {
    const blocks = (await read(standard())).draft?.html?.text.blocks
    for (const [kind, label, text] of [
      ['item', 'a)', 'dry;'],
      ['note', 'NOTE', 'Feet slip.'],
      ['caption', 'Table 1', 'Weights'],
      ['caption', 'Figure 1', 'A rung'],
    ])
      expect(blocks).toContainEqual(expect.objectContaining({ kind, label, text }))
  })

  it('is that of a national body where it was taken over', async () => {
    const nat = META.replaceAll('iso-meta', 'nat-meta').replaceAll('XO 77-2:2024', 'NB XO 77-2:2025')
    expect((await read(standard(META + nat))).draft?.record.designation).toBe('NB XO 77-2:2025')
  })

  it.each([
    ['growing entities', standard(META, BODY, '<!DOCTYPE standard [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'), 'entities'],
    [
      'an entity from a file',
      standard(META, '<body><p>&x;</p></body>', '<!DOCTYPE standard [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'entities',
    ],
    ['an entity that nobody defined', standard(META, '<body><p>&x;</p></body>'), 'well-formed'],
    ['a cut end', standard().slice(0, -30), 'well-formed'],
    ['no root', '', 'well-formed'],
    ['another root', '<article><front/></article>', 'not a standard in NISO STS, and no catalogue: its root element is article'],
    ['no front', '<standard><body/></standard>', 'not a standard'],
    ['endless depth', standard(META, '<sec>'.repeat(300)), 'deep'],
  ])('is refused with %s', async (_, xml, reason) => {
    const { draft, refusals } = await read(xml)
    expect(draft).toBeUndefined()
    expect(refusals).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })])
  })

  it('may name a document type, which is not fetched, and the names that come with it', async () => {
    const head = '<!DOCTYPE standard PUBLIC "-//NISO//DTD STS//EN" "http://127.0.0.1:9/never.dtd">'
    expect((await read(standard(META, '<body><p>5&nbsp;kg &ndash; 6</p></body>', head))).draft?.html?.page).toContain(
      '5\u00a0kg – 6',
    )
  })
})
