import MenuFoldOutlined from '@ant-design/icons-svg/es/asn/MenuFoldOutlined'
import MenuUnfoldOutlined from '@ant-design/icons-svg/es/asn/MenuUnfoldOutlined'
import { useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MenuContent } from './menu-content.tsx'

const STORAGE_KEY = 'lectern-rail'

function isSavedNarrow(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'narrow'
  } catch {
    return false
  }
}

/** Menu beside the page; folded, it shows icons only. Where there is little room it is folded until somebody unfolds it. */
export function Rail() {
  const t = useText()
  const { direction } = useLocale()
  const roomy = useMedia('(min-width: 1200px)')
  const [saved, setSaved] = useState(isSavedNarrow)
  const [unfolded, setUnfolded] = useState(false)
  const narrow = roomy ? saved : !unfolded
  const toggle = () => {
    if (!roomy) return setUnfolded(narrow)
    setSaved(!narrow)
    localStorage.setItem(STORAGE_KEY, narrow ? 'wide' : 'narrow')
  }
  const foldsLeft = narrow === (direction === 'rtl')
  return (
    <nav className="rail" data-narrow={narrow || undefined} aria-label={t('shell.mainMenu')}>
      <MenuContent />
      <Button
        type="text"
        className="rail-toggle"
        icon={foldsLeft ? <Icon shape={MenuFoldOutlined} /> : <Icon shape={MenuUnfoldOutlined} />}
        aria-expanded={!narrow}
        aria-label={t(narrow ? 'shell.expandMenu' : 'shell.collapseMenu')}
        onClick={toggle}
      />
    </nav>
  )
}
