import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs work on behalf of a request. Calls to other services then carry the request's id. */
export const onBehalfOf = <T>(requestId: string, work: () => T): T => current.run(requestId, work)

export const currentRequestId = (): string | undefined => current.getStore()
