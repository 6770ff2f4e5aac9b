import type { FileLink } from '#contract/documents/documents.ts'
import type { Ports } from '#ports/ports.ts'
import { dayOf } from '../document/day.ts'

const URL_LIFETIME_SECONDS = 300

export interface ExportedFile {
  /** the next export under the key replaces this one, so that no orphan is left */
  readonly key: string
  /** subject of the file; the day and the ending of the key follow it in the name */
  readonly subject: string
  readonly contentType: string
  readonly text: string
}

/** Stores an export and presigns it as a download. */
export async function offerExport(
  { objects, clock }: Pick<Ports, 'objects' | 'clock'>,
  { key, subject, contentType, text }: ExportedFile,
): Promise<FileLink> {
  const bytes = new TextEncoder().encode(text)
  await objects.put(key, bytes, { contentType })
  const name = `${subject}-${dayOf(clock)}${key.slice(key.lastIndexOf('.'))}`
  const { url, expiresAt } = await objects.sign({
    key,
    method: 'GET',
    expiresIn: URL_LIFETIME_SECONDS,
    contentType,
    contentDisposition: `attachment; filename="${name}"`,
  })
  return { url, expiresAt, name, contentType, size: bytes.length }
}
