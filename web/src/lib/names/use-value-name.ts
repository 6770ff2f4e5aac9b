import { useMemo } from 'react'
import type { Refinement } from '#contract/search.ts'
import { isStatusWord } from '#standing/status-words.ts'
import { useLocale, useText } from '../i18n/i18n.tsx'
import { languageName } from '../i18n/language-name.ts'
import { useIcsNames } from './use-ics-names.ts'
import { useTypeName } from './use-type-name.ts'

type Value = Pick<Refinement, 'r' | 'k' | 'n'>

/** Names values of categories in the page's language, whatever language the address has them in. `values` are those with a code. */
export function useValueName(values: readonly Value[] = []): (value: Value) => string {
  const t = useText()
  const { tag } = useLocale()
  const typeName = useTypeName()
  const icsName = useIcsNames(values.flatMap(({ r, k }) => (r === 'ics' ? [k] : [])))
  return useMemo(
    () =>
      ({ r, k, n }) => {
        if (r === 'documentType') return typeName(k)
        if (r === 'language') return languageName(k, tag)
        // A status that nobody knows is called as the address has it.
        if (r === 'standing') return isStatusWord(k) ? t(`shell.standing.${k}`) : k
        return r === 'ics' ? withCode(k, icsName(k) || n) : (n ?? k)
      },
    [t, tag, typeName, icsName],
  )
}

const withCode = (code: string, name = code): string => (name.startsWith(code) ? name : `${code} ${name}`)
