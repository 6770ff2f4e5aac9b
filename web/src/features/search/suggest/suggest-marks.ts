import type { Mark } from '#web/ui/text/split-at-marks.ts'

const SIGN = /[\p{L}\p{N}]/u
const WORD = /[\p{L}\p{N}]+/gu

/** Splits a text into lower-case letters and digits, each with its index. */
function signsOf(text: string) {
  const places = [...text.matchAll(/./gsu)].filter(([sign]) => SIGN.test(sign))
  return { signs: places.map(([sign]) => sign.toLowerCase()), at: places.map(({ index }) => index) }
}

/** Marks the typed text in a designation, regardless of separators. */
export function markDesignation(designation: string, typed: string): Mark[] {
  const { signs, at } = signsOf(designation)
  const wanted = signsOf(typed).signs
  if (wanted.length === 0) return []
  const start = signs.findIndex((_, index) => wanted.every((sign, offset) => signs[index + offset] === sign))
  if (start < 0) return markTypedWords(designation, typed)
  return [[at[start] as number, (at[start + wanted.length - 1] as number) + 1]]
}

/** Marks the beginnings of typed words. */
export function markTypedWords(text: string, typed: string): Mark[] {
  const wanted = [...new Set(typed.toLowerCase().match(WORD) ?? [])].sort((a, b) => b.length - a.length)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Mark[] => {
    const begins = wanted.find((one) => word.toLowerCase().startsWith(one))
    return begins ? [[index, index + begins.length]] : []
  })
}
