let collator: Intl.Collator | undefined

/** Compares texts with numbers by their values. The collator is made on first use, since that takes longer than a function's start. */
export function compareNaturally(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(one, other)
}
