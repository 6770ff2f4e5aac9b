import type { Effect } from '#contract/documents/comparison-result.ts'
import { findStrengths } from './find-strengths.ts'
import type { JudgedPart, JudgedWord } from './judged-side.ts'
import { STRENGTHS, type Strength } from './modal-words.ts'

/** Words of an edit that say a strength and hardly anything else. */
const MAX_MODAL_WORDS = 3

export const strengthsOf = (text: string, language: string): Strength[] =>
  findStrengths(text, language).map(({ strength }) => strength)

/** Strengths of the expressions that some words are part of; an expression may begin before them. */
export function touchedStrengths(words: readonly JudgedWord[], language: string): Strength[] {
  const byText = Map.groupBy(words, ({ text }) => text)
  return [...byText].flatMap(([text, some]) =>
    findStrengths(text, language).flatMap(({ strength, start, end }) =>
      some.some((word) => word.start < end && word.end > start) ? [strength] : [],
    ),
  )
}

/** Expressions of strength in a text, as it writes them. */
export const expressionsOf = (text: string, language: string): string[] =>
  findStrengths(text, language).map(({ start, end }) => text.slice(start, end).toLowerCase())

/** Expressions that only one of two texts has, each once. */
export function changedExpressions(before: readonly string[], after: readonly string[]): readonly [older: string, newer: string] {
  const only = (some: readonly string[], others: readonly string[]) => {
    const left = [...others]
    const own = some.filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
    return [...new Set(own)].join(', ')
  }
  return [only(before, after), only(after, before)]
}

/** By strength, how many more the one text has than the other. */
function differences(before: readonly Strength[], after: readonly Strength[]): number[] {
  const count = (found: readonly Strength[], one: Strength) => found.filter((strength) => strength === one).length
  return STRENGTHS.map((one) => count(after, one) - count(before, one))
}

/** Effects of duties that are said in one text and not in the other. */
export function dutyEffects(before: readonly Strength[], after: readonly Strength[]): Effect[] {
  const difference = differences(before, after)
  const isDuty = (sign: number) =>
    STRENGTHS.some(
      (strength, at) => (strength === 'requirement' || strength === 'prohibition') && sign * (difference[at] as number) > 0,
    )
  if (isDuty(1)) return ['requirement-added']
  return isDuty(-1) ? ['requirement-removed'] : []
}

/** Effects of strengths that are said in one text and not in the other. */
export function strengthEffects(before: readonly Strength[], after: readonly Strength[]): Effect[] {
  const difference = differences(before, after)
  const [added, removed] = [difference.some((one) => one > 0), difference.some((one) => one < 0)]
  if (added && removed) return ['strength']
  const duties = dutyEffects(before, after)
  if (duties.length > 0) return duties
  return added || removed ? ['strength'] : []
}

/** Strength of the sentence before a list that makes each of its items one: “The device shall:”. */
export function leadStrength({ side, blocks }: JudgedPart): Strength | undefined {
  const all = side.text.blocks
  const [first] = blocks
  if (first === undefined || all[first]?.kind !== 'item') return undefined
  let lead = first - 1
  while (lead >= 0 && all[lead]?.kind === 'item') lead--
  const text = all[lead]?.text ?? ''
  if (all[lead]?.clause !== all[first]?.clause || !/[:：]\s*$/.test(text)) return undefined
  return strengthsOf(text.slice(text.search(/[^.!?。]*$/)), side.language).at(-1)
}

/** Tells whether each word of an edit is one of an expression of strength. */
function isWithinExpressions(words: readonly JudgedWord[], language: string): boolean {
  let text: string | undefined
  let found: ReturnType<typeof findStrengths> = []
  return words.every((word) => {
    if (word.text !== text) {
      text = word.text
      found = findStrengths(text, language)
    }
    return (
      found.some(({ start, end }) => start < word.end && end > word.start) ||
      /^(?:nicht|kein\p{L}*|no)$/iu.test(text.slice(word.start, word.end))
    )
  })
}

/** Tells whether an edit changes how strong a provision is, and hardly anything else. */
export function isOfStrength(
  gone: readonly JudgedWord[],
  fresh: readonly JudgedWord[],
  languages: readonly [string, string],
): boolean {
  const said = (words: readonly JudgedWord[], language: string) =>
    strengthsOf(words.map(({ text, start, end }) => text.slice(start, end)).join(' '), language).length > 0
  const [saidBefore, saidAfter] = [said(gone, languages[0]), said(fresh, languages[1])]
  if (gone.length === 0 || fresh.length === 0) {
    if (saidBefore || saidAfter) return true
  } else if (Math.max(gone.length, fresh.length) <= MAX_MODAL_WORDS && (saidBefore || saidAfter)) return true
  return isWithinExpressions(gone, languages[0]) && isWithinExpressions(fresh, languages[1])
}
