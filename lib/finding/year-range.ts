/** Years from the first to the last, both included. */
export interface YearRange {
  readonly from: string
  readonly to: string
}

const RANGE = /^(\d{4})?-(\d{4})?$/

/** Reads a range of years; undefined for a single value. An open end is the least or the greatest year of four digits. */
export function yearRangeOf(value: string): YearRange | undefined {
  const match = value.match(RANGE)
  return match && value !== '-' ? { from: match[1] ?? '0000', to: match[2] ?? '9999' } : undefined
}
