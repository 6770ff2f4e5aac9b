import { compareBytes } from '../index/bytes.ts'
import { encodeTerm } from '../index/lookup.ts'
import type { Segment } from '../index/segment.ts'

const LAST = 0xff

/** Documents whose title begins so, in the order of titles; `beginning` is a sort key. */
export function titlesBeginning({ titleKeys }: Segment, beginning: string): Uint16Array {
  if (beginning === '') return new Uint16Array(0)
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
  const key = encodeTerm(beginning)
  return order.subarray(firstFrom(key), firstFrom(Uint8Array.of(...key, LAST)))
}

/** What a title counts that says what was asked for and no more: above all that has the words too, below what is named. */
export const WHOLE_TITLE = 100_000

/** Documents whose title is this whole text. */
export function titled(segment: Segment, title: string): Uint16Array {
  const { starts } = segment.titleKeys
  const length = encodeTerm(title).length
  return titlesBeginning(segment, title).filter((doc) => (starts[doc + 1] as number) - (starts[doc] as number) === length)
}
