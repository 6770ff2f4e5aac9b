import type { Hash } from 'node:crypto'

/**
 * A backup is a tar file in gzip, for any tool that opens one. First `HEAD`, a line of JSON that says what it is; then the
 * files of the data folder, below `FILES`; then the seal.
 */
export const HEAD = 'lectern-backup.json'
export const FILES = 'data/'

const KIND = 'lectern-backup'
/** The first was no tar; `first-format.ts` reads it. */
const FORMAT = 2

/** Header with an extra field of 32 bytes, and an empty body, as RFC 1952 has them. */
const SEAL_START = Buffer.from('1f8b08040000000000ff24004c432000', 'hex')
const SEAL_END = Buffer.from('03000000000000000000', 'hex')
export const SEAL_BYTES = SEAL_START.length + 32 + SEAL_END.length

/**
 * A last, empty member of the gzip file, which tools pass over: its extra field is the SHA-256 of all before it. Some changed
 * bytes unpack to the same, and the CRC of gzip is one of 32 bits.
 */
export const sealOf = (hash: Hash): Buffer => Buffer.concat([SEAL_START, hash.digest(), SEAL_END])

export interface FileEntry {
  /** from the data folder, with `/` */
  readonly path: string
  readonly size: number
  /** permission bits */
  readonly mode: number
}

/** What a reader of a format is given: `checkHead` throws where this version cannot read what follows. */
export interface Reading {
  readonly checkHead: (text: string) => void
  readonly take: (entry: FileEntry, bytes: AsyncIterable<Buffer>) => Promise<void>
}

export const headOf = (dataFormat: number) => `${JSON.stringify({ kind: KIND, format: FORMAT, dataFormat })}\n`

export function judgeHead(text: string, dataFormat: number): 'foreign' | 'newer' | 'readable' {
  const head = JSON.parse(text)
  if (head.kind !== KIND) return 'foreign'
  return head.format > FORMAT || head.dataFormat > dataFormat ? 'newer' : 'readable'
}

/** Lets a stream through and adds it to the hash. */
export const addTo = (hash: Hash) =>
  async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
  }
