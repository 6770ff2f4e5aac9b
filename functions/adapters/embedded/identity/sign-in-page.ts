import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { PARTNER_PATH } from './local-partner.ts'
import { type PageLanguage, signInTexts } from './pages/sign-in-texts.ts'
import type { LocalPerson } from './state/local-person.ts'

interface SignInContent {
  readonly tenant: Tenant
  readonly language: PageLanguage
  readonly people: readonly LocalPerson[]
  readonly organization?: { readonly name: string; readonly address: string } | undefined
  readonly hasPartner: boolean
  readonly failure?: { readonly text: string; readonly address?: string } | undefined
}

function personButton(person: LocalPerson, language: PageLanguage): string {
  const text = signInTexts[language].people[person.subject]
  const name = `${person.firstName} ${person.lastName}`
  return `<li><button name="person" value="${escapeHtml(person.subject)}"><strong>${escapeHtml(text?.role ?? person.subject)}</strong>
<span><bdi>${escapeHtml(name)}</bdi></span><span>${escapeHtml(text?.shows ?? '')}</span></button></li>`
}

function organizationLink({ language, organization }: SignInContent): string {
  if (!organization) return ''
  const { link, shows } = signInTexts[language].organization
  return `<p><a class="choice" href="${escapeHtml(organization.address)}"><strong>${escapeHtml(link)}</strong>
<span>${escapeHtml(shows(organization.name))}</span></a></p>`
}

function passwordForm({ language, failure }: SignInContent): string {
  const { heading, address, password, submit } = signInTexts[language].password
  const isWrong = failure?.address !== undefined
  const wrong = isWrong ? ' aria-invalid="true" aria-describedby="failure"' : ''
  return `<section aria-labelledby="by-password"><h2 id="by-password">${heading}</h2>
<form method="post" class="fields">
${isWrong ? `<p class="failure" id="failure" role="alert">${escapeHtml(failure.text)}</p>` : ''}
<label>${address}<input name="address" type="email" dir="ltr" autocomplete="username" required maxlength="254" value="${escapeHtml(failure?.address ?? '')}"${wrong}></label>
<label>${password}<input name="password" type="password" dir="ltr" autocomplete="current-password" required maxlength="200"${wrong}${isWrong ? ' autofocus' : ''}></label>
<button class="submit">${submit}</button></form></section>`
}

/** Renders the ways to sign in: an organization's provider, a click, a password, a partner's site. */
export function renderSignIn(content: SignInContent): string {
  const { tenant, language, people, hasPartner, failure } = content
  const texts = signInTexts[language]
  const other: PageLanguage = language === 'en' ? 'ar' : 'en'
  const intro = tenants[tenant].shown.federatedOnly ? texts.federated : texts.intro
  const buttons = people.filter(({ organization }) => organization === undefined).map((one) => personButton(one, language))
  return `<h1>${texts.heading}</h1><p>${intro}</p>
${failure && failure.address === undefined ? `<p class="failure" role="alert">${escapeHtml(failure.text)}</p>` : ''}
${organizationLink(content)}
<form method="post"><ul>${buttons.join('\n')}</ul></form>
${passwordForm(content)}
${hasPartner ? `<p><a href="${PARTNER_PATH}?lang=${language}">${texts.partner.link}</a></p>` : ''}
<a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>`
}
