import { randomFillSync } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_BITS = 80n

function encode(value: bigint): string {
  let text = ''
  for (let left = value, digits = 0; digits < 26; digits++, left >>= 5n) text = CROCKFORD[Number(left & 31n)] + text
  return text
}

const RANDOM_BYTES = 10

/** random bytes for 400 ids, because one system call takes longer than all the rest */
const pool = Buffer.alloc(400 * RANDOM_BYTES)
let used = pool.length

function randomPart(): bigint {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += RANDOM_BYTES
  return BigInt(`0x${pool.toString('hex', used - RANDOM_BYTES, used)}`)
}

/**
 * Creates ULIDs: 48 bits of time, 80 random bits. Within a millisecond, and when the clock goes back, the id is the last one
 * plus one: ids stay in order, and an overflow of the random part carries into the time.
 */
export function ulidIds(clock: Clock): Ids {
  let last = 0n
  return {
    next() {
      const time = BigInt(clock.now().getTime())
      last = time > last >> RANDOM_BITS ? (time << RANDOM_BITS) | randomPart() : last + 1n
      return encode(last)
    },
  }
}
