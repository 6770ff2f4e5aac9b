import type { FileLink } from '#contract/documents.ts'
import type { Objects } from '#ports/objects.ts'

const READABLE_FOR_SECONDS = 300
/**
 * Systems store names of 255 bytes. In the header each of these may take three signs and in a signed address five, as the header's
 * own escapes are escaped again: S3 sends headers of Latin letters alone, and CloudFront takes addresses of 8,192 bytes.
 */
const MOST_NAME_BYTES = 200

/** A document's HTML is not ours: it may show itself and nothing else. */
const UNTRUSTED_HTML = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox',
].join('; ')

const KINDS = {
  pdf: { contentType: 'application/pdf' },
  html: { contentType: 'text/html; charset=utf-8', contentSecurityPolicy: UNTRUSTED_HTML },
} as const

export interface LinkedFile {
  readonly kind: keyof typeof KINDS
  readonly key: string
  readonly size: number
  /** what people call it; without an ending */
  readonly title: string
  /** to be stored, not to be shown */
  readonly keeps?: boolean
  readonly passcode?: string
}

/** As much of it as fits into so many bytes of UTF-8, in whole characters. */
const cut = (text: string, bytes: number) => text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)

/** A name that any system can store: no path, no control or direction characters, not too long. */
function fileNameOf(title: string, kind: string): string {
  const safe = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+/, '')
  return `${cut(safe, MOST_NAME_BYTES).replace(/[.\s]+$/, '') || 'document'}.${kind}`
}

/** RFC 8187: only letters, digits and a few signs stay as they are, so no name can break out of the header. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

export async function linkFile(objects: Objects, { kind, key, size, title, keeps, passcode }: LinkedFile): Promise<FileLink> {
  const name = fileNameOf(title, kind)
  const { url, expiresAt } = await objects.sign({
    key,
    method: 'GET',
    expiresIn: READABLE_FOR_SECONDS,
    contentDisposition: `${keeps ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeName(name)}`,
    ...KINDS[kind],
  })
  return { url, expiresAt, name, contentType: KINDS[kind].contentType, size, passcode }
}
