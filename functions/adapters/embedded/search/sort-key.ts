import { fold } from './analysis/fold.ts'
import { scanWords } from './analysis/scan-words.ts'
import { ByteWriter, compareBytes } from './bytes.ts'
import type { SortKeys } from './segment.ts'

const LONGEST = 80
const NUMBERS = /\d+/g

/** A key whose plain order is the natural one: words folded, punctuation as a space, numbers by their value. */
export function sortKey(text: string): string {
  const words: string[] = []
  scanWords(text.slice(0, LONGEST * 2), (start, end) => void words.push(fold(text.slice(start, end))))
  return words.join(' ').slice(0, LONGEST).replace(NUMBERS, byValue)
}

/** Longer numbers are larger: the count of digits goes before them. */
function byValue(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(48 + Math.min(number.length, 9)) + number
}

export function buildSortKeys(keys: readonly string[], idHashes: Uint32Array): SortKeys {
  const writer = new ByteWriter()
  const starts = new Uint32Array(keys.length + 1)
  for (const [index, key] of keys.entries()) {
    writer.text(key)
    starts[index + 1] = writer.length
  }
  const bytes = writer.done()
  const order = Uint16Array.from(keys.keys())
  const [byKey, byHash] = [keys, idHashes]
  order.sort((a, b) => {
    const [one, other] = [byKey[a] as string, byKey[b] as string]
    if (one !== other) return one < other ? -1 : 1
    return (byHash[a] as number) - (byHash[b] as number)
  })
  return { bytes, starts, order }
}

export function compareKeys(a: SortKeys, one: number, b: SortKeys, other: number): number {
  return compareBytes(
    a.bytes,
    a.starts[one] as number,
    a.starts[one + 1] as number,
    b.bytes,
    b.starts[other] as number,
    b.starts[other + 1] as number,
  )
}
