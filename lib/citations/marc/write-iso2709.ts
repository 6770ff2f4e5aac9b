import { bytesOf, isControl, type MarcField, type MarcRecord } from './marc-record.ts'

const SUBFIELD = '\u001F'
const FIELD_END = '\u001E'
const RECORD_END = '\u001D'
const LEADER_LENGTH = 24
const ENTRY_LENGTH = 12

function textOf(field: MarcField): string {
  if (isControl(field)) return field.text + FIELD_END
  return `${field.indicators}${field.subfields.map(([code, text]) => `${SUBFIELD}${code}${text}`).join('')}${FIELD_END}`
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

/** Writes a record as ISO 2709 in UTF-8: leader, directory of the fields, fields. Lengths and places are bytes. */
export function writeIso2709({ leader, fields }: MarcRecord): Uint8Array {
  let at = 0
  const texts = fields.map(textOf)
  const directory = fields.map(({ tag }, index) => {
    const { length } = bytesOf(texts[index] as string)
    const entry = `${tag}${digits(length, 4)}${digits(at, 5)}`
    at += length
    return entry
  })
  const base = LEADER_LENGTH + ENTRY_LENGTH * fields.length + 1
  const head = `${digits(base + at + 1, 5)}${leader.slice(5, 12)}${digits(base, 5)}${leader.slice(17)}`
  return bytesOf(`${head}${directory.join('')}${FIELD_END}${texts.join('')}${RECORD_END}`)
}
