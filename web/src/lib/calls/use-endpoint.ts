import { useCallback, useState } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { AnyEndpoint, CallInputOf, OutputOf } from '#contract/endpoint/endpoint.ts'
import type { CallError } from './call.ts'
import { useCall } from './use-call.tsx'

const keyOf = (endpoint: AnyEndpoint, input: unknown) => [endpoint.id, input] as const

/** Fetches an endpoint. Calls with the same input share one answer; `null` fetches nothing. */
export function useEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInputOf<E> | null,
  config: SWRConfiguration<OutputOf<E>, CallError> = {},
): SWRResponse<OutputOf<E>, CallError> {
  const call = useCall()
  return useSWR<OutputOf<E>, CallError>(
    input === null ? null : keyOf(endpoint, input),
    () => call(endpoint, input as CallInputOf<E>),
    config,
  )
}

interface CommandOptions {
  /** endpoints whose answers the command changes */
  readonly refresh?: readonly AnyEndpoint[]
}

/** Calls an endpoint that changes something, then refreshes other endpoints; rejects if the call does. */
export function useCommand<E extends AnyEndpoint>(endpoint: E, { refresh = [] }: CommandOptions = {}) {
  const call = useCall()
  const { mutate } = useSWRConfig()
  const [pending, setPending] = useState(false)
  const ids = refresh.map(({ id }) => id).join(' ')
  const run = useCallback(
    async (input: CallInputOf<E>): Promise<OutputOf<E>> => {
      setPending(true)
      try {
        const output = await call(endpoint, input)
        const changed = ids.split(' ')
        await mutate((key) => Array.isArray(key) && changed.includes(key[0]))
        return output
      } finally {
        setPending(false)
      }
    },
    [call, mutate, endpoint, ids],
  )
  return { run, pending }
}
