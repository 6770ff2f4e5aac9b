import { describe, expect, it } from '@jest/globals'
import { fullTextOf } from '#document-text/full-text.ts'
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
      '<img alt="x" /><img src="data:image/png;base64,AA==" />',
    ],
    ['<img src="data:image/svg+xml;base64,AA=="><img srcset="a.png 1x">', '<img /><img />'],
    ['<form action="/x"><input name="p"><button>Go</button><p>Hi</p></form>', '<p>Hi</p>'],
    ['<meta http-equiv="refresh" content="0;url=x"><base href="x"><link rel="stylesheet" href="x"><p>Hi</p>', '<p>Hi</p>'],
    ['<iframe src="x">in</iframe><object data="x">in</object><p>Hi', '<p>Hi</p>'],
    ['<svg><rect fill="url(https://x)"></rect><image href="x"/><use href="#a"/></svg>', '<svg><rect></rect></svg>'],
    ['a &lt;script&gt; b & c', 'a &lt;script&gt; b &amp; c'],
    ['<table><tr><td colspan="2">x</table>', '<table><tr><td colspan="2">x</td></tr></table>'],
    ['<table><tr><td colspan="9999" rowspan="9999">x</table>', '<table><tr><td>x</td></tr></table>'],
    [
      '<table><tr><td rowspan="0" colspan="6">x<td rowspan="0">y</table>',
      '<table><tr><td>x</td><td rowspan="0">y</td></tr></table>',
    ],
    ['<p>a&#0;b\uFFFD</p>', '<p>ab</p>'],
  ])('%s', (given, clean) => expect(cleanHtml(given).html).toBe(clean))

  it('keeps the spans of cells until they cover more places than a browser lays out in seconds', () => {
    const { html } = cleanHtml(`<table>${'<tr><td colspan="100" rowspan="10">x'.repeat(300)}</table>`)
    expect(html.match(/colspan/g)).toHaveLength(200)
  })

  it.each([
    [
      'forms in forms',
      '<form></form><form><math><mtext></form><form><mglyph><style></math><img src onerror=x()>',
      '<math><mtext></mtext></math>',
    ],
    [
      'HTML in a drawing',
      '<svg><foreignObject><p onclick="x()">a</p><script>x</script></foreignObject><text>b</text></svg>',
      '<svg><text>b</text></svg>',
    ],
    [
      'links of a drawing',
      '<svg><a xlink:href="javascript:x()" href="javascript:x()"><text>a</text></a></svg>',
      '<svg><a><text>a</text></a></svg>',
    ],
    [
      'animated links',
      '<svg><animate attributeName="href" values="#a;javascript:x()"/><set attributeName="onload" to="x()"/></svg>',
      '<svg></svg>',
    ],
    ['a style that ends a drawing', '<svg></p><style><a id="</style><img src=x onerror=x()>">', '<svg><p></p></svg>'],
    ['a title that ends a drawing', '<svg><title><img src=x onerror=x()></title></svg>', '<svg><title><img /></title></svg>'],
    ['CDATA', '<svg><![CDATA[<script>x()</script>]]></svg>', '<svg>&lt;script&gt;x()&lt;/script&gt;</svg>'],
    [
      'HTML in a formula',
      '<math href="javascript:x()"><annotation-xml encoding="text/html"><script>x</script></annotation-xml><mi>x</mi></math>',
      '<math><mi>x</mi></math>',
    ],
    [
      'a formula that changes when it is read again',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=x()&gt;">',
      '<math><mtext><table><img title="--&gt;&lt;img src=x onerror=x()&gt;" /></table></mtext></math>',
    ],
    [
      'srcset',
      '<img srcset="javascript:x() 1x, https://x/ 2x" sizes="1px" src="data:image/png;base64,AA==">',
      '<img src="data:image/png;base64,AA==" />',
    ],
    ['style attributes', '<p style="background:url(javascript:x())" class="x">a</p>', '<p>a</p>'],
    [
      'addresses with control characters',
      '<a href="java\nscript:x()">a</a><a href="\x01javascript:x()">b</a><a href="java&#9;script&colon;x()">c</a>',
      '<a>a</a><a>b</a><a>c</a>',
    ],
    [
      'addresses of other kinds',
      '<a href="data:text/html,x">a</a><a href="//x.example/">b</a><a href="/x">c</a><a href="vbscript:x">d</a>',
      '<a>a</a><a>b</a><a>c</a><a>d</a>',
    ],
    [
      'pictures of other kinds',
      '<img src=" data:text/html;base64,AA=="><img src="da\tta:image/png;base64,AA=="><img src="data:image/png,<svg onload=x()>">',
      '<img /><img /><img />',
    ],
    ['comments', '<!-- <img src=x onerror=x()> --!><p>a</p><!--><b>b</b>-->', '<p>a</p><b>b</b>--&gt;'],
    ['noscript', '<noscript><p title="</noscript><img src=x onerror=x()>">a</noscript><p>b</p>', '<p>b</p>'],
    ['templates', '<template><p>a</p><script>x</script></template><p>b</p>', '<p>b</p>'],
    [
      'plain text that is HTML',
      '<textarea></textarea/><img src=x onerror=x()></textarea><xmp><b>b</b></xmp><plaintext><b>b</b>',
      '<img />',
    ],
    ['pages within', '<iframe srcdoc="<script>x</script>"><p>a</p></iframe><embed src=x><p>b</p>', '<p>b</p>'],
    [
      'tags in attributes',
      '<p title="</title><script>x()</script>" id="&quot; onclick=&quot;x()">a</p>',
      '<p title="&lt;/title&gt;&lt;script&gt;x()&lt;/script&gt;" id="&quot; onclick=&quot;x()">a</p>',
    ],
    ['tags in tags', '<scr<script>ipt>x()</script>', 'ipt&gt;x()'],
    [
      'a window that may be reached',
      '<a href="https://x.example/" rel="opener" target="_blank" ping="https://x/">a</a>',
      '<a href="https://x.example/" rel="noopener noreferrer">a</a>',
    ],
  ])('takes away what acts: %s', (_, given, clean) => expect(cleanHtml(given).html).toBe(clean))

  it.each([
    'url(https://x.example/p)',
    'URL ( https://x.example/p )',
    '\\75rl(https://x.example/p)',
    'u\\72 l(https://x.example/p)',
    '\\000075\\000072\\00006c(https://x.example/p)',
    'ur/**/l(https://x.example/p)',
    'image(https://x.example/p)',
    'image-set("https://x.example/p" 1x)',
    'var(--x, url(//x.example))',
    'rgb(url(https://x.example/p))',
    'red url(https://x.example/p)',
    'none;background:url(//x.example)',
  ])('leaves no paint, measure or transform that may be an address: %s', (value) => {
    const attributes = ['fill', 'stroke', 'stroke-width', 'transform', 'd', 'font-size', 'opacity', 'x', 'text-anchor']
    for (const name of attributes) {
      const given = `<svg ${name}="${value.replaceAll('"', '&quot;')}"><path ${name}='${value.replaceAll("'", '')}'></path></svg>`
      expect(cleanHtml(given).html).toBe('<svg><path></path></svg>')
    }
  })

  it('keeps what a drawing is made of', () => {
    const drawing =
      '<svg viewbox="0 0 10.5 1e2" width="50%"><g transform="translate(1,2) rotate(-45.5 1e1 .5)" fill="#0a0b0c" stroke="currentColor">' +
      '<path d="M0 0L1.5-2a1 1 0 1 0 .5 0Z" stroke-dasharray="4 2" fill="rgb(10 20 30 / 50%)" stroke="hsl(120deg, 50%, 50%)" font-size="1.2em">' +
      '</path></g><text text-anchor="middle" font-weight="600" fill="none" aria-label="curl(1) url(2)">x</text></svg>'
    expect(cleanHtml(drawing).html).toBe(drawing)
  })

  it('takes the title, the language and the direction from around the body, and leaves a drawing its name', () => {
    const given = '<html lang="ar"><head><title>A &amp;\n B</title></head><body dir="rtl"><svg><title>Name</title></svg><p>x'
    expect(cleanHtml(given)).toEqual({
      html: '<svg><title>Name</title></svg><p>x</p>',
      text: { source: 'html', language: 'ar', pages: [], clauses: [], blocks: [{ kind: 'paragraph', clause: -1, text: 'x' }] },
      title: 'A & B',
      language: 'ar',
      direction: 'rtl',
    })
  })

  it('keeps its words apart for the search, and leaves out what nobody reads', () => {
    const { text } = cleanHtml(
      '<title>T</title><h1>One</h1><p>two <b>th</b>ree</p><table><tr><td>4<td>5</table><script>six</script>',
    )
    expect(fullTextOf({ html: text }).pages).toEqual(['One\ntwo three\n4 5'])
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
        expect(cleanHtml(html).html).toBe(html)
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
