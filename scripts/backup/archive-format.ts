import type { Hash } from 'node:crypto'

/**
 * First entry of a backup: a line of JSON with its format. A backup is a gzipped tar file that any tool opens: this entry, the files
 * of the data folder below `FILES`, and the seal.
 */
export const HEAD = 'lectern-backup.json'
export const FILES = 'data/'

const KIND = 'lectern-backup'
/** Format of new backups. Format 1 was no tar file; `first-format.ts` reads it. */
const FORMAT = 2

/** Header with an extra field of 32 bytes, and an empty body (RFC 1952). */
const SEAL_START = Buffer.from('1f8b08040000000000ff24004c432000', 'hex')
const SEAL_END = Buffer.from('03000000000000000000', 'hex')
export const SEAL_BYTES = SEAL_START.length + 32 + SEAL_END.length

/**
 * Seal: a last, empty member of the gzip file, which tools ignore. Its extra field is the SHA-256 of all bytes before it. The CRC of
 * gzip does not suffice: it has 32 bits, and some changed bytes unpack to the same content.
 */
export const sealOf = (hash: Hash): Buffer => Buffer.concat([SEAL_START, hash.digest(), SEAL_END])

export interface FileEntry {
  /** path below the data folder, with `/` */
  readonly path: string
  readonly size: number
  /** permission bits */
  readonly mode: number
}

/** Callbacks of a format's reader; `checkHead` throws where this version cannot read the backup. */
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

/** Passes a stream on and adds it to the hash. */
export const addTo = (hash: Hash) =>
  async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
  }
