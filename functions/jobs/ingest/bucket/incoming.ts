import type { Tenant } from '#contract/tenant.ts'
import { PACKAGE_LIMIT } from '../formats/read-package.ts'
import { XML_LIMIT } from '../formats/read-sts.ts'
import { PDF_LIMIT } from '../prepare-draft.ts'
import { type Format, formatOf, NO_FORMAT, PACKAGE_FILE } from '../source/find-sources.ts'

/**
 * Where documents arrive among the tenant's objects: `<tenant>/incoming/<name>`. A package is a folder whose name ends in
 * `.package`; its files come in with its `library.json`, which is put last, and with nothing else.
 */
const PACKAGE_FOLDER = '.package'
/** As the objects port has it. */
const LONGEST_KEY = 900
const MEGABYTE = 2 ** 20
const LINES_LIMIT = 5 * 1024 * MEGABYTE
/** A part of a compressed file is found by reading all that comes before it. */
const COMPRESSED_LIMIT = 256 * MEGABYTE

const LIMITS: Readonly<Record<Format, number>> = { relaton: LINES_LIMIT, package: PACKAGE_LIMIT, sts: XML_LIMIT, pdf: PDF_LIMIT }

/** What an object is by its name alone: something to read, of no concern, or refused. */
export type Incoming =
  | { readonly kind: 'source'; readonly format: Format }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string }

export const incomingPrefix = (tenant: Tenant): string => `${tenant}/incoming/`
export const incomingKey = (tenant: Tenant, name: string): string => incomingPrefix(tenant) + name
/** The name under which a package's `library.json` or another file of it is put. */
export const packageName = (folder: string, file: string): string => `${folder}${PACKAGE_FOLDER}/${file}`

const NONE: Incoming = { kind: 'none' }
const refused = (reason: string): Incoming => ({ kind: 'refused', reason })

/** `name` is what follows `incoming/`. */
export function lookAt(tenant: Tenant, name: string): Incoming {
  const segments = name.split('/')
  if (name.endsWith('/')) return NONE
  if (/\p{Cc}/u.test(name) || !name.isWellFormed()) return refused('its name holds control characters')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
    return refused('its name has a part that is empty, "." or ".."')
  if (Buffer.byteLength(incomingKey(tenant, name)) > LONGEST_KEY) return refused(`its name is longer than ${LONGEST_KEY} bytes`)
  if (segments.some((segment) => segment.startsWith('.'))) return NONE
  return lookAtFile(segments)
}

function lookAtFile(segments: readonly string[]): Incoming {
  const file = segments.at(-1) as string
  const format = formatOf(file)
  if (segments.slice(0, -1).some((folder) => folder.endsWith(PACKAGE_FOLDER))) {
    return file === PACKAGE_FILE ? { kind: 'source', format: 'package' } : NONE
  }
  if (format === 'package') return refused(`here a package is a folder whose name ends in ${PACKAGE_FOLDER}`)
  return format ? { kind: 'source', format } : refused(NO_FORMAT)
}

/** Why an object of this size is not read; undefined where it is. */
export function tooLarge(format: Format, name: string, size: number): string | undefined {
  const limit = format === 'relaton' && name.endsWith('.gz') ? COMPRESSED_LIMIT : LIMITS[format]
  return size > limit ? `larger than ${limit / MEGABYTE} MB` : undefined
}
