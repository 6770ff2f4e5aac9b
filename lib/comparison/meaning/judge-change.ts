import { EFFECTS, type Effect } from '#contract/documents/comparison-result.ts'
import type { BlockChange } from '../list-block-changes.ts'
import type { WordEdit } from '../list-edits.ts'
import type { TableChange } from '../table-change.ts'
import { type CoverData, isDocumentData, NO_COVER_DATA } from './document-data.ts'
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
import {
  changedExpressions,
  dutyEffects,
  expressionsOf,
  isOfStrength,
  leadStrength,
  strengthEffects,
  strengthsOf,
  touchedStrengths,
} from './strength-effects.ts'
import { isTermsClause } from './terms-clause.ts'

export interface Judgement {
  /** at least one, the gravest first */
  readonly effects: readonly Effect[]
  /** false where the change is editorial, or stands in text that is only informative */
  readonly couldAffect: boolean
  /** words of strength that are gone, and those that came */
  readonly strength?: readonly [older: string, newer: string]
}

/** Words of a side of an edit that changes how strong a provision is, and not what it says. */
const MAX_MODAL_EDIT = 5
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

const OF_STRENGTH: ReadonlySet<Effect> = new Set(['strength', 'requirement-added', 'requirement-removed'])

/** Words for which a change is one of strength: expressions that the one text has and the other has not. */
function strengthWords({ table }: BlockChange, [older, newer]: readonly [JudgedPart, JudgedPart]): readonly [string, string] {
  const textOf = (part: JudgedPart, edition: 'older' | 'newer') =>
    table.length > 0 ? tableText(part, table, edition) : textOfPart(part)
  return changedExpressions(
    expressionsOf(textOf(older, 'older'), older.side.language),
    expressionsOf(textOf(newer, 'newer'), newer.side.language),
  )
}

const clauseIndexOf = ({ side, blocks }: JudgedPart) => side.text.blocks[blocks[0] ?? -1]?.clause ?? -1

/** Blocks of a side, in the language that they have themselves. */
function partOf(side: JudgedSide, blocks: readonly number[]): JudgedPart {
  const language = side.text.blocks[blocks[0] ?? -1]?.language
  return { side: language ? { ...side, language } : side, blocks }
}

/** Judges what a change of blocks means for somebody who must comply with the text. */
export function judgeChange(
  change: BlockChange,
  sides: Sides,
  renumbered: Renumbered = NOT_RENUMBERED,
  own: CoverData = NO_COVER_DATA,
): Judgement {
  const [older, newer] = [partOf(sides[0], change.older), partOf(sides[1], change.newer)] as const
  if (isDocumentData(change, [older, newer], own)) return { effects: ['document-data'], couldAffect: false }
  const { side, blocks } = newer.blocks.length ? newer : older
  const clause = clauseIndexOf({ side, blocks })
  const found = new Set<Effect>(effectsOf(change, [older, newer], renumbered))
  // A clause of terms may have another title in the other text.
  const isOfTerms = [older, newer].some((part) => part.blocks.length > 0 && isTermsClause(part.side.text, clauseIndexOf(part)))
  if (!found.has('editorial') && isOfTerms) found.add('definition')
  const effects = EFFECTS.filter((effect) => found.has(effect))
  const nature = side.text.clauses[clause]?.nature
  const isInformative = nature !== undefined && nature !== 'normative'
  const couldAffect = !isInformative && effects.some((effect) => effect !== 'editorial')
  if (!effects.some((effect) => OF_STRENGTH.has(effect))) return { effects, couldAffect }
  const strength = strengthWords(change, [older, newer])
  return { effects, couldAffect, ...(strength.some(Boolean) && { strength }) }
}

/** Strengths of a part; an item without one of its own has that of the sentence before its list. */
function strengthsOfPart(part: JudgedPart, text: string) {
  const own = strengthsOf(text, part.side.language)
  const lead = own.length === 0 ? leadStrength(part) : undefined
  return lead ? [lead] : own
}

/** Kinds of blocks that demand nothing: a title, a caption, code, an example. */
const WITHOUT_PROVISIONS = new Set(['heading', 'caption', 'code', 'example'])

const isWithoutProvisions = (isTable: boolean, { side, blocks }: JudgedPart) =>
  !isTable && WITHOUT_PROVISIONS.has(side.text.blocks[blocks[0] ?? -1]?.kind ?? '')

/** Words that stayed between two edits of one expression. */
const MAX_STAYED = 2

/** Groups edits with hardly a word between them. */
function joinClose(edits: readonly WordEdit[]): WordEdit[][] {
  const groups: WordEdit[][] = []
  for (const edit of edits) {
    const last = groups.at(-1)?.at(-1)
    const isClose = last && edit.older[0] - last.older[1] <= MAX_STAYED && edit.newer[0] - last.newer[1] <= MAX_STAYED
    if (isClose) groups.at(-1)?.push(edit)
    else groups.push([edit])
  }
  return groups
}

/** Effects of other strengths in a text that stayed: those that took each other's place, or came with few words or a duty. */
function changedStrengths(
  [before, after]: readonly [string, string],
  edits: readonly WordEdit[],
  [older, newer]: readonly [JudgedPart, JudgedPart],
): Effect[] {
  const languages = [older.side.language, newer.side.language] as const
  const [a, b] = [strengthsOf(before, languages[0]), strengthsOf(after, languages[1])]
  const found = strengthEffects(a, b)
  if (!found.includes('strength')) return found
  const isSwapped = joinClose(edits).some((close) => {
    const gone = close.flatMap((edit) => wordsOfPart(older, edit.older))
    const fresh = close.flatMap((edit) => wordsOfPart(newer, edit.newer))
    const isShort = Math.max(gone.length, fresh.length) <= MAX_MODAL_EDIT
    return (isShort && isOfStrength(gone, fresh, languages)) || swappedStrength(gone, fresh, languages).length > 0
  })
  return isSwapped || edits.length === 0 ? found : dutyEffects(a, b)
}

function effectsOf(change: BlockChange, [older, newer]: readonly [JudgedPart, JudgedPart], renumbered: Renumbered): Effect[] {
  const { kind, table, edits } = change
  const isTable = table.length > 0
  const before = isTable ? tableText(older, table, 'older') : textOfPart(older)
  const after = isTable ? tableText(newer, table, 'newer') : textOfPart(newer)
  const isWhole = kind === 'inserted' || kind === 'deleted'
  const strengths = isWithoutProvisions(isTable, newer.blocks.length ? newer : older)
    ? []
    : isWhole
      ? // A new recommendation is new text, and no other strength of a text that stood there.
        strengthEffects(strengthsOfPart(older, before), strengthsOfPart(newer, after)).filter((one) => one !== 'strength')
      : changedStrengths([before, after], edits, [older, newer])
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
  const swapped = isOfModals || isWithoutProvisions(false, newer) ? [] : swappedStrength(gone, fresh, languages)
  if (ofNumbers.length || isOfModals || swapped.length) return [...ofNumbers, ...swapped]
  return isSame(gone, fresh, languages[1]) ? [] : ['wording']
}

/** Tells whether words are references, and what links one to the next. */
const isOfReferences = (words: readonly JudgedWord[], apart: readonly JudgedWord[]) =>
  apart.length === 0 || (apart.length <= MAX_LINK_WORDS && apart.length < words.length)

/** A strength that stands for another one: expressions that the words of both sides of an edit are part of. */
function swappedStrength(
  gone: readonly JudgedWord[],
  fresh: readonly JudgedWord[],
  languages: readonly [string, string],
): Effect[] {
  const [before, after] = [touchedStrengths(gone, languages[0]), touchedStrengths(fresh, languages[1])]
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
