import { encodeExtended, format } from 'content-disposition'
import type { FileLink } from '#contract/documents/documents.ts'
import type { Ports } from '#ports/ports.ts'
import { dayOf } from '../document/day.ts'
import { formatFileName } from '../files/file-name.ts'

const URL_LIFETIME_SECONDS = 300

interface ExportedFile {
  /** the next export under the key replaces this one, so that no orphan is left; its ending is that of the name */
  readonly key: string
  /** name without an ending */
  readonly title: string
  readonly contentType: string
  readonly data: string | Uint8Array
}

/** Names the export of a subject on a day. */
export const exportTitle = (subject: string, clock: Ports['clock']): string => `${subject}-${dayOf(clock)}`

/** Presigns a stored export as a download. */
export async function presignExport(
  { objects }: Pick<Ports, 'objects'>,
  { key, title, contentType, size }: Omit<ExportedFile, 'data'> & { readonly size: number },
): Promise<FileLink> {
  const name = formatFileName(title, key.slice(key.lastIndexOf('.') + 1))
  const { url, expiresAt } = await objects.sign({
    key,
    method: 'GET',
    expiresIn: URL_LIFETIME_SECONDS,
    contentType,
    contentDisposition: format({ type: 'attachment', parameters: { 'filename*': encodeExtended(name) } }),
  })
  return { url, expiresAt, name, contentType, size }
}

/** Stores an export and presigns it as a download. */
export async function offerExport(
  ports: Pick<Ports, 'objects'>,
  { key, title, contentType, data }: ExportedFile,
): Promise<FileLink> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  await ports.objects.put(key, bytes, { contentType })
  return presignExport(ports, { key, title, contentType, size: bytes.length })
}
