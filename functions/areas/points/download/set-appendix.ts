import type { Language } from '#contract/tenant.ts'
import { fillSheets } from '#functions/areas/comparison/redline/fill-sheets.ts'
import { rowsOfText, type SheetRow, sheetSetting, spanOf } from '#functions/areas/comparison/redline/rows.ts'
import { LIST_WIDTH } from '#functions/areas/comparison/redline/set-list.ts'
import { settable } from '#functions/areas/comparison/redline/settable.ts'
import { MARK_COLORS, type Sheet } from '#functions/areas/comparison/redline/sheet.ts'
import { redlineWords, wordsLanguageOf } from '#functions/areas/comparison/redline/words/choose-words.ts'
import { fillWords } from '#functions/areas/comparison/redline/words/redline-words.ts'
import { plainTextOf } from '../texts/plain-text.ts'
import type { WrittenPoint } from './written-point.ts'

const FIELDS = ['name', 'description', 'overlayDetails'] as const

/** Korean and Chinese have no fonts here: their readers have the English words. */
const TITLES: Readonly<Record<string, string>> = {
  en: 'Compass points',
  ar: 'نقاط البوصلة',
  fr: 'Points Compass',
  it: 'Punti Compass',
  ja: 'コンパスポイント',
  pt: 'Pontos Compass',
  ru: 'Точки Compass',
  tr: 'Pusula noktaları',
  es: 'Puntos Compass',
  de: 'Kompasspunkte',
}

/** Note for a list in which letters have no font. */
const UNPRINTED: Readonly<Record<string, string>> = {
  en: 'This list cannot print some letters and has “…” in their place. The note of each highlight has the whole text.',
  ar: 'يتعذر على هذه القائمة طباعة بعض الحروف، فوضعت «…» مكانها. النص الكامل في ملاحظة كل تمييز.',
  fr: 'Cette liste ne peut pas imprimer certaines lettres et met « … » à leur place. La note de chaque surlignage contient le texte entier.',
  it: 'Questo elenco non può stampare alcune lettere e mette “…” al loro posto. La nota di ogni evidenziazione contiene il testo completo.',
  ja: 'この一覧では印刷できない文字を「…」で示しています。全文は各ハイライトのノートにあります。',
  pt: 'Esta lista não consegue imprimir algumas letras e tem “…” em seu lugar. A nota de cada destaque tem o texto completo.',
  ru: 'Некоторые буквы в этом списке напечатать нельзя, вместо них стоит «…». Полный текст есть в заметке каждого выделения.',
  tr: 'Bu liste bazı harfleri basamaz; yerlerinde “…” vardır. Her vurgunun notunda metnin tamamı bulunur.',
  es: 'Esta lista no puede imprimir algunas letras y pone «…» en su lugar. La nota de cada resaltado tiene el texto completo.',
  de: 'Einige Buchstaben kann diese Liste nicht drucken; an ihrer Stelle steht „…“. Die Notiz jeder Markierung enthält den ganzen Text.',
}

interface Appendix {
  readonly language: Language
  readonly designation: string
  readonly madeAt: Date
}

/** Sets the list of points that follows a PDF: page, name, selection, texts, author and day of each. */
export function setAppendix(points: readonly WrittenPoint[], { language: wanted, designation, madeAt }: Appendix): Sheet[] {
  const language = wordsLanguageOf(wanted)
  const words = redlineWords[wanted]
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const line = (text: string, size: number, above: number, color: string = MARK_COLORS.ink, bold = false, keep = false) =>
    rowsOfText([spanOf(printable(text))], LIST_WIDTH, sheetSetting(language, size, color, bold), { above, keep })
  const title = `${designation} – ${TITLES[language]}`
  const rows: SheetRow[] = [
    ...line(title, 16, 0, MARK_COLORS.ink, true, true),
    ...line(date.format(madeAt), 9, 2, MARK_COLORS.quiet),
  ]
  const texts = points.flatMap(({ point, quote }) => [
    quote,
    point.createdBy,
    ...FIELDS.map((field) => plainTextOf(point, field)),
  ])
  if (texts.some((text) => settable(text) === undefined)) rows.push(...line(UNPRINTED[language] ?? '', 9, 8))
  for (const [index, { point, quote, areas }] of points.entries()) {
    const page = areas[0] ? ` · ${fillWords(words.page, { page: areas[0].page + 1 })}` : ''
    rows.push(
      ...line(`${index + 1}  ${plainTextOf(point, 'name')}`, 11, 16, MARK_COLORS.ink, true, true),
      ...line(`${point.createdBy} · ${date.format(new Date(point.created))}${page}`, 8.5, 1, MARK_COLORS.quiet, false, true),
      ...line(`“${quote}”`, 9.5, 3, MARK_COLORS.moved),
      ...FIELDS.slice(1).flatMap((field) => {
        const text = plainTextOf(point, field)
        return text ? line(text, 9.5, 3) : []
      }),
    )
  }
  return fillSheets(rows, title, language)
}

/** A text in print; what has no letters in the fonts stands in the note of its highlight, which every reader shows. */
const printable = (text: string): string =>
  settable(text) ??
  [...text]
    .map((character) => settable(character) ?? '·')
    .join('')
    .replace(/·{2,}/g, '…')
