import { designationKeys } from '#finding/designation/designation-keys.ts'
import { boundedKey } from '../document/bounded-key.ts'
import type { StoredRecord } from '../document/library-document.ts'

const LONGEST_NAME = 300
/** A document can be looked up by its designation and the first of its other ones. */
const MOST_NAMES = 40

/** The names by which documents find each other: designations, however they are written. */
export interface Names {
  /** its own */
  readonly is: readonly string[]
  readonly family: string
  readonly translationOf?: string
  /** where it translates one edition, what all editions of that are called */
  readonly translatedFamily?: string
  readonly supplementTo?: string
  readonly replacedBy?: string
}

export function nameOf(designation: string): string {
  return boundedKey(designationKeys(designation).whole || designation.trim().toUpperCase(), LONGEST_NAME)
}

/** Without its year; undefined where it has none. */
function familyNameOf(designation: string): string | undefined {
  const { whole, family } = designationKeys(designation)
  return family && family !== whole ? boundedKey(family, LONGEST_NAME) : undefined
}

/** Reading designations is most of the work of linking, and each record is asked for several times. */
const known = new WeakMap<StoredRecord, Names>()

export function namesOf(record: StoredRecord): Names {
  const names = known.get(record) ?? readNames(record)
  known.set(record, names)
  return names
}

function readNames(record: StoredRecord): Names {
  const own = [record.designation, ...record.otherDesignations.slice(0, MOST_NAMES - 1)]
  return {
    is: [...new Set(own.map(nameOf))],
    family: nameOf(record.family),
    translationOf: record.translationOf && nameOf(record.translationOf),
    translatedFamily: record.translationOf ? familyNameOf(record.translationOf) : undefined,
    supplementTo: record.supplementTo && nameOf(record.supplementTo),
    replacedBy: record.replacedBy && nameOf(record.replacedBy),
  }
}

/** The names under which stand the documents whose cards show this one. */
export function neighbourNames(record: StoredRecord): string[] {
  const { is, family, translationOf, translatedFamily, supplementTo } = namesOf(record)
  return [...new Set([...is, family, translationOf, translatedFamily, supplementTo])].filter((name) => name !== undefined)
}
