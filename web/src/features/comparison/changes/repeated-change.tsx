import type { ReactNode } from 'react'
import type { Substitution } from '#comparison/result/group-substitutions.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { MarkedWords } from '#web/ui/text/marked-words.tsx'
import { ChangeFacts } from './change-facts.tsx'
import type { ShownChange } from './filter-changes.ts'

interface RepeatedChangeProps {
  readonly group: Substitution<ShownChange>
  /** number of the change in view, whose group is open */
  readonly current?: number | undefined
  /** its places */
  readonly children: ReactNode
}

/** Line for words that took the place of the same others in many places, with the places to open. */
export function RepeatedChange({ group: { before, after, changes }, current, children }: RepeatedChangeProps) {
  const t = useText()
  const [first] = changes
  const isInView = changes.some(({ number }) => number === current)
  return (
    <details className="change-repeated" open={isInView || undefined}>
      <summary>
        <MarkedWords
          parts={[
            { is: 'gone', text: before },
            { is: 'new', text: after },
          ]}
        />{' '}
        <span className="change-places">{t('comparison.places', { count: changes.length })}</span>
        {first && (
          <ChangeFacts change={{ ...first.change, block: 'paragraph', part: undefined, older: undefined, newer: undefined }} />
        )}
      </summary>
      {children}
    </details>
  )
}
