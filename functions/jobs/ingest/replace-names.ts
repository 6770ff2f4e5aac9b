import type { Tenant } from '#contract/tenant.ts'
import { saveValueNames } from '#library/value-names.ts'
import type { Table } from '#ports/table.ts'
import { NamesFile } from './formats/names-file.ts'
import { parseAs } from './formats/parse-as.ts'
import { readTextFile } from './formats/read-text-file.ts'
import { Refused } from './source/candidate.ts'

export const MAX_NAMES_BYTES = 2 * 2 ** 20

/** Replaces the own names of some libraries by those of a file. Returns whether that changed any. Throws Refused. */
export async function replaceNames(table: Table, tenants: readonly Tenant[], file: string): Promise<boolean> {
  const names = parseAs(NamesFile, parseJson(await readTextFile(file, MAX_NAMES_BYTES)))
  const changed = await Promise.all(tenants.map((tenant) => saveValueNames(table, tenant, names)))
  return changed.includes(true)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused({ reason: 'not JSON' })
  }
}
