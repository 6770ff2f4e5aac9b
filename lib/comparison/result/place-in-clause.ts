import type { ChangedText, TablePlace, TextChange } from '#contract/documents/comparison-result.ts'
import { isUnit } from '../units.ts'
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

/** Place of a cell, row or column in its table, in the words of the document. */
export function tablePlace(side: Side, index: number, { row, column }: Choice): TablePlace | undefined {
  const { cells } = side.text.blocks[index] ?? {}
  if (!cells) return undefined
  const heads = cells[0] ?? []
  // A merged head has its text in the first of its columns.
  const head = row === 0 || column === undefined ? undefined : heads.slice(0, column + 1).findLast(Boolean)
  const name = nameOf(side, index)
  const ofRow = row === undefined || column === 0 ? undefined : cells[row]?.[0]
  const unit = head && unitOf(head)
  return { ...(name && { name }), ...(ofRow && { row: ofRow }), ...(head && { column: head }), ...(unit && { unit }) }
}

/** A bullet says no place. */
const SAYS_A_PLACE = /[\p{L}\p{N}]/u

/** Place of a change within its clause, as people write it: `Table 3 · Class 2 · Load [N]`, `b)`, `NOTE 1`; empty for a paragraph and an item with a bullet. */
export function placeInClause({ older, newer }: { readonly older?: ChangedText; readonly newer?: ChangedText }): string {
  const { table, label } = newer ?? older ?? {}
  if (table) return [table.name, table.row, table.column].filter(Boolean).join(' · ')
  return label && SAYS_A_PLACE.test(label) ? label : ''
}

/** Words that make a change one of strength: `should → shall`. */
export const strengthOf = ({ strength }: TextChange): string =>
  strength ? strength.map((words) => (words ? `“${words}”` : '–')).join(' → ') : ''
