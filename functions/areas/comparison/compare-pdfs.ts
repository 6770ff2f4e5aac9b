import { comparison, REDLINE_HEADER } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findComparedFile } from './compared-file.ts'
import { redlineOf } from './download-redline.ts'
import { provideAnswer } from './provide-result.ts'

export const comparePdfs = useCase(
  comparison.pdf,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ leftContentId, rightContentId }, context) => {
    const older = await findComparedFile(leftContentId, 'leftContentId', ['PDF'], context)
    const newer = await findComparedFile(rightContentId, 'rightContentId', ['PDF'], context)
    const answer = await provideAnswer({ older, newer }, 'changes', {
      ...context,
      fields: { older: 'leftContentId', newer: 'rightContentId' },
    })
    context.setHeader(REDLINE_HEADER, String(redlineOf(context.actor, newer.document) !== undefined))
    return answer
  },
)
