import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { CompareHtmls } from './compare-htmls.tsx'
import { ComparePdfs } from './compare-pdfs.tsx'
import type { ComparedPair } from './frame/api.ts'
import { useName } from './frame/comparison-failure.tsx'
import { NoPair } from './frame/no-pair.tsx'
import './compare.css'

/** Comparison that an address names: two documents, and whether they are compared in their own forms or as text. */
export function CompareScreen({ search }: { search: string }) {
  const query = new URLSearchParams(search)
  const [older, newer] = [query.get('older'), query.get('newer')]
  if (!older || !newer) return <NoPair />
  const isHtml = query.get('format') === 'HTML' || [older, newer].every((id) => id.endsWith(';html'))
  return <NamedComparison key={`${older} ${newer}`} pair={{ older, newer }} isHtml={isHtml} />
}

function NamedComparison({ pair, isHtml }: { pair: ComparedPair; isHtml: boolean }) {
  const t = useText()
  const [older, newer] = [useName(pair.older), useName(pair.newer)]
  useTitle(t('comparison.title', { older, newer }))
  return isHtml ? <CompareHtmls pair={pair} /> : <ComparePdfs pair={pair} />
}
