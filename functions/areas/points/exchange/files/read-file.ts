import * as z from 'zod/mini'
import type { PageArea } from '#contract/documents/place.ts'
import { TextPlace } from '#contract/documents/place.ts'
import { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { cutText } from '#text/cut.ts'
import { findJsonFault, spotAt, type TextSpot } from '#text/json-fault.ts'
import { areasOfAnnotation } from '../xfdf/areas-of-annotation.ts'
import { type AnnotatedFile, type ReadAnnotation, readXfdf, XfdfRefused } from '../xfdf/read-xfdf.ts'

const MAX_POINTS = 1000
const MAX_NAME = 255

const text = (length: number) => z.string().check(z.maxLength(length))
const FilePoint = z.object({
  compassPointUUID: z.optional(z.uuid()),
  contentCode: text(1000).check(z.minLength(1)),
  status: z._default(z.enum(POINT_STATUSES), 'active'),
  name: z._default(text(10_000), ''),
  description: z._default(text(10_000), ''),
  overlayDetails: z._default(text(10_000), ''),
  richText: z.optional(z.array(z.enum(['name', 'description', 'overlayDetails'])).check(z.maxLength(3))),
  selectionText: z.optional(text(5000)),
  place: z.optional(TextPlace()),
  createdById: z.optional(text(300)),
  createdUserName: z.optional(text(300)),
  createdDate: z.optional(z.iso.datetime()),
  deactivatedDate: z.optional(z.iso.datetime()),
  deletedByUserName: z.optional(text(300)),
})
export type FilePoint = z.infer<typeof FilePoint>

/** Thrown for a file that is none of a format. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  /** place where it breaks; absent for a whole file of something else */
  readonly spot: TextSpot | undefined

  constructor(reason: string, spot?: TextSpot) {
    super(reason)
    this.spot = spot
  }
}

/** Something of a file that should be a point; `point` is absent where it is none. */
export interface ReadPoint {
  readonly point?: FilePoint
  readonly name: string
  readonly contentCode: string
}

const textIn = (given: unknown, field: 'name' | 'contentCode'): string => {
  const value = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>)[field] : undefined
  return typeof value === 'string' ? cutText(value, MAX_NAME) : ''
}

function readPoint(given: unknown): ReadPoint {
  const point = FilePoint.safeParse(given, { jitless: true }).data
  if (point) return { point, name: point.name, contentCode: point.contentCode }
  // Whoever reads the report looks for it by these.
  return { name: textIn(given, 'name'), contentCode: textIn(given, 'contentCode') }
}

/** Points of a JSON file. */
export function readJsonPoints(data: string): ReadPoint[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(data)
  } catch {
    throw new FileRefused('not JSON', spotAt(data, findJsonFault(data)))
  }
  if (!Array.isArray(parsed) || parsed.length > MAX_POINTS) throw new FileRefused('no list of points')
  return parsed.map(readPoint)
}

interface XfdfFile {
  /** points that the library wrote */
  readonly own: ReadPoint[]
  /** the PDF on which another reader made the annotations */
  readonly file: AnnotatedFile
  /** annotations of another reader, where there are no own points */
  readonly foreign: readonly ReadAnnotation[]
}

/** Opens XFDF: points that the library wrote, or annotations of another reader. */
export function openXfdf(data: string): XfdfFile {
  try {
    const { file, annotations } = readXfdf(data)
    const own = annotations.filter(({ point }) => point !== undefined).map(({ point = '' }) => wholePointOf(point))
    return { own, file, foreign: own.length > 0 ? [] : annotations.slice(0, MAX_POINTS) }
  } catch (error) {
    if (error instanceof XfdfRefused) throw new FileRefused(error.message, error.spot)
    throw error
  }
}

/** Points of annotations of another reader on a document. */
export function placeForeign(
  foreign: readonly ReadAnnotation[],
  contentCode: string,
  page: RenditionText | undefined,
): ReadPoint[] {
  return foreign.map((annotation) => {
    const point = foreignPointOf(annotation, contentCode, page ? areasOfAnnotation(page, annotation) : [])
    return { point, name: point.name, contentCode }
  })
}

function wholePointOf(json: string): ReadPoint {
  try {
    return readPoint(JSON.parse(json))
  } catch {
    return { name: '', contentCode: '' }
  }
}

/** The first line of an annotation is the name of its point. */
function foreignPointOf({ contents, title }: ReadAnnotation, contentCode: string, areas: PageArea[]): FilePoint {
  const [first = '', ...rest] = contents.split('\n')
  const name = cutText(first.trim() || title, MAX_NAME)
  return {
    contentCode,
    status: 'active',
    name,
    description: name === first.trim() ? rest.join('\n').trim() : contents,
    overlayDetails: '',
    richText: [],
    ...(areas.length > 0 && { place: { areas } }),
  }
}
