import { EDITIONS } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { SearchScope } from '#web/lib/paths.ts'
import type { Editions } from '../query/search-url.ts'
import { Segments } from './segments.tsx'

export interface SearchSwitchesProps {
  editions: Editions
  onEditions: (editions: Editions) => void
  scopes: readonly SearchScope[]
  scope: SearchScope
  onScope: (scope: SearchScope) => void
}

/** Switches of a search: in force or all editions, all content or the subscription. */
export function SearchSwitches({ editions, onEditions, scopes, scope, onScope }: SearchSwitchesProps) {
  const t = useText()
  return (
    <>
      <Segments
        label={t('search.switch')}
        value={editions}
        options={EDITIONS.map((value) => ({ value, label: t(`search.switch.${value}`) }))}
        onChange={onEditions}
      />
      {scopes.length > 1 && (
        <Segments
          label={t('search.scope')}
          value={scope}
          options={scopes.map((value) => ({ value, label: t(`search.scope.${value}`) }))}
          onChange={onScope}
        />
      )}
    </>
  )
}
