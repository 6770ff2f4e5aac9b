import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Costs by https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt; 32 MB and some 200 ms a guess */
const COSTS = { N: 2 ** 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Twice what the costs need: Node counts some more. */
const MAX_MEMORY = 256 * COSTS.N * COSTS.r

const FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

const derive = (password: string, salt: Buffer, costs: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...costs, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** Hashes a password with a salt of its own; the text has the costs, so that others can follow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COSTS)
  return ['scrypt', COSTS.N, COSTS.r, COSTS.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Tells whether a password is that of a hash. */
export async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.match(FORMAT) ?? []
  if (N === undefined) throw new Error('a stored password has no known format')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const expected = Buffer.from(hash, 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
