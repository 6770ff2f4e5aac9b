import { useEffect, useState } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { paths } from '#web/lib/paths.ts'
import { rememberSearch } from '#web/lib/recent.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { hideResultsOf } from './hidden-results.ts'
import { cutLongText } from './query/long-text.ts'
import { SEMANTIC, typeChoices } from './query/search-types.ts'
import { readSearchUrl, writeSearchUrl } from './query/search-url.ts'
import { useScopes, useSearchRules } from './query/use-scopes.ts'
import type { Choice } from './type-select.tsx'

/** State of the search box until it is submitted; a new address resets text and type. */
export function useSearchForm() {
  const navigate = useNavigate()
  const { search, key, state } = useLocation()
  const { scope, place: here } = useScopes()
  const rules = useSearchRules()
  const person = useAccount().id
  // A document keeps the words that led to it.
  const led = here ? undefined : (new URLSearchParams(search).get('q') ?? (state as { q?: unknown } | null)?.q)
  const url = readSearchUrl(here ? search : '')
  const words = typeof led === 'string' ? led : url.text
  const choices = typeChoices(rules, scope ?? 'all').filter(({ value }) => scope || value === SEMANTIC)
  const ofAddress: Choice | undefined = here === 'semantic' ? SEMANTIC : url.stype
  const [text, setText] = useState(words)
  const [isCut, setCut] = useState(url.textCut)
  const [chosen, setChosen] = useState(ofAddress)
  const [short, setShort] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same search again brings its text back too
  useEffect(() => {
    setText(words === '*' ? '' : words)
    setCut(url.textCut)
    setChosen(ofAddress)
    setShort(false)
  }, [words, ofAddress, key])
  const choice = (choices.find(({ value }) => value === chosen) ?? choices[0])?.value
  const place = choice === SEMANTIC ? ('semantic' as const) : scope

  function submit() {
    if (!place || !choice) return
    const trimmed = text.trim()
    const enough = trimmed.length > 1 || (place === 'subscribed' && trimmed === '')
    setShort(!enough)
    if (!enough) return
    if (trimmed) rememberSearch(person, trimmed)
    const asked = { ...readSearchUrl(''), text: trimmed, textCut: isCut }
    if (place === 'semantic' || choice === SEMANTIC) return navigate(paths.semanticSearch(writeSearchUrl(asked)))
    const { size, sort } = url
    navigate(paths.search(place, writeSearchUrl({ ...asked, stype: choice, size, sort })))
  }
  function choose(next: Choice) {
    setChosen(next)
    if (here) hideResultsOf(key)
  }
  const write = (next: string, isNextCut?: true) => {
    setText(next)
    setCut(isNextCut)
    setShort(false)
  }
  const setLongText = (next: string) => {
    const { text: kept, textCut } = cutLongText(next)
    write(kept, textCut)
  }
  return { text, setText: (next: string) => write(next), setLongText, choice, choose, choices, place, submit, short }
}
