import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { listTitleSets, listTitleSetsOfKey } from './list-title-sets.ts'
import { offerTitleFile, offerTitleFileOfKey } from './offer-title-file.ts'

export const handler = serve<typeof api.titles>({
  lists: listTitleSets,
  file: offerTitleFile,
  keyLists: listTitleSetsOfKey,
  keyFile: offerTitleFileOfKey,
})
