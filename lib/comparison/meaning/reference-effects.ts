import type { Effect } from '#contract/documents/comparison-result.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { findReferences } from '#finding/references/find-references.ts'
import type { JudgedWord } from './judged-side.ts'

const AMENDMENT = /[/+](?:AMD|COR|AC|A)[ .]?\d.*$/i

/** Editions that a text refers to, by family: years with amendments. */
function editionsOf(text: string): Map<string, string> {
  const editions = new Map<string, string[]>()
  for (const { designation, family, year } of findReferences(text)) {
    const amendment = AMENDMENT.exec(designation)?.[0] ?? ''
    const base = amendment ? designationKeys(designation.slice(0, -amendment.length)) : undefined
    const known = base?.family || family
    editions.set(known, [...(editions.get(known) ?? []), `${base?.read.year ?? year}${amendment}`])
  }
  return new Map([...editions].map(([family, all]) => [family, all.join()]))
}

/** Effects of references that are made in one text and not in the other, or to another edition. */
export function referenceEffects(before: string, after: string): Effect[] {
  const [from, to] = [editionsOf(before), editionsOf(after)]
  const effects: Effect[] = []
  for (const [family, editions] of to) {
    if (!from.has(family)) effects.push('reference')
    else if (from.get(family) !== editions) effects.push('edition')
  }
  if ([...from.keys()].some((family) => !to.has(family))) effects.push('reference')
  return effects
}

/** Leaves out the words that are part of a reference. */
export function outsideReferences(words: readonly JudgedWord[]): JudgedWord[] {
  const byText = new Map<string, ReturnType<typeof findReferences>>()
  return words.filter(({ text, start, end }) => {
    const found = byText.get(text) ?? findReferences(text)
    byText.set(text, found)
    return !found.some((one) => one.start < end && one.end + 1 > start && start >= one.start)
  })
}
