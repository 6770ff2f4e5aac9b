import { useEffect, useId, useState } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'

interface PointedFilterProps {
  chosen: boolean
  /** documents that are left when it is chosen; undefined while unknown */
  count: number | undefined
  /** the number is not that of the results */
  uncounted: boolean
  onChoose: (isChosen: boolean) => void
}

/** Filter of documents with compass points, for those who may have some and where there are any. */
export function PointedFilter({ chosen, count, uncounted, onChoose }: PointedFilterProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { compassPointFlag } = useAccount()
  const id = useId()
  // A tick shows at once, while the address follows.
  const [ticked, setTicked] = useState(chosen)
  useEffect(() => setTicked(chosen), [chosen])
  const choose = () => {
    setTicked(!ticked)
    onChoose(!ticked)
  }
  const isOffered = compassPointFlag && (uncounted || (count ?? 0) > 0)
  if (!isOffered && !ticked) return null
  return (
    <div className="facet facet-points">
      <label className="facet-box" htmlFor={id}>
        <input id={id} type="checkbox" checked={ticked} onChange={choose} />
        <span className="facet-name">{t('refinement.withPoints')}</span>
        {!uncounted && count !== undefined && <span className="facet-count">{formatNumber(count)}</span>}
      </label>
    </div>
  )
}
