import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { PageMark } from '#contract/documents/comparison-result.ts'
import { type Point, type ShownPage, toFile } from '#typesetting/pages/page-space.ts'
import type { RedlineChange } from './redline-changes.ts'

const TENTHS = 10
/** Bit of an annotation that is printed. */
const PRINTED = 4
const UNDERLINE = 0.9
/** Half the width, and the height, of the wedge that shows where words are gone. */
const WEDGE = [2.4, 4] as const

const STYLES = {
  new: { color: [0.04, 0.42, 0.17], fill: '0.80 0.95 0.83 rg', stroke: '0.04 0.42 0.17 RG', dash: '' },
  moved: { color: [0.17, 0.27, 0.65], fill: '0.85 0.89 0.99 rg', stroke: '0.17 0.27 0.65 RG', dash: '[3 2] 0 d' },
} as const
const GONE = { color: [0.64, 0.14, 0.1], fill: '0.64 0.14 0.10 rg' } as const

type Quad = readonly [upperLeft: Point, upperRight: Point, lowerLeft: Point, lowerRight: Point]

/** Rectangle on the shown page, as the four corners in the file. */
function quadOf(shown: ShownPage, [, left, top, right, bottom]: PageMark): Quad {
  const [x, y, toX, toY] = [left / TENTHS, top / TENTHS, right / TENTHS, bottom / TENTHS]
  return [toFile(shown, [x, y]), toFile(shown, [toX, y]), toFile(shown, [x, toY]), toFile(shown, [toX, toY])]
}

const number = (value: number) => value.toFixed(2)
const point = ([x, y]: Point) => `${number(x)} ${number(y)}`

function boundsOf(points: readonly Point[], margin: number) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin]
}

interface MarkFacts {
  readonly Subtype: 'Highlight' | 'Caret'
  readonly C: readonly number[]
  readonly QuadPoints?: readonly number[]
}

export interface Annotator {
  /** Marks a change on a page with annotations. */
  mark(page: PDFPage, shown: ShownPage, pageIndex: number, change: RedlineChange, says: string): void
  /** Adds a link from a rectangle of a page, in the file, to a place. */
  link(page: PDFPage, rect: readonly number[], target: PDFRef, top: number): void
}

/** Adds annotations to a PDF; each has a drawing of its own, so that every reader shows and prints the same. */
export function createAnnotator(document: PDFDocument, author: string, madeAt: Date): Annotator {
  const { context } = document
  const multiply = context.register(context.obj({ Type: 'ExtGState', BM: 'Multiply' }))
  const modified = `D:${madeAt.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`
  const add = (page: PDFPage, { Subtype, C, QuadPoints }: MarkFacts, rect: readonly number[], drawing: string, says: string) => {
    const appearance = context.register(
      context.flateStream(drawing, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [...rect],
        Resources: { ExtGState: { M: multiply } },
      }),
    )
    const annotation = context.obj({
      Type: 'Annot',
      Rect: [...rect],
      F: PRINTED,
      P: page.ref,
      AP: { N: appearance },
      Subtype,
      C: [...C],
      ...(QuadPoints && { QuadPoints: [...QuadPoints] }),
    })
    for (const [name, text] of Object.entries({ T: author, Contents: says, M: modified }))
      annotation.set(PDFName.of(name), PDFHexString.fromText(text))
    page.node.addAnnot(context.register(annotation))
  }
  return {
    mark(page, shown, pageIndex, { change, gone }, says) {
      const marks = (change.newer?.marks ?? []).filter((mark) => mark[0] === pageIndex)
      const style = STYLES[change.kind === 'moved' || (change.edits.length === 0 && change.kind !== 'inserted') ? 'moved' : 'new']
      if (marks.length > 0) {
        const quads = marks.map((mark) => quadOf(shown, mark))
        const drawing = quads.map((quad) => drawQuad(quad, style)).join('\n')
        const facts = { Subtype: 'Highlight', QuadPoints: quads.flat(2), C: style.color } as const
        add(page, facts, boundsOf(quads.flat(), 2), `/M gs\n${drawing}`, says)
      }
      for (const place of gone.filter((one) => one.page === pageIndex)) {
        const [x, y] = [place.left / TENTHS, place.bottom / TENTHS]
        const corners = [
          [x, y - 1],
          [x - WEDGE[0], y + WEDGE[1]],
          [x + WEDGE[0], y + WEDGE[1]],
        ] as const
        const [tip, ...base] = corners.map((corner) => toFile(shown, corner)) as [Point, Point, Point]
        const drawing = `${GONE.fill} ${point(tip)} m ${base.map((corner) => `${point(corner)} l`).join(' ')} h f`
        add(page, { Subtype: 'Caret', C: GONE.color }, boundsOf([tip, ...base], 1), drawing, says)
      }
    },
    link(page, rect, target, top) {
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [...rect],
        Border: [0, 0, 0],
        F: PRINTED,
        Dest: [target, 'XYZ', null, top, null],
      })
      page.node.addAnnot(context.register(annotation))
    },
  }
}

/** A tint under the words, and a line below them that shows without color. */
function drawQuad(
  [upperLeft, upperRight, lowerLeft, lowerRight]: Quad,
  { fill, stroke, dash }: (typeof STYLES)['new' | 'moved'],
) {
  const area = `${fill} ${point(upperLeft)} m ${point(upperRight)} l ${point(lowerRight)} l ${point(lowerLeft)} l h f`
  const line = `q ${dash} ${UNDERLINE} w ${stroke} ${point(lowerLeft)} m ${point(lowerRight)} l S Q`
  return `${area}\n${line}`
}
