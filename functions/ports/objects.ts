/**
 * Files: PDFs, HTML, exports.
 *
 * Rules
 * - A key begins with the tenant's name and `/`, and is at most 900 bytes; segments are never empty, `.` or `..`.
 * - A range ends at the object's end at the latest; one that begins beyond it is ObjectsMisuse.
 * - A put is atomic: readers see the old bytes or the new ones. It is durable when acknowledged.
 * - A signed URL is for one object, one method and a limited time. It pins the response headers that were signed. It serves
 *   byte ranges (one range, 206, or 416) and HEAD for a GET. Expired, altered or for another object: 403.
 * - URLs are relative to the tenant's own site, or absolute.
 * - Files are read by the tenant's site alone, but for videos, which a frame without an origin loads.
 * - Every response to a GET has a content security policy: the pinned one, or one that forbids everything. A store that cannot
 *   send it – S3 pins only type and disposition – signs it into the URL, and the tenant's site, through which such URLs lead,
 *   sends it. An absolute URL of the store itself has another origin than the site, so that its files reach nothing of the site;
 *   there are neither HEAD nor the policy.
 */
export interface Objects {
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>, facts: { contentType: string }): Promise<ObjectFacts>
  /** Returns undefined for an absent object. */
  head(key: string): Promise<ObjectFacts | undefined>
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  /** Deletes an object; deleting an absent one is no error. */
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
  /** response header of a GET; the content type that a PUT must send */
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
