import type { MarkedPart } from '#comparison/page/mark-text.ts'
import { shortenParts } from '#comparison/page/shorten-parts.ts'
import { changedPart, partBeside, placeInClause, strengthOf } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { TextSpan } from '#typesetting/piece.ts'
import { besideRow, rowsOfText, type SheetRow, sheetSetting, spanOf, textSetting } from '#typesetting/sheets/rows.ts'
import { settable } from '#typesetting/sheets/settable.ts'
import { MARK_COLORS, SHEET_TEXT_WIDTH } from '#typesetting/sheets/sheet.ts'
import { clauseOfChange, type RedlineChange, type RedlineChanges } from './redline-changes.ts'
import { fillWords, type RedlineWords } from './words/redline-words.ts'

const INDENT = 24
const PAGE_WIDTH = 130
/** Characters of text that is new, or stays, which the pages show whole. */
const MAX_SHOWN = 600

export interface ListContext {
  readonly words: RedlineWords
  /** language of the words */
  readonly language: string
  /** language of the text */
  readonly textLanguage: string
}

type ListedClause = ComparisonResult['newer']['clauses'][number]

/** Number and title of a clause as they can be printed; its number alone where the title cannot be. */
export function clauseName(clause: Pick<ListedClause, 'number' | 'title'> | undefined): string {
  if (!clause) return ''
  return settable([clause.number, clause.title].filter(Boolean).join(' ')) ?? settable(clause.number) ?? ''
}

const cut = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).replace(/\S*$/, '')}…` : text)

/** Spans of parts; what is gone is whole. Undefined where they cannot be printed. */
export function spansOfParts(parts: readonly MarkedPart[]): TextSpan[] | undefined {
  const spans: TextSpan[] = []
  for (const { is, text } of parts) {
    const printed = settable(is === 'gone' ? text : cut(text))
    if (printed === undefined) return undefined
    if (is === 'new' && spans.at(-1)?.mark === 'gone') spans.push(spanOf(' '))
    spans.push(spanOf(printed, is === 'same' ? {} : { mark: is }))
  }
  return spans
}

export function setHeading(text: string, language: string): SheetRow[] {
  return rowsOfText([spanOf(text)], SHEET_TEXT_WIDTH, sheetSetting(language, 14, MARK_COLORS.ink, true), {
    above: 22,
    keep: true,
  })
}

/** Sets the list of changes, by clauses. */
export function setChanges(told: RedlineChanges, context: ListContext): SheetRow[] {
  const { words, language } = context
  const rows: SheetRow[] = [...setHeading(words.changes, language)]
  if (told.changes.length === 0)
    return [
      ...rows,
      ...rowsOfText([spanOf(words.same)], SHEET_TEXT_WIDTH, sheetSetting(language, 10, MARK_COLORS.ink), { above: 6 }),
    ]
  let last: ListedClause | 'none' | undefined
  for (const one of told.changes) {
    const clause = clauseOfChange(told.result, one.change)
    if ((clause ?? 'none') !== last) rows.push(...setClause(clauseName(clause) || words.noClause, language))
    last = clause ?? 'none'
    rows.push(...setChange(one, told.result, context))
  }
  return rows
}

function setClause(name: string, language: string): SheetRow[] {
  const rows = rowsOfText([spanOf(name)], SHEET_TEXT_WIDTH, sheetSetting(language, 10, MARK_COLORS.ink, true), {
    above: 14,
    keep: true,
  })
  const [first, ...others] = rows
  const rule = { kind: 'rule', x: 0, y: -3, toX: SHEET_TEXT_WIDTH, toY: -3, width: 0.5, color: '#c9ccd1' } as const
  return first ? [{ ...first, ops: [rule, ...first.ops] }, ...others] : []
}

const KIND_COLORS = { inserted: 'new', deleted: 'gone', changed: 'ink', moved: 'moved', split: 'moved', joined: 'moved' } as const

function setChange(one: RedlineChange, result: ComparisonResult, { words, language, textLanguage }: ListContext): SheetRow[] {
  const { number, change, parts } = one
  const [part, place] = [changedPart(change), placeInClause(change)]
  const facts = [
    part ? partBeside(words.part[part], place) : '',
    place,
    ...change.effects.map((effect) => words.effect[effect]),
    strengthOf(change),
  ]
  const effects = facts.flatMap((fact) => settable(fact) || []).join(' · ')
  const head = rowsOfText(
    [
      spanOf(`${number + 1}\u00a0\u00a0`, { bold: true }),
      spanOf(words.kind[change.kind], { bold: true }),
      spanOf(` · ${effects}`),
      ...(change.couldAffect ? [spanOf(` – ${words.affecting}`, { bold: true })] : []),
    ],
    SHEET_TEXT_WIDTH - PAGE_WIDTH,
    sheetSetting(language, 8.5, MARK_COLORS[KIND_COLORS[change.kind]]),
    { above: 8, keep: true, left: language === 'ar' ? PAGE_WIDTH : 0 },
  )
  const [first, ...others] = head
  const where = rowsOfText([spanOf(placeOf(one, words))], PAGE_WIDTH, {
    ...sheetSetting(language, 8.5, MARK_COLORS.quiet),
    align: 'end',
  })[0]
  const pageLeft = language === 'ar' ? 0 : SHEET_TEXT_WIDTH - PAGE_WIDTH
  const beside = where && { ...where, ops: where.ops.map((op) => ('x' in op ? { ...op, x: op.x + pageLeft } : op)) }
  const link = { x: 0, y: 0, w: SHEET_TEXT_WIDTH, h: first?.height ?? 0, change: number }
  const whole = parts.length === 1 ? parts : shortenParts(parts)
  const spans = spansOfParts(whole)
  const setting = spans ? textSetting(textLanguage, 9.5, MARK_COLORS.ink) : sheetSetting(language, 9, MARK_COLORS.quiet)
  const said = spans ?? [spanOf(fillWords(words.unprinted, { page: (one.page ?? 0) + 1 }))]
  const text = rowsOfText(said, SHEET_TEXT_WIDTH - 2 * INDENT, setting, { left: INDENT, above: 1 })
  const moved = change.kind === 'moved' ? setMoved(one, result, words, language) : []
  return [...(first ? [{ ...besideRow(first, beside), links: [link] }] : []), ...others, ...moved, ...text]
}

function placeOf({ page, formerPage }: RedlineChange, words: RedlineWords): string {
  const here = page === undefined ? '' : fillWords(words.page, { page: page + 1 })
  return here || (formerPage === undefined ? '' : fillWords(words.formerPage, { page: formerPage + 1 }))
}

/** Place from which a text was moved, in words; empty where it is unknown. */
export function formerPlace({ change, formerPage }: RedlineChange, result: ComparisonResult, words: RedlineWords): string {
  const clause = clauseName(result.older.clauses[change.older?.clause ?? -1])
  const page = formerPage === undefined ? '' : fillWords(words.formerPage, { page: formerPage + 1 })
  const place = [clause, page].filter(Boolean).join(', ')
  return place && fillWords(words.movedFrom, { place })
}

function setMoved(one: RedlineChange, result: ComparisonResult, words: RedlineWords, language: string): SheetRow[] {
  const place = formerPlace(one, result, words)
  const setting = sheetSetting(language, 8.5, MARK_COLORS.moved)
  return place ? rowsOfText([spanOf(place)], SHEET_TEXT_WIDTH - 2 * INDENT, setting, { left: INDENT, keep: true }) : []
}
