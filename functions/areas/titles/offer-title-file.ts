import { titles } from '#contract/titles/titles.ts'
import { useCase } from '#functions/http/use-case.ts'
import { managedAccount } from '#people/keys/managed-account.ts'
import { offerTitleList } from './offer-title-list.ts'

const PORTS = ['table', 'search', 'objects', 'jobs', 'clock'] as const

export const offerTitleFile = useCase(titles.file, PORTS, async (input, context) =>
  offerTitleList(context, await managedAccount(input.accountId, context), input),
)

/** The same for the program of an account. */
export const offerTitleFileOfKey = useCase(titles.keyFile, PORTS, async (input, context) =>
  offerTitleList(context, (context.customer ?? context.fail('key-refused')).account, input),
)
