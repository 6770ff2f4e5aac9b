import { anyCharacter, fc } from '../properties.ts'

/** Said by entities alone: whoever reads it has expanded one. */
export const EXPANDED = 'expanded-zirconium'

const RUNS = 'x(document.domain)'
const HOSTILE_MARKUP = [
  `<script>${RUNS}</script>`,
  `<scr<script>ipt>${RUNS}</scr</script>ipt>`,
  `<SCRIPT/XSS SRC="//evil.example/x.js"></SCRIPT>`,
  `<img src=x onerror=${RUNS}>`,
  `<svg/onload=${RUNS}>`,
  `<svg><animate onbegin=${RUNS} attributeName=x></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUNS}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUNS}>">`,
  `<a href="javascript:${RUNS}">go</a>`,
  `<a href=" java\tscript:${RUNS}">go</a>`,
  `<a href="&#x6A;avascript&colon;${RUNS}">go</a>`,
  `<a href="data:text/html,<script>${RUNS}</script>">go</a>`,
  '<a href="/somewhere/here">go</a>',
  `<a href="//evil.example" target=_top onclick="${RUNS}">go</a>`,
  `<a href="https://example.org/?a=1&amp;b=2" style="position:fixed">fine</a>`,
  `<iframe srcdoc="<script>${RUNS}</script>"></iframe>`,
  `<form action="//evil.example"><input name=p><button formaction="javascript:${RUNS}">`,
  `<style>@import '//evil.example/a.css'; * { background: url(javascript:${RUNS}) }</style>`,
  `<link rel=stylesheet href=//evil.example/a.css><base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">`,
  `<object data=//evil.example/x.swf></object><embed src=//evil.example><template><script>${RUNS}</script></template>`,
  `<p onmouseover=${RUNS} class=fixed id=root>text</p>`,
  `<!--[if gte IE 4]><script>${RUNS}</script><![endif]--><![CDATA[<script>${RUNS}</script>]]>`,
  `<xmp><p title="</xmp><svg onload=${RUNS}>">`,
  '<b><i><u>well</b></i> formed <ul><li>or not',
  '&lt;script&gt;as text&lt;/script&gt;',
  '\u0000<\u0000script>\u202E\uFEFF',
  '<p>'.repeat(400),
  'plain, with 2 < 3 & 4 > 3',
]

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_MARKUP) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...HOSTILE_MARKUP).chain((text) => fc.nat(text.length).map((at) => text.slice(0, at))),
  },
)
/** Markup that would run, load or break out somewhere. */
export const hostileMarkup = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('').slice(0, 2000))

const xml = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
const PROLOGUES = [
  '',
  '<?xml version="1.0" encoding="UTF-8"?>',
  '\uFEFF<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<?xml version="1.1" encoding="EBCDIC-CP-US" standalone="no"?>',
  '<?xml-stylesheet href="javascript:x()"?>',
  `<!DOCTYPE xfdf [<!ENTITY e "${EXPANDED}">]>`,
  `<!DOCTYPE xfdf [<!ENTITY l0 "${EXPANDED}">${LAUGHS}]>`,
  '<!DOCTYPE xfdf SYSTEM "http://evil.example/x.dtd">',
  '<!DOCTYPE xfdf [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
  `<!DOCTYPE xfdf [<!ENTITY % p "<!ENTITY e '${EXPANDED}'>"> %p;]>`,
  'garbage before',
]
const RECTS = [
  '89.0,710.9,141.1,721.0',
  '0,0,9,9',
  'NaN,0,9,9',
  '1e309,0,9,9',
  '-9,-9,-1,-1',
  '0,0',
  '',
  '9,9,0,0',
  '0,0,1e9,1e9',
  'a,b,c,d',
]
const PAGES = ['0', '0', '0', '1', '-1', '99999', '1e3', 'NaN', '', '0x0']
const BROKEN = [
  '&e;',
  '&l9;',
  '&undefined;',
  '&#0;',
  '&#x110000;',
  '<',
  '</annots>',
  '<![CDATA[',
  '<xi:include href="file:///etc/passwd"/>',
  ']]>',
  '<point>{"a":1}</point>',
  '<point>[</point>',
]

const annotation = fc
  .record({
    element: fc.constantFrom('highlight', 'text', 'freetext', 'square', 'link', 'script', 'HIGHLIGHT', 'x:highlight'),
    page: fc.constantFrom(...PAGES),
    rect: fc.constantFrom(...RECTS),
    coords: fc.constantFrom(
      undefined,
      '1,2,3',
      Array(8 * 300)
        .fill('1')
        .join(),
      'NaN,1,2,3,4,5,6,7',
      '89,721,141,721,89,711,141,711',
    ),
    name: fc.constantFrom('same', 'same', 'other', '"><script>'),
    contents: hostileMarkup,
    broken: fc.option(fc.constantFrom(...BROKEN), { freq: 3 }),
  })
  .map(({ element, page, rect, coords, name, contents, broken }) => {
    const facts = `page="${page}" rect="${rect}"${coords === undefined ? '' : ` coords="${coords}"`} name="${xml(name)}" title="${xml(contents.slice(0, 40))}" onload="x()"`
    return `<${element} ${facts}><contents>${xml(contents)}${broken ?? ''}</contents></${element}>`
  })

/** XFDF of another document, with document types, entities, broken or deep markup, or none of it. */
export const hostileXfdf = fc
  .record({
    prologue: fc.constantFrom(...PROLOGUES),
    annotations: fc.array(annotation, { maxLength: 4 }),
    depth: fc.constantFrom(0, 0, 0, 0, 11, 5000),
    root: fc.constantFrom('xfdf', 'xfdf', 'xfdf', 'html', 'XFDF'),
    cut: fc.option(fc.nat(400), { freq: 6 }),
  })
  .map(({ prologue, annotations, depth, root, cut }) => {
    const inner = `${'<a>'.repeat(depth)}${annotations.join('')}${'</a>'.repeat(depth)}`
    const whole = `${prologue}<${root} xmlns="http://ns.adobe.com/xfdf/"><f href="file:///etc/passwd"/><annots>${inner}</annots></${root}>`
    return (cut === null ? whole : whole.slice(0, cut)).slice(0, 60_000) || '<'
  })

/** Points as files have them, with fields that no library wrote. */
export const hostileJson = (known: Readonly<Record<string, unknown>>) => {
  const odd = fc.oneof(
    hostileMarkup,
    fc.constantFrom<unknown>(null, true, 1e308, -1, [], {}, '\ud800', '9999-99-99', '../../etc/passwd', 'a'.repeat(20_000)),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const point = fc
    .record(
      {
        name: odd,
        description: odd,
        overlayDetails: odd,
        richText: fc.constantFrom<unknown>(['description'], ['name', 'description', 'overlayDetails'], ['script'], 'description'),
        compassPointUUID: fc.constantFrom<unknown>(
          '0b0e2c1a-5a54-4d0e-9d7e-0d7b1c0f7a12',
          '0B0E2C1A-5A54-4D0E-9D7E-0D7B1C0F7A12',
          'x',
          7,
        ),
        contentCode: fc.constantFrom<unknown>('ISO|7010-2019', 'ISO|1', 'CLOSED|9-2021', '__proto__', '', 'a'.repeat(2000)),
        place: fc.constantFrom<unknown>(
          known.place,
          {},
          { areas: Array(201).fill({ page: 0, left: 0, top: 0, right: 9, bottom: 9 }) },
          { quote: { exact: 'words of another document', before: '', after: '' } },
          { quote: { exact: 'a'.repeat(6000), before: '', after: '' } },
        ),
        createdById: odd,
        createdUserName: odd,
        createdDate: fc.constantFrom('2020-01-01T00:00:00.000Z', '-271821-04-20T00:00:00Z', 'yesterday'),
        status: fc.constantFrom<unknown>('active', 'inactive', 'deleted', 1),
      },
      { requiredKeys: [] },
    )
    .map((some) => ({ ...known, compassPointUUID: undefined, ...some }))
  const texts = fc.oneof(
    { weight: 8, arbitrary: fc.array(point, { minLength: 1, maxLength: 4 }).map((all) => JSON.stringify(all)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '['.repeat(30_000),
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
        '[{"__proto__":{"status":"inactive"},"constructor":{"prototype":{"name":"x"}},"contentCode":"ISO|7010-2019"}]',
        `[${Array(1001).fill('{}').join()}]`,
        '[1e999999]',
        '\uFEFF[]',
        'null',
        '[NaN]',
        '"[]"',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1 }) },
  )
  return texts.map((text) => text.slice(0, 60_000))
}
