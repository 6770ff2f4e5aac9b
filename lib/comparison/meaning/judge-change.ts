import { EFFECTS, type Effect } from '#contract/documents/comparison-result.ts'
import { findReferences } from '#finding/references/find-references.ts'
import { comparedForm } from '../compared-form.ts'
import type { ComparedBlock, ComparedText } from '../compared-text.ts'
import type { BlockChange } from '../list-block-changes.ts'
import type { WordSpan } from '../list-edits.ts'
import type { TableChange } from '../table-change.ts'
import { blockOfWord, blockTexts, type WordList } from '../word-list.ts'
import { STRENGTHS, type Strength, strengthsOf } from './modal-words.ts'

/** One edition of a text, with the words that the comparison read of it. */
export interface JudgedSide {
  readonly text: ComparedText
  readonly words: WordList
  /** language code */
  readonly language: string
}

export interface Judgement {
  /** at least one, the gravest first */
  readonly effects: readonly Effect[]
  /** false where the change is editorial, or stands in text that is only informative */
  readonly couldAffect: boolean
}

const NUMBER = /^[±<>≤≥~+-]?\d/
const VALUE_AND_UNIT = /^([±<>≤≥~+-]?\d[^\p{L}%‰°]*)(.*)$/u
/** Numbers up to twelve as words, which standards write so where they count things. */
const NUMBER_WORDS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve zwei drei vier fünf sechs sieben acht neun zehn elf zwölf ' +
    'deux trois quatre cinq sept huit neuf dix onze douze dos tres cuatro cinco seis siete ocho nueve diez once doce ' +
    'due tre quattro cinque sei sette otto nove dieci undici dodici dois duas três quatro sete oito dez doze ' +
    'два две три четыре пять шесть семь восемь девять десять iki üç dört beş altı yedi sekiz dokuz'
  ).split(' '),
)
const TOLERANCE = /[±]|\btoleran|\bToleran|tolérance|tolleranz|допуск|公差|許容差/u
const TERMS =
  /^(?:terms|terms and definitions|definitions|begriffe|termes et définitions|términos y definiciones|termini e definizioni|termos e definições|термины и определения|terimler ve tarifler|用語及び定義|术语和定义|용어와 정의|المصطلحات والتعاريف)/i

const textOf = (block: ComparedBlock | undefined) => (block ? blockTexts(block).join(' ') : '')
const blocksText = ({ text }: JudgedSide, blocks: readonly number[]) => blocks.map((at) => textOf(text.blocks[at])).join(' ')

/** Text of one edition that a change of a table is about: of cells, rows and columns that changed. */
function tableText(
  side: JudgedSide,
  block: number | undefined,
  table: readonly TableChange[],
  edition: 'older' | 'newer',
): string {
  const cells = side.text.blocks[block ?? -1]?.cells ?? []
  const parts = table.map((one) => {
    if (one.kind === 'cell-changed') return one[edition].text
    const at = edition in one ? (one as unknown as Record<string, number>)[edition] : undefined
    if (at === undefined) return ''
    return one.kind.startsWith('row') ? (cells[at] ?? []).join(' ') : cells.map((row) => row[at] ?? '').join(' ')
  })
  return parts.join(' ')
}

/** The block of a word, among some in order; -1 where it is in none of them. */
function blockAmong({ words }: JudgedSide, word: number, blocks: readonly number[]): number {
  const block = blockOfWord(words, word)
  return block >= (blocks[0] ?? Infinity) && block <= (blocks.at(-1) ?? -1) ? block : -1
}

function surfaces(side: JudgedSide, [start, end]: WordSpan, blocks: readonly number[]): string[] {
  const found: string[] = []
  for (let word = start; word < end; word++) {
    const block = blockAmong(side, word, blocks)
    const cells = side.words.cellsOfBlock.get(block)
    const text = cells
      ? blockTexts(side.text.blocks[block] as ComparedBlock)[cells.findLastIndex((first) => first <= word)]
      : textOf(side.text.blocks[block])
    found.push((text ?? '').slice(side.words.starts[word], side.words.ends[word]))
  }
  return found
}

/** Number of each clause in the newer edition, by its number in the older one, where they differ. */
export type RenumberedClauses = ReadonlyMap<string, string>

const NAMES_CLAUSE =
  /(?:clauses?|subclauses?|sections?|annex|appendix|abschnitte?|kapitel|anhang|articles?|annexe|apartados?|capítulo|anexo|punt[oi]|allegato|seç(?:ão|ões)|пункт\p{L}*|приложени\p{L}*|madde\p{L}*|ek|البند|الملحق)[\s\u00A0]*$/iu

/** Characters before a number in which its name stands. */
const MAX_NAME_LENGTH = 100

/** Tells whether the word before one says that it is the number of a clause. */
function namesClause(side: JudgedSide, word: number, blocks: readonly number[]): boolean {
  const text = side.text.blocks[blockAmong(side, word, blocks)]?.text ?? ''
  const start = side.words.starts[word] as number
  return NAMES_CLAUSE.test(text.slice(Math.max(0, start - MAX_NAME_LENGTH), start))
}

function strengthEffects(before: string, after: string, sides: readonly [JudgedSide, JudgedSide]): Effect[] {
  const count = (found: readonly Strength[]) => STRENGTHS.map((one) => found.filter((strength) => strength === one).length)
  const [a, b] = [count(strengthsOf(before, sides[0].language)), count(strengthsOf(after, sides[1].language))]
  const difference = b.map((number, at) => number - (a[at] as number))
  const [added, removed] = [difference.some((one) => one > 0), difference.some((one) => one < 0)]
  if (added && removed) return ['strength']
  if ((difference[0] as number) > 0) return ['requirement-added']
  if ((difference[0] as number) < 0) return ['requirement-removed']
  return added || removed ? ['strength'] : []
}

const isNumber = (word: string) => NUMBER.test(word) || NUMBER_WORDS.has(word.toLowerCase())

/** Effects of numbers that took each other's place. */
function numberEffects(before: readonly string[], after: readonly string[], ofNumbers: 'tolerance' | 'number'): Effect[] {
  const [a, b] = [before.filter(isNumber), after.filter(isNumber)]
  const effects: Effect[] = []
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const [, value = '', unit = ''] = VALUE_AND_UNIT.exec(a[at] ?? '') ?? []
    const [, otherValue = '', otherUnit = ''] = VALUE_AND_UNIT.exec(b[at] ?? '') ?? []
    if ((value.trim() || a[at]) !== (otherValue.trim() || b[at])) effects.push(ofNumbers)
    if (unit !== '' && otherUnit !== '' && unit.trim() !== otherUnit.trim()) effects.push('unit')
  }
  return effects
}

function referenceEffects(before: string, after: string): Effect[] {
  const [a, b] = [findReferences(before), findReferences(after)]
  const editions = (found: typeof a) =>
    new Map(
      Map.groupBy(found, ({ family }) => family)
        .entries()
        .map(([family, all]) => [family, all.map(({ year }) => year).join()]),
    )
  const [from, to] = [editions(a), editions(b)]
  const effects: Effect[] = []
  for (const [family, years] of to) {
    if (!from.has(family)) effects.push('reference')
    else if (from.get(family) !== years) effects.push('edition')
  }
  if ([...from.keys()].some((family) => !to.has(family))) effects.push('reference')
  return effects
}

/** Words of an edit that say a strength and hardly anything else. */
const MAX_MODAL_WORDS = 3

function isModal(words: readonly string[], { language }: JudgedSide): boolean {
  return words.length <= MAX_MODAL_WORDS && strengthsOf(words.join(' '), language).length > 0
}

/** Tells whether only case, punctuation or the spelling of words without digits differ. */
function isEditorial(before: readonly string[], after: readonly string[]): boolean {
  const letters = (words: readonly string[]) =>
    words
      .map((word) => comparedForm(word).toLowerCase())
      .join('')
      .replace(/[\p{P}\s]/gu, '')
  return letters(before) === letters(after)
}

const clauseOf = ({ text }: JudgedSide, block: number | undefined) => text.clauses[text.blocks[block ?? -1]?.clause ?? -1]

/** Judges what a change of blocks means for somebody who must comply with the text. */
export function judgeChange(
  change: BlockChange,
  sides: readonly [JudgedSide, JudgedSide],
  renumbered: RenumberedClauses = new Map(),
): Judgement {
  const [older, newer] = sides
  const clause = clauseOf(newer, change.newer[0]) ?? clauseOf(older, change.older[0])
  const found = new Set<Effect>(effectsOf(change, sides, renumbered))
  if (TERMS.test(clause?.title ?? '') && !found.has('editorial')) found.add('definition')
  const effects = EFFECTS.filter((effect) => found.has(effect))
  const isInformative = clause?.nature !== undefined && clause.nature !== 'normative'
  return { effects, couldAffect: !isInformative && effects.some((effect) => effect !== 'editorial') }
}

function effectsOf(change: BlockChange, sides: readonly [JudgedSide, JudgedSide], renumbered: RenumberedClauses): Effect[] {
  const [older, newer] = sides
  const [before, after] = change.table.length
    ? [tableText(older, change.older[0], change.table, 'older'), tableText(newer, change.newer[0], change.table, 'newer')]
    : [blocksText(older, change.older), blocksText(newer, change.newer)]
  const effects: Effect[] = [...strengthEffects(before, after, sides), ...referenceEffects(before, after)]
  if (change.kind === 'inserted' || change.kind === 'deleted') return effects.length ? effects : ['wording']
  if (change.isRecast) effects.push('wording')
  const isOfEdition = effects.includes('edition')
  const kindOfNumbers = TOLERANCE.test(after) ? 'tolerance' : 'number'
  for (const one of change.table) {
    if (one.kind !== 'cell-changed') effects.push('wording')
    else effects.push(...cellEffects(one.older.text, one.newer.text, kindOfNumbers))
  }
  for (const edit of change.table.length ? [] : change.edits) {
    const [gone, fresh] = [surfaces(older, edit.older, change.older), surfaces(newer, edit.newer, change.newer)]
    if (gone.length === 1 && fresh.length === 1 && renumbered.get(gone[0] as string) === fresh[0]) {
      if (namesClause(newer, edit.newer[0], change.newer)) continue
    }
    const isOfReference = isOfEdition && [...gone, ...fresh].some((word) => /\d/.test(word))
    const ofNumbers = isOfReference ? [] : numberEffects(gone, fresh, kindOfNumbers)
    effects.push(...ofNumbers)
    const isExplained = ofNumbers.length > 0 || isOfReference || isModal(gone, older) || isModal(fresh, newer)
    if (!isExplained && !isEditorial(gone, fresh)) effects.push('wording')
  }
  return effects.length ? effects : ['editorial']
}

function cellEffects(before: string, after: string, ofNumbers: 'tolerance' | 'number'): Effect[] {
  const effects = numberEffects([before], [after], ofNumbers)
  if (effects.length) return effects
  return isEditorial([before], [after]) ? ['editorial'] : ['wording']
}
