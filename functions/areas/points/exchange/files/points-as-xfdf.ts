import type { ZippedFile } from '#library/exports/write-zip.ts'
import { formatFileName } from '#library/files/file-name.ts'
import { writeAnnotations, writeXfdf } from '../xfdf/write-annotation.ts'
import type { PointOfFile, PointsOfFile } from './point-rows.ts'

/** Places of a file that does not tell any. */
const NOWHERE = { place: {}, heights: {} }

/** Writes points as XFDF, a file for each document, which names the PDF that it belongs to. */
export function pointsAsXfdf({ points, words }: PointsOfFile): ZippedFile[] {
  const annotationsOf = ({ point, exported, place }: PointOfFile) =>
    writeAnnotations(point, place.inPdf ?? NOWHERE, { whole: exported, withoutPlace: words.noPlace })
  // A document that changed its designation since is still one.
  return [...Map.groupBy(points, ({ exported }) => exported.contentCode).values()].map((group) => {
    const [{ exported }] = group as [PointOfFile]
    return {
      name: formatFileName(exported.designation, 'xfdf'),
      text: writeXfdf(group.map(annotationsOf).join('\n'), formatFileName(exported.designation, 'pdf')),
    }
  })
}
