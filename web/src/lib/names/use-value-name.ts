import { useMemo } from 'react'
import type { Refinement } from '#contract/search.ts'
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
        if (r === 'status') {
          const key = `shell.status.${k}`
          const text = t(key)
          return text === key ? k : text
        }
        const name = r === 'ics' ? icsName(k) : k
        return name === k ? withCode(r, k, n) : name
      },
    [t, tag, typeName, icsName],
  )
}

/** Name that the address gives, while no other is known. */
const withCode = (r: Value['r'], k: string, n = k): string => (r === 'ics' && !n.startsWith(k) ? `${k} ${n}` : n)
