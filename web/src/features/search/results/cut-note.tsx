import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { countEntries } from '../query/long-text.ts'

/** Tells how much of a long text was searched. */
export function CutNote({ text }: { text: string }) {
  const t = useText()
  const entries = countEntries(text)
  return (
    <p className="corrected" role="status">
      {entries > 1 ? t('search.cutList', { count: entries }) : t('search.cut', { count: SEARCH_TEXT_LIMIT })}
    </p>
  )
}
