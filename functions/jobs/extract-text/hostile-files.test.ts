import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { compareDocuments } from '#comparison/result/make-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { formatText } from '#document-text/format-text.ts'
import { fullTextOf } from '#document-text/full-text.ts'
import { parseText } from '#document-text/parse-text.ts'
import { findMentions } from '#finding/references/find-mentions.ts'
import { hostilePage, PAGE_KINDS } from '#test/support/hostile/hostile-pages.ts'
import { hostilePdf, OUTSIDE, PDF_KINDS, randomOf } from '#test/support/hostile/hostile-pdfs.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { proofCases } from '#test/support/properties.ts'
import { cleanHtml } from '../html/clean-html.ts'
import { PdfExtractor } from './pdf-extractor.ts'

const SEED = 13
const FETCHED = new RegExp(`(?:src|href|poster|background|data)="${OUTSIDE}`)
const folder = newFolder()
const extractor = new PdfExtractor()
afterAll(() => extractor.close())

const numbers = (kinds: readonly string[], ordinary: number, long: number) => {
  const count = proofCases(ordinary, long)
  // A share of all kinds, not the first ones.
  const step = count >= kinds.length ? 1 : kinds.length / count
  return Array.from({ length: count }, (_, at) => Math.floor(at * step))
}
const PLAIN = cleanHtml('<h2>1 Scope</h2><p>Gaskets and flanges are tested.</p>').text

/** Uses a text as the library does. */
function use(text: DocumentText): void {
  expect(parseText(formatText(text))).toEqual(text)
  const { pages, clauses = [] } = fullTextOf({ pdf: text })
  for (const [at, own] of clauses.entries()) for (const start of own) expect(start.at).toBeLessThanOrEqual(pages[at]?.length ?? 0)
  for (const page of pages) findMentions(page)
  compareDocuments(PLAIN, text)
  compareDocuments(text, text)
}

async function textOrRefusal(number: number): Promise<DocumentText | undefined> {
  const { bytes } = hostilePdf(number, randomOf(SEED + number))
  const file = path.join(folder, 'hostile.pdf')
  writeFileSync(file, bytes)
  try {
    return (await extractor.extract(file)).text
  } catch (error) {
    expect(error).toMatchObject({ name: 'PdfRefused', message: expect.stringMatching(/\w+ \w+/) })
    return undefined
  }
}

describe('hostile files', () => {
  it.each(numbers(PDF_KINDS, 9, 120).map((number) => [hostilePdf(number, randomOf(SEED + number)).name, number] as const))(
    'a PDF is read or refused: %s',
    async (_, number) => {
      const text = await textOrRefusal(number)
      if (text) use(text)
    },
    120_000,
  )

  it('are followed by others that are read', async () => {
    const read = await textOrRefusal(PDF_KINDS.indexOf('a script that runs when it is opened'))
    expect(read?.blocks.map(({ text }) => text).join(' ')).toContain('Gaskets and flanges are tested.')
  })

  it.each(numbers(PAGE_KINDS, 11, 110).map((number) => [hostilePage(number, randomOf(SEED + number)).name, number] as const))(
    'a page keeps nothing that runs or asks: %s',
    (_, number) => {
      const { html: page, text } = cleanHtml(hostilePage(number, randomOf(SEED + number)).bytes.toString('utf8'))
      const tags = page.match(/<\/?[a-z][^>]*>/gi) ?? []
      for (const tag of tags) {
        expect(tag).not.toMatch(
          /^<\/?(?:script|iframe|object|embed|link|meta|base|form|input|button|template|noscript|style|portal|video|audio)\b/i,
        )
        const attributes = tag.replace(/="[^"]*"/g, '=""')
        expect(attributes).not.toMatch(/\son\w+\s*=|srcdoc|srcset|\sping=|\sstyle=/i)
        expect(tag).not.toMatch(/(?:href|src)="[^"]*(?:javascript|vbscript)\s*:/i)
        if (!/^<a\s/.test(tag)) expect(tag).not.toMatch(FETCHED)
      }
      use(text)
    },
    120_000,
  )
})
