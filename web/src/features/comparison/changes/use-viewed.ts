import { useMemo } from 'react'
import { comparison, MAX_TICKED_AT_ONCE } from '#contract/documents/comparison.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { type ComparedPair, codeOfId } from '../frame/api.ts'

/** Ticks of a person on the changes of a comparison. */
export interface ViewedChanges {
  /** numbers of the changes that are ticked */
  readonly numbers: ReadonlySet<number>
  /** absent for a sign-in that several people share */
  readonly tick?: (numbers: readonly number[], viewed: boolean) => void
}

/** Reads and sets the ticks that a person has on changes, by their keys. */
export function useViewed(pair: ComparedPair, keys: readonly string[]): ViewedChanges {
  const t = useText()
  const call = useCall()
  const isPerson = useAccount().userType === 'individual'
  const documents = { older: codeOfId(pair.older), newer: codeOfId(pair.newer) }
  const { data, mutate } = useEndpoint(comparison.viewed, isPerson ? documents : null, { revalidateOnFocus: false })
  const numbers = useMemo(() => {
    const ticked = new Set(data?.keys)
    return new Set(keys.flatMap((key, number) => (ticked.has(key) ? [number] : [])))
  }, [data, keys])

  async function save(ticked: readonly string[], viewed: boolean): Promise<{ keys: string[] }> {
    let saved = data ?? { keys: [] }
    for (let at = 0; at < ticked.length; at += MAX_TICKED_AT_ONCE)
      saved = await call(comparison.markViewed, { ...documents, keys: ticked.slice(at, at + MAX_TICKED_AT_ONCE), viewed })
    return saved
  }

  function tick(changed: readonly number[], viewed: boolean): void {
    const ticked = changed.flatMap((number) => keys[number] ?? [])
    const others = (data?.keys ?? []).filter((key) => !ticked.includes(key))
    const optimisticData = { keys: viewed ? [...others, ...ticked] : others }
    mutate(save(ticked, viewed), { optimisticData, rollbackOnError: true, revalidate: false }).catch(() =>
      notify.error(t('comparison.seenFailed')),
    )
  }
  return { numbers, ...(isPerson && data && { tick }) }
}
