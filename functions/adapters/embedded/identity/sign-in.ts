import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Tenant } from '#contract/tenant.ts'
import type { Federation } from './organization/federation.ts'
import { brandOf, sendPage } from './pages/html-page.ts'
import { SIGN_IN_PATH } from './pages/issuer-paths.ts'
import { isFormOf, readRequestBody } from './pages/read-body.ts'
import { languageOf, type PageLanguage, signInTexts } from './pages/sign-in-texts.ts'
import type { CheckPassword } from './passwords/check-password.ts'
import { renderSignIn } from './sign-in-page.ts'
import type { LocalPerson } from './state/local-person.ts'

export interface SignIn {
  readonly tenant: Tenant
  readonly origin: string
  /** the cast */
  readonly people: readonly LocalPerson[]
  readonly provider: Provider
  readonly checkPassword: CheckPassword
  /** an organization whose people sign in at its own provider; absent where the tenant knows none */
  readonly federation?: Federation
  /** a partner has its site here */
  readonly hasPartner: boolean
  readonly onRefused?: (tenant: Tenant, address: string) => void
  readonly onError: (error: Error) => void
}

/** A begun sign-in in a language. */
interface Begun {
  readonly id: string
  readonly language: PageLanguage
  /** somebody is asked who they are even if it is known */
  readonly force: boolean
}

/** Reason for which the page is shown again. */
interface Failure {
  readonly status: number
  readonly text: string
  readonly address?: string
}

function showExpired(response: ServerResponse, tenant: Tenant, language: PageLanguage): void {
  const texts = signInTexts[language]
  const body = `<h1>${texts.expiredHeading}</h1><p>${texts.expired}</p><p><a href="/">${texts.startAgain}</a></p>`
  sendPage(response, 400, { brand: brandOf(tenant), language, title: texts.expiredHeading, body })
}

function showPage(response: ServerResponse, signIn: SignIn, { id, language }: Begun, failure?: Failure): void {
  const { tenant, federation } = signIn
  const organization = federation && { name: federation.organization.name, address: `${SIGN_IN_PATH}/${id}/organization` }
  const body = renderSignIn({ ...signIn, language, organization, failure })
  sendPage(response, failure?.status ?? 200, { brand: brandOf(tenant), language, title: signInTexts[language].heading, body })
}

const formOf = async (request: IncomingMessage) => new URLSearchParams(await readRequestBody(request))

/** Somebody who signs in by themselves: people of an organization prove it there. */
const memberOf = (people: readonly LocalPerson[], subject: string | null): LocalPerson | undefined =>
  people.find((person) => person.subject === subject && person.organization === undefined)

/** Shows the page on which the person of a sign-in says who they are, and handles what they say. */
export async function handleSignIn(signIn: SignIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { tenant, origin, people, provider, checkPassword, federation } = signIn
  const { pathname, searchParams } = new URL(request.url ?? '/', origin)
  const asked = searchParams.get('lang')
  const accepted = request.headers['accept-language']
  const details = await provider.interactionDetails(request, response).catch(() => undefined)
  if (details === undefined) return showExpired(response, tenant, languageOf(asked, accepted))

  const { ui_locales, login_hint, prompt } = details.params
  const language = languageOf(asked ?? (ui_locales as string | undefined), accepted)
  const force = String(prompt ?? '')
    .split(' ')
    .includes('login')
  const begun = { id: details.uid, language, force }
  const finish = ({ subject }: LocalPerson) =>
    provider.interactionFinished(request, response, { login: { accountId: subject } }, { mergeWithLastSubmission: false })

  /** Goes to the organization's provider, and on with whom it names. */
  async function goToOrganization(named: Federation): Promise<void> {
    const code = searchParams.get('code')
    try {
      if (code === null) {
        response.writeHead(303, { Location: await named.addressOf(begun.id, begun), 'Cache-Control': 'no-store' }).end()
        return
      }
      const subject = await named.subjectOf(begun.id, code)
      const employee = people.find((one) => one.subject === subject && one.organization === named.organization.id)
      if (!employee) throw new Error(`the organization names somebody unknown: ${subject}`)
      return await finish(employee)
    } catch (error) {
      signIn.onError(error as Error)
      response.writeHead(303, { Location: `${SIGN_IN_PATH}/${begun.id}?failed=organization`, 'Cache-Control': 'no-store' }).end()
    }
  }

  async function takePassword(form: URLSearchParams): Promise<void> {
    const address = form.get('address') ?? ''
    const checked = await checkPassword(address, form.get('password') ?? '')
    if ('person' in checked) return finish(checked.person)
    signIn.onRefused?.(tenant, request.socket.remoteAddress ?? '')
    const { wrong, waits } = signInTexts[language].password
    if (checked.left === 0) response.setHeader('Retry-After', String(checked.waitSeconds))
    const text = checked.left === 0 ? waits(Math.ceil(checked.waitSeconds / 60)) : wrong(checked.left)
    return showPage(response, signIn, begun, { status: checked.left === 0 ? 429 : 401, text, address })
  }

  if (pathname.endsWith('/organization')) {
    return federation && request.method === 'GET' ? goToOrganization(federation) : showExpired(response, tenant, language)
  }
  if (request.method === 'POST') {
    const form = isFormOf(request, origin) ? await formOf(request) : new URLSearchParams()
    if (form.has('password')) return takePassword(form)
    const person = memberOf(people, form.get('person'))
    return person ? finish(person) : showExpired(response, tenant, language)
  }
  const guest = people.find((person) => person.guest && person.subject === login_hint)
  if (guest) return finish(guest)
  const { failed } = signInTexts[language].organization
  return showPage(response, signIn, begun, searchParams.has('failed') ? { status: 200, text: failed } : undefined)
}
