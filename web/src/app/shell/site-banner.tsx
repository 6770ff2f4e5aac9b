import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import { useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isBannerDue } from './is-banner-due.ts'

const KEY = 'lectern-banner-closed'

/** The tenant's message of the days; whoever closes it does not see it again while the browser is open. */
export function SiteBanner() {
  const t = useText()
  const { banner } = useTenant()
  const [closed, setClosed] = useState(() => sessionStorage.getItem(KEY))
  if (!banner || closed === banner.text || !isBannerDue(banner, new Date())) return null
  const close = () => {
    sessionStorage.setItem(KEY, banner.text)
    setClosed(banner.text)
  }
  return (
    <aside className="banner">
      <p>{t(banner.text)}</p>
      <button type="button" className="icon-button" aria-label={t('shell.closeBanner')} onClick={close}>
        <Icon shape={CloseOutlined} aria-hidden="true" />
      </button>
    </aside>
  )
}
