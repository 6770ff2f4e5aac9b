import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Makes a token that nobody can guess. It stands in one mail alone; the table has its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const secretHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
