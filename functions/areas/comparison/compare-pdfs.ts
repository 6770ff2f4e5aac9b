import { comparison, REDLINE_HEADER, REDLINE_MAKER_HEADER } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { publishersRedline } from './download-redline.ts'
import { provideAnswer } from './making/answer-comparison.ts'
import { findComparedFile } from './making/compared-file.ts'
import { mayHaveRedline } from './making/redline-sides.ts'

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
    const hasPublishers = publishersRedline(context.actor, newer.document) !== undefined
    context.setHeader(REDLINE_HEADER, String(hasPublishers))
    if (hasPublishers) context.setHeader(REDLINE_MAKER_HEADER, 'publisher')
    else if (mayHaveRedline(context.actor, { older, newer })) context.setHeader(REDLINE_MAKER_HEADER, 'library')
    return answer
  },
)
