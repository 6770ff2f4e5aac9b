import type { FileLink } from '#contract/documents/documents.ts'
import type { Ports } from '#ports/ports.ts'
import { firstPageKeyOf } from '../document/first-page-key.ts'
import type { PreparedPdf } from '../document/prepared-document.ts'

const URL_LIFETIME_SECONDS = 300
const CONTENT_TYPE = 'image/webp'

export async function saveFirstPage({ objects }: Pick<Ports, 'objects'>, fileKey: string, picture: Uint8Array): Promise<void> {
  await objects.put(firstPageKeyOf(fileKey), picture, { contentType: CONTENT_TYPE })
}

/** Presigns the picture of a PDF's first page, for somebody who may read the file or see its preview; undefined where there is none. */
export async function presignFirstPage(
  { objects }: Pick<Ports, 'objects'>,
  { key, firstPage }: Pick<PreparedPdf, 'key' | 'firstPage'>,
): Promise<FileLink['firstPage']> {
  if (!firstPage) return undefined
  const { url } = await objects.sign({
    key: firstPageKeyOf(key),
    method: 'GET',
    expiresIn: URL_LIFETIME_SECONDS,
    contentType: CONTENT_TYPE,
  })
  return { url, ...firstPage }
}
