import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'

interface SeeMoreProps {
  /** number of hidden values */
  left: number
  more: () => void
  /** absent if the list is at its shortest */
  less: (() => void) | undefined
}

export function SeeMore({ left, more, less }: SeeMoreProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (left <= 0 && !less) return null
  return (
    <div className="facet-more">
      {left > 0 && (
        <button type="button" className="toggle" onClick={more}>
          {t('refinement.seeMore', { count: formatNumber(left) })}
        </button>
      )}
      {less && (
        <button type="button" className="toggle" onClick={less}>
          {t('refinement.seeLess')}
        </button>
      )}
    </div>
  )
}
