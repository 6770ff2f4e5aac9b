import { mayDownload } from '#library/document/entitlement.ts'
import { publicationDateOf } from '#library/document/publication-date.ts'
import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'
import { findLanguage } from '#text/find-language.ts'
import { readMarkup } from '#text/read-markup.ts'
import type { RedlineFacts } from '../redline/redline-facts.ts'
import { type ComparedFile, findComparedFile, type Lookup } from './compared-file.ts'
import type { ResultRequest, Sides } from './result-request.ts'

/** Bytes of a PDF that a job marks; larger ones do not fit into its memory. */
const MAX_REDLINE_BYTES = 200 * 2 ** 20

/** Tells whether the library makes a red-line of two PDFs for somebody: it holds text of both. */
export const mayHaveRedline = (actor: Pick<Actor, 'drmView'>, { older, newer }: Sides): boolean =>
  mayDownload(actor, older.document) && mayDownload(actor, newer.document) && newer.asset.file.size <= MAX_REDLINE_BYTES

export type RedlineLookup = Omit<Lookup, 'fail'> & {
  readonly fail: (code: Parameters<Lookup['fail']>[0] | 'not-downloadable' | 'documents-too-large', about?: string) => never
}

/** Finds two PDFs of which somebody may have a red-line. */
export async function findRedlineSides(
  ids: { readonly older: string; readonly newer: string },
  fields: ResultRequest['fields'],
  lookup: RedlineLookup,
): Promise<Sides> {
  const sideOf = async (side: 'older' | 'newer') => {
    const file = await findComparedFile(ids[side], fields[side], ['PDF'], lookup)
    return mayDownload(lookup.actor, file.document) ? file : lookup.fail('not-downloadable', fields[side])
  }
  const sides = { older: await sideOf('older'), newer: await sideOf('newer') }
  if (sides.newer.asset.file.size > MAX_REDLINE_BYTES) return lookup.fail('documents-too-large', fields.newer)
  return sides
}

function editionOf({ document: { record } }: ComparedFile): RedlineFacts['newer'] {
  return { designation: record.designation, title: readMarkup(record.title), date: publicationDateOf(record) }
}

/** Request for a red-line in the language of its reader. */
export function redlineRequest(
  { older, newer }: Sides,
  language: string | undefined,
  fields: ResultRequest['fields'],
  context: Omit<ResultRequest, 'fields' | 'facts'>,
): ResultRequest {
  const library = tenants[context.tenant].shown.tenantName
  const facts = { language: findLanguage(language) ?? 'en', older: editionOf(older), newer: editionOf(newer), library }
  return { ...context, fields, facts }
}
