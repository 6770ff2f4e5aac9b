import { marcOfDocument } from '#citations/marc/marc-of-document.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { TitleFormat } from '#contract/titles/title-formats.ts'
import { readGuestHoldings } from '#people/guests.ts'
import type { StoredAccount } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { catalogedDocumentOf } from '../citing/cataloged-document-of.ts'
import { writeMarcFile } from '../citing/write-marc-file.ts'
import { shortHash } from '../document/bounded-key.ts'
import { dayOf } from '../document/day.ts'
import { KBART_HEAD, kbartLine, kbartRowOf } from './kbart-row.ts'
import { readTitles, type TitlePorts } from './read-titles.ts'
import { type TitleSet, titleSetsOf } from './title-sets.ts'

/** A title list of an account, as it is asked for. */
export interface WantedList {
  readonly tenant: Tenant
  /** origin of the tenant's site */
  readonly origin: string
  readonly account: StoredAccount
  readonly set: TitleSet
  readonly format: TitleFormat
  readonly since?: string | undefined
}

export type ListPorts = TitlePorts & Pick<Ports, 'objects' | 'clock'>

/** Bytes that are put at once; a line alone would be a call of the store. */
const CHUNK_CHARACTERS = 65_536

export const findSet = (account: StoredAccount, id: string): TitleSet | undefined =>
  titleSetsOf(account).find((one) => one.id === id)

/** Key of a list: other holdings and another day make another one, so that nobody is given what they may not open any more. */
export function listKey({ clock }: Pick<Ports, 'clock'>, { tenant, account, set, format, since = '' }: WantedList): string {
  const named = JSON.stringify([account.id, set, format, since, dayOf(clock)])
  return `${tenant}/exports/titles/${shortHash(named, 22)}.${format === 'kbart' ? 'tsv' : format}`
}

async function* kbartPieces(ports: ListPorts, wanted: WantedList): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const guests = await readGuestHoldings(ports.table, wanted.tenant)
  const listing = { ...wanted, guests, now: ports.clock.now() }
  let text = KBART_HEAD
  for await (const title of titlesOf(ports, wanted)) {
    text += kbartLine(kbartRowOf(title, listing))
    if (text.length < CHUNK_CHARACTERS) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

const titlesOf = (ports: ListPorts, { tenant, set: { holdings }, since }: WantedList) =>
  readTitles(ports, { tenant, holdings, since, day: dayOf(ports.clock) })

async function* records(ports: ListPorts, wanted: WantedList) {
  const cataloging = { tenant: wanted.tenant, origin: wanted.origin, ports }
  for await (const { document, standing } of titlesOf(ports, wanted))
    yield marcOfDocument(catalogedDocumentOf(document, standing, cataloging))
}

/** Writes a title list and stores it under its key. Returns its size in bytes. */
export async function saveList(ports: ListPorts, wanted: WantedList): Promise<number> {
  const { format } = wanted
  const pieces = format === 'kbart' ? kbartPieces(ports, wanted) : writeMarcFile(format, records(ports, wanted))
  return (await ports.objects.put(listKey(ports, wanted), pieces, { contentType: 'application/octet-stream' })).size
}
