import type { Language } from '#contract/tenant.ts'
import { hasLetterFromTheRight } from '#typesetting/bidi.ts'
import { fillSheets } from '#typesetting/sheets/fill-sheets.ts'
import { printedLanguageOf } from '#typesetting/sheets/printed-language.ts'
import { rowsOfText, type SheetRow, sheetSetting, spanOf } from '#typesetting/sheets/rows.ts'
import { settable } from '#typesetting/sheets/settable.ts'
import { MARK_COLORS, type PrintedSheet, SHEET_TEXT_WIDTH } from '#typesetting/sheets/sheet.ts'
import { plainTextOf } from '../../texts/plain-text.ts'
import { appendixTexts } from './appendix-texts.ts'
import type { WrittenPoint } from './written-point.ts'

const FIELDS = ['name', 'description', 'overlayDetails'] as const

interface Appendix {
  readonly language: Language
  readonly designation: string
  readonly madeAt: Date
}

/** Sets the list of points that follows a PDF: page, name, selection, texts, author and day of each. */
export function setAppendix(
  points: readonly WrittenPoint[],
  { language: wanted, designation, madeAt }: Appendix,
): PrintedSheet[] {
  const language = printedLanguageOf(wanted)
  const texts = appendixTexts[language] ?? appendixTexts.en
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const line = (text: string, size: number, above: number, color: string = MARK_COLORS.ink, bold = false, keep = false) =>
    rowsOfText([spanOf(printable(text))], SHEET_TEXT_WIDTH, sheetSetting(languageToSet(text, language), size, color, bold), {
      above,
      keep,
    })
  const title = `${designation} – ${texts.title}`
  const rows: SheetRow[] = [
    ...line(title, 16, 0, MARK_COLORS.ink, true, true),
    ...line(date.format(madeAt), 9, 2, MARK_COLORS.quiet),
  ]
  const allWords = points.flatMap(({ point, quote }) => [
    quote,
    point.createdBy,
    ...FIELDS.map((field) => plainTextOf(point, field)),
  ])
  if (allWords.some((text) => settable(text) === undefined)) rows.push(...line(texts.unprinted, 9, 8))
  let heading = ''
  for (const [index, { point, quote, areas }] of points.entries()) {
    const former = heading
    heading = areas[0] ? texts.page.replace('{page}', String(areas[0].page + 1)) : texts.unplaced
    if (heading !== former) rows.push(...line(heading, 13, 20, MARK_COLORS.ink, true, true))
    rows.push(
      ...line(`${index + 1}  ${plainTextOf(point, 'name')}`, 11, 16, MARK_COLORS.ink, true, true),
      ...line(`${point.createdBy} · ${date.format(new Date(point.created))}`, 8.5, 1, MARK_COLORS.quiet, false, true),
      ...line(`“${quote}”`, 9.5, 3, MARK_COLORS.moved),
      ...FIELDS.slice(1).flatMap((field) => {
        const text = plainTextOf(point, field)
        return text ? line(text, 9.5, 3) : []
      }),
    )
  }
  return fillSheets(rows, title, language)
}

const FIRST_LETTER = /\p{L}/u

/** Language as which a text is set: one that begins with an Arabic letter is read from the right in a list of any language. */
function languageToSet(text: string, language: string): string {
  if (hasLetterFromTheRight(FIRST_LETTER.exec(text)?.[0] ?? '')) return 'ar'
  return language === 'ar' && FIRST_LETTER.test(text) ? 'en' : language
}

/** A text in print; what has no letters in the fonts stands in the note of its highlight, which every reader shows. */
const printable = (text: string): string =>
  settable(text) ??
  [...text]
    .map((character) => settable(character) ?? '·')
    .join('')
    .replace(/·{2,}/g, '…')
