import type { Language } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Ports } from '#ports/ports.ts'
import { isSeen } from '../seen/enter.ts'
import { listPlaces, readPointSettings, readPoints } from '../stored/store.ts'
import type { WrittenPoint } from './written-point.ts'

/** Bytes of a PDF into which points are written while somebody waits. */
const MAX_BYTES = 20 * 2 ** 20

interface DownloadCall {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'objects' | 'clock'>
  readonly fail: (code: 'points-not-writable', about?: string) => never
}

/** Finds the active points of a document that somebody sees, in the order of its PDF; those without a place come last. */
async function findWritten({ actor, ports }: DownloadCall, document: HeldDocument): Promise<WrittenPoint[]> {
  if (refusalOfPoints(actor) || !actor.account) return []
  const owner = { tenant: actor.tenant, accountId: actor.account.id }
  const settings = await readPointSettings(ports.table, owner)
  const codes = [...new Set([...document.sources.map((one) => one.contentCode), document.contentCode])]
  const places = new Map((await listPlaces(ports.table, owner, codes)).map((one) => [one.id, one]))
  const stored = await readPoints(ports.table, owner, [...places.keys()])
  const seen = stored.filter((point) => point.status === 'active' && isSeen(actor, point, settings))
  const text = seen.length > 0 ? await readRendition(ports, document, 'pdf') : undefined
  const located = seen.map((point) => {
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

/**
 * Makes the PDF of a document with the points that somebody sees, for them alone; the next one replaces it, so that no orphan is
 * left. Somebody who sees none has the file as it is.
 */
export async function providePdfWithPoints(
  document: HeldDocument,
  file: PreparedFile,
  language: Language,
  call: DownloadCall,
): Promise<PreparedFile> {
  const { actor, ports, fail } = call
  const points = await findWritten(call, document)
  if (points.length === 0) return file
  if (file.size > MAX_BYTES) return fail('points-not-writable', 'compassPoints')
  const object = await ports.objects.get(file.key)
  if (!object) return file
  const chunks: Uint8Array[] = []
  for await (const chunk of object.body) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const { writePointsPdf } = await import('./write-points-pdf.ts')
  const written = await writePointsPdf(bytes, {
    points,
    language,
    designation: document.record.designation,
    madeAt: ports.clock.now(),
  })
  if (!written) return fail('points-not-writable', 'compassPoints')
  const name = shortHash(`${actor.account?.id} ${actor.userId} ${document.contentCode}`, 22)
  const key = `${actor.tenant}/exports/points/${name}.pdf`
  await ports.objects.put(key, written, { contentType: 'application/pdf' })
  return { ...file, key, size: written.length }
}
