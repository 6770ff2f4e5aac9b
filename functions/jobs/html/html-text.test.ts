import { describe, expect, it } from '@jest/globals'
import { formatText } from '#document-text/format-text.ts'
import { fullTextOf } from '#document-text/full-text.ts'
import { cleanHtml } from './clean-html.ts'
import { htmlPage } from './html-page.ts'

const blocksOf = (html: string) =>
  cleanHtml(html).text.blocks.map(({ kind, label, text, cells }) => [kind, ...(label ? [label] : []), cells ?? text])

describe('the text of HTML', () => {
  it('has clauses by headings, with numbers, the ids of their sections, and the title of the document beside them', () => {
    const { text } = cleanHtml(`<h1>Ladders</h1><section id="f"><h2>Foreword</h2><p>x</p></section>
      <section id="s1"><h2>1 Scope</h2><p>y</p><section id="s11"><h3>1.1 Limits</h3><h4 id="own">General</h4></section></section>
      <section id="a"><h2>Annex A (informative) Examples</h2><h3>A.1 One</h3></section><h2>Bibliography</h2>`)
    expect(text.clauses.map(({ id, number, level, nature, element }) => [id, number, level, nature, element])).toEqual([
      ['ladders', '', 1, 'front', undefined],
      ['foreword', '', 1, 'front', 'f'],
      ['scope', '1', 1, 'normative', 's1'],
      ['limits~scope', '1.1', 2, 'normative', 's11'],
      ['general~limits', '', 3, 'normative', 'own'],
      ['examples', 'Annex A', 1, 'informative', 'a'],
      ['one~examples', 'A.1', 2, 'informative', undefined],
      ['bibliography', '', 1, 'back', undefined],
    ])
  })

  it('has no clause by a date or a count', () => {
    const titles = ['25 July 2021', '5 items found', '1 Scope', '2 pH of water', '1 of many', '12 more items', '3 Loads']
    const { clauses } = cleanHtml(titles.map((title) => `<h2>${title}</h2>`).join('')).text
    expect(clauses.map(({ number }) => number)).toEqual(['', '', '1', '2', '', '', '3'])
  })

  it('has blocks by elements, labels apart', () => {
    expect(
      blocksOf(`loose <b>text</b><p>One<br>two&nbsp;three</p><ol start="3"><li>c<li><p>d</p><p>more</p></ol><ul><li>e</ul>
        <aside><p>NOTE 2 Mind</p></aside><aside>boxed</aside><p>EXAMPLE: A stool</p><pre>a  b
  c</pre><figure><figcaption>Figure 1 — A rung</figcaption></figure><nav><ol><li>1 Scope</ol></nav>`),
    ).toEqual([
      ['paragraph', 'loose text'],
      ['paragraph', 'One two three'],
      ['item', '3.', 'c'],
      ['item', '4.', 'd'],
      ['paragraph', 'more'],
      ['item', '•', 'e'],
      ['note', 'NOTE 2', 'Mind'],
      ['note', 'boxed'],
      ['example', 'EXAMPLE', 'A stool'],
      ['code', 'a  b\n  c'],
      ['caption', 'Figure 1', 'A rung'],
    ])
  })

  it('has tables whose rows have the same number of cells, merged cells in their first place', () => {
    const table = `<table><caption>Table 1 Loads</caption><tr><th colspan=2>Kind<th>kN</tr>
      <tr><td rowspan=2>Step<td><p>top</p><p>rung</p><td>2</tr><tr><td>foot<td>3<table><tr><td>in<td>side</table></tr></table>`
    expect(blocksOf(table)).toEqual([
      ['caption', 'Table 1', 'Loads'],
      [
        'table',
        [
          ['Kind', '', 'kN'],
          ['Step', 'top rung', '2'],
          ['', 'foot', '3 in side'],
        ],
      ],
    ])
  })

  it('parts paragraphs at an empty line, but no heading, caption or cell', () => {
    expect(
      blocksOf(`<div>1.1 One<br>line<br> <br>two&nbsp;<br/><b><br></b>three</div><ul><li>a<br><br>b</ul><h2>Long<br><br>title</h2>
        <table><caption>Table 1 A<br><br>B</caption><tr><th>x<br><br>y</table><pre>c<br><br>d</pre>`),
    ).toEqual([
      ['paragraph', '1.1 One line'],
      ['paragraph', 'two'],
      ['paragraph', 'three'],
      ['item', '•', 'a'],
      ['paragraph', 'b'],
      ['heading', 'Long title'],
      ['caption', 'Table 1', 'A B'],
      ['table', [['x y']]],
      ['code', 'c\n\nd'],
    ])
  })

  it('has the words of a line without how they are read', () => {
    expect(blocksOf('<p><ruby>梯子<rp>(</rp><rt>はしご</rt><rp>)</rp></ruby>の<ruby>段<rt>だん</ruby>数</p>')).toEqual([
      ['paragraph', '梯子の段数'],
    ])
  })

  it('has the clauses in tables that lay out a page, not those in tables of data', () => {
    const section = (at: number) => `<h2>${at} Part ${at}</h2>Words ${at}.<p>More</p>`
    const page = `<table><tr><td colspan=2>Logo<tr><td>Margin<td>${section(1)}<table><tr><td><h3>1.1 Inner</h3><tr><td>in</table>
      <tr><td colspan=2>${section(2)}<table><tr><th>Kind<th>kN<tr><td><h4>7 Step</h4>top<td>2</table></table>`
    const { text } = cleanHtml(page)
    expect(text.clauses.map(({ number, title }) => [number, title])).toEqual([
      ['1', 'Part 1'],
      ['1.1', 'Inner'],
      ['2', 'Part 2'],
    ])
    expect(blocksOf(page).slice(2, 5)).toEqual([
      ['heading', 'Part 1'],
      ['paragraph', 'Words 1.'],
      ['paragraph', 'More'],
    ])
    expect(blocksOf(page).at(-1)).toEqual([
      'table',
      [
        ['Kind', 'kN'],
        ['7 Step top', '2'],
      ],
    ])
    const rows = '<tr><td><h3>1 Step</h3>top<td>2<tr><td><h3>2 Rung</h3>foot<td>3</table>'
    expect(cleanHtml(`<table>${rows}`).text.clauses).toEqual([])
    expect(cleanHtml(`<table role="presentation">${rows}`).text.clauses).toHaveLength(2)
    expect(cleanHtml('<table><tr><td>open<td><h2>1 Scope</h2>end').text.clauses).toHaveLength(1)
  })

  it('is the same when the stored page is read again', () => {
    const given = `<title>T</title><h1>A &amp; B</h1><p>1 &lt; 2<script>x</script></p><center>mid</center><table><tr><td>x</table>`
    for (const source of [undefined, 'sts'] as const) {
      const { page, text } = htmlPage(given, { title: 'T', language: 'en', source })
      expect(formatText(cleanHtml(page).text)).toBe(formatText(text))
      expect(text.source).toBe(source ?? 'html')
    }
  })

  it('of a hostile page holds no markup and no script, and ends', () => {
    const deep = `${'<div>'.repeat(5000)}deep${'<td>'.repeat(500)}${'</table>'.repeat(50)}`
    for (const html of [
      deep,
      '<li><li><ol start=x><li>',
      '<table><td><table><tr><table>x</td>',
      '<td rowspan=1e9 colspan=1e9>x',
      '<h1><h2>t</h1>',
      '</p></table>',
    ])
      expect(fullTextOf({ html: cleanHtml(html).text }).pages.join('')).not.toMatch(/[<>]/)
  })
})
