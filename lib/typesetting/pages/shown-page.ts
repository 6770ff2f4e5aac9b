import type { PDFPage } from '@cantoo/pdf-lib'
import type { ShownPage } from './page-space.ts'

/** Reads how a page of a PDF is shown: what of it, and in which turn. */
export function shownPageOf(page: PDFPage): ShownPage {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const box = [
    Math.max(media.x, crop.x),
    Math.max(media.y, crop.y),
    Math.min(media.x + media.width, crop.x + crop.width),
    Math.min(media.y + media.height, crop.y + crop.height),
  ] as const
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  return { box, turn: (Math.round(turn / 90) * 90) as ShownPage['turn'] }
}
