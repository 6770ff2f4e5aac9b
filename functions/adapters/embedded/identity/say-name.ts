import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Adapter, Provider } from 'oidc-provider'
import type { Tenant } from '#contract/tenant.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { pathOn } from './login-redirect.ts'
import { brandOf, sendPage } from './pages/html-page.ts'
import { isFormOf, readRequestBody } from './pages/read-body.ts'
import { languageOf, signInTexts } from './pages/sign-in-texts.ts'
import { findLocalPerson, type LocalPeople } from './state/local-person.ts'

/** Page of the local issuer on which people say who they are whom their organization does not name. */
export const SAY_NAME_PATH = '/oidc/say-name'

/** Names that people said, for as long as they may be signed in. */
const LIFETIME_S = 86_400
const MAX_LENGTH = 100
const FIELDS = ['firstName', 'lastName'] as const

type Names = Readonly<Record<(typeof FIELDS)[number], string>>

interface SayName {
  readonly tenant: Tenant
  readonly origin: string
  readonly provider: Provider
  readonly people: LocalPeople
  readonly said: Pick<Adapter, 'upsert'>
}

const isName = (text: string) => text !== '' && text.length <= MAX_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(text)

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end()
}

function renderForm(names: Names, texts: (typeof signInTexts)['en']['names'], isWrong: boolean): string {
  const fields = FIELDS.map(
    (
      field,
    ) => `<label>${texts[field]}<input name="${field}" dir="auto" required maxlength="${MAX_LENGTH}" value="${escapeHtml(names[field])}"
autocomplete="${field === 'firstName' ? 'given-name' : 'family-name'}"${isWrong && !isName(names[field]) ? ' aria-invalid="true"' : ''}></label>`,
  )
  return `<h1>${texts.heading}</h1><p>${texts.intro}</p>
<form method="post" class="fields">${isWrong ? `<p class="failure" role="alert">${texts.wrong}</p>` : ''}
${fields.join('\n')}
<button class="submit">${texts.submit}</button></form>`
}

/** Asks whoever is signed in at the issuer for their names, keeps them, and leads back to where they were. */
export async function handleSayName(
  { tenant, origin, provider, people, said }: SayName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', origin)
  const back = pathOn(origin, searchParams.get('redirectUrl')) ?? '/'
  const { accountId } = await provider.Session.get(provider.createContext(request, response))
  const person = accountId === undefined ? undefined : await findLocalPerson(people, tenant, accountId)
  if (!person) return redirect(response, back)
  const isSent = request.method === 'POST' && isFormOf(request, origin)
  const form = new URLSearchParams(isSent ? await readRequestBody(request) : '')
  const nameOf = (field: (typeof FIELDS)[number]) => (isSent ? (form.get(field) ?? '').trim() : person[field])
  const names = { firstName: nameOf('firstName'), lastName: nameOf('lastName') }
  if (isSent && FIELDS.every((field) => isName(names[field]))) {
    await said.upsert(person.subject, names, LIFETIME_S)
    return redirect(response, back)
  }
  const language = languageOf(searchParams.get('ui_locales'), request.headers['accept-language'])
  const { names: texts } = signInTexts[language]
  const body = renderForm(names, texts, isSent)
  sendPage(response, isSent ? 400 : 200, { brand: brandOf(tenant), language, title: texts.heading, body })
}
