import { comparison, REDLINE_MAKER_HEADER } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayDownload, mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
import { contentCodeOf } from '#library/files/asset-id.ts'
import { openFile } from '#library/files/open-file.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { findDocument } from '#library/reading/find-document.ts'
import type { Actor } from '#people/actor.ts'
import { findAnswer } from './making/answer-comparison.ts'
import { findRedlineSides, redlineRequest } from './making/redline-sides.ts'

/** The publisher's red-line of a document, where somebody may download it. */
export function publishersRedline(actor: Pick<Actor, 'drmView'>, document: JoinedDocument): PreparedFile | undefined {
  return mayDownload(actor, document) ? document.files.redline : undefined
}

export const downloadRedline = useCase(
  comparison.redline,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ id, older, language }, context) => {
    const { actor, ports, fail } = context
    const document = await findDocument(contentCodeOf(id), context)
    if (!mayRead(actor, document)) return fail('not-entitled', 'id')
    if (!document.files.redline) {
      if (older === undefined) return fail('no-file', 'id')
      const fields = { older: 'older', newer: 'id' }
      const sides = await findRedlineSides({ older, newer: id }, fields, context)
      const answer = await findAnswer(sides, 'redline', redlineRequest(sides, language, fields, context))
      if (!answer.file) return fail('redline-unmade', 'id')
      context.setHeader(REDLINE_MAKER_HEADER, 'library')
      return answer.file
    }
    const redline = publishersRedline(actor, document)
    if (!redline) return fail('not-downloadable', 'id')
    context.setHeader(REDLINE_MAKER_HEADER, 'publisher')
    return presignFile(ports.objects, {
      kind: 'pdf',
      ...openFile(actor, document, redline),
      title: `${document.record.designation} redline`,
      asAttachment: true,
    })
  },
)
