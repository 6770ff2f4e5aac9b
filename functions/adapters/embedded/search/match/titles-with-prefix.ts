import { compareBytes } from '../index/bytes.ts'
import { encodeTerm } from '../index/lookup.ts'
import type { Segment } from '../index/segment.ts'

/** byte above all of UTF-8 */
const LAST = 0xff

/** Documents with a title of this prefix, in the order of titles; `prefix` is a sort key. */
export function titlesWithPrefix({ titleKeys }: Segment, prefix: string): Uint16Array {
  if (prefix === '') return new Uint16Array(0)
  const { bytes, starts, order } = titleKeys
  const firstFrom = (key: Uint8Array) => {
    let [low, high] = [0, order.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const doc = order[middle] as number
      if (compareBytes(bytes, starts[doc] as number, starts[doc + 1] as number, key, 0, key.length) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  const key = encodeTerm(prefix)
  return order.subarray(firstFrom(key), firstFrom(Uint8Array.of(...key, LAST)))
}

/** Documents with exactly this title. */
export function documentsTitled(segment: Segment, title: string): Uint16Array {
  const { starts } = segment.titleKeys
  const length = encodeTerm(title).length
  return titlesWithPrefix(segment, title).filter((doc) => (starts[doc + 1] as number) - (starts[doc] as number) === length)
}
