import { gzipSync } from 'node:zlib'
import { packText } from '#library/text/stored-text.ts'
import { PRINTED_SIGNS } from './printed-signs.ts'

/** Stored texts that this release cannot read: how they are broken, and their bytes. */
export const BROKEN_TEXTS: readonly (readonly [string, Uint8Array])[] = [
  ['damaged', Buffer.from('no gzip')],
  ['cut off', packText(PRINTED_SIGNS).subarray(0, 30)],
  ['older', gzipSync('[0]')],
  ['newer', gzipSync('[99]')],
]
