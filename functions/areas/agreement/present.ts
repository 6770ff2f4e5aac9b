import type { Acceptance, AgreementState, ListedAgreement } from '#contract/agreement.ts'
import type { FileLink } from '#contract/documents/documents.ts'
import type { Language } from '#contract/tenant.ts'
import type { Audit } from '#functions/audits/audit.ts'
import type { Agreement } from '#people/agreements.ts'
import { isLibraryPdf } from '#tenants/agreement-pdf.ts'

/** The PDF of an agreement: an address outside of the library, or a file of its own. */
const pdfOf = (pdf: string | undefined, file: FileLink | undefined) => ({
  ...(pdf !== undefined && !isLibraryPdf(pdf) && { pdf }),
  ...(file && { file }),
})

type ListedAs = Pick<ListedAgreement, 'accountId' | 'accountName' | 'inForce'> & { readonly file: FileLink | undefined }

export const presentListedAgreement = (
  { version, text, pdf }: Agreement,
  { accountId, accountName, inForce, file }: ListedAs,
): ListedAgreement => ({
  accountId,
  accountName,
  version,
  inForce,
  texts: (Object.keys(text) as Language[]).map((language) => ({ language, text: text[language] as string })),
  ...pdfOf(pdf, file),
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

interface PresentedAs {
  readonly accepted: boolean
  readonly language?: Language | undefined
  readonly file?: FileLink | undefined
}

/** Presents an agreement in a language, else in English. */
export function presentAgreement(
  agreement: Agreement | undefined,
  { accepted, language: asked = 'en', file }: PresentedAs,
): { responseData: { value: AgreementState } } {
  if (!agreement) return { responseData: { value: { accepted, licenseContent: '' } } }
  const { version, text, pdf } = agreement
  const language = text[asked] === undefined ? 'en' : asked
  const licenseContent = text[language] as string
  return { responseData: { value: { accepted, licenseContent, language, version, ...pdfOf(pdf, file) } } }
}
