import type { AgreementState } from '#contract/agreement.ts'
import type { Language } from '#contract/tenant.ts'
import type { Agreement } from '#people/agreements.ts'

/** Presents an agreement in a language, else in English. */
export function presentAgreement(
  agreement: Agreement | undefined,
  accepted: boolean,
  asked: Language = 'en',
): { responseData: { value: AgreementState } } {
  if (!agreement) return { responseData: { value: { accepted, licenseContent: '' } } }
  const { version, text, pdf } = agreement
  const language = text[asked] === undefined ? 'en' : asked
  const licenseContent = text[language] as string
  return { responseData: { value: { accepted, licenseContent, language, version, ...(pdf !== undefined && { pdf }) } } }
}
