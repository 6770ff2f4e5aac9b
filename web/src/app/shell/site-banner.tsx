import { useState } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isBannerDue } from './is-banner-due.ts'

const STORAGE_KEY = 'lectern-banner-closed'

/** The tenant's banner; once closed, it stays closed for the session of the browser. */
export function SiteBanner() {
  const t = useText()
  const { banner } = useTenant()
  const [closed, setClosed] = useState(() => sessionStorage.getItem(STORAGE_KEY))
  if (!banner || closed === banner.text || !isBannerDue(banner, new Date())) return null
  const close = () => {
    sessionStorage.setItem(STORAGE_KEY, banner.text)
    setClosed(banner.text)
  }
  return (
    <aside className="banner">
      <p>{t(banner.text)}</p>
      <button type="button" className="icon-button" aria-label={t('shell.closeBanner')} onClick={close}>
        <Icon shape="CloseOutlined" aria-hidden="true" />
      </button>
    </aside>
  )
}
