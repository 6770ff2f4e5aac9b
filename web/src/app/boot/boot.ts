import { login } from '#contract/login.ts'
import { type Language, type TenantConfig, tenant as tenantApi } from '#contract/tenant.ts'
import { type Call, createCall } from '#web/lib/calls/call.ts'
import { browserLanguage } from '#web/lib/i18n/browser-language.ts'
import { readLocaleCookie } from '#web/lib/i18n/locale-cookie.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'
import { openLibrarySession } from '../session/library-session.ts'
import { loadSignIn, openSession } from '../session/session.ts'
import type { SessionParts, SignInFacts } from '../session/session-context.tsx'
import { isTabNew } from '../session/stored-user.ts'
import { readTenant } from './kept-tenant.ts'
import { loadMessages } from './load-messages.ts'

export interface Booted extends SessionParts {
  readonly tenant: TenantConfig
  readonly language: Language
  readonly messages: Messages
  readonly call: Call
}

const anonymousCall = createCall({ fetch: (...request) => fetch(...request), origin: '', token: () => undefined })
const fetchAuthentication = () => anonymousCall(login.authenticationData, {})

/** Returns the language that the person chose, else that of their browser, if the tenant offers it; else the tenant's default. */
function languageFor({ languages, defaultLanguage }: TenantConfig, chosen: Language | undefined): Language {
  if (chosen && languages.includes(chosen)) return chosen
  return browserLanguage(navigator.languages, languages) ?? defaultLanguage
}

/**
 * Loads what every page needs: configuration, texts, session and calls. `onEnded` is called when a session cannot be renewed, or
 * is renewed and refused; it resolves when there is a new one.
 */
export async function boot(onEnded: (isRefused: boolean) => Promise<boolean>): Promise<Booted> {
  const chosen = readLocaleCookie(document.cookie)
  const early = chosen && loadMessages(chosen)
  const own = openLibrarySession(anonymousCall)
  if (isTabNew() && !own.authType()) void loadSignIn().catch(() => undefined)
  const asked = fetchAuthentication().catch(() => undefined)
  const tenant = await readTenant(() => anonymousCall(tenantApi.config, {}))
  const language = languageFor(tenant, chosen)
  const spoken = { language }
  const isOffered = async () => {
    const facts = await asked
    return facts?.originatedWhiteListedAccount === true || facts?.sessionOpen === true
  }
  const isProxyUnknown = async () => (await asked)?.proxyUnknown === true
  const session = openSession(tenant, () => spoken.language, { own, isOffered, isProxyUnknown })
  const authentication = Promise.all([asked, session.entered]).then(
    ([facts]) => facts && { ...facts, authType: session.ownWay() ?? facts.authType },
  )
  const messages = await (early && language === chosen ? early : loadMessages(language))
  let known: SignInFacts | undefined
  void authentication.then((data) => {
    known = data
  })
  const call = createCall({
    fetch: (...request) => fetch(...request),
    origin: '',
    token: session.token,
    session: () => known,
    renew: async (isRefused) => (!isRefused && (await session.renew())) || onEnded(isRefused),
  })
  return { tenant, language, messages, session, call, authentication }
}
