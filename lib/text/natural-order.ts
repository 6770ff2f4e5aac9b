let collator: Intl.Collator | undefined

/** Numbers in texts by their size. What it needs is loaded when the first two are compared: that takes longer than a function's start. */
export function compareNaturally(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(one, other)
}
