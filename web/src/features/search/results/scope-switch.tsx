import { useText } from '#web/lib/i18n/i18n.tsx'
import type { SearchScope } from '#web/lib/paths.ts'

interface ScopeSwitchProps {
  scopes: readonly SearchScope[]
  scope: SearchScope
  onChange: (scope: SearchScope) => void
}

/** Switches between all content and subscribed content. */
export function ScopeSwitch({ scopes, scope, onChange }: ScopeSwitchProps) {
  const t = useText()
  if (scopes.length < 2) return null
  return (
    <fieldset className="scope">
      <legend className="visually-hidden">{t('search.scope')}</legend>
      {scopes.map((one) => (
        <label key={one}>
          <input type="radio" name="scope" value={one} checked={one === scope} onChange={() => onChange(one)} />
          <span>{t(`search.scope.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
