import { designationKeys } from '#finding/designation/designation-keys.ts'
import { boundedKey } from '../document/bounded-key.ts'
import type { StoredRecord } from '../document/library-document.ts'
import { standardNameOf } from './naming/standard-name.ts'

const MAX_NAME_LENGTH = 300
/** A document can be looked up by its designation and by the first of its other designations. */
const MAX_NAMES = 40

/** The names of a document and of those related to it: normalized designations. */
export interface Names {
  /** its own */
  readonly is: readonly string[]
  readonly family: string
  /** shared by everything that belongs to its standard, whoever publishes it; often equal to the family */
  readonly standard: string
  readonly translationOf?: string
  /** family of the original, for a translation of one edition */
  readonly translatedFamily?: string
  readonly supplementTo?: string
  readonly replacedBy?: string
}

/** The same designations are named again and again while documents are linked. */
const MAX_CACHED_NAMES = 20_000
const cachedNames = new Map<string, string>()

export function nameOf(designation: string): string {
  const cached = cachedNames.get(designation)
  if (cached !== undefined) return cached
  const name = boundedKey(designationKeys(designation).whole || designation.trim().toUpperCase(), MAX_NAME_LENGTH)
  if (cachedNames.size >= MAX_CACHED_NAMES) cachedNames.clear()
  cachedNames.set(designation, name)
  return name
}

/** The name without its year; undefined where it has none. */
function familyNameOf(designation: string): string | undefined {
  const { whole, family } = designationKeys(designation)
  return family && family !== whole ? boundedKey(family, MAX_NAME_LENGTH) : undefined
}

/** Parsing designations is most of the work of linking, and each record needs it several times. */
const cache = new WeakMap<StoredRecord, Names>()

export function namesOf(record: StoredRecord): Names {
  const names = cache.get(record) ?? parseNames(record)
  cache.set(record, names)
  return names
}

function parseNames(record: StoredRecord): Names {
  const own = [record.designation, ...record.otherDesignations.slice(0, MAX_NAMES - 1)]
  return {
    is: [...new Set(own.map(nameOf))],
    family: nameOf(record.family),
    standard: standardNameOf(record),
    translationOf: record.translationOf && nameOf(record.translationOf),
    translatedFamily: record.translationOf ? familyNameOf(record.translationOf) : undefined,
    supplementTo: record.supplementTo && nameOf(record.supplementTo),
    replacedBy: record.replacedBy && nameOf(record.replacedBy),
  }
}
