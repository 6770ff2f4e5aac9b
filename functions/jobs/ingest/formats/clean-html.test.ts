import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { cleanHtml } from './clean-html.ts'
import { htmlPage } from './html-page.ts'

describe('HTML on its way in', () => {
  it.each([
    ['<p onclick="x()" style="position:fixed" id="a">Hi</p>', '<p id="a">Hi</p>'],
    ['<script>alert(1)</script><p>Hi</p><style>*{}</style>', '<p>Hi</p>'],
    ['<svg><script>x</script><path d="M0 0"/></svg>', '<svg><path d="M0 0"></path></svg>'],
    ['<a href="javascript:x()">a</a><a href=" JaVaScRiPt:x()">b</a><a href="#s">c</a>', '<a>a</a><a>b</a><a href="#s">c</a>'],
    ['<a href="https://example.org/">a</a>', '<a href="https://example.org/" rel="noopener noreferrer">a</a>'],
    [
      '<img src="https://example.org/x.png" alt="x"><img src="data:image/png;base64,AA==">',
      '<img alt="x"><img src="data:image/png;base64,AA==">',
    ],
    ['<img src="data:image/svg+xml;base64,AA=="><img srcset="a.png 1x">', '<img><img>'],
    ['<form action="/x"><input name="p"><button>Go</button><p>Hi</p></form>', '<p>Hi</p>'],
    ['<meta http-equiv="refresh" content="0;url=x"><base href="x"><link rel="stylesheet" href="x"><p>Hi</p>', '<p>Hi</p>'],
    ['<iframe src="x">in</iframe><object data="x">in</object><p>Hi', '<p>Hi</p>'],
    ['<svg><rect fill="url(https://x)"></rect><image href="x"/><use href="#a"/></svg>', '<svg><rect></rect></svg>'],
    ['a &lt;script&gt; b & c', 'a &lt;script&gt; b &amp; c'],
    ['<table><tr><td colspan="2">x</table>', '<table><tr><td colspan="2">x</td></tr></table>'],
  ])('%s', (given, clean) => expect(cleanHtml(given).html).toBe(clean))

  it('keeps its words apart for the search, and leaves out what nobody reads', () => {
    const { text } = cleanHtml(
      '<title>T</title><h1>One</h1><p>two <b>th</b>ree</p><table><tr><td>4<td>5</table><script>six</script>',
    )
    expect(text).toBe('One\ntwo three\n4 5')
  })

  it('never lets an element or an attribute through that is not on the list', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      ' ',
      'script',
      'img',
      'svg',
      'onload',
      'src',
      'href',
      'javascript:',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      'style',
      'p',
      'title',
      'math',
      'template',
      'noscript',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { html } = cleanHtml(pieces.join(''))
        expect(html).not.toMatch(/<(script|style|template|noscript|form|iframe)|<!|<[^>]*\son|<[^>]*javascript:/i)
      }),
    )
  })

  it('becomes a page that stands alone, mirrored where its language is', () => {
    const { page } = htmlPage('<p>نص</p>', { title: 'H<sub>2</sub>O "x"', language: 'ar' })
    expect(page).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">\n<head>\n<meta charset="utf-8">/)
    expect(page).toContain('<title>H2O &quot;x&quot;</title>')
    expect(htmlPage('<html lang="fr"><p>x</p></html>', { title: 'x', language: 'ar' }).page).toContain(
      '<html lang="fr" dir="ltr">',
    )
  })
})
