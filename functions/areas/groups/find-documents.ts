import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { findableContent } from '#library/document/entitlement.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findListed } from '#library/reading/find-listed.ts'
import { membershipOf } from './group/membership.ts'

/** characters; a shorter text would find half the library */
const MIN_TEXT_LENGTH = 3
const MAX_PUBLISHERS = 20

/** Finds documents as searches suggest them, each standard once. */
export const findGroupDocuments = useCase(
  groups.findDocuments,
  ['search', 'table', 'clock'],
  async ({ keywords, size }, { actor, tenant, ports: { search, table, clock }, fail }) => {
    membershipOf(actor, fail)
    const text = keywords.trim()
    if ([...text].length < MIN_TEXT_LENGTH) return { content: [] }
    const limits = { publishers: MAX_PUBLISHERS, families: size }
    const publishers = await search.suggest({ scope: findableContent(actor), text, field: 'all', ...limits })
    const codes = publishers.flatMap(({ families }) => families.map(({ id }) => id)).slice(0, size)
    const listed = await findListed(table, tenant, codes)
    const rows = codes.flatMap((code) => {
      const document = listed.get(code)
      return document ? [{ document }] : []
    })
    return { content: (await addStandings(table, tenant, rows, dayOf(clock))).map(({ document }) => document) }
  },
)
