import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { countCategories, countEntitledCategories } from './count-categories.ts'
import { countEntitledPublishers, countPublishers } from './count-publishers.ts'
import { countEntitledTopLevel, countTopLevel } from './count-top-level.ts'
import { listEntitledNodes } from './list-entitled-nodes.ts'
import { listNames } from './list-names.ts'
import { listPublishers } from './list-publishers.ts'
import { listTaxonomy } from './list-taxonomy.ts'
import { listCommittees, listDocumentTypes, listIcsCodes, listSectorsAndThemes } from './list-values.ts'

export const handler = serve<typeof api.refinement>({
  topLevelCount: countTopLevel,
  entitledTopLevelCount: countEntitledTopLevel,
  count: countCategories,
  entitledCount: countEntitledCategories,
  publisherCount: countPublishers,
  entitledPublisherCount: countEntitledPublishers,
  entitledNodes: listEntitledNodes,
  committees: listCommittees,
  taxonomy: listTaxonomy,
  icsCodes: listIcsCodes,
  names: listNames,
  otherContent: listPublishers,
  documentTypes: listDocumentTypes,
  sectorsAndThemes: listSectorsAndThemes,
})
