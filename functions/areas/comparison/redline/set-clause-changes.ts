import type { ClauseChangeKind, ComparisonResult } from '#contract/documents/comparison-result.ts'
import { rowsOfText, type SheetRow, sheetSetting, spanOf } from '#typesetting/sheets/rows.ts'
import { settable } from '#typesetting/sheets/settable.ts'
import { MARK_COLORS, SHEET_TEXT_WIDTH } from '#typesetting/sheets/sheet.ts'
import type { RedlineChanges } from './redline-changes.ts'
import { clauseName, type ListContext, setHeading } from './set-list.ts'
import { fillWords } from './words/redline-words.ts'

/** Clauses that follow each other and have nothing but another number are told in one line, where they are at least so many. */
const MANY_RENUMBERED = 4

interface TellingClause {
  readonly kinds: readonly ClauseChangeKind[]
  readonly before: ComparisonResult['older']['clauses'][number] | undefined
  readonly after: ComparisonResult['newer']['clauses'][number] | undefined
}

/** Sets the list of clauses that are new, gone, moved, renumbered or have another title. */
export function setClauseChanges({ result }: RedlineChanges, context: ListContext): SheetRow[] {
  const told = result.clauses.flatMap(({ kinds, older, newer }): TellingClause[] => {
    const own = kinds.filter((kind) => kind !== 'changed')
    return own.length > 0
      ? [{ kinds: own, before: result.older.clauses[older ?? -1], after: result.newer.clauses[newer ?? -1] }]
      : []
  })
  const rows = runsOfRenumbered(told).flatMap((run) =>
    run.length >= MANY_RENUMBERED ? setRun(run, context) : run.flatMap((one) => setClauseChange(one, context)),
  )
  return rows.length > 0 ? [...setHeading(context.words.clauses, context.language), ...rows] : []
}

const isRenumbered = ({ kinds }: TellingClause) => kinds.length === 1 && kinds[0] === 'renumbered'

function runsOfRenumbered(told: readonly TellingClause[]): TellingClause[][] {
  const runs: TellingClause[][] = []
  for (const one of told) {
    const [first] = runs.at(-1) ?? []
    if (first && isRenumbered(first) && isRenumbered(one)) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs
}

function setClauseChange({ kinds, before, after }: TellingClause, { words, language }: ListContext): SheetRow[] {
  const values = { number: before?.number ?? '', title: settable(before?.title ?? '') ?? '…' }
  const what = kinds.map((kind) => fillWords(words.clause[kind], values)).join(' · ')
  return setLine(clauseName(after ?? before), what, language)
}

function setRun(run: readonly TellingClause[], { words, language }: ListContext): SheetRow[] {
  const range = (first?: string, last?: string) => `${settable(first ?? '') ?? ''} … ${settable(last ?? '') ?? ''}`
  const name = range(run[0]?.after?.number, run.at(-1)?.after?.number)
  const before = range(run[0]?.before?.number, run.at(-1)?.before?.number)
  return setLine(name, fillWords(words.clause.renumbered, { number: before }), language)
}

function setLine(name: string, what: string, language: string): SheetRow[] {
  const spans = [spanOf(name, { bold: true }), spanOf(`${name && ' – '}${what}`)]
  return rowsOfText(spans, SHEET_TEXT_WIDTH, sheetSetting(language, 9, MARK_COLORS.ink), { above: 2 })
}
