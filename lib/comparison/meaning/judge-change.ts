import { EFFECTS, type Effect } from '#contract/documents/comparison-result.ts'
import type { BlockChange } from '../list-block-changes.ts'
import type { WordEdit } from '../list-edits.ts'
import type { TableChange } from '../table-change.ts'
import {
  type JudgedPart,
  type JudgedSide,
  type JudgedWord,
  textOfPart,
  wordsOfCell,
  wordsOfPart,
  writtenWord,
} from './judged-side.ts'
import { numberEffects } from './number-effects.ts'
import { outsideReferences, referenceEffects } from './reference-effects.ts'
import { isRenumbered, NOT_RENUMBERED, type Renumbered } from './renumbered.ts'
import { isEditorial } from './spelling.ts'
import { isOfStrength, leadStrength, strengthEffects, strengthsOf } from './strength-effects.ts'
import { isTermsClause } from './terms-clause.ts'

export interface Judgement {
  /** at least one, the gravest first */
  readonly effects: readonly Effect[]
  /** false where the change is editorial, or stands in text that is only informative */
  readonly couldAffect: boolean
}

/** Words that link a reference to what is around it: `, and`. */
const MAX_LINK_WORDS = 2

type Sides = readonly [older: JudgedSide, newer: JudgedSide]

/** Text of one edition that a change of a table is about: of cells, rows and columns that changed. */
function tableText({ side, blocks }: JudgedPart, table: readonly TableChange[], edition: 'older' | 'newer'): string {
  const cells = side.text.blocks[blocks[0] ?? -1]?.cells ?? []
  const parts = table.map((one) => {
    if (one.kind === 'cell-changed') return one[edition].text
    const at = edition in one ? (one as unknown as Record<string, number>)[edition] : undefined
    if (at === undefined) return ''
    return one.kind.startsWith('row') ? (cells[at] ?? []).join(' ') : cells.map((row) => row[at] ?? '').join(' ')
  })
  return parts.join(' ')
}

const clauseIndexOf = ({ side, blocks }: JudgedPart) => side.text.blocks[blocks[0] ?? -1]?.clause ?? -1

/** Judges what a change of blocks means for somebody who must comply with the text. */
export function judgeChange(change: BlockChange, sides: Sides, renumbered: Renumbered = NOT_RENUMBERED): Judgement {
  const [older, newer]: [JudgedPart, JudgedPart] = [
    { side: sides[0], blocks: change.older },
    { side: sides[1], blocks: change.newer },
  ]
  const { side, blocks } = newer.blocks.length ? newer : older
  const clause = clauseIndexOf({ side, blocks })
  const found = new Set<Effect>(effectsOf(change, [older, newer], renumbered))
  if (!found.has('editorial') && isTermsClause(side.text, clause)) found.add('definition')
  const effects = EFFECTS.filter((effect) => found.has(effect))
  const nature = side.text.clauses[clause]?.nature
  const isInformative = nature !== undefined && nature !== 'normative'
  return { effects, couldAffect: !isInformative && effects.some((effect) => effect !== 'editorial') }
}

/** Strengths of a part; an item without one of its own has that of the sentence before its list. */
function strengthsOfPart(part: JudgedPart, text: string) {
  const own = strengthsOf(text, part.side.language)
  const lead = own.length === 0 ? leadStrength(part) : undefined
  return lead ? [lead] : own
}

function effectsOf(change: BlockChange, [older, newer]: readonly [JudgedPart, JudgedPart], renumbered: Renumbered): Effect[] {
  const { kind, table, edits } = change
  const isTable = table.length > 0
  const before = isTable ? tableText(older, table, 'older') : textOfPart(older)
  const after = isTable ? tableText(newer, table, 'newer') : textOfPart(newer)
  const isWhole = kind === 'inserted' || kind === 'deleted'
  const strengths = isWhole
    ? // A new recommendation is new text, and no other strength of a text that stood there.
      strengthEffects(strengthsOfPart(older, before), strengthsOfPart(newer, after)).filter((one) => one !== 'strength')
    : strengthEffects(strengthsOf(before, older.side.language), strengthsOf(after, newer.side.language))
  const effects: Effect[] = [...strengths, ...referenceEffects(before, after)]
  if (isWhole) return effects.length ? effects : ['wording']
  if (change.isRecast) effects.push('wording')
  for (const one of table) {
    if (one.kind === 'cell-changed') effects.push(...cellEffects(one.older.text, one.newer.text, [older, newer]))
    else if (!one.kind.endsWith('-moved')) effects.push('wording')
  }
  const explained = new Set(effects)
  for (const edit of isTable ? [] : edits) effects.push(...editEffects(edit, [older, newer], explained, renumbered))
  return effects.length ? effects : ['editorial']
}

/** Effects of one edit of a text, beyond those that the whole change has. */
function editEffects(
  edit: WordEdit,
  [older, newer]: readonly [JudgedPart, JudgedPart],
  explained: ReadonlySet<Effect>,
  renumbered: Renumbered,
): Effect[] {
  const languages = [older.side.language, newer.side.language] as const
  const [gone, fresh] = [wordsOfPart(older, edit.older), wordsOfPart(newer, edit.newer)]
  if (isRenumbered(gone, fresh, renumbered)) return []
  const [goneApart, freshApart] = [outsideReferences(gone), outsideReferences(fresh)]
  const isOfReference = explained.has('edition') || explained.has('reference')
  if (isOfReference && isOfReferences(gone, goneApart) && isOfReferences(fresh, freshApart)) return []
  const ofNumbers = isOfReference ? numberEffects(goneApart, freshApart, languages) : numberEffects(gone, fresh, languages)
  const isOfModals =
    (explained.has('strength') || explained.has('requirement-added') || explained.has('requirement-removed')) &&
    isOfStrength(gone, fresh, languages)
  const swapped = isOfModals ? [] : swappedStrength(gone, fresh, languages)
  if (ofNumbers.length || isOfModals || swapped.length) return [...ofNumbers, ...swapped]
  return isSame(gone, fresh, languages[1]) ? [] : ['wording']
}

/** Tells whether words are references, and what links one to the next. */
const isOfReferences = (words: readonly JudgedWord[], apart: readonly JudgedWord[]) =>
  apart.length === 0 || (apart.length <= MAX_LINK_WORDS && apart.length < words.length)

/** A strength that stands for another one, where the change as a whole has as many of each as before. */
function swappedStrength(
  gone: readonly JudgedWord[],
  fresh: readonly JudgedWord[],
  languages: readonly [string, string],
): Effect[] {
  const said = (words: readonly JudgedWord[], language: string) => strengthsOf(words.map(writtenWord).join(' '), language)
  const [before, after] = [said(gone, languages[0]), said(fresh, languages[1])]
  return before.length && after.length && strengthEffects(before, after).includes('strength') ? ['strength'] : []
}

const isSame = (gone: readonly JudgedWord[], fresh: readonly JudgedWord[], language: string) =>
  isEditorial(gone.map(writtenWord), fresh.map(writtenWord), language)

/** Effects of a cell that changed, read word by word. */
function cellEffects(before: string, after: string, [older, newer]: readonly [JudgedPart, JudgedPart]): Effect[] {
  const languages = [older.side.language, newer.side.language] as const
  const effects = numberEffects(wordsOfCell(before), wordsOfCell(after), languages)
  if (effects.length) return effects
  return isSame(wordsOfCell(before), wordsOfCell(after), languages[1]) ? ['editorial'] : ['wording']
}
