import { mailChoices } from '#contract/mails/mail-choices.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findMailedKind, refusesMails, saveRefusal } from '#functions/mails/mail-choices.ts'
import type { Ports } from '#ports/ports.ts'

interface ChoiceContext {
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'table'>
  readonly fail: (code: 'mail-link-unknown', about: string) => never
}

async function choose(token: string, refused: boolean, { tenant, ports: { table }, fail }: ChoiceContext) {
  const mailed = (await findMailedKind(table, tenant, token)) ?? fail('mail-link-unknown', 'token')
  await saveRefusal(table, tenant, mailed, refused)
  return { kind: mailed.kind, refused }
}

export const refuseMails = useCase(mailChoices.refuseMails, ['table'], ({ token }, context) => choose(token, true, context))

export const saveMailChoice = useCase(mailChoices.saveMailChoice, ['table'], ({ token, refused }, context) =>
  choose(token, refused, context),
)

/** The token moves into the fragment, which browsers send to no server. */
export const openMailChoice = useCase(mailChoices.openMailChoice, [], async ({ token }, { origin }) => ({
  url: new URL(`/mail-choice#${token}`, origin).href,
}))

export const getMailChoice = useCase(mailChoices.mailChoice, ['table'], async ({ token }, { tenant, ports: { table }, fail }) => {
  const mailed = (await findMailedKind(table, tenant, token)) ?? fail('mail-link-unknown', 'token')
  return { kind: mailed.kind, refused: await refusesMails(table, tenant, mailed) }
})
