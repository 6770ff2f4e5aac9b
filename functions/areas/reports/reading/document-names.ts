import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { DocumentRow } from '#functions/events/counting/usage-store.ts'
import { standardNameOfFamily } from '#library/links/naming/standard-name.ts'

const YEAR_AT_END = /[\s:(-]*(?:\d\d\/)?(?:1[89]|20)\d\d\)?$/

/** Names rows of documents: by their designations, or those of a standard by its designation without a year. */
export function documentNames(areTogether: boolean): (row: Pick<DocumentRow, 'designation'>) => string {
  if (!areTogether) return ({ designation }) => designation
  const byDesignation = new Map<string, string>()
  const byStandard = new Map<string, string>()
  return ({ designation }) => {
    const known = byDesignation.get(designation)
    if (known !== undefined) return known
    const standard = standardNameOfFamily(designationKeys(designation).family || designation)
    const name = byStandard.get(standard) ?? (designation.replace(YEAR_AT_END, '') || designation)
    byStandard.set(standard, name)
    byDesignation.set(designation, name)
    return name
  }
}
