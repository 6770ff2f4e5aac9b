import * as z from 'zod/mini'
import type { PageArea } from '#contract/documents/place.ts'
import { TextPlace } from '#contract/documents/place.ts'
import { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { cutText } from '#text/cut.ts'
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
}

/** Points of a JSON file; undefined where something is no point. */
export function readJsonPoints(data: string): (FilePoint | undefined)[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(data)
  } catch {
    throw new FileRefused('not JSON')
  }
  if (!Array.isArray(parsed) || parsed.length > MAX_POINTS) throw new FileRefused('no list of points')
  return parsed.map((one) => FilePoint.safeParse(one, { jitless: true }).data)
}

interface XfdfPoints {
  readonly points: (FilePoint | undefined)[]
  /** the PDF on which another reader made the annotations */
  readonly file?: AnnotatedFile
}

/** Points of XFDF: those that the library wrote, or annotations of another reader on a document. */
export function readXfdfPoints(data: string, contentCode: string | undefined, page: RenditionText | undefined): XfdfPoints {
  let read: ReturnType<typeof readXfdf>
  try {
    read = readXfdf(data)
  } catch (error) {
    if (error instanceof XfdfRefused) throw new FileRefused(error.message)
    throw error
  }
  const { file, annotations } = read
  const own = annotations.filter(({ point }) => point !== undefined)
  if (own.length > 0) return { points: own.map(({ point = '' }) => wholePointOf(point)) }
  const points = annotations.slice(0, MAX_POINTS).map((annotation) => {
    const areas = page ? areasOfAnnotation(page, annotation) : []
    return contentCode === undefined ? undefined : foreignPointOf(annotation, contentCode, areas)
  })
  return { points, file }
}

function wholePointOf(json: string): FilePoint | undefined {
  try {
    return FilePoint.safeParse(JSON.parse(json), { jitless: true }).data
  } catch {
    return undefined
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
