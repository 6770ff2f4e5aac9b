/**
 * File systems store names of up to 255 bytes. A byte may take three characters in the header and five in a presigned URL, which
 * escapes the header's escapes again: S3 sends headers of Latin letters alone, and CloudFront takes URLs of up to 8,192 bytes.
 */
const MAX_NAME_BYTES = 200

/** Cuts a text to a number of UTF-8 bytes, in whole characters. */
const cutToBytes = (text: string, bytes: number) => text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)

/** Formats a name that any file system can store: no path, no control or direction characters, at most MAX_NAME_BYTES. */
export function formatFileName(title: string, ending: string): string {
  const safe = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+/, '')
  return `${cutToBytes(safe, MAX_NAME_BYTES).replace(/[.\s]+$/, '') || 'document'}.${ending}`
}
