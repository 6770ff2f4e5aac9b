import { withoutHeight } from '#document-text/write-height.ts'

const HEIGHTS = /([⁰¹²³⁴-⁹⁻]+)|([₀-₉]+)/gu

/** Writes raised and lowered digits as a format has them. */
export function writeHeights(text: string, raise: (digits: string) => string, lower: (digits: string) => string): string {
  return text.replace(HEIGHTS, (_, up, down) => (up ? raise(withoutHeight(up).replaceAll('−', '-')) : lower(withoutHeight(down))))
}
