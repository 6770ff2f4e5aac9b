import type { PageRule } from '../layout/page-word.ts'
import { tenths } from '../layout/tenths.ts'
import { type Box, boxAsShown } from './boxes.ts'
import type { Pdfium } from './open-pdfium.ts'

const PATH = 2
const IMAGE = 3
/** Objects of a page that are looked at: a map or a chart has more. */
const MAX_OBJECTS = 6000
const MAX_RULES = 3000
/** Width of a rule at most, in points. */
const MAX_WIDTH = 3
const MIN_LENGTH = 4
/** Boxes around cells have at least this size in points, and at most this part of the page. */
const MIN_BOX = 8
/** Size in points of a dot that may be the bullet of a list, and how much wider than high it may be, or higher. */
const DOT = { least: 1, most: 8, shape: 1.25 }
const MAX_DOTS = 500

/** Drawing of a page besides its text. */
interface Drawing {
  readonly rules: readonly PageRule[]
  readonly dots: readonly PageRule[]
  readonly hasPictures: boolean
}

/** Reads the straight lines of a page, which part the cells of tables: drawn as lines, as flat boxes, or as edges of boxes; and its dots. */
export function readRules(pdfium: Pdfium, page: number, frame: Box, rotation: number, scratch: number): Drawing {
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS)
  const rules: PageRule[] = []
  const dots: PageRule[] = []
  let hasPictures = false
  const add = (box: Box, to = rules) => {
    const [left, top, right, bottom] = boxAsShown(box, frame, rotation).map(tenths) as Box
    to.push({ left, top, right, bottom })
  }
  for (let at = 0; at < count && rules.length < MAX_RULES; at++) {
    const object = pdfium._FPDFPage_GetObject(page, at)
    const type = object === 0 ? 0 : pdfium._FPDFPageObj_GetType(object)
    if (type === IMAGE) hasPictures = true
    if (type !== PATH) continue
    if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4)
    const [width, height] = [right - left, top - bottom]
    if (isDot(width, height) && dots.length < MAX_DOTS) add([left, bottom, right, top], dots)
    if (Math.min(width, height) <= MAX_WIDTH) {
      if (Math.max(width, height) >= MIN_LENGTH) add([left, bottom, right, top])
    } else if (width >= MIN_BOX && height >= MIN_BOX && pdfium._FPDFPath_CountSegments(object) <= 5) {
      for (const edge of edgesOf([left, bottom, right, top])) add(edge)
    }
  }
  return { rules, dots, hasPictures }
}

const isDot = (width: number, height: number) =>
  Math.min(width, height) >= DOT.least &&
  Math.max(width, height) <= DOT.most &&
  Math.max(width, height) <= DOT.shape * Math.min(width, height)

const edgesOf = ([left, bottom, right, top]: Box): Box[] => [
  [left, bottom, right, bottom],
  [left, top, right, top],
  [left, bottom, left, top],
  [right, bottom, right, top],
]
