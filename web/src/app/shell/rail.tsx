import { useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { isReading } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { isSavedNarrow, saveNarrow } from '#web/lib/saved-rail.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MenuContent } from './menus/menu-content.tsx'

/** Menu beside the page; folded, it shows icons only. Where there is little room it is folded until somebody unfolds it. */
export function Rail() {
  const t = useText()
  const { direction } = useLocale()
  const reading = isReading(useLocation().pathname)
  const roomy = useMedia('(min-width: 1200px)')
  const [saved, setSaved] = useState(isSavedNarrow)
  // Beside a text, and where there is little room, it is folded until somebody unfolds it; beside a text that holds for it alone.
  const [unfolded, setUnfolded] = useState(false)
  if (unfolded && roomy && !reading) setUnfolded(false)
  const folds = reading || !roomy
  const narrow = folds ? !unfolded : saved
  const toggle = () => {
    if (folds) return setUnfolded(narrow)
    setSaved(!narrow)
    saveNarrow(!narrow)
  }
  const foldsLeft = narrow === (direction === 'rtl')
  return (
    <nav className="rail" data-narrow={narrow || undefined} aria-label={t('shell.mainMenu')}>
      <MenuContent />
      <Button
        type="text"
        className="rail-toggle"
        icon={foldsLeft ? <Icon shape="MenuFoldOutlined" /> : <Icon shape="MenuUnfoldOutlined" />}
        aria-expanded={!narrow}
        aria-label={t(narrow ? 'shell.expandMenu' : 'shell.collapseMenu')}
        onClick={toggle}
      />
    </nav>
  )
}
