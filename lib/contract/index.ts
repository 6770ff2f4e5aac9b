import { access } from './access.ts'
import { account } from './account.ts'
import { admin } from './admin/admin.ts'
import { ingest } from './admin/ingest.ts'
import { agreement } from './agreement.ts'
import { collections } from './collections.ts'
import { counter } from './counter/counter.ts'
import { counterKeys } from './counter/keys.ts'
import { reportFiles } from './counter/report-files.ts'
import { counterReports } from './counter/reports.ts'
import { citations } from './documents/citations.ts'
import { comparison } from './documents/comparison.ts'
import { documentSurroundings } from './documents/document-surroundings.ts'
import { documents } from './documents/documents.ts'
import { media } from './documents/media.ts'
import { downloads } from './downloads.ts'
import { favorites } from './favorites.ts'
import { feedback } from './feedback.ts'
import { createdGroups } from './groups/created-groups.ts'
import { groupExport } from './groups/group-export.ts'
import { groupMail } from './groups/group-mail.ts'
import { groups } from './groups/groups.ts'
import { invitations } from './groups/invitations.ts'
import { sharing } from './groups/sharing.ts'
import { userSearch } from './groups/user-search.ts'
import { login } from './login.ts'
import { mailChoices } from './mails/mail-choices.ts'
import { mailPreferences } from './mails/mail-preferences.ts'
import { notes } from './notes.ts'
import { people } from './people/people.ts'
import { pointExchange } from './points/point-exchange.ts'
import { pointFilters } from './points/point-filters.ts'
import { pointReview } from './points/point-review.ts'
import { pointSettings } from './points/point-settings.ts'
import { pointSharing } from './points/point-sharing.ts'
import { points } from './points/points.ts'
import { profile } from './profile.ts'
import { refinement } from './refinement.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { searchExport } from './search-export.ts'
import { semantic } from './semantic.ts'
import { sessions } from './sessions.ts'
import { tenant } from './tenant.ts'
import { titles } from './titles/titles.ts'
import { tracking } from './tracking.ts'
import { typeAhead } from './type-ahead.ts'

/** All areas of the API. */
export const api = {
  access,
  account: { ...account, ...mailChoices, ...mailPreferences, ...profile, ...sessions },
  admin: { ...admin, ...ingest },
  agreement,
  citations,
  comparison,
  counter: { ...counter, ...counterReports, ...reportFiles, ...counterKeys },
  documents: { ...documents, ...documentSurroundings },
  collections,
  downloads,
  favorites,
  feedback,
  groups: { ...groups, ...createdGroups, ...groupExport, ...groupMail, ...invitations, ...sharing, ...userSearch },
  login,
  media,
  notes,
  people,
  points: { ...points, ...pointExchange, ...pointFilters, ...pointReview, ...pointSettings, ...pointSharing },
  refinement,
  reports,
  search: { ...search, ...searchExport, ...semantic, ...typeAhead },
  tenant,
  titles,
  tracking,
} as const
