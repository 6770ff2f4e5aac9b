import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { KEYS_VERSION } from '#finding/designation/designation-keys.ts'

/** Version of the mapping. A new one makes every run read unchanged documents again; raise it when the same input gives other documents. */
const MAPPING = `ingest/8 names/${KEYS_VERSION}`

export function stampOf(...parts: readonly (string | Uint8Array)[]): string {
  if (parts.length === 1) return hash('sha256', parts[0] as string, 'base64url') + MAPPING
  return hash('sha256', parts.map((part) => hash('sha256', part)).join(), 'base64url') + MAPPING
}

export async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file)) digest.update(chunk)
  return digest.digest('base64url')
}
