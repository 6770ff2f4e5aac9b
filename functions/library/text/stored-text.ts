import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { DocumentText } from '#document-text/document-text.ts'
import { formatText } from '#document-text/format-text.ts'
import { parseText, TextUnreadable } from '#document-text/parse-text.ts'
import type { Ports } from '#ports/ports.ts'
import { textKeyOf } from './text-key.ts'

/** Bytes of JSON at most; the largest document has a fifth of it. */
const MAX_JSON_BYTES = 512 * 2 ** 20
/** Byte of a gzip header that names the system; the same everywhere, so that equal texts are equal bytes. */
const SYSTEM_AT = 9
const UNKNOWN_SYSTEM = 255

/** Packs a text as it is stored: gzipped JSON. Equal texts give equal bytes. */
export function packText(text: DocumentText): Uint8Array {
  const packed = gzipSync(formatText(text))
  packed[SYSTEM_AT] = UNKNOWN_SYSTEM
  return packed
}

/** Saves the packed text of a stored file. */
export async function saveText({ objects }: Pick<Ports, 'objects'>, fileKey: string, packed: Uint8Array): Promise<void> {
  await objects.put(textKeyOf(fileKey), packed, { contentType: 'application/gzip' })
}

/** Reads the text of a stored file as it is stored. Throws TextUnreadable. */
export async function readPackedText({ objects }: Pick<Ports, 'objects'>, fileKey: string): Promise<Uint8Array> {
  const object = await objects.get(textKeyOf(fileKey))
  if (!object) throw new TextUnreadable('missing', `there is no text of ${fileKey}`)
  return buffer(object.body)
}

/** Unpacks a stored text. Throws TextUnreadable. */
export const unpackText = (packed: Uint8Array): DocumentText => parseText(unpacked(packed))

/** Reads the text of a stored file. Throws TextUnreadable. */
export const readText = async (ports: Pick<Ports, 'objects'>, fileKey: string): Promise<DocumentText> =>
  unpackText(await readPackedText(ports, fileKey))

function unpacked(packed: Uint8Array): string {
  try {
    return gunzipSync(packed, { maxOutputLength: MAX_JSON_BYTES }).toString('utf8')
  } catch (error) {
    throw new TextUnreadable('damaged', `the text cannot be unpacked: ${(error as Error).message}`)
  }
}
