import { batchesOf } from '#async/batches.ts'
import type { Clause } from '#document-text/document-text.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import { type PlaceReader, readRendition } from '#library/places/rendition-text.ts'
import { storedPlaceOf } from '../../store/make-change.ts'
import type { StoredPlace } from '../../store/stored-point.ts'

/** Documents of which the texts are read at the same time. */
const READ_CONCURRENCY = 8

/** Place of a point as files for people tell it. */
export interface ReadablePlace {
  /** the place in the PDF, wherever the point was made; absent where the PDF has none */
  readonly inPdf?: StoredPlace
  /** clause in which it is; absent where that is not known */
  readonly clause?: Pick<Clause, 'number' | 'title'>
}

interface Placed {
  readonly id: string
  readonly place: StoredPlace
}

/** Finds places in the texts of their document: in the PDF by their words, and in which clause they are. */
async function locateInDocument(
  reader: PlaceReader,
  document: JoinedDocument,
  placed: readonly Placed[],
): Promise<(readonly [id: string, ReadablePlace])[]> {
  const pdf = await readRendition(reader, document, 'pdf')
  const locate = ({ place }: Placed, text: typeof pdf) => {
    const found = text && locatePlace(text, place.place)?.place
    return { found, clause: found?.clause && text?.clauses.find(({ id }) => id === found.clause?.id) }
  }
  const inPdf = new Map(placed.map((one) => [one, locate(one, pdf)]))
  // The other text is read for what the PDF does not tell.
  const isUntold = inPdf.values().some(({ clause }) => !clause)
  const html: typeof pdf = isUntold ? await readRendition(reader, document, 'html') : undefined
  return [...inPdf].map(([one, { found, clause = locate(one, html).clause }]) => {
    const areas = found?.areas ?? []
    // The sizes of pages are those of the text; where that is not read, those that the point was made with.
    const stored = areas.length > 0 && { ...one.place, ...(pdf?.isRead && storedPlaceOf({ place: { areas }, sizes: pdf.sizes })) }
    return [
      one.id,
      {
        ...(stored && { inPdf: { ...stored, place: { areas } } }),
        ...(clause && { clause: { number: clause.number, title: clause.title } }),
      },
    ] as const
  })
}

/** Finds the places of points in the texts of their documents, which are open to the reader. */
export async function locatePoints(
  reader: PlaceReader,
  points: readonly { readonly id: string; readonly document: JoinedDocument; readonly place: StoredPlace }[],
): Promise<ReadonlyMap<string, ReadablePlace>> {
  const groups = [...Map.groupBy(points, ({ document }) => document)]
  const located: (readonly [string, ReadablePlace])[] = []
  for (const some of batchesOf(groups, READ_CONCURRENCY))
    for (const found of await Promise.all(some.map(([document, placed]) => locateInDocument(reader, document, placed))))
      located.push(...found)
  return new Map(located)
}
