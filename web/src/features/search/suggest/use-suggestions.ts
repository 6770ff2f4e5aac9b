import { useEffect, useState } from 'react'
import { type SuggestionGroup, typeAhead } from '#contract/type-ahead.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { keywordsOf } from '../query/search-input.ts'
import type { SuggestType } from './suggest-rules.ts'

const PAUSE_MS = 500

interface Found {
  readonly text: string
  readonly type: SuggestType
  readonly groups: readonly SuggestionGroup[]
}

/** Fetches suggestions half a second after the last key. A newer text aborts the call; failures are silent. */
export function useSuggestions(text: string, type: SuggestType) {
  const call = useCall()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const asked = new AbortController()
    const ask = async () => {
      const input = { keywords: keywordsOf(text), 'search-type': type }
      const groups = await call(typeAhead.typeAhead, input, { signal: asked.signal }).catch(() => [])
      if (!asked.signal.aborted) setFound({ text, type, groups })
    }
    const pause = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asked.abort()
    }
  }, [call, text, type])

  /** Replaces a publisher's first suggestions by all of them; returns the first new one. */
  async function more(publisherCode: string) {
    const input = { keywords: keywordsOf(text), 'search-type': type, publisher: publisherCode }
    const [whole] = await call(typeAhead.typeAheadPublisher, input).catch(() => [])
    if (!whole) return undefined
    const known = found?.groups.find((group) => group.publisherCode === publisherCode)?.contentList.length ?? 0
    const swap = (group: SuggestionGroup) => (group.publisherCode === publisherCode ? whole : group)
    setFound((now) => (now?.text === text && now.type === type ? { ...now, groups: now.groups.map(swap) } : now))
    return { group: whole, entry: whole.contentList[known] ?? whole.contentList[0] }
  }
  // Suggestions for a prefix of the text stay until its own arrive; any others are outdated.
  const fits = found && found.type === type && text.startsWith(found.text)
  return { groups: fits ? found.groups : [], more }
}
