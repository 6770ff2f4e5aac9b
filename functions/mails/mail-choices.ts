import { MAIL_KINDS, type MailKind } from '#contract/mails/mail-choices.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import type { Key, Table } from '#ports/table.ts'
import { foldText } from '#text/fold-text.ts'
import { newToken, secretHash } from './secret-token.ts'

/** Mails of a kind to an address, which is known by its hash. */
interface MailedKind {
  readonly address: string
  readonly kind: MailKind
}

/** Mails are kept, and so their links work for long. */
const TOKEN_SECONDS = 400 * 24 * 3600

/** An address in whichever letters it is written. */
export const addressHash = (address: string): string => secretHash(foldText(address.trim()))

const tokenKey = (tenant: Tenant, token: string): Key => ({ pk: `${tenant}#mail-links#${secretHash(token)}`, sk: 'link' })
const choiceKey = (tenant: Tenant, { address, kind }: MailedKind): Key => ({ pk: `${tenant}#mail-choices#${address}`, sk: kind })

/** Makes the token of a mail, by which its reader ends mails of its kind. */
export async function makeStopToken(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  mailed: MailedKind,
): Promise<string> {
  const token = newToken()
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + TOKEN_SECONDS
  await table.put({ ...tokenKey(tenant, token), ...mailed, expiresAt })
  return token
}

/** Finds of which mails a token is; undefined where it is unknown or has expired. */
export async function findMailedKind(table: Pick<Table, 'get'>, tenant: Tenant, token: string): Promise<MailedKind | undefined> {
  const item = await table.get(tokenKey(tenant, token))
  const kind = MAIL_KINDS.find((one) => one === item?.kind)
  return item && kind && { address: String(item.address), kind }
}

export const refusesMails = async (table: Pick<Table, 'get'>, tenant: Tenant, mailed: MailedKind): Promise<boolean> =>
  (await table.get(choiceKey(tenant, mailed))) !== undefined

/** Ends mails of a kind to an address, or lets them come again. */
export async function saveRefusal(
  table: Pick<Table, 'put' | 'delete'>,
  tenant: Tenant,
  mailed: MailedKind,
  refused: boolean,
): Promise<void> {
  const key = choiceKey(tenant, mailed)
  await (refused ? table.put({ ...key }) : table.delete(key))
}
