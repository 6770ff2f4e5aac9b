import { deleteAll } from '#ports/delete-all.ts'
import type { Ports } from '#ports/ports.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'
import type { Actor } from './actor.ts'

const MINUTE_S = 60

const DAY_S = 86_400

/** Numbers of times that a person, a key or an address may do something within a span of the clock, in seconds. */
const ALLOWANCES = {
  'people-search': { most: 60, span: MINUTE_S },
  'group-mail': { most: 20, span: DAY_S },
  download: { most: 50, span: DAY_S },
  share: { most: 200, span: DAY_S },
  'outside-address': { most: 50, span: DAY_S },
  'key-call': { most: 60, span: MINUTE_S },
  'refused-key': { most: 60, span: MINUTE_S },
} as const satisfies Record<string, { readonly most: number; readonly span: number }>
export type Allowance = keyof typeof ALLOWANCES

/**
 * Counts that somebody does something. Answers until when they may not do it again where they did it too often; undefined where
 * they may. A refused attempt counts too, and takes nothing from the span after it.
 */
export async function countAllowed(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
  allowance: Allowance,
  times = 1,
): Promise<Date | undefined> {
  const { most, span } = ALLOWANCES[allowance]
  const nth = Math.floor(clock.now().getTime() / 1000 / span)
  const end = (nth + 1) * span
  const { count } = await table.update(
    { pk: `${tenant}#allowance#${userId}`, sk: `${allowance}#${nth}` },
    { add: { count: times }, set: { expiresAt: end + span } },
  )
  return Number(count) > most ? new Date(end * 1000) : undefined
}

/** Lists how often somebody did what there is a limit for. */
export async function listAllowances(
  table: Pick<Table, 'query'>,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
): Promise<readonly { readonly span: string; readonly count: number }[]> {
  const items = await queryAll(table, { pk: `${tenant}#allowance#${userId}` })
  return items.map(({ sk, count }) => ({ span: sk, count: Number(count) }))
}

export const eraseAllowances = (
  table: Pick<Table, 'query' | 'transact'>,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
): Promise<void> => deleteAll(table, { pk: `${tenant}#allowance#${userId}` })
