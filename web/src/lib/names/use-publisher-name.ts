import { useMemo } from 'react'
import { refinement } from '#contract/refinement.ts'
import { useEndpoint } from '../calls/use-endpoint.ts'
import { NAMES_CACHE } from './names-cache.ts'

/** Names publishers by their codes: as the library calls them, else by the code. */
export function usePublisherName(): (code: string) => string {
  const { data } = useEndpoint(refinement.otherContent, {}, NAMES_CACHE)
  return useMemo(() => {
    const names = new Map(data?.map(({ key, name }) => [key, name]))
    return (code) => names.get(code) ?? code
  }, [data])
}
