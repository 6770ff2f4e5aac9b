import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from '@jest/globals'
import { fillSheets, sheetLabel } from './fill-sheets.ts'
import { paintSheets } from './paint-sheets.ts'
import { rowsOfText, type SheetRow, sheetSetting, spanOf } from './rows.ts'
import { settable } from './settable.ts'
import { MARK_COLORS, SHEET_TEXT_WIDTH } from './sheet.ts'

const setting = sheetSetting('en', 10, MARK_COLORS.ink)
const rowOf = (text: string, place: Parameters<typeof rowsOfText>[3] = {}): SheetRow[] =>
  rowsOfText([spanOf(text)], SHEET_TEXT_WIDTH, setting, place)
const wordsOn = (sheets: ReturnType<typeof fillSheets>) =>
  sheets.map(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? [op.text.trim()] : [])))

describe('sheets', () => {
  const rows = Array.from({ length: 120 }, (_, at) => rowOf(`row${at}`)).flat()
  const sheets = fillSheets(rows, 'ISO 1:2020', 'en')

  it('have every row once, in order, within the sheet, and a foot with name and number', () => {
    const words = wordsOn(sheets)
    expect(words.flat().filter((word) => word.startsWith('row'))).toEqual(rows.map((_, at) => `row${at}`))
    expect(sheets.length).toBeGreaterThan(1)
    for (const [at, { ops, height }] of sheets.entries()) {
      expect(words[at]?.join(' ')).toContain('ISO 1:2020')
      expect(words[at]).toContain(sheetLabel(at))
      for (const op of ops) expect(op.y).toBeLessThan(height)
    }
  })

  it('leave no row alone at the foot that stays with the row below', () => {
    for (let before = 0; before < 60; before++) {
      const all = [
        ...Array.from({ length: before }, () => rowOf('above')).flat(),
        ...rowOf('heading', { keep: true }),
        ...rowOf('text'),
      ]
      const on = wordsOn(fillSheets(all, 'foot', 'en'))
      expect(on.findIndex((words) => words.includes('heading'))).toBe(on.findIndex((words) => words.includes('text')))
    }
  })

  it('move the links of their rows with them', () => {
    const [row] = rowOf('linked') as [SheetRow]
    const link = { x: 0, y: 0, w: 100, h: row.height, change: 7 }
    const [sheet] = fillSheets([...rowOf('first'), { ...row, links: [link] }], 'foot', 'en')
    const text = sheet?.ops.find((op) => op.kind === 'text' && op.text.includes('linked'))
    expect(sheet?.links).toMatchObject([{ change: 7, x: expect.any(Number) }])
    const [placed] = sheet?.links ?? []
    expect(text && placed && text.y > placed.y && text.y < placed.y + placed.h).toBe(true)
  })

  it('become pages of a PDF, a page each', async () => {
    const pdf = await PDFDocument.load(await paintSheets(sheets, 'A list'))
    expect([pdf.getPageCount(), pdf.getTitle()]).toEqual([sheets.length, 'A list'])
  })
})

describe('a text that is to be printed', () => {
  it.each([
    ['ﬁlter ①', 'ﬁlter ①'.normalize('NFKC')],
    ['5 ‰', expect.stringMatching(/^5 (‰|0\/00)$/)],
    ['zero\u200bwidth', 'zerowidth'],
    ['日本語', '日本語'],
    ['\u{e001}', '·'],
    ['한국어', undefined],
  ])('%j is %j', (text, printed) => expect(settable(text)).toEqual(printed))
})
