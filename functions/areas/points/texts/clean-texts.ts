import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { POINT_LIMITS } from '#contract/points/point-schemas.ts'
import { readMarkup } from '#text/read-markup.ts'
import type { StoredPoint } from '../store/stored-point.ts'

type Field = StoredPoint['rich'][number]
export type PointTextsOf = Pick<StoredPoint, Field | 'rich'>

const KEYS = { name: 'name', description: 'description', overlayDetails: 'overlay-details' } as const

/** Thrown for texts that the settings do not allow. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused'
  readonly code: 'point-field-empty' | 'point-field-too-long'
  readonly field: Field

  constructor(code: TextRefused['code'], field: Field) {
    super(`${code}: ${field}`)
    this.code = code
    this.field = field
  }
}

/**
 * Makes texts as they are stored: cleaned, trimmed, within the limits. Fields that are not shown stay as they were. Without
 * `formatted` the settings say which are markup.
 */
export async function cleanTexts(
  given: Readonly<Record<Field, string>>,
  before: PointTextsOf | undefined,
  { attributes }: PointSettings,
  formatted?: readonly Field[],
): Promise<PointTextsOf> {
  const rich: Field[] = []
  const clean = async (field: Field): Promise<string> => {
    const { show, required, 'input-type': type } = attributes[KEYS[field]]
    if (!show) {
      if (before?.rich.includes(field)) rich.push(field)
      return before?.[field] ?? ''
    }
    const isRich = formatted ? formatted.includes(field) : type === 'RichText'
    const text = given[field].toWellFormed().trim()
    const stored = isRich ? await cleaned(text) : text
    const read = isRich ? readMarkup(stored) : stored
    if (required && read === '') throw new TextRefused('point-field-empty', field)
    if (read.length > POINT_LIMITS[field]) throw new TextRefused('point-field-too-long', field)
    if (read === '') return ''
    if (isRich) rich.push(field)
    return stored
  }
  return {
    name: await clean('name'),
    description: await clean('description'),
    overlayDetails: await clean('overlayDetails'),
    rich,
  }
}

async function cleaned(text: string): Promise<string> {
  // Most texts are plain; cleaning is loaded when somebody writes others.
  return /[<>&]/.test(text) ? (await import('./rich-text.ts')).cleanRich(text) : text
}
