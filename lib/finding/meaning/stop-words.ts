const ENGLISH = `a an and are as at be been but by can do does for from had has have how if in into is it its may not of on or
  shall should such than that the their then there these they this those to was we were what when where which who will with`

/** English words that carry no subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(/\s+/))
