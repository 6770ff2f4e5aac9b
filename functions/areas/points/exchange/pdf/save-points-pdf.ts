import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { shortHash } from '#library/document/bounded-key.ts'
import { openFile } from '#library/files/open-file.ts'
import type { ObjectFacts } from '#ports/objects.ts'
import type { Ports } from '#ports/ports.ts'
import { placePoints, type VisiblePoints, type WantedPdf } from './find-written.ts'

type SavingPorts = Pick<Ports, 'objects' | 'clock' | 'table'>

/** Outcome of writing points into a PDF: what is in the file that stands beside it, or that they cannot be written. */
const Outcome = z.object({ stamp: z.string(), etag: z.optional(z.string()) })

export type SavedPdf = Pick<ObjectFacts, 'size' | 'etag'> & { readonly key: string }

/** Keys of a person's PDF of a document: the next one replaces it, so that no orphan is left. */
function keysOf({ owner, viewer, document }: WantedPdf): { readonly pdf: string; readonly outcome: string } {
  const name = `${owner.tenant}/exports/points/${shortHash(`${owner.accountId} ${viewer.userId} ${document.contentCode}`, 22)}`
  return { pdf: `${name}.pdf`, outcome: `${name}.json` }
}

/** Writes points into the PDF of a document and saves it; undefined where they cannot be written. */
export async function savePointsPdf(ports: SavingPorts, wanted: WantedPdf, seen: VisiblePoints): Promise<SavedPdf | undefined> {
  const object = await ports.objects.get(openFile(wanted.viewer, wanted.document, { key: wanted.from }).key)
  if (!object) return undefined
  // A start does not load what writes: most requests are for a PDF as it is.
  const { writePointsPdf } = await import('./write-points-pdf.ts')
  const written = await writePointsPdf(await buffer(object.body), {
    points: await placePoints(ports, wanted, seen),
    language: wanted.language,
    designation: wanted.document.record.designation,
    madeAt: ports.clock.now(),
  })
  if (!written) return undefined
  const { pdf: key } = keysOf(wanted)
  await noteFile(ports, wanted, key)
  return { key, ...(await ports.objects.put(key, written, { contentType: 'application/pdf' })) }
}

/** Notes a file of a person, which goes with them. */
async function noteFile(ports: SavingPorts, { owner, viewer }: WantedPdf, key: string): Promise<void> {
  const { noteExport } = await import('#library/exports/noted-exports.ts')
  await noteExport(ports, { tenant: owner.tenant, userId: viewer.userId }, key)
}

export async function saveOutcome(ports: SavingPorts, wanted: WantedPdf, outcome: z.infer<typeof Outcome>): Promise<void> {
  const { outcome: key } = keysOf(wanted)
  await noteFile(ports, wanted, key)
  await ports.objects.put(key, Buffer.from(JSON.stringify(outcome)), { contentType: 'application/json' })
}

/** Finds the PDF that a job saved for the points as they are; `refused` where they cannot be written. */
export async function findSaved(
  { objects }: SavingPorts,
  wanted: WantedPdf,
  { stamp }: VisiblePoints,
): Promise<SavedPdf | 'refused' | undefined> {
  const keys = keysOf(wanted)
  const object = await objects.get(keys.outcome)
  const outcome = object && Outcome.parse(JSON.parse((await buffer(object.body)).toString()))
  if (outcome?.stamp !== stamp) return undefined
  if (outcome.etag === undefined) return 'refused'
  // Another job may have replaced the PDF meanwhile.
  const pdf = await objects.head(keys.pdf)
  return pdf?.etag === outcome.etag ? { key: keys.pdf, ...pdf } : undefined
}
