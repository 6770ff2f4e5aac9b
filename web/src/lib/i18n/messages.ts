import type access from '../../locales/en/access.json'
import type account from '../../locales/en/account.json'
import type admin from '../../locales/en/admin.json'
import type agreement from '../../locales/en/agreement.json'
import type citations from '../../locales/en/citations.json'
import type collections from '../../locales/en/collections.json'
import type comparison from '../../locales/en/comparison.json'
import type counter from '../../locales/en/counter.json'
import type documents from '../../locales/en/documents.json'
import type downloads from '../../locales/en/downloads.json'
import type favorites from '../../locales/en/favorites.json'
import type feedback from '../../locales/en/feedback.json'
import type groups from '../../locales/en/groups.json'
import type home from '../../locales/en/home.json'
import type media from '../../locales/en/media.json'
import type notes from '../../locales/en/notes.json'
import type people from '../../locales/en/people.json'
import type points from '../../locales/en/points.json'
import type problems from '../../locales/en/problems.json'
import type refinement from '../../locales/en/refinement.json'
import type reports from '../../locales/en/reports.json'
import type search from '../../locales/en/search.json'
import type shell from '../../locales/en/shell.json'
import type start from '../../locales/en/start.json'
import type tenants from '../../locales/en/tenants.json'
import type titles from '../../locales/en/titles.json'
import type tracking from '../../locales/en/tracking.json'
import type types from '../../locales/en/types.json'

interface Areas {
  access: typeof access
  account: typeof account
  admin: typeof admin
  agreement: typeof agreement
  citations: typeof citations
  collections: typeof collections
  comparison: typeof comparison
  counter: typeof counter
  documents: typeof documents
  downloads: typeof downloads
  favorites: typeof favorites
  feedback: typeof feedback
  groups: typeof groups
  home: typeof home
  media: typeof media
  notes: typeof notes
  people: typeof people
  points: typeof points
  problems: typeof problems
  refinement: typeof refinement
  reports: typeof reports
  search: typeof search
  shell: typeof shell
  start: typeof start
  tenants: typeof tenants
  titles: typeof titles
  tracking: typeof tracking
  types: typeof types
}

/** Message keys, typed from the English files: an unknown key does not compile. */
export type MessageKey = { [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas]

/** All messages of one language, with English as fallback. */
export type Messages = Readonly<Record<string, string>>
