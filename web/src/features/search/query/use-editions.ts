import { useState } from 'react'
import { EDITIONS } from '#contract/search.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { readRemembered, remember } from '#web/lib/device-memory.ts'
import type { EditionChoice, SearchUrl } from './search-url.ts'

/** EditionChoice that a search shows: those of its address, else those that the person chose last, else what is in force. */
export function useEditions(url: Pick<SearchUrl, 'editions'>): [EditionChoice, (editions: EditionChoice) => void] {
  const name = `editions:${useAccount().id}`
  const [chosen, setChosen] = useState<EditionChoice>()
  const saved = chosen ?? EDITIONS.find((one) => one === readRemembered(name))
  const choose = (editions: EditionChoice) => {
    setChosen(editions)
    remember(name, editions)
  }
  return [url.editions ?? saved ?? 'in-force', choose]
}
