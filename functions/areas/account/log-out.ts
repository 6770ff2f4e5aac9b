import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import { clearSelection } from '#people/store.ts'

/** Clears the selected account, so that the next sign-in asks for one. The session itself ends at the issuer. */
export const logOut = useCase(account.logout, ['table'], async (_, { actor, ports }) => {
  await clearSelection(ports.table, actor.tenant, actor.userId)
  return {}
})
