import { inflateSync } from 'node:zlib'

const HEAD = 12
const ENTRY = 16

/** Unpacks the font of a WOFF file. fontkit would inflate a whole table for each glyph, which takes most of the time. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, i) => readEntry(woff, 44 + i * 20))
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(HEAD + ENTRY * count)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * ENTRY, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (const [i, { tag, checksum, data }] of entries.entries()) {
    const at = HEAD + i * ENTRY
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...tables])
}

function readEntry(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4)
  const packed = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const data = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(data) : data,
  }
}
