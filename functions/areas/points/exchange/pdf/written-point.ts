import type { PageArea } from '#contract/documents/place.ts'
import type { StoredPoint } from '../../store/stored-point.ts'

/** Point as it is written into a PDF. */
export interface WrittenPoint {
  readonly point: StoredPoint
  readonly quote: string
  /** none where the PDF no longer has the place */
  readonly areas: readonly PageArea[]
}
