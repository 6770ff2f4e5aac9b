import { tracking } from '#contract/tracking.ts'
import { offerDocuments } from '#library/exports/offer-documents.ts'
import { listSorted } from './list-tracked.ts'
import { trackingUseCase } from './tracking-use-case.ts'

/** Exports all tracked documents as a file, in the order of the list. */
export const exportTracked = trackingUseCase(
  tracking.export,
  ['tracker', 'table', 'objects', 'clock'],
  async ({ format, sort }, { actor, origin, originatedIp, ports }) => {
    const contentCodes = (await listSorted(ports, actor, sort)).map(({ document }) => document.contentCode)
    return offerDocuments({ actor, origin, originatedIp, ports }, { subject: 'tracked', contentCodes, format })
  },
)
