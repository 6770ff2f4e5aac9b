import type { Language } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { isVisiblePoint } from '../../rights/load-point-access.ts'
import { listPlaces, type PlacedId, readPoints } from '../../store/points-store.ts'
import { readPointSettings } from '../../store/settings-store.ts'
import type { PointOwner, StoredPoint } from '../../store/stored-point.ts'
import type { WrittenPoint } from './written-point.ts'

/** PDF with the points that somebody sees on a document. */
export interface WantedPdf {
  readonly owner: PointOwner
  readonly viewer: Pick<Actor, 'userId' | 'authorities' | 'account'>
  readonly document: JoinedDocument
  /** key of the PDF */
  readonly from: string
  readonly language: Language
}

/** Active points of a document that somebody sees, with their places. */
export interface VisiblePoints {
  readonly points: readonly StoredPoint[]
  readonly places: ReadonlyMap<string, PlacedId>
  /** changes with everything that the PDF says */
  readonly stamp: string
}

export async function findVisiblePoints(
  { table }: Pick<Ports, 'table'>,
  { owner, viewer, document, from, language }: WantedPdf,
): Promise<VisiblePoints> {
  const settings = await readPointSettings(table, owner)
  const codes = codesOfText(document)
  const places = new Map((await listPlaces(table, owner, codes)).map((one) => [one.id, one]))
  const stored = await readPoints(table, owner, [...places.keys()])
  const points = stored.filter((point) => point.status === 'active' && isVisiblePoint(viewer, point, settings))
  const versions = points.map(({ id, version, write }) => `${id} ${version} ${write}`).sort()
  return { points, places, stamp: shortHash([from, language, ...versions].join(' '), 22) }
}

/** Finds points in a PDF, in its order; those without a place come last. */
export async function placePoints(
  ports: Pick<Ports, 'objects'>,
  { viewer, document }: Pick<WantedPdf, 'viewer' | 'document'>,
  { points, places }: VisiblePoints,
): Promise<WrittenPoint[]> {
  const text = await readRendition({ actor: viewer, ports }, document, 'pdf')
  const located = points.map((point) => {
    const place = places.get(point.id)?.place
    const found = place && text && locatePlace(text, place)
    return {
      point,
      quote: place?.quote?.exact ?? point.selectionText,
      areas: found?.place.areas ?? [],
      order: found?.order ?? Number.POSITIVE_INFINITY,
    }
  })
  return located.sort((a, b) => a.order - b.order || (a.point.created < b.point.created ? -1 : 1))
}
