import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { KEYS_VERSION } from '#finding/designation/designation-keys.ts'

/** Raised when the same input would make other documents than before, so that they are read again. */
const MAPPING = `ingest/2 names/${KEYS_VERSION}`

export function stampOf(...parts: readonly (string | Uint8Array)[]): string {
  if (parts.length === 1) return hash('sha256', parts[0] as string, 'base64url') + MAPPING
  return hash('sha256', parts.map((part) => hash('sha256', part)).join(), 'base64url') + MAPPING
}

export async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file)) digest.update(chunk)
  return digest.digest('base64url')
}
