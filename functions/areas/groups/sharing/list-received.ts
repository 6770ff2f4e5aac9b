import { type SHARED_KINDS, type SharedWithMe, sharing } from '#contract/groups/sharing.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { mayTrack } from '#library/document/entitlement.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { saveHidden } from '../shares/share-store.ts'
import { sharerOf } from '../shares/sharer.ts'
import { presentShared } from './present-shares.ts'
import { listReceivedDocuments, type ReceivedDocument } from './received.ts'

interface ListContext extends Pick<Context<typeof sharing.sharedOfKind, 'table' | 'clock'>, 'actor' | 'tenant' | 'ports'> {
  readonly fail: (code: 'forbidden') => never
}

const kindOf = ({ document }: ReceivedDocument): (typeof SHARED_KINDS)[number] =>
  mayTrack(document) ? 'STANDARD' : 'PUBLICATION'

interface Page {
  readonly from: number
  readonly size: number
  readonly hidden: boolean
  readonly kind?: (typeof SHARED_KINDS)[number]
}

async function listPage(
  { from, size, hidden, kind }: Page,
  { actor, tenant, ports: { table, clock }, fail }: ListContext,
): Promise<{ readonly count: number; readonly list: SharedWithMe[] }> {
  const owner = sharerOf(actor, fail)
  const all = await listReceivedDocuments(table, owner, actor, { hidden })
  const chosen = kind ? all.filter((one) => kindOf(one) === kind) : all
  const find = await readPeopleOf(table, owner)
  const rows = chosen.slice(from, from + size).map((one) => ({ document: presentShared(one, kindOf(one), find) }))
  const list = (await addStandings(table, tenant, rows, dayOf(clock))).map(({ document }) => document)
  return { count: chosen.length, list }
}

export const listSharedWithMe = useCase(
  sharing.sharedWithMe,
  ['table', 'clock'],
  async ({ pageIndex, pageSize, hidden }, context) => {
    const { count, list } = await listPage({ from: (pageIndex - 1) * pageSize, size: pageSize, hidden }, context)
    return { responseData: { totalCount: count, list } }
  },
)

export const listSharedOfKind = useCase(
  sharing.sharedOfKind,
  ['table', 'clock'],
  async ({ kind, page, size, hidden }, context) => {
    const { count, list } = await listPage({ from: page * size, size, hidden, kind }, context)
    return {
      count,
      sharedDocuments: list.map((document) => ({
        document,
        sharedByUserAccount: { user: { lastName: document.sharedByLastName, firstName: document.sharedByFirstName } },
      })),
    }
  },
)

/** Hides by the document's first record, whichever was shared. */
export const hideShared = useCase(
  sharing.hideShared,
  ['table'],
  async ({ contentCode, hidden }, { actor, tenant, ports: { table }, fail }) => {
    const owner = sharerOf(actor, fail)
    const document = await findJoinedDocument(table, tenant, contentCode)
    await saveHidden(table, owner, actor.userId, { contentCode: document?.contentCode ?? contentCode, hidden })
    return {}
  },
)
