/** A record of MARC 21, whatever its format. Texts hold no control characters. */
export interface MarcRecord {
  /** 24 characters; its lengths are zeros until it is written as ISO 2709 */
  readonly leader: string
  readonly fields: readonly MarcField[]
}

export type MarcField = ControlField | DataField

export interface ControlField {
  readonly tag: string
  readonly text: string
}

export interface DataField {
  readonly tag: string
  /** two characters */
  readonly indicators: string
  readonly subfields: readonly Subfield[]
}

/** Code and text. */
type Subfield = readonly [code: string, text: string]

export const isControl = (field: MarcField): field is ControlField => 'text' in field

/** bytes; the directory has four digits for the length of a field */
const MAX_TEXT_BYTES = 9000
/** bytes; the leader has five digits for the length of a record */
const MAX_RECORD_BYTES = 90_000

const encoder = new TextEncoder()
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** A text as a record holds it: on one line, without what separates fields, and no longer than one may be. */
export function marcText(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Co}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  if (plain.length * 3 <= MAX_TEXT_BYTES) return plain
  return plain.slice(0, encoder.encodeInto(plain, new Uint8Array(MAX_TEXT_BYTES)).read)
}

/** A data field; undefined where none of its subfields says anything. */
export function dataField(
  tag: string,
  indicators: string,
  subfields: readonly (readonly [string, string | undefined])[],
): DataField | undefined {
  const given = subfields.map(([code, text]) => [code, marcText(text ?? '')] as const).filter(([, text]) => text !== '')
  return given.length > 0 ? { tag, indicators, subfields: given } : undefined
}

/** Makes a record of the fields that are there, in the order of their tags; the last ones are left out where it is too long. */
export function marcRecord(leader: string, fields: readonly (MarcField | undefined)[]): MarcRecord {
  const present = fields.filter((field) => field !== undefined).sort((one, other) => Number(one.tag) - Number(other.tag))
  let bytes = 0
  const kept = present.filter((field) => {
    const text = isControl(field) ? field.text : field.subfields.flat().join('')
    bytes += bytesOf(text).length + 20
    return bytes <= MAX_RECORD_BYTES || field.tag === '856'
  })
  return { leader, fields: kept }
}
