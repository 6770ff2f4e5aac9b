import { encodeExtended, format } from 'content-disposition'
import type { FileLink } from '#contract/documents/documents.ts'
import type { Objects } from '#ports/objects.ts'
import { formatFileName } from './file-name.ts'

const URL_LIFETIME_SECONDS = 300
/** Videos are loaded piece by piece, for as long as somebody watches and pauses. */
const VIDEO_LIFETIME_SECONDS = 3600
/** A document's HTML is untrusted: it may load no script, form or outside resource. */
const UNTRUSTED_HTML = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox',
].join('; ')

interface Medium {
  readonly contentType: string
  readonly contentSecurityPolicy?: string
  readonly lifetime?: number
}

const MEDIA = {
  json: { contentType: 'application/json' },
  pdf: { contentType: 'application/pdf' },
  html: { contentType: 'text/html; charset=utf-8', contentSecurityPolicy: UNTRUSTED_HTML },
  webm: { contentType: 'video/webm', lifetime: VIDEO_LIFETIME_SECONDS },
  mp4: { contentType: 'video/mp4', lifetime: VIDEO_LIFETIME_SECONDS },
  vtt: { contentType: 'text/vtt; charset=utf-8', lifetime: VIDEO_LIFETIME_SECONDS },
  mrc: { contentType: 'application/marc' },
  mrk: { contentType: 'text/plain; charset=utf-8' },
  txt: { contentType: 'text/plain; charset=utf-8' },
  xml: { contentType: 'application/marcxml+xml; charset=utf-8' },
} as const satisfies Record<string, Medium>

export interface PresignedFile {
  readonly kind: keyof typeof MEDIA
  readonly key: string
  readonly size: number
  /** file name that people see, without an extension */
  readonly title: string
  /** offered for download instead of shown */
  readonly asAttachment?: boolean
  readonly passcode?: string
}

export async function presignFile(
  objects: Objects,
  { kind, key, size, title, asAttachment, passcode }: PresignedFile,
): Promise<FileLink> {
  const name = formatFileName(title, kind)
  const { lifetime = URL_LIFETIME_SECONDS, ...pinned }: Medium = MEDIA[kind]
  const { url, expiresAt } = await objects.sign({
    key,
    method: 'GET',
    expiresIn: lifetime,
    // The extended form holds only letters, digits and a few signs: no name can break out of it.
    contentDisposition: format({
      type: asAttachment ? 'attachment' : 'inline',
      parameters: { 'filename*': encodeExtended(name) },
    }),
    ...pinned,
  })
  return { url, expiresAt, name, contentType: pinned.contentType, size, passcode }
}
