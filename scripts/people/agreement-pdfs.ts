import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import type { PeopleFile } from '#people/file/people-file.ts'
import { PeopleRefused } from '#people/file/people-refused.ts'
import { listMissingPdfs } from '#people/managing/missing-pdfs.ts'
import type { Objects } from '#ports/objects.ts'
import { agreementPdfKey, isLibraryPdf } from '#tenants/agreement-pdf.ts'

const MAX_BYTES = 20_000_000

/** PDFs of agreements by the names under which a library holds them. */
export type AgreementPdfs = ReadonlyMap<string, Uint8Array>

interface PlannedFile {
  readonly file: PeopleFile
  readonly pdfs: AgreementPdfs
}

/**
 * Reads the PDFs that a people file names beside itself. The file then names them by their bytes, so that an agreement which people
 * accepted stays what they read. A name without a file is that of one which the library has.
 */
export async function readAgreementPdfs(given: PeopleFile, folder: string): Promise<PlannedFile> {
  const pdfs = new Map<string, Uint8Array>()
  const accounts: PeopleFile['accounts'] = []
  for (const [at, account] of given.accounts.entries()) {
    const pdf = account.agreement?.pdf
    const bytes =
      pdf !== undefined && isLibraryPdf(pdf) ? await readFile(path.join(folder, pdf)).catch(() => undefined) : undefined
    if (!account.agreement || !bytes) {
      accounts.push(account)
      continue
    }
    if (bytes.length > MAX_BYTES || bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw new PeopleRefused([`accounts[${at}].agreement.pdf: ${pdf} is not a PDF of up to ${MAX_BYTES / 1_000_000} MB.`])
    const name = `${createHash('sha256').update(bytes).digest('hex')}.pdf`
    pdfs.set(name, bytes)
    accounts.push({ ...account, agreement: { ...account.agreement, pdf: name } })
  }
  return { file: { ...given, accounts }, pdfs }
}

/** Checks that a library has the PDFs which a file names, or gets them with it; throws PeopleRefused. */
export async function checkAgreementPdfs(
  objects: Pick<Objects, 'head'>,
  tenant: Tenant,
  { file, pdfs }: PlannedFile,
): Promise<void> {
  const missing = (await listMissingPdfs(objects, tenant, file)).filter(({ pdf }) => !pdfs.has(pdf))
  if (missing.length === 0) return
  throw new PeopleRefused(
    missing.map(({ at, pdf }) => `accounts[${at}].agreement.pdf: ${pdf} is neither beside the file nor in ${tenant}.`),
  )
}

export async function putAgreementPdfs(objects: Pick<Objects, 'put'>, tenant: Tenant, pdfs: AgreementPdfs): Promise<void> {
  for (const [name, bytes] of pdfs) await objects.put(agreementPdfKey(tenant, name), bytes, { contentType: 'application/pdf' })
}
