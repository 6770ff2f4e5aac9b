import { access } from './access.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { citations } from './citations.ts'
import { comparison } from './comparison.ts'
import { documentSurroundings } from './document-surroundings.ts'
import { documents } from './documents.ts'
import { favorites } from './favorites.ts'
import { feedback } from './feedback.ts'
import { login } from './login.ts'
import { media } from './media.ts'
import { notes } from './notes.ts'
import { pointExchange } from './point-exchange.ts'
import { pointReview } from './point-review.ts'
import { points } from './points.ts'
import { refinement } from './refinement.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { semantic } from './semantic.ts'
import { tenant } from './tenant.ts'
import { tracking } from './tracking.ts'
import { typeAhead } from './type-ahead.ts'

/** All areas of the API. */
export const api = {
  access,
  account,
  admin,
  citations,
  comparison,
  documents: { ...documents, ...documentSurroundings },
  favorites,
  feedback,
  login,
  media,
  notes,
  points: { ...points, ...pointExchange, ...pointReview },
  refinement,
  reports,
  search: { ...search, ...semantic, ...typeAhead },
  tenant,
  tracking,
} as const
