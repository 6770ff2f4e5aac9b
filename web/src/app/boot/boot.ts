import { api } from '#contract/index.ts'
import type { Language, TenantConfig } from '#contract/tenant.ts'
import { type Call, createCall } from '#web/lib/call.ts'
import { readLocaleCookie } from '#web/lib/i18n/locale-cookie.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'
import { openSession, type Session } from '../session/session.ts'
import { loadMessages } from './load-messages.ts'

export interface Booted {
  readonly tenant: TenantConfig
  readonly language: Language
  readonly messages: Messages
  readonly session: Session
  readonly call: Call
  /** Who signed in how, from where; asked for beside everything else, for the headers that name it. */
  readonly authentication: Promise<AuthenticationData | undefined>
}

type AuthenticationData = Awaited<ReturnType<typeof askAuthentication>>

const anonymousCall = createCall({ fetch: (...request) => fetch(...request), origin: '', token: () => undefined })
const askAuthentication = () => anonymousCall(api.login.authenticationData, {})

/** The language that somebody chose, as long as the tenant speaks it; else the tenant's own. */
function languageFor({ languages, defaultLanguage }: TenantConfig, chosen: Language | undefined): Language {
  return chosen && languages.includes(chosen) ? chosen : defaultLanguage
}

/** What every page stands on. `onEnded` is asked when a session cannot be renewed; it answers when there is a new one. */
export async function boot(onEnded: () => Promise<boolean>): Promise<Booted> {
  const chosen = readLocaleCookie(document.cookie)
  const early = chosen && loadMessages(chosen)
  const authentication = askAuthentication().catch(() => undefined)
  const tenant = await anonymousCall(api.tenant.config, {})
  const language = languageFor(tenant, chosen)
  const spoken = { language }
  const [messages, session] = await Promise.all([
    early && language === chosen ? early : loadMessages(language),
    openSession(tenant, () => spoken.language),
  ])
  let known: AuthenticationData | undefined
  void authentication.then((data) => {
    known = data
  })
  const call = createCall({
    fetch: (...request) => fetch(...request),
    origin: '',
    token: session.token,
    session: () => known,
    renew: async () => (await session.renew()) || onEnded(),
  })
  return { tenant, language, messages, session, call, authentication }
}
