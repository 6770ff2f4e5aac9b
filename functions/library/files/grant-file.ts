import type { FileLink } from '#contract/documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { mayRead } from '../document/entitlement.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import type { Asking } from '../find-document.ts'
import type { Asset } from './asset-id.ts'
import { linkFile } from './link-file.ts'
import { passcodeOf } from './passcode.ts'

interface Reading extends Omit<Asking, 'fail'> {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'objects'>
  readonly fail: (code: 'not-entitled' | 'no-file', about?: string) => never
}

/** Gives somebody a file of a document. Who may not read it does not learn whether it is there. */
export async function readFile(
  kind: 'pdf' | 'html',
  document: LibraryDocument,
  asset: Asset | undefined,
  { actor, tenant, ports, fail }: Reading,
): Promise<FileLink> {
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  if (!asset) return fail('no-file', 'contentCode')
  const passcode = kind === 'pdf' && document.record.drm ? await passcodeOf(ports.table, tenant) : undefined
  return linkFile(ports.objects, { kind, ...asset.file, title: document.record.designation, passcode })
}
