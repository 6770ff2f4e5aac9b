import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { Refused } from '../source/candidate.ts'

/** Reads a whole file as UTF-8, or as UTF-16 with a byte order mark. */
export async function readTextFile(file: string, limit: number): Promise<string> {
  const { size } = await stat(file)
  if (size > limit) throw new Refused({ reason: `larger than ${limit} bytes` })
  const bytes = await readFile(file)
  const text = decode(bytes)
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (!isUtf8(bytes)) throw new Refused({ reason: 'not UTF-8 text' })
  return bytes.toString('utf8')
}
