import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Does something for a request, whose id goes with what is asked of others meanwhile. */
export const onBehalfOf = <T>(requestId: string, work: () => T): T => current.run(requestId, work)

export const currentRequestId = (): string | undefined => current.getStore()
