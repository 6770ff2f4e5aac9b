import { Suspense, useRef } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { RefinementPanelProps } from './panel/refinement-panel.tsx'
import { REFINE_TOGGLE } from './use-refine.ts'

const RefinementPanel = lazyPart(async () => (await import('./panel/refinement-panel.tsx')).RefinementPanel)

interface RefineRailProps extends RefinementPanelProps {
  /** results are loaded: nothing of the panel is fetched before them */
  ready: boolean
  onClose: () => void
}

/** Refinement panel beside the results. */
export function RefineRail({ ready, onClose, ...panel }: RefineRailProps) {
  const t = useText()
  const { direction } = useLocale()
  const began = useRef(false)
  if (ready) began.current = true
  const fold = direction === 'rtl' ? 'MenuUnfoldOutlined' : 'MenuFoldOutlined'
  const coming = <Skeleton lines={[100, 40, 80, 60, 70, 40, 80, 60]} />
  return (
    <aside className="refine-rail" aria-label={t('refinement.title')}>
      <a className="skip" href="#results">
        {t('refinement.skip')}
      </a>
      <div className="refine-head">
        <h2>{t('refinement.title')}</h2>
        <button
          type="button"
          id={REFINE_TOGGLE}
          className="icon-button"
          aria-expanded={true}
          aria-label={t('refinement.fold')}
          onClick={onClose}
        >
          <Icon shape={fold} aria-hidden="true" />
        </button>
      </div>
      {began.current ? (
        <Suspense fallback={coming}>
          <RefinementPanel {...panel} />
        </Suspense>
      ) : (
        coming
      )}
    </aside>
  )
}
