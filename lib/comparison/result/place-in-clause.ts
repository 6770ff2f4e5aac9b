import {
  CHANGED_PARTS,
  type ChangedPart,
  type ChangedText,
  type TablePlace,
  type TextChange,
} from '#contract/documents/comparison-result.ts'
import { isUnit } from '../words/units.ts'
import type { Side } from './side.ts'

interface Choice {
  readonly row?: number
  readonly column?: number
}

/** A unit at the end of a head: `Load [N]`, `Load (N)`, `Load, N`, `Load in N`. */
const UNIT_OF_HEAD = /(?:[[(]\s*(?<within>[^\s\])]+)\s*[\])]|(?:,|\bin)\s+(?<behind>\S+))\s*$/u

function unitOf(head: string): string | undefined {
  const { within, behind } = UNIT_OF_HEAD.exec(head)?.groups ?? {}
  const unit = within ?? behind
  return unit && isUnit(unit) ? unit : undefined
}

/** Number of a table: its own, or that of the caption beside it. */
function nameOf({ text: { blocks } }: Side, index: number): string | undefined {
  const beside = [blocks[index], blocks[index - 1], blocks[index + 1]]
  return beside.find((block, at) => block?.label && (at === 0 || block.kind === 'caption'))?.label
}

/** The first cell of a row; a merged one has its text in the first of its rows. */
const headOfRow = (cells: readonly (readonly string[])[], row: number) =>
  cells
    .slice(row === 0 ? 0 : 1, row + 1)
    .findLast(([first]) => first)
    ?.at(0)

/** Heads of a column: a merged one has its text in the first of its columns, and has heads of these in the row below. */
function headsOfColumn(
  [heads = [], below = []]: readonly (readonly string[])[],
  column: number,
  row: number | undefined,
): readonly string[] {
  const head = heads.slice(0, column + 1).findLast(Boolean) ?? ''
  const isMerged = heads[column] === '' || heads[column + 1] === ''
  const own = (row !== 1 && isMerged && below[0] === '' && below[column]) || ''
  return [head, isUnit(bare(own)) ? '' : own].filter(Boolean)
}

/** A unit without its brackets. */
const bare = (cell: string) => cell.replace(/^[[(]\s*|\s*[\])]$/g, '')

/** A unit that stands alone below the head of its column, in a row of units: `N`, `[N]`. */
function unitBelow([, below = []]: readonly (readonly string[])[], column: number): string | undefined {
  const units = below.map(bare)
  return units[column] && units.slice(1).every((unit) => unit === '' || isUnit(unit)) ? units[column] : undefined
}

/** Place of a cell, row or column in its table, in the words of the document. */
export function tablePlace(side: Side, index: number, { row, column }: Choice): TablePlace | undefined {
  const { cells, inLines } = side.text.blocks[index] ?? {}
  if (!cells) return undefined
  const name = nameOf(side, index)
  if (inLines) return { ...(name && { name }), inLines }
  const heads = row === 0 || column === undefined ? [] : headsOfColumn(cells, column, row)
  const head = heads.join(' ')
  const ofRow = row === undefined || column === 0 ? undefined : headOfRow(cells, row)
  const unit = head && (heads.map(unitOf).find(Boolean) ?? unitBelow(cells, column as number))
  return { ...(name && { name }), ...(ofRow && { row: ofRow }), ...(head && { column: head }), ...(unit && { unit }) }
}

/** Head of a column with its unit, which it may name itself. */
const withUnit = (column: string, unit: string | undefined) =>
  unit && !column.split(/[\s,()[\]]+/).includes(unit) ? `${column} [${unit}]` : column

/** A bullet says no place. */
const SAYS_A_PLACE = /[\p{L}\p{N}]/u

/** Place of a change within its clause, as people write it: `Table 3 · Class 2 · Load [N]`, `b)`, `NOTE 1`; empty for a paragraph and an item with a bullet. */
export function placeInClause({ older, newer }: { readonly older?: ChangedText; readonly newer?: ChangedText }): string {
  const { table, label } = newer ?? older ?? {}
  if (table) return [table.name, table.row, table.column && withUnit(table.column, table.unit)].filter(Boolean).join(' · ')
  return label && SAYS_A_PLACE.test(label) ? label : ''
}

/** The name of a part, unless its place begins with it, as that of a note or a table does: `Note` before `NOTE 1` says nothing. */
export const partBeside = (name: string, place: string): string =>
  place.toLocaleLowerCase().startsWith(name.toLocaleLowerCase()) ? '' : name

/** Words that make a change one of strength: `should → shall`. */
export const strengthOf = ({ strength }: TextChange): string =>
  strength ? strength.map((words) => (words ? `“${words}”` : '–')).join(' → ') : ''

/** Name of the part of the document that changed; undefined for a paragraph, and for the lines of a table that is kept in lines. */
export function changedPart({ block, part, older, newer }: TextChange): ChangedPart | undefined {
  if ((newer ?? older)?.table?.inLines) return 'table'
  return part ?? CHANGED_PARTS.find((name) => name === block)
}
