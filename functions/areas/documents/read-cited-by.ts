import type { Tenant } from '#contract/tenant.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { citedNames } from '#library/links/citations.ts'
import { namesOf } from '#library/links/names.ts'
import { readHeld } from '#library/read-held.ts'
import { readCiting } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'

const MAX_NAMES = 5
const MAX_CITING = 50

interface CitingContext {
  readonly actor: Actor
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'table'>
}

/**
 * Reads the documents that refer to a document or its standard. One whose text alone says so is left out where that text is not
 * open to the account.
 */
export async function readCitedBy(document: HeldDocument, { actor, tenant, ports }: CitingContext): Promise<HeldDocument[]> {
  const { is, family } = namesOf(document.record)
  const names = [...new Set([...is.slice(0, MAX_NAMES), family])]
  const pages = await Promise.all(names.map((name) => readCiting(ports.table, tenant, name, MAX_CITING)))
  const own = new Set(document.sources.map(({ contentCode }) => contentCode))
  const codes = [...new Set(pages.flat())].filter((code) => !own.has(code)).slice(0, MAX_CITING)
  const citing = codes.length > 0 ? await readHeld(ports.table, tenant, codes) : new Map<string, HeldDocument>()
  const seen = new Map([...citing.values()].map((one) => [one.contentCode, one]))
  return [...seen.values()].filter((one) => {
    const cited = citedNames(one, { text: mayRead(actor, one) })
    return names.some((name) => cited.has(name))
  })
}
