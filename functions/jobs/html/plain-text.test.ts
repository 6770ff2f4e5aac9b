import { describe, expect, it } from '@jest/globals'
import { compareDocuments } from '#comparison/result/make-result.ts'
import { cleanHtml } from './clean-html.ts'
import { pageOfText } from './plain-text/page-of-text.ts'

const FOOT = (page: number) => `Ladder Group                 Standards Track                    [Page ${page}]`
const HEAD = 'Memo 7                        Ladders                       March 2014'
const PROSE = (what: string) => [
  `   The ${what} of a ladder is tested in the middle of its length with`,
  '   a load that is named in the table, and keeps its form afterwards',
  '   when the load is taken away from it.',
]

/** Lines of a memo as the IETF publishes them, a page each. */
const FIRST = [
  ...[
    'Ladder Task Force (LTF)                               T. Rung, Ed.',
    'Memo: 7                                          Stile & Co.',
  ],
  ...['', '              Ladders for Standing and for Leaning', '', 'Abstract', '', ...PROSE('rung'), ''],
  ...[
    'Table of Contents',
    '',
    '   1. Scope ..................................................2',
    '      1.1. Loads and',
    '           Limits ............................................2',
  ],
  ...[
    '   Appendix A. Signs .........................................3',
    '',
    '1.  Scope',
    '',
    ...PROSE('stile').slice(0, 2),
    '',
    '',
    FOOT(1),
  ],
]
const SECOND = [
  ...[HEAD, '', '', ...PROSE('stile').slice(2), '', '1.1.  Loads and', '      Limits', '', '   Loads are of these kinds:', ''],
  ...['   o  those of people who stand upon the ladder and who carry what', '      they need,', '   o  those of wind.', ''],
  ...['      load = people / wind   ; in kN', '', '   +------+-------+', '   | rung | stile |', '   +------+-------+', ''],
  ...[
    '   [ONE]    Rung, T., "Loads of well-',
    '            known ladders", March 2014.',
    '',
    '2.  Signs',
    '',
    ...PROSE('sign'),
    '',
    FOOT(2),
  ],
]
const THIRD = [
  HEAD,
  '',
  'Appendix A.  Signs',
  '',
  ...PROSE('plate'),
  '',
  'B. Tolerant Ladders',
  '',
  ...PROSE('foot'),
  '',
  FOOT(3),
]

const asPages = (...pages: (readonly string[])[]) => pages.map((page) => `<pre>${page.join('\n')}</pre><hr>`).join('\n')
const shown = (html: string) => {
  const { clauses, blocks } = cleanHtml(html).text
  return blocks.map(({ kind, label, text, clause }) =>
    kind === 'heading'
      ? `${'#'.repeat(clauses[clause]?.level ?? 0)} ${clauses[clause]?.number} ${text}`
      : `${kind}${label ? ` ${label}` : ''}: ${text}`,
  )
}
const sentence = (what: string) => PROSE(what).join(' ').replace(/\s+/g, ' ').trim()

describe('plain text', () => {
  it('has clauses, paragraphs, lists and figures, and no feet, heads and contents', () => {
    expect(shown(asPages(FIRST, SECOND, THIRD))).toEqual([
      `code: ${FIRST.slice(0, 2).join('\n')}`,
      '#  Ladders for Standing and for Leaning',
      '#  Abstract',
      `paragraph: ${sentence('rung')}`,
      '# 1 Scope',
      `paragraph: ${sentence('stile')}`,
      '## 1.1 Loads and Limits',
      'paragraph: Loads are of these kinds:',
      'item •: those of people who stand upon the ladder and who carry what they need,',
      'item •: those of wind.',
      'code: load = people / wind   ; in kN',
      'code: +------+-------+\n| rung | stile |\n+------+-------+',
      'paragraph: [ONE] Rung, T., "Loads of well-known ladders", March 2014.',
      '# 2 Signs',
      `paragraph: ${sentence('sign')}`,
      '# Appendix A Signs',
      `paragraph: ${sentence('plate')}`,
      '# B Tolerant Ladders',
      `paragraph: ${sentence('foot')}`,
    ])
  })

  it('is the same from a file with form feeds, and compares as equal', () => {
    const text = cleanHtml(pageOfText([FIRST, SECOND, THIRD].map((page) => page.join('\n')).join('\n\f\n'))).text
    const pages = cleanHtml(asPages(FIRST, SECOND, THIRD).replaceAll('Stile & Co', 'Stile &amp; Co')).text
    expect(text).toEqual(pages)
    const newer = cleanHtml(asPages(FIRST, SECOND, THIRD).replace('wind.', 'snow.')).text
    expect(compareDocuments(pages, newer).changes.map(({ change }) => change.kind)).toEqual(['changed'])
  })

  it('gives clauses the ids of the elements in their headings', () => {
    const html = asPages(FIRST, SECOND, THIRD).replace('1.1.  Loads', '<span><a id="section-1.1">1.1</a>.</span>  Loads')
    expect(
      cleanHtml(html)
        .text.clauses.map(({ element }) => element)
        .filter(Boolean),
    ).toEqual(['section-1.1'])
  })

  it('is none beside headings of HTML, in a listing, or in part of a page', () => {
    const memo = asPages(FIRST, SECOND, THIRD)
    const listing = `<pre>${Array.from({ length: 60 }, (_, at) => `  step(${at}, {\n    rung: ${at} })`).join('\n\n')}</pre>`
    for (const html of [`<h1>Ladders</h1>${memo}`, listing, `${memo}<p>${sentence('rung').repeat(20)}</p>`])
      expect(cleanHtml(html).text.blocks.filter(({ kind }) => kind === 'code').length).toBe((html.match(/<pre>/g) ?? []).length)
  })
})
