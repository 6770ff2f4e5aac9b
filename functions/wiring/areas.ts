import type { api } from '#contract/index.ts'
import { handler as access } from '#functions/areas/access/handler.ts'
import { handler as account } from '#functions/areas/account/handler.ts'
import { handler as admin } from '#functions/areas/admin/handler.ts'
import { handler as agreement } from '#functions/areas/agreement/handler.ts'
import { handler as citations } from '#functions/areas/citations/handler.ts'
import { handler as collections } from '#functions/areas/collections/handler.ts'
import { handler as comparison } from '#functions/areas/comparison/handler.ts'
import { handler as counter } from '#functions/areas/counter/handler.ts'
import { handler as documents } from '#functions/areas/documents/handler.ts'
import { handler as downloads } from '#functions/areas/downloads/handler.ts'
import { handler as favorites } from '#functions/areas/favorites/handler.ts'
import { handler as feedback } from '#functions/areas/feedback/handler.ts'
import { handler as groups } from '#functions/areas/groups/handler.ts'
import { handler as login } from '#functions/areas/login/handler.ts'
import { handler as media } from '#functions/areas/media/handler.ts'
import { handler as notes } from '#functions/areas/notes/handler.ts'
import { handler as people } from '#functions/areas/people/handler.ts'
import { handler as points } from '#functions/areas/points/handler.ts'
import { handler as refinement } from '#functions/areas/refinement/handler.ts'
import { handler as reports } from '#functions/areas/reports/handler.ts'
import { handler as search } from '#functions/areas/search/handler.ts'
import { handler as tenant } from '#functions/areas/tenant/handler.ts'
import { handler as titles } from '#functions/areas/titles/handler.ts'
import { handler as tracking } from '#functions/areas/tracking/handler.ts'
import type { AreaHandler } from '#functions/http/serve.ts'

/** The handlers of all areas of the contract. */
export const areas = {
  access,
  account,
  admin,
  agreement,
  citations,
  collections,
  comparison,
  counter,
  documents,
  downloads,
  favorites,
  feedback,
  groups,
  login,
  media,
  notes,
  people,
  points,
  refinement,
  reports,
  search,
  tenant,
  titles,
  tracking,
} satisfies Record<keyof typeof api, AreaHandler>
