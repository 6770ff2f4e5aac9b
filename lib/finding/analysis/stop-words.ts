const ENGLISH = `a an and are as at be been but by can do does for from had has have he how i if in into is it its may me must my not of on or our
  over per please shall she should such than that the their then there these they this those to under us via was we were what when
  where which who why will with you your`

/** English words that carry no subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(/\s+/))
