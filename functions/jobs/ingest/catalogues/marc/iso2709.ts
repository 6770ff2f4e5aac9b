import { isUtf8 } from 'node:buffer'
import { Refused } from '../../source/candidate.ts'
import { decodeMarc8 } from './marc8.ts'
import type { ReadMarc } from './read-marc-field.ts'

const LEADER_BYTES = 24
const ENTRY_BYTES = 12
const RECORD_END = 0x1d
const ESCAPE = 0x1b
const UNICODE_FLAG = 0x61
const OTHER_SCRIPT = '880'
const FIELD_END = '\u001E'
const SUBFIELD = '\u001F'
const BREAKS = [0x0a, 0x0d, 0x1a]

/** Record of a file, or the reason why it cannot be read. */
export type ReadIso2709 = Pick<ReadMarc, 'number'> & (Pick<ReadMarc, 'fields'> | { readonly refusal: string })

/** Parts the bytes of a file into records, by the sign that ends each. Throws Refused where a record does not end. */
export function* recordsOfIso2709(bytes: Buffer): Iterable<ReadIso2709> {
  let number = 0
  for (let at = 0; at < bytes.length; ) {
    // Some systems write each record on a line of its own.
    if (BREAKS.includes(bytes[at] as number)) {
      at += 1
      continue
    }
    number += 1
    const end = bytes.indexOf(RECORD_END, at)
    if (end === -1)
      throw new Refused({ field: `record ${number}`, reason: 'not MARC 21 as ISO 2709 writes it, or it breaks off here' })
    const record = bytes.subarray(at, end + 1)
    yield Number(record.toString('latin1', 0, 5)) === record.length && record.length > LEADER_BYTES
      ? recordOf(record, number)
      : { number, refusal: 'its length is not the one that it states' }
    at = end + 1
  }
}

function recordOf(record: Buffer, number: number): ReadIso2709 {
  const decode = decoderOf(record)
  const fields: ReadMarc['fields'][number][] = []
  const base = Number(record.toString('latin1', 12, 17))
  for (let at = LEADER_BYTES; at + ENTRY_BYTES < base; at += ENTRY_BYTES) {
    const entry = record.toString('latin1', at, at + ENTRY_BYTES)
    // The same in the script of the original, which other fields say in Latin letters.
    if (entry.startsWith(OTHER_SCRIPT)) continue
    const start = base + Number(entry.slice(7))
    const text = decode?.(record.subarray(start, start + Number(entry.slice(3, 7))))?.replace(FIELD_END, '')
    if (text === undefined) return { number, refusal: unreadable(record) }
    const [head = '', ...subfields] = text.split(SUBFIELD)
    fields.push({
      tag: entry.slice(0, 3),
      text: subfields.length === 0 ? text : '',
      indicators: head.slice(0, 2),
      subfields: subfields.map((subfield) => [subfield.slice(0, 1), subfield.slice(1)] as const),
    })
  }
  return { number, fields }
}

const saysUnicode = (record: Buffer) => record[9] === UNICODE_FLAG

/**
 * Decoder of a record. Many records in UTF-8 do not say that they are; one in MARC-8 is not UTF-8 by chance, unless it changes to a
 * set whose letters are those of ASCII otherwise.
 */
function decoderOf(record: Buffer): ((bytes: Buffer) => string | undefined) | undefined {
  if (isUtf8(record) && (saysUnicode(record) || !record.includes(ESCAPE))) return (bytes) => bytes.toString('utf8')
  return saysUnicode(record) ? undefined : decodeMarc8
}

const unreadable = (record: Buffer) =>
  saysUnicode(record)
    ? 'says that it is Unicode, and is not UTF-8'
    : 'is in MARC-8, with letters of other sets than the Latin ones: convert the file to UTF-8 first'
