import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { PdfExtractor } from './pdf-extractor.ts'

const folder = newFolder()
const extractor = new PdfExtractor()
afterAll(() => extractor.close())

/** Letters by their codes in the font of the page, with their widths: alef is part of the ligature before it, and has none. */
const LETTERS = { A: ['ل', 500], B: ['ا', 0], C: ['لا', 500], E: ['ك', 500] } as const

/** Makes a page of a line of Helvetica, whose map calls its letters Arabic. */
function pageOf(content: string): string {
  const hex = (text: string) => [...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const entries = Object.entries(LETTERS).map(([code, [text]]) => `<${hex(code).slice(2)}> <${hex(text)}>`)
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${entries.length} beginbfchar ${entries.join(' ')} endbfchar endcmap end`
  const widths = [...'ABCDE'].map((code) => LETTERS[code as keyof typeof LETTERS]?.[1] ?? 0)
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F 4 0 R>>>>/Contents 6 0 R>>',
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 65/LastChar 69/Widths[${widths.join(' ')}]/ToUnicode 5 0 R>>`,
    `<</Length ${map.length}>>stream\n${map}\nendstream`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  return `%PDF-1.7\n${bodies.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`
}

async function textOf(shown: string): Promise<string> {
  const file = path.join(folder, 'letters.pdf')
  writeFileSync(file, pageOf(`BT /F 20 Tf 100 100 Td ${shown} ET`))
  const { text } = await extractor.extract(file)
  return text.blocks.map((block) => block.text).join('\n')
}

it('lam and alef that stand alone keep their order, be they one letter of the font or two of which one has no width', async () => {
  expect([await textOf('(BA) Tj'), await textOf('(C) Tj'), await textOf('(BAE) Tj'), await textOf('(CE) Tj')]).toEqual([
    'لا',
    'لا',
    'كلا',
    'كلا',
  ])
})
