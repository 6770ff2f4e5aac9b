import * as z from 'zod'
import { Refused } from '../../source/candidate.ts'
import { DATE_ORDERS } from './dates.ts'
import { isField, isShared } from './fields.ts'
import { guessFields, LOOSE_RANK } from './guess-fields.ts'

const Field = z.string().refine(isField, 'no field that a column may be')
const Column = z.union([
  z.null(),
  Field,
  z.strictObject({
    field: Field,
    dates: z.enum(DATE_ORDERS).optional(),
    words: z.record(z.string(), z.string()).optional(),
  }),
])
export type Column = z.infer<typeof Column>

/** Columns of a table by head, as people write and correct them. */
export const ColumnsFile = z.strictObject({
  format: z.literal('lectern-columns/1'),
  delimiter: z.string().length(1).optional(),
  encoding: z.string().max(40).optional(),
  sheet: z.string().max(100).optional(),
  columns: z.record(z.string(), Column),
  /** fields that every record has */
  values: z.record(Field, z.string().max(1000)).optional(),
})
export type ColumnsFile = z.infer<typeof ColumnsFile>

type Guess = ReturnType<typeof guessFields>[number] | undefined

export const fieldOf = (column: Column | undefined): string | undefined =>
  typeof column === 'string' ? column : (column?.field ?? undefined)

/** Names of the columns: their heads, counted where a head comes again. */
export function columnNames(heads: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return heads.map((head, at) => {
    const name = head.replace(/\s+/g, ' ').trim() || `column ${at + 1}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/**
 * Guesses the field of each column by its head. Of two that would be one field the surer counts; equally sure ones are both kept. Where
 * all titles name a language, the English one is the title, else the first.
 */
export function guessColumns(heads: readonly string[]): Record<string, Column> {
  const names = columnNames(heads)
  const guesses = titledOf(heads.map((head) => guessFields(head)[0]))
  const best = (field: string) => Math.min(...guesses.filter((one) => one?.field === field).map((one) => one?.rank ?? 0))
  return Object.fromEntries(
    names.map((name, at) => {
      const guess = guesses[at]
      const isSure = guess && (guess.rank < LOOSE_RANK || guesses.filter((one) => one?.field === guess.field).length === 1)
      const counts = isSure && (isShared(guess.field) || guess.rank === best(guess.field))
      return [name, counts ? guess.field : null]
    }),
  )
}

function titledOf(guesses: readonly Guess[]): readonly Guess[] {
  if (guesses.some((one) => one?.field === 'title')) return guesses
  const title = guesses.find((one) => one?.field === 'titles.en') ?? guesses.find((one) => one?.field.startsWith('titles.'))
  return guesses.map((one) => (one && one === title ? { ...one, field: 'title' } : one))
}

/** Refuses columns that are one field, and heads that the table does not have. */
export function checkColumns(columns: Readonly<Record<string, Column>>, heads: readonly string[], columnsFile: string): void {
  const names = columnNames(heads)
  const missing = Object.keys(columns).find((name) => !names.includes(name))
  if (missing !== undefined)
    throw new Refused({ field: missing, reason: `named in ${columnsFile}, but the table has no such column` })
  const byField = Map.groupBy(
    names.filter((name) => fieldOf(columns[name])),
    (name) => fieldOf(columns[name]) as string,
  )
  for (const [field, same] of byField) {
    if (same.length === 1 || isShared(field)) continue
    const both = same.map((name) => `"${name}"`).join(' and ')
    throw new Refused({ field: same[1], reason: `${both} would both be ${field}: set all but one to null in ${columnsFile}` })
  }
}
