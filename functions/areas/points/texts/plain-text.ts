import { readMarkup } from '#text/read-markup.ts'
import type { StoredPoint } from '../store/stored-point.ts'

/** A field as a person reads it. */
export const plainTextOf = (point: StoredPoint, field: StoredPoint['rich'][number]): string =>
  point.rich.includes(field) ? readMarkup(point[field]) : point[field]
