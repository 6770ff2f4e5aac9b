import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'
import { SiteBanner } from './site-banner.tsx'
import { useShellKeys } from './use-shell-keys.ts'

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)
const MenuSheet = lazyPart(async () => (await import('./menus/menu-sheet.tsx')).MenuSheet)

/** Frame of every page but the bare ones: header, rail, page and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  const [sheet, setSheet] = useState(false)
  const [keys, setKeys] = useState(false)
  useShellKeys(() => setKeys(true))
  const atHome = pathname === '/' || pathname.startsWith('/home')
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      <SiteBanner />
      <Header withSearch={!atHome} onMenu={() => setSheet(true)} onKeys={() => setKeys(true)} />
      <div className="shell-body">
        <Rail />
        <div className="shell-page">
          {children}
          <Footer />
        </div>
      </div>
      <Suspense>
        {sheet && <MenuSheet onClose={() => setSheet(false)} />}
        {keys && <KeysDialog onClose={() => setKeys(false)} />}
      </Suspense>
    </div>
  )
}
