import type { Tenant } from '#contract/tenant.ts'
import { MAX_YAML_BYTES } from '../catalogues/relaton/read-relaton-catalogue.ts'
import { MAX_PACKAGE_BYTES } from '../formats/read-package.ts'
import { MAX_XML_BYTES } from '../formats/read-sts.ts'
import { MAX_PDF_BYTES } from '../prepare-draft.ts'
import { MAX_NAMES_BYTES } from '../replace-names.ts'
import { COLUMNS_ENDING, formatOf, NAMES_FILE, NO_FORMAT, PACKAGE_FILE } from '../source/find-sources.ts'
import type { Format } from '../source/source.ts'

/**
 * Ending of a package's folder. Documents arrive as objects `<tenant>/incoming/<name>`. The files of a package are ingested with
 * its `library.json`, which is uploaded last, and never alone; its `names.json` is a source of its own.
 */
const PACKAGE_FOLDER = '.package'
/** limit of the objects port */
const MAX_KEY_BYTES = 900
const MEGABYTE = 2 ** 20
const MAX_LINES_FILE_BYTES = 5 * 1024 * MEGABYTE
/** Small, because each part of a compressed file is found by decompressing all bytes before it. */
const MAX_COMPRESSED_BYTES = 256 * MEGABYTE

/** Small, because such a catalogue is ingested in one part, within the time of one function. */
const MAX_WHOLE_BYTES = 8 * MEGABYTE

const MAX_BYTES: Readonly<Record<Format, number>> = {
  relaton: MAX_LINES_FILE_BYTES,
  package: MAX_PACKAGE_BYTES,
  names: MAX_NAMES_BYTES,
  xml: MAX_XML_BYTES,
  yaml: MAX_YAML_BYTES,
  table: MAX_WHOLE_BYTES,
  marc: MAX_WHOLE_BYTES,
  csl: MAX_WHOLE_BYTES,
  bibtex: MAX_WHOLE_BYTES,
  pdf: MAX_PDF_BYTES,
}

/** Class of an arriving object by its name alone: a source, no source, or refused. */
export type Incoming =
  | { readonly kind: 'source'; readonly format: Format }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string }

export const incomingPrefix = (tenant: Tenant): string => `${tenant}/incoming/`
export const incomingKey = (tenant: Tenant, name: string): string => incomingPrefix(tenant) + name
/** Name of a package's `library.json`, or of another file of the package. */
export const packageName = (folder: string, file: string): string => `${folder}${PACKAGE_FOLDER}/${file}`

const NONE: Incoming = { kind: 'none' }
const refused = (reason: string): Incoming => ({ kind: 'refused', reason })

/** Classifies an object; `name` is its key without `<tenant>/incoming/`. */
export function classifyIncoming(tenant: Tenant, name: string): Incoming {
  const segments = name.split('/')
  if (name.endsWith('/')) return NONE
  if (/\p{Cc}/u.test(name) || !name.isWellFormed()) return refused('its name holds control characters')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
    return refused('its name has a part that is empty, "." or ".."')
  if (Buffer.byteLength(incomingKey(tenant, name)) > MAX_KEY_BYTES)
    return refused(`its name is longer than ${MAX_KEY_BYTES} bytes`)
  if (segments.some((segment) => segment.startsWith('.'))) return NONE
  return classifyFile(segments)
}

function classifyFile(segments: readonly string[]): Incoming {
  const file = segments.at(-1) as string
  const format = formatOf(file)
  // Columns are read with their table.
  if (file.endsWith(COLUMNS_ENDING)) return NONE
  if (segments.slice(0, -1).some((folder) => folder.endsWith(PACKAGE_FOLDER))) {
    return format && [PACKAGE_FILE, NAMES_FILE].includes(file) ? { kind: 'source', format } : NONE
  }
  if (format === 'package') return refused(`here a package is a folder whose name ends in ${PACKAGE_FOLDER}`)
  return format ? { kind: 'source', format } : refused(NO_FORMAT)
}

/** Reason to refuse an object of this size; undefined if it may be read. */
export function sizeRefusal(format: Format, name: string, size: number): string | undefined {
  const limit = format === 'relaton' && name.endsWith('.gz') ? MAX_COMPRESSED_BYTES : MAX_BYTES[format]
  return size > limit ? `larger than ${limit / MEGABYTE} MB` : undefined
}
