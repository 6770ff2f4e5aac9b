import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { brandOf, renderPage } from './pages/html-page.ts'
import { languageOf, signInTexts } from './pages/sign-in-texts.ts'

const languageIn = ({ oidc, req }: KoaContextWithOIDC) => {
  const asked = oidc.params?.ui_locales
  return languageOf(typeof asked === 'string' ? asked : undefined, req.headers['accept-language'])
}

/** Page that confirms signing out, unless the request proves that it comes from the person's own page. */
export const showSignOut = (tenant: Tenant) => (context: KoaContextWithOIDC, form: string) => {
  const language = languageIn(context)
  const texts = signInTexts[language]
  const asked = context.oidc.entities.IdTokenHint !== undefined
  const body = `<h1>${texts.signOutHeading}</h1>${form}
<ul><li><button type="submit" form="op.logoutForm" name="logout" value="yes" id="sign-out"><strong>${texts.signOut}</strong></button></li>
<li><button type="submit" form="op.logoutForm"><strong>${texts.stay}</strong></button></li></ul>`
  const { signedOutUrl } = tenants[tenant].shown
  const returns = signedOutUrl === undefined ? [] : [new URL(signedOutUrl).origin]
  const script = asked ? "document.getElementById('sign-out').click()" : undefined
  context.body = renderPage(context.res, { brand: brandOf(tenant), language, title: texts.signOutHeading, body, script, returns })
}

export const showError = (tenant: Tenant) => (context: KoaContextWithOIDC, out: ErrorOut) => {
  const language = languageIn(context)
  const texts = signInTexts[language]
  const body = `<h1>${texts.failedHeading}</h1><p>${texts.failed}</p>
<p><code dir="ltr">${escapeHtml(out.error)}</code></p><p><a href="/">${texts.startAgain}</a></p>`
  context.body = renderPage(context.res, { brand: brandOf(tenant), language, title: texts.failedHeading, body })
}
