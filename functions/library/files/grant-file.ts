import type { FileLink } from '#contract/documents/documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { mayRead } from '../document/entitlement.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import type { DocumentLookup } from '../reading/find-document.ts'
import type { Asset } from './asset-id.ts'
import { presignFirstPage } from './first-page.ts'
import { openFile } from './open-file.ts'
import { passcodeOf } from './passcode.ts'
import { presignFile } from './presign-file.ts'

interface FileRequest extends Omit<DocumentLookup, 'fail'> {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'objects'>
  readonly fail: (code: 'not-entitled' | 'no-file', about?: string) => never
}

/** Checks that somebody may read a document and presigns its file, with the picture of its first page. Somebody who may not does not learn whether the file exists. */
export async function grantFile(
  kind: 'pdf' | 'html',
  document: JoinedDocument,
  asset: Asset | undefined,
  { actor, tenant, ports, fail }: FileRequest,
): Promise<FileLink> {
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  if (!asset) return fail('no-file', 'contentCode')
  const passcode = kind === 'pdf' && document.record.drm ? await passcodeOf(ports.table, tenant) : undefined
  const [link, firstPage] = await Promise.all([
    presignFile(ports.objects, { kind, ...openFile(actor, document, asset.file), title: document.record.designation, passcode }),
    presignFirstPage(ports, asset.file),
  ])
  return { ...link, ...(firstPage && { firstPage }) }
}
