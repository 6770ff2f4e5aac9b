import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AppearanceChoice } from './appearance-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { MenuContent } from './menu-content.tsx'

/** Menu on small screens. The browser's dialog closes it on Escape, makes the page behind inert and returns the focus. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const sheet = useRef<HTMLDialogElement>(null)
  const location = useLocation()
  const opened = useRef(location.key)
  // Closed while it is still there, or the focus would not go back to what opened it.
  useLayoutEffect(() => {
    const element = sheet.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (location.key !== opened.current) onClose()
  }, [location.key, onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; the click is on the ground beside it
    <dialog
      ref={sheet}
      className="sheet"
      aria-label={t('shell.mainMenu')}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div className="sheet-content">
        <Button
          type="text"
          icon={<Icon shape="CloseOutlined" />}
          aria-label={t('shell.closeMenu')}
          onClick={onClose}
          className="sheet-close"
        />
        <nav aria-label={t('shell.mainMenu')}>
          <MenuContent />
        </nav>
        <LanguageChoice />
        <AppearanceChoice />
      </div>
    </dialog>
  )
}
