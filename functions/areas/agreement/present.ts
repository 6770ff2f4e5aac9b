import type { Acceptance, AgreementState, ListedAgreement } from '#contract/agreement.ts'
import type { Language } from '#contract/tenant.ts'
import type { Audit } from '#functions/audits/audit.ts'
import type { Agreement } from '#people/agreements.ts'

export const presentListedAgreement = (
  { version, text, pdf }: Agreement,
  { accountId, accountName, inForce }: Pick<ListedAgreement, 'accountId' | 'accountName' | 'inForce'>,
): ListedAgreement => ({
  accountId,
  accountName,
  version,
  inForce,
  texts: (Object.keys(text) as Language[]).map((language) => ({ language, text: text[language] as string })),
  ...(pdf !== undefined && { pdf }),
})

export const presentAcceptance = (
  { principal, timestamp, data }: Pick<Audit, 'principal' | 'timestamp' | 'data'>,
  name: string,
): Acceptance => ({
  userId: principal,
  name,
  at: timestamp,
  version: data.version ?? '',
  language: data.language ?? '',
  accountId: data.account ?? '',
})

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
