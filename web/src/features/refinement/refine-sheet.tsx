import { type ReactNode, useId } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { RefinementPanel, type RefinementPanelProps } from './panel/refinement-panel.tsx'
import './refine-sheet.css'

interface RefineSheetProps extends RefinementPanelProps {
  /** number of results behind it; undefined while loading */
  count: number | undefined
  /** further choices, above the categories */
  above?: ReactNode
  onClose: () => void
}

/** Refinement panel over the results, full screen on a phone. A selection applies at once. */
export function RefineSheet({ count, above, onClose, ...panel }: RefineSheetProps) {
  const t = useText()
  const id = useId()
  const sheet = useModal()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; the click is on the ground beside it
    <dialog
      ref={sheet}
      className="sheet refine-sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div className="refine-sheet-content">
        <div className="refine-head">
          <h2 id={id}>{t('refinement.title')}</h2>
          <button type="button" className="icon-button" aria-label={t('refinement.close')} onClick={onClose}>
            <Icon shape="CloseOutlined" aria-hidden="true" />
          </button>
        </div>
        <div className="refine-sheet-panel">
          {above}
          <RefinementPanel {...panel} />
        </div>
        <div className="refine-sheet-foot">
          <Button type="primary" onClick={onClose}>
            {count === undefined ? t('refinement.showAll') : t('refinement.showResults', { count })}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
