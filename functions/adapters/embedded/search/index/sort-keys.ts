import { ByteWriter, compareBytes } from './bytes.ts'
import type { SortKeys } from './segment.ts'

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
