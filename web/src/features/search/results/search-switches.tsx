import { EDITIONS } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { ContentScope } from '#web/lib/paths.ts'
import type { EditionChoice } from '../query/search-url.ts'
import { Segments } from './segments.tsx'

export interface SearchSwitchesProps {
  editions: EditionChoice
  onEditions: (editions: EditionChoice) => void
  /** absent where there is one scope */
  scopes?: {
    readonly of: readonly ContentScope[]
    readonly chosen: ContentScope
    readonly onChoose: (scope: ContentScope) => void
  }
}

/** Switches of a search: in force or all editions, all content or the subscription. */
export function SearchSwitches({ editions, onEditions, scopes }: SearchSwitchesProps) {
  const t = useText()
  return (
    <>
      <Segments
        label={t('search.switch')}
        value={editions}
        options={EDITIONS.map((value) => ({ value, label: t(`search.switch.${value}`) }))}
        onChange={onEditions}
      />
      {scopes && scopes.of.length > 1 && (
        <Segments
          label={t('search.scope')}
          value={scopes.chosen}
          options={scopes.of.map((value) => ({ value, label: t(`search.scope.${value}`) }))}
          onChange={scopes.onChoose}
        />
      )}
    </>
  )
}
