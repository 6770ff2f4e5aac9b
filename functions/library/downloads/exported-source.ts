import type { COLLECTION_SORTS } from '#contract/collections.ts'
import type { ListFormat } from '#contract/documents/list-export.ts'
import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { favorites } from '#contract/favorites.ts'
import type { searchExport } from '#contract/search-export.ts'
import type { tracking } from '#contract/tracking.ts'
import type { Actor } from '#people/actor.ts'

type Query = Omit<InputOf<typeof searchExport.exportAll>, 'format'>
type Question = Omit<InputOf<typeof searchExport.exportSemantic>, 'format'>

/** List of documents, by what a job reads it again with. */
export type ListSource =
  | { readonly kind: 'search'; readonly place: 'all' | 'entitled'; readonly query: Query }
  | { readonly kind: 'search'; readonly place: 'semantic'; readonly query: Question }
  | { readonly kind: 'favorites'; readonly sort?: InputOf<typeof favorites.list>['sort'] }
  | { readonly kind: 'tracked'; readonly sort?: InputOf<typeof tracking.page>['sort'] }
  | { readonly kind: 'group'; readonly groupId: string }
  | { readonly kind: 'collection'; readonly sortType: (typeof COLLECTION_SORTS)[number] }

/** List to export, in a format, with addresses of documents on a site. */
export interface ExportedSource {
  readonly list: ListSource
  readonly format: ListFormat
  readonly origin: string
}

/** Reads content codes of a list in its order, by the rights of this moment; undefined where the person no longer sees it. */
export type ExportedListReader = (
  actor: Actor,
  source: ListSource,
  onRead: (rows: number) => Promise<void>,
) => Promise<readonly string[] | undefined>
