import { MAIL_KINDS } from '#contract/mails/mail-choices.ts'
import { type MailPreferences, mailPreferences } from '#contract/mails/mail-preferences.ts'
import { useCase } from '#functions/http/use-case.ts'
import { addressHash, refusesMails, saveRefusal } from '#functions/mails/mail-choices.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'

async function preferencesOf(table: Table, { tenant, email }: Actor): Promise<MailPreferences> {
  const address = addressHash(email)
  const refused = await Promise.all(MAIL_KINDS.map((kind) => refusesMails(table, tenant, { address, kind })))
  return { mails: MAIL_KINDS.map((kind, at) => ({ kind, isWanted: !refused[at] })) }
}

export const listMailPreferences = useCase(mailPreferences.mails, ['table'], (_, { actor, ports: { table } }) =>
  preferencesOf(table, actor),
)

/** Ends mails of a kind to the person, or lets them come again, as the link in such a mail does. */
export const saveMailPreference = useCase(
  mailPreferences.saveMails,
  ['table'],
  async ({ kind, isWanted }, { actor, tenant, ports: { table } }) => {
    await saveRefusal(table, tenant, { address: addressHash(actor.email), kind }, !isWanted)
    return preferencesOf(table, actor)
  },
)
