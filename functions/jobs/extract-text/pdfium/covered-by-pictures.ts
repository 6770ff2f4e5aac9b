import type { Pdfium } from './open-pdfium.ts'

const IMAGE = 3
/** Part of the page that pictures cover, at least; a scan may be cut into strips. */
const COVERED = 0.5
const MAX_OBJECTS = 5000

/** Pictures of a page as a scan has them. */
export interface Pictures {
  /** they cover most of the page */
  readonly isCovered: boolean
  /** objects that are drawn before the last of them, and lie below */
  readonly below: ReadonlySet<number>
}

export const NO_PICTURES: Pictures = { isCovered: false, below: new Set() }

/** Looks for pictures that cover most of a page, as they do on a scan. `area` is that of the page, in square points. */
export function readPictures(pdfium: Pdfium, page: number, area: number, scratch: number): Pictures {
  const objects: number[] = []
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS)
  let covered = 0
  for (let at = 0; at < count && covered < COVERED * area; at++) {
    const object = pdfium._FPDFPage_GetObject(page, at)
    objects.push(object)
    if (object === 0 || pdfium._FPDFPageObj_GetType(object) !== IMAGE) continue
    if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4)
    covered += Math.max(0, right - left) * Math.max(0, top - bottom)
  }
  return { isCovered: area > 0 && covered >= COVERED * area, below: new Set(objects) }
}
