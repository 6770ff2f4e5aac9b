import { useEffect, useRef } from 'react'
import type { ComparableText } from '#contract/documents/comparison.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { isDisabled, toggle } from './choose-versions.ts'

interface VersionListProps {
  readonly versions: readonly ComparableText[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Versions with a box each: two are ticked. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const isMixed = new Set(versions.map(({ format }) => format)).size > 1
  const list = useRef<HTMLUListElement>(null)
  // The first box that can be ticked is what comes next; the dialog gave the focus to its end, as its list was not there yet.
  useEffect(() => list.current?.querySelector<HTMLElement>('input:not(:checked, :disabled)')?.focus(), [])
  return (
    <ul ref={list} className="compare-versions" aria-label={t('comparison.versions')}>
      {versions.map((version) => {
        const { id, designationNo, date, index, draft, standing, open, format } = version
        const note = [
          date?.slice(0, 4),
          index > 0 && `${t('comparison.formerFile')} ${formatNumber(index)}`,
          draft && t('comparison.draft'),
          isMixed && format,
        ].filter(Boolean)
        return (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={isDisabled(version, chosen)}
                onChange={() => onChoose(toggle(chosen, id))}
              />
              <span className="compare-version-name">
                <Designation>{designationNo}</Designation>
                <span className="compare-version-note">{note.join(' · ')}</span>
              </span>
              {standing.is !== 'unknown' && <StandingBadge standing={standing} />}
              {!open && <AccessBadge access="subscription" />}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
