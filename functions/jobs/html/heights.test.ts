import { describe, expect, it } from '@jest/globals'
import { cleanHtml } from './clean-html.ts'

const textOf = (html: string) =>
  cleanHtml(`<p>${html}</p>`)
    .text.blocks.map(({ text }) => text)
    .join('\n')

describe('the heights of HTML', () => {
  it.each([
    ['10<sup>6</sup> cycles', '10⁶ cycles'],
    ['CO<sub>2</sub> and R<sub>eH</sub>', 'CO₂ and ReH'],
    ['m s<sup>&minus;1</sup>', 'm s⁻¹'],
    ['the 5<sup>th</sup>', 'the 5th'],
    ['10<sup>2<sup>3</sup></sup>', '10^2³'],
    ['3<sup>1</sup>/<sub>2</sub> in', '3 1⁄2 in'],
    ['10<sup>+0,2</sup><sub>−0,1</sub> mm', '10 +0,2/−0,1 mm'],
    ['<math><msup><mn>10</mn><mn>6</mn></msup></math>', '10⁶'],
    ['<math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>', 'x₁²'],
    ['<math><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> in', '3 1⁄2 in'],
    ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>', '(a+b)/2'],
    ['12<sup>open and never closed', '12open and never closed'],
    ['rung<sup><a href="#b3">[3]</a></sup>', 'rung[3]'],
    ['rung<sup><a href="#nowhere">3</a></sup>', 'rung³'],
  ])('are those of %s', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  it.each([
    ['<sup><a href="#n1">1</a></sup>', '<p id="n1"><sup>1</sup> Counted from below.</p>'],
    ['<a href="#n1"><sup>1</sup></a>', '<aside id="n1"><p>1) Counted from below.</p></aside>'],
    ['<a role="doc-noteref" href="#n1">1</a>', '<ol><li id="n1">Counted from below. <a href="#r1">↩</a></li></ol>'],
  ])('make the mark %s of a footnote a link and no digit', (mark, note) => {
    const { blocks } = cleanHtml(`<p>All 10<sup>6</sup> rungs${mark}, and stiles.</p>${note}`).text
    expect(blocks).toEqual([
      { kind: 'paragraph', clause: -1, text: 'All 10⁶ rungs, and stiles.', marks: [{ word: 2, block: 1 }] },
      { kind: 'footnote', clause: -1, label: '1', text: 'Counted from below.' },
    ])
  })

  it('take the marks out of titles and cells', () => {
    const { clauses, blocks } = cleanHtml(
      '<h2>1 Loads<sup><a href="#n">a</a></sup></h2><table><tr><td>5</td><td>7<sup><a href="#n">a</a></sup></td></tr></table><p id="n">a Or so.</p>',
    ).text
    expect(clauses.map(({ id, title }) => [id, title])).toEqual([['loads', 'Loads']])
    expect(blocks.map(({ cells, text, marks }) => [cells ?? text, marks])).toEqual([
      ['Loads', [{ word: 0, block: 2 }]],
      [[['5', '7']], [{ word: 1, block: 2 }]],
      ['Or so.', undefined],
    ])
  })
})
