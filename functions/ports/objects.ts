/**
 * Files: PDFs, HTML, exports.
 *
 * Rules
 * - A key begins with the tenant's name and `/`, and is at most 900 bytes; segments are never empty, `.` or `..`.
 * - A range is cut at the object's end; one that begins beyond it is ObjectsMisuse.
 * - A put is whole or not at all: readers see the old bytes or the new ones. It is durable when acknowledged.
 * - A signed URL is for one object, one method and a time; it pins the response headers it was signed with; it serves
 *   byte ranges (one range, 206, or 416) and HEAD for a GET. Expired, altered or for another object: 403.
 * - URLs are relative to the tenant's own site, or absolute.
 * - What reads carries a content security policy, always: the pinned one, or one that lets a file do nothing. A store that
 *   cannot send it – S3 pins type and disposition alone – signs it into the address, and the tenant's site, through which
 *   such addresses lead, sends it from there. An address of the store's own, absolute, is of another origin than the site: its
 *   files have nothing of the site to reach, and HEAD and the policy are not to be had there.
 */
export interface Objects {
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>, facts: { contentType: string }): Promise<ObjectFacts>
  /** Undefined where there is none. */
  head(key: string): Promise<ObjectFacts | undefined>
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  sign(request: SignRequest): Promise<SignedUrl>
}

export interface ObjectFacts {
  /** bytes */
  readonly size: number
  readonly contentType: string
  /** changes with the bytes */
  readonly etag: string
  /** ISO 8601 */
  readonly modifiedAt: string
}

/** first and last byte, both included */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

interface StoredObject extends ObjectFacts {
  readonly body: AsyncIterable<Uint8Array>
}

export interface SignRequest {
  readonly key: string
  readonly method: 'GET' | 'PUT'
  /** seconds, 1 to 3600 */
  readonly expiresIn: number
  /** Response headers of a GET; the content type that a PUT must send. */
  readonly contentType?: string
  readonly contentDisposition?: string
  readonly contentSecurityPolicy?: string
}

export interface SignedUrl {
  readonly url: string
  /** ISO 8601 */
  readonly expiresAt: string
}

/** The request breaks a rule of this port. */
export class ObjectsMisuse extends Error {
  override readonly name = 'ObjectsMisuse'
}

/** The store does not answer. */
export class ObjectsUnavailable extends Error {
  override readonly name = 'ObjectsUnavailable'
}
