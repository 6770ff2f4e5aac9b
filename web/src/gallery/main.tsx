import { createRoot } from 'react-dom/client'
import { tenant as tenantApi } from '#contract/tenant.ts'
import { Notices } from '#web/app/notices/notices.tsx'
import { Accent } from '#web/app/shell/accent.tsx'
import { TenantProvider } from '#web/lib/account/use-tenant.tsx'
import { createCall } from '#web/lib/calls/call.ts'
import { SpeechProvider } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { readLocaleCookie } from '#web/lib/i18n/locale-cookie.ts'
import { Router } from '#web/lib/router/router.tsx'
import { AppearanceProvider } from '#web/lib/use-appearance.tsx'
import { Gallery } from './gallery.tsx'
import './gallery.css'

// Only in the page as `npm run dev` builds it. Needs nobody signed in.

const call = createCall({ fetch: (...request) => fetch(...request), origin: '', token: () => undefined })
const language = readLocaleCookie(document.cookie) ?? 'en'
const { tag, direction } = languages[language]
document.documentElement.lang = tag
document.documentElement.dir = direction

const [tenant, messages] = await Promise.all([
  call(tenantApi.config, {}),
  fetch(`/i18n/${language}.json`).then((response) => response.json()),
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <AppearanceProvider>
    <TenantProvider value={tenant}>
      <SpeechProvider language={language} messages={messages}>
        <Accent />
        <Router>
          <Gallery />
        </Router>
        <Notices />
      </SpeechProvider>
    </TenantProvider>
  </AppearanceProvider>,
)
