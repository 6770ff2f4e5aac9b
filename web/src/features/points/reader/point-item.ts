import type { TextPlace } from '#contract/documents/place.ts'
import type { PlacedPoint } from '#contract/points/point-schemas.ts'
import type { PointSaver } from '../saving/point-draft.ts'

/** A point as the panel and the marks show it: of the server, or one that is not saved yet. */
export interface PointItem {
  readonly id: string
  readonly name: string
  readonly point?: PlacedPoint
  /** present while it is written */
  readonly written?: PointSaver
  /** place in the open rendition */
  readonly place?: TextPlace
  readonly quote: string
  /** `new`: not saved yet · `lost`: not found in this rendition · else how sure its place is */
  readonly standing: 'new' | 'lost' | 'exact' | 'likely' | 'changed'
}

export function itemOfPoint(point: PlacedPoint, written: PointSaver | undefined): PointItem {
  const { compassPointID: id, name, found, selectionMetadata } = point
  return {
    id,
    name,
    point,
    written,
    place: found?.place,
    quote: selectionMetadata.selectionText ?? '',
    standing: found?.sure ?? 'lost',
  }
}

export function itemOfPointDraft(written: PointSaver): PointItem {
  const { annotationId: id, texts, place } = written.view().draft
  return { id, name: texts.name, written, place, quote: place?.quote?.exact ?? '', standing: 'new' }
}
