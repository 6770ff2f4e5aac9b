import { useState } from 'react'
import type { TenantConfig } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { isBannerDue } from './is-banner-due.ts'

type Announced = NonNullable<TenantConfig['transfer-banner']>

/** The tenant's banners; each is closed by itself, and stays closed for the session of the browser. */
export function SiteBanner() {
  const { banner, 'transfer-banner': transfer } = useTenant()
  return (
    <>
      {transfer && <Announcement banner={transfer} name="lectern-transfer-banner-closed" />}
      {banner && <Announcement banner={banner} name="lectern-banner-closed" />}
    </>
  )
}

function Announcement({ banner, name }: { banner: Announced; name: string }) {
  const t = useText()
  const { texts } = useTenant()
  // A banner with another text or other days is another one.
  const id = JSON.stringify([banner, texts?.[banner.text]])
  const [closed, setClosed] = useState(() => sessionStorage.getItem(name))
  if (closed === id || !isBannerDue(banner, new Date())) return null
  const close = () => {
    sessionStorage.setItem(name, id)
    setClosed(id)
  }
  return <Banner text={t(banner.text)} link={banner.link} onClose={close} />
}
