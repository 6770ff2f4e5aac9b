import type { ComparableText } from '#contract/documents/comparison.ts'

/** Texts that a comparison takes. */
const CHOSEN_COUNT = 2

export type TextFormat = ComparableText['format']

/**
 * Lists the versions of one format, those of the other one where it has none to compare, and of documents that have the other format
 * alone their newest file: it is compared as text.
 */
export function versionsOf(all: readonly ComparableText[], format: TextFormat): readonly ComparableText[] {
  const own = all.filter((one) => one.format === format)
  const other = all.filter((one) => one.format !== format)
  if (own.length < CHOSEN_COUNT && other.length >= CHOSEN_COUNT) return other
  const covered = new Set(own.map(({ contentCode }) => contentCode))
  return all.filter((one) => one.format === format || (one.index === 0 && !covered.has(one.contentCode)))
}

/** Format in which two texts are compared: as text where both are HTML, else each in its own form. */
export const formatOfPair = (pair: { readonly older: ComparableText; readonly newer: ComparableText }): TextFormat =>
  pair.older.format === 'HTML' && pair.newer.format === 'HTML' ? 'HTML' : 'PDF'

/** The first choice: the two chosen before where there are more than two, else the document that is open. */
export function firstChoice(
  versions: readonly ComparableText[],
  contentCode: string,
  chosenBefore: readonly string[] = [],
): readonly string[] {
  const open = versions.filter((one) => one.open)
  const before = chosenBefore.filter((id) => open.some((one) => one.id === id))
  if (versions.length > CHOSEN_COUNT && before.length === CHOSEN_COUNT) return before
  const active = open.find((one) => one.contentCode === contentCode) ?? open[0]
  return active ? [active.id] : []
}

/** Ticks or clears a box; a third one is not ticked. */
export function toggle(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return chosen.length < CHOSEN_COUNT ? [...chosen, id] : chosen
}

/** A box is disabled where the text is not open, and once two others are ticked. */
export const isDisabled = ({ id, open }: ComparableText, chosen: readonly string[]): boolean =>
  !open || (chosen.length >= CHOSEN_COUNT && !chosen.includes(id))

/** Orders two chosen texts: by date where both have one, else the list has the newer one first. */
export function orderChosen(
  versions: readonly ComparableText[],
  chosen: readonly string[],
): { readonly older: ComparableText; readonly newer: ComparableText } | undefined {
  const [a, b, ...others] = versions.filter(({ id }) => chosen.includes(id))
  if (!a || !b || others.length > 0) return undefined
  const isTurned = a.date !== undefined && b.date !== undefined && a.date < b.date
  return isTurned ? { older: a, newer: b } : { older: b, newer: a }
}
