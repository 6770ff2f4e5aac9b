import type { Query } from '#ports/table.ts'

const LAST_CODE_POINT = 0x10ffff

/** Range of sort keys: `from` is included, `to` excluded. SQLite orders every blob after every text. */
export interface SortKeyRange {
  readonly from: string
  readonly to: string | Uint8Array
}

const END = Uint8Array.of(0xff)

/** First text after all texts with the prefix. Code points have the order of UTF-8 bytes. */
export function afterPrefix(prefix: string): string | Uint8Array {
  const points = [...prefix].map((sign) => sign.codePointAt(0) as number)
  while (points.at(-1) === LAST_CODE_POINT) points.pop()
  const last = points.pop()
  if (last === undefined) return END
  // Surrogates are no characters of their own.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
}

export function rangeOf({ prefix = '', descending }: Query, after: string | undefined): SortKeyRange {
  const to = afterPrefix(prefix)
  if (after === undefined) return { from: prefix, to }
  // No text lies between a text and the same text with a zero byte appended.
  return descending ? { from: prefix, to: after } : { from: `${after}\0`, to }
}
