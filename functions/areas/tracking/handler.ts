import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { exportTracked } from './export-tracked.ts'
import { listMarks, listTracked, pageTracked } from './list-tracked.ts'
import { changeTracking, getContentTracking, removeTracking, trackDocument } from './track-document.ts'
import { getWorkItem, listTrackedPublishers, saveWorkItem, unsubscribe, updatePublisher } from './track-publishers.ts'
import { dropWishedDesignation, listWishedDesignations, wishDesignation } from './wish-designation.ts'

export const handler = serve<typeof api.tracking>({
  documents: listTracked,
  page: pageTracked,
  export: exportTracked,
  marks: listMarks,
  track: trackDocument,
  change: changeTracking,
  remove: removeTracking,
  publishers: listTrackedPublishers,
  updatePublisher,
  unsubscribe,
  workItem: getWorkItem,
  saveWorkItem,
  ofContent: getContentTracking,
  wishes: listWishedDesignations,
  wish: wishDesignation,
  dropWish: dropWishedDesignation,
})
