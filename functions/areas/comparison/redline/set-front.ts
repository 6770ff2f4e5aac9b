import type { ChangeKind } from '#contract/documents/comparison-result.ts'
import { rowsOfText, type SheetRow, sheetSetting, spanOf, textSetting } from '#typesetting/sheets/rows.ts'
import { settable } from '#typesetting/sheets/settable.ts'
import { MARK_COLORS, SHEET_TEXT_WIDTH } from '#typesetting/sheets/sheet.ts'
import type { RedlineChanges } from './redline-changes.ts'
import type { RedlineFacts } from './redline-facts.ts'
import type { ListContext } from './set-list.ts'
import { fillWords } from './words/redline-words.ts'

const KINDS: readonly ChangeKind[] = ['changed', 'inserted', 'deleted', 'moved', 'split', 'joined']

/** Sets what a red-line begins with: which editions, what it was made from and when, and how to read its marks. */
export function setFront(
  facts: RedlineFacts,
  told: RedlineChanges,
  madeAt: Date,
  { words, language, textLanguage }: ListContext,
): SheetRow[] {
  const { older, newer, library } = facts
  const line = (text: string, size: number, above: number, color: string = MARK_COLORS.ink, bold = false) =>
    rowsOfText([spanOf(settable(text) ?? '')], SHEET_TEXT_WIDTH, sheetSetting(language, size, color, bold), { above })
  const title = (text: string, size: number, above: number) =>
    rowsOfText([spanOf(settable(text) ?? '')], SHEET_TEXT_WIDTH, textSetting(textLanguage, size, MARK_COLORS.ink), { above })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt)
  const named = ({ designation, date: published }: RedlineFacts['older']) =>
    published && !designation.includes(published.slice(0, 4)) ? `${designation} (${published.slice(0, 4)})` : designation
  const isSameTitle = older.title === newer.title
  const hasClauses = [told.result.older, told.result.newer].every(({ clauses }) => clauses.some(({ number }) => number !== ''))
  const counts = KINDS.map(
    (kind) => [words.kind[kind], told.changes.filter(({ change }) => change.kind === kind).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(' · ')
  return [
    ...line(words.title, 11, 0, MARK_COLORS.gone, true),
    ...line(named(newer), 26, 4, MARK_COLORS.ink, true),
    ...title(newer.title, 14, 2),
    ...line(fillWords(words.against, { designation: named(older) }), 13, 14, MARK_COLORS.ink, true),
    ...(isSameTitle ? [] : title(older.title, 10, 2)),
    ...line(counts, 10, 6),
    ...line(fillWords(words.made, { library, date }), 9, 14, MARK_COLORS.quiet),
    ...line(hasClauses ? words.madeFromStructure : words.madeFromText, 9, 0, MARK_COLORS.quiet),
    ...line(words.limits, 9, 0, MARK_COLORS.quiet),
    ...rowsOfText([spanOf(words.legendNew, { mark: 'new' })], SHEET_TEXT_WIDTH, sheetSetting(language, 9, MARK_COLORS.new), {
      above: 14,
    }),
    ...rowsOfText(
      [spanOf(words.legendGone, { mark: 'gone' })],
      SHEET_TEXT_WIDTH,
      sheetSetting(language, 9, MARK_COLORS.gone),
      {},
    ),
    ...line(words.legendMoved, 9, 0, MARK_COLORS.moved),
    ...line(words.legendNumber, 9, 0),
  ]
}
