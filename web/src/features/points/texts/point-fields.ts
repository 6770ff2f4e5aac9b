import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { POINT_LIMITS } from '#contract/points/point-schemas.ts'
import { readMarkup } from '#text/read-markup.ts'

export type PointFieldId = keyof typeof POINT_LIMITS
export type PointFieldTexts = Readonly<Record<PointFieldId, string>>

/** Field of the form of a compass point, by the settings that hold for its document. */
export interface PointFormField {
  readonly id: PointFieldId
  /** key of a message, or a text of the account's own */
  readonly label: string
  readonly required: boolean
  readonly isRich: boolean
  /** characters that a person reads */
  readonly limit: number
}

const SETTINGS_KEYS = { name: 'name', description: 'description', overlayDetails: 'overlay-details' } as const
const FIELD_IDS = Object.keys(SETTINGS_KEYS) as PointFieldId[]

/** Lists the fields that are shown. */
export const fieldsOf = ({ attributes }: PointSettings): PointFormField[] =>
  FIELD_IDS.flatMap((id) => {
    const { show, required, 'input-type': type, label } = attributes[SETTINGS_KEYS[id]]
    return show ? [{ id, label, required, isRich: type === 'RichText', limit: POINT_LIMITS[id] }] : []
  })

/** Text of a field as a person reads it, without space around it. */
export const readField = ({ isRich }: PointFormField, text: string): string => (isRich ? readMarkup(text) : text).trim()

export const lengthOfField = (field: PointFormField, text: string): number => readField(field, text).length

/** `limit`: exactly as long as it may be · `over`: too long */
export function fillingOf(field: PointFormField, text: string): 'free' | 'limit' | 'over' {
  const length = lengthOfField(field, text)
  if (length > field.limit) return 'over'
  return length === field.limit ? 'limit' : 'free'
}

/** Tells whether the server takes texts: what is required is there, and nothing is too long. */
export function maySave(fields: readonly PointFormField[], texts: PointFieldTexts): boolean {
  return fields.every((field) => {
    const length = lengthOfField(field, texts[field.id])
    return length <= field.limit && (length > 0 || !field.required)
  })
}

/** Texts as they are sent: without space around them, and empty where only markup is left. */
export function trimTexts(fields: readonly PointFormField[], texts: PointFieldTexts): PointFieldTexts {
  const trimmed = { ...texts }
  for (const field of fields) trimmed[field.id] = lengthOfField(field, texts[field.id]) === 0 ? '' : texts[field.id].trim()
  return trimmed
}

export const sameTexts = (a: PointFieldTexts, b: PointFieldTexts): boolean => FIELD_IDS.every((id) => a[id] === b[id])

/** Joins texts to one, which is the same for the same texts alone. */
export const joinTexts = (texts: PointFieldTexts): string => FIELD_IDS.map((id) => texts[id]).join('\u0000')

/** Texts of a point; a field that is written as plain text shows the words of stored markup. */
export function textsOfPoint(
  fields: readonly PointFormField[],
  point: PointFieldTexts & { readonly richText: readonly PointFieldId[] },
): PointFieldTexts {
  const textOf = (id: PointFieldId) => {
    const isRich = fields.find((field) => field.id === id)?.isRich ?? point.richText.includes(id)
    if (isRich === point.richText.includes(id)) return point[id]
    return isRich ? escapeText(point[id]) : readMarkup(point[id])
  }
  return { name: textOf('name'), description: textOf('description'), overlayDetails: textOf('overlayDetails') }
}

/** Writes plain words as markup. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
