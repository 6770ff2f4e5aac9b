/** Beyond this a text adds nothing to what it is about. */
const MOST_CHARACTERS = 20_000
const BUCKET_BITS = 20

/** Terms are known by a hash alone, so that the memory of a vocabulary does not grow with the library. */
export const BUCKETS = 1 << BUCKET_BITS

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> (32 - BUCKET_BITS)
}

/** How often each word and each pair of neighbours stands in the text, by bucket. */
export function countTerms(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (term: string) => {
    const bucket = hash(term)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  let before = ''
  for (const [word] of text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    add(word)
    if (before) add(`${before} ${word}`)
    before = word
  }
  return counts
}
