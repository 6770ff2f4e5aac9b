import { useEffect, useState } from 'react'
import type { Refinement } from '#contract/search.ts'

type Entries = readonly Refinement[]

/** Selection as the address has it or is about to: a tick shows at once, while the address follows. */
export function useOptimisticSelection(
  given: Entries,
  onChange: (entries: Refinement[]) => void,
): [Entries, (entries: Refinement[]) => void] {
  const name = JSON.stringify(given)
  const [wish, setWish] = useState<{ readonly from: string; readonly entries: Entries }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends every wish
  useEffect(() => setWish(undefined), [name])
  const change = (entries: Refinement[]) => {
    setWish({ from: name, entries })
    onChange(entries)
  }
  return [wish?.from === name ? wish.entries : given, change]
}
