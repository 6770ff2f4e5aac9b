import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { sendPage } from './html-page.ts'
import { PARTNER_PATH } from './local-partner.ts'
import type { LocalPerson } from './local-person.ts'
import { readRequestBody } from './read-body.ts'
import { languageOf, type PageLanguage, signInTexts } from './sign-in-texts.ts'

export interface SignIn {
  readonly tenant: Tenant
  readonly origin: string
  readonly people: readonly LocalPerson[]
  readonly provider: Provider
  /** a partner has its site here */
  readonly hasPartner: boolean
}

function personButton(person: LocalPerson, language: PageLanguage): string {
  const text = signInTexts[language].people[person.subject]
  const name = `${person.firstName} ${person.lastName}`
  return `<li><button name="person" value="${escapeHtml(person.subject)}"><strong>${escapeHtml(text?.role ?? person.subject)}</strong>
<span><bdi>${escapeHtml(name)}</bdi></span><span>${escapeHtml(text?.shows ?? '')}</span></button></li>`
}

function showPeople(response: ServerResponse, { tenant, people, hasPartner }: SignIn, language: PageLanguage): void {
  const texts = signInTexts[language]
  const other: PageLanguage = language === 'en' ? 'ar' : 'en'
  const intro = tenants[tenant].shown.federatedOnly ? texts.federated : texts.intro
  const body = `<h1>${texts.heading}</h1><p>${intro}</p>
<form method="post"><ul>${people.map((person) => personButton(person, language)).join('\n')}</ul></form>
${hasPartner ? `<p><a href="${PARTNER_PATH}?lang=${language}">${texts.partner.link}</a></p>` : ''}
<a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>`
  sendPage(response, 200, { tenant, language, title: texts.heading, body })
}

function showExpired(response: ServerResponse, tenant: Tenant, language: PageLanguage): void {
  const texts = signInTexts[language]
  const body = `<h1>${texts.expiredHeading}</h1><p>${texts.expired}</p><p><a href="/">${texts.startAgain}</a></p>`
  sendPage(response, 400, { tenant, language, title: texts.expiredHeading, body })
}

/** Tells whether a form comes from this site. A foreign form could sign a person in as somebody else. */
const isOurForm = (request: IncomingMessage, origin: string): boolean => request.headers.origin === origin

async function chosenPerson(request: IncomingMessage, people: readonly LocalPerson[]): Promise<LocalPerson | undefined> {
  const subject = new URLSearchParams(await readRequestBody(request)).get('person')
  return people.find((person) => person.subject === subject)
}

/** Shows the page on which the person of a sign-in is chosen, and handles the choice. */
export async function handleSignIn(signIn: SignIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { tenant, origin, people, provider } = signIn
  const asked = new URL(request.url ?? '/', origin).searchParams.get('lang')
  const accepted = request.headers['accept-language']
  const details = await provider.interactionDetails(request, response).catch(() => undefined)
  if (details === undefined) return showExpired(response, tenant, languageOf(asked, accepted))

  const { ui_locales, login_hint } = details.params
  const language = languageOf(asked ?? (ui_locales as string | undefined), accepted)
  const finish = (person: LocalPerson) =>
    provider.interactionFinished(request, response, { login: { accountId: person.subject } }, { mergeWithLastSubmission: false })

  if (request.method === 'POST') {
    const person = isOurForm(request, origin) ? await chosenPerson(request, people) : undefined
    return person ? finish(person) : showExpired(response, tenant, language)
  }
  const guest = people.find((person) => person.guest && person.subject === login_hint)
  return guest ? finish(guest) : showPeople(response, signIn, language)
}
