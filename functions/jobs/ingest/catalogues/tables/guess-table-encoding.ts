import { open } from 'node:fs/promises'
import { guessEncoding, openDecoder } from '../text-encoding.ts'
import { guessFields } from './guess-fields.ts'

const SAMPLE_BYTES = 64 * 1024
const HEAD_LINES = 20
const FALLBACK = 'windows-1252'
/** Encodings of texts that are not Unicode; the first of those in which most heads are known counts. */
const CANDIDATES = [
  FALLBACK,
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1251',
  'koi8-r',
  'windows-1250',
  'windows-1256',
]
const CELL_ENDS = /[,;\t|\r\n]/

/** Guesses the encoding of a table. Where it is not Unicode, the heads that the library knows decide. */
export async function guessTableEncoding(file: string): Promise<string> {
  const encoding = await guessEncoding(file)
  if (encoding !== FALLBACK) return encoding
  const sample = await sampleOf(file)
  const scores = CANDIDATES.map((candidate) => ({ candidate, score: knownHeads(sample, candidate) }))
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).candidate
}

async function sampleOf(file: string): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

/** Number of fields that the heads of a sample mean, where it is read in an encoding; none where it cannot be read so. */
function knownHeads(sample: Buffer, encoding: string): number {
  try {
    const lines = openDecoder(encoding).decode(sample, { stream: true }).split(/\r?\n/, HEAD_LINES)
    return Math.max(...lines.map((line) => fieldsIn(line.split(CELL_ENDS))))
  } catch {
    return 0
  }
}

const fieldsIn = (cells: readonly string[]) =>
  new Set(cells.flatMap((cell) => guessFields(cell.replace(/^"|"$/g, ''))[0]?.field ?? [])).size
