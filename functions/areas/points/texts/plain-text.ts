import type { StoredPoint } from '../stored/stored-point.ts'

const BREAK = /<(?:br|\/p|\/li)\b[^>]*>/g
const MARKUP = /<[^>]*>/g
const ENTITY = /&(amp|lt|gt|quot);/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Reads cleaned markup as text. */
export const readMarkup = (markup: string): string =>
  markup
    .replace(BREAK, '\n')
    .replace(MARKUP, '')
    .replace(ENTITY, (_, name: string) => ENTITIES[name] as string)
    .trim()

/** A field as a person reads it. */
export const plainTextOf = (point: StoredPoint, field: StoredPoint['rich'][number]): string =>
  point.rich.includes(field) ? readMarkup(point[field]) : point[field]
