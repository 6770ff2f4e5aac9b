import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { escapeHtml } from '#text/escape-html.ts'
import { sendPage } from '../pages/html-page.ts'
import { isFormOf, readRequestBody } from '../pages/read-body.ts'
import { languageOf, signInTexts } from '../pages/sign-in-texts.ts'
import type { DemoOrganization, Employee } from './demo-organization.ts'

interface EmployeePage {
  readonly organization: DemoOrganization
  readonly origin: string
  /** origins to which a sign-in returns */
  readonly returns: readonly string[]
  readonly provider: Provider
}

const employeeButton = ({ subject, firstName, lastName, email }: Employee) =>
  `<li><button name="employee" value="${escapeHtml(subject)}"><strong><bdi>${escapeHtml(`${firstName} ${lastName}`.trim() || email)}</bdi></strong>
<span><bdi>${escapeHtml(email)}</bdi></span></button></li>`

/** Shows the sign-in page of an organization, and handles the choice of one of its people. */
export async function handleEmployee(
  { organization, origin, returns, provider }: EmployeePage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response).catch(() => undefined)
  const asked = details?.params.ui_locales
  const language = languageOf(typeof asked === 'string' ? asked : undefined, request.headers['accept-language'])
  const { organization: texts } = signInTexts[language]
  const { name, accent, people } = organization
  const page = { brand: { name, ...accent }, language }
  if (request.method === 'POST' && details && isFormOf(request, origin)) {
    const subject = new URLSearchParams(await readRequestBody(request)).get('employee')
    const employee = people.find((one) => one.subject === subject)
    if (employee) {
      const login = { accountId: employee.subject }
      return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
    }
  }
  if (request.method === 'POST' || !details) {
    const body = `<h1>${signInTexts[language].expiredHeading}</h1><p>${texts.expired}</p>`
    return sendPage(response, 400, { ...page, title: signInTexts[language].expiredHeading, body })
  }
  const body = `<h1>${texts.heading}</h1><p>${texts.intro}</p>
<form method="post"><ul>${people.map(employeeButton).join('\n')}</ul></form>`
  sendPage(response, 200, { ...page, title: texts.heading, body, returns })
}
