import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import { forgetSelection } from '#people/store.ts'

/** The session ends at the issuer; here the chosen account is forgotten, so that the next sign-in asks again. */
export const logOut = useCase(account.logout, ['table'], async (_, { actor, ports }) => {
  await forgetSelection(ports.table, actor.tenant, actor.userId)
  return {}
})
