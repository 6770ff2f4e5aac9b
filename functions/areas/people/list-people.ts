import { people } from '#contract/people/people.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { auditExport } from '#library/exports/offer-documents.ts'
import { exportTitle, offerExport } from '#library/exports/offer-export.ts'
import { chooseRows } from '#lists/choose-rows.ts'
import type { Actor } from '#people/actor.ts'
import { type RosterEntry, readRoster } from '#people/managing/roster.ts'
import type { Table } from '#ports/table.ts'
import { formatCsv } from '#text/csv.ts'
import { isStaff, managesPeopleOf } from './policy.ts'
import { presentPersonRow } from './present.ts'

const CSV = 'text/csv; charset=utf-8'
const HEAD = ['subject', 'last name', 'first name', 'email', 'activated', 'authorities', 'accounts']
const EVERYBODY = Number.MAX_SAFE_INTEGER

interface ListedPeople {
  readonly accountId?: string | undefined
  readonly text?: string | undefined
}

/** Chooses people of an account, or of all that somebody manages. */
async function choosePeople(table: Table, actor: Actor, { accountId, text }: ListedPeople) {
  const list = await readRoster(table, actor.tenant)
  const isManaged = (id: string) => managesPeopleOf(actor, [id])
  const tests = [
    accountId === undefined ? undefined : ({ accountIds }: RosterEntry) => accountIds.includes(accountId),
    isStaff(actor) ? undefined : ({ accountIds }: RosterEntry) => accountIds.some(isManaged),
  ]
  const chosen = await chooseRows(list, { part: 'people', sort: 'name', tests, text })
  const pageOf = (from: number, to: number) => chosen.slice(from, to).map((entry) => presentPersonRow(entry, isManaged))
  return { count: chosen.count, pageOf }
}

export const listManagedPeople = useCase(people.list, ['table'], async ({ page, size, ...listed }, { actor, ports, fail }) => {
  if (listed.accountId !== undefined && !managesPeopleOf(actor, [listed.accountId])) fail('forbidden', 'accountId')
  const { count, pageOf } = await choosePeople(ports.table, actor, listed)
  return { count, result: pageOf(page * size, (page + 1) * size) }
})

export const exportPeople = useCase(people.exportList, ['table', 'objects', 'clock'], async (listed, context) => {
  const { actor, tenant, ports, fail } = context
  if (listed.accountId !== undefined && !managesPeopleOf(actor, [listed.accountId])) fail('forbidden', 'accountId')
  const { count, pageOf } = await choosePeople(ports.table, actor, listed)
  const rows = pageOf(0, EVERYBODY).map((row) => [
    ...[row.subject, row.lastName, row.firstName, row.email, String(row.activated)],
    ...[row.authorities.join(' '), row.accounts.join(' ')],
  ])
  await auditExport(context, `people csv ${count}`)
  const key = `${tenant}/exports/people/${shortHash(`${actor.account?.id} ${actor.userId}`, 22)}.csv`
  return offerExport(ports, {
    key,
    title: exportTitle('people', ports.clock),
    contentType: CSV,
    data: formatCsv([HEAD, ...rows]),
  })
})
