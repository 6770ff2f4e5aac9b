import type { Tenant } from '#contract/tenant.ts'
import type { Objects } from '#ports/objects.ts'
import { agreementPdfKey, isLibraryPdf } from '#tenants/agreement-pdf.ts'
import type { PeopleFile } from '../file/people-file.ts'

/** PDF of an agreement that an account of a file names, with the account's place in the file. */
interface NamedPdf {
  readonly at: number
  readonly pdf: string
}

/** Lists PDFs that accounts name and the library does not hold. */
export async function listMissingPdfs(
  objects: Pick<Objects, 'head'>,
  tenant: Tenant,
  { accounts }: Pick<PeopleFile, 'accounts'>,
): Promise<NamedPdf[]> {
  const missing: NamedPdf[] = []
  for (const [at, { agreement }] of accounts.entries()) {
    const pdf = agreement?.pdf
    if (pdf !== undefined && isLibraryPdf(pdf) && !(await objects.head(agreementPdfKey(tenant, pdf)))) missing.push({ at, pdf })
  }
  return missing
}
