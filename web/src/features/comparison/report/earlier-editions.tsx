import type { ComparableText } from '#contract/documents/comparison.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { codeOfId } from '../frame/api.ts'

interface EarlierEditionsProps {
  readonly editions: readonly ComparableText[]
  readonly older: string
  readonly newer: string
}

/** Lists the editions before one that the person may read, the newest first. */
export function earlierThan(versions: readonly ComparableText[], contentCode: string): readonly ComparableText[] {
  const own = versions.findIndex((one) => one.contentCode === contentCode)
  const seen = new Set([contentCode])
  return versions.slice(own + 1).filter((one) => {
    if (!one.open || one.index > 0 || seen.has(one.contentCode)) return false
    seen.add(one.contentCode)
    return true
  })
}

/** Choice of the edition that a report begins with. */
export function EarlierEditions({ editions, older, newer }: EarlierEditionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const options = editions.map(({ contentCode, designationNo }) => ({ value: contentCode, label: designationNo }))
  const own = codeOfId(older)
  if (!options.some(({ value }) => value === own) || options.length < 2) return null
  return (
    <Select
      label={t('comparison.comparedWith')}
      value={own}
      options={options}
      onChange={(value) => navigate(paths.changeReport({ older: value, newer }))}
    />
  )
}
