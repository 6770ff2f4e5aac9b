import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { keepFavorite, removeFavorite, unkeepFavorite } from './keep-favorite.ts'
import { listFavoriteDocuments, listFavoriteMarks } from './list-favorites.ts'

export const handler = serve<typeof api.favorites>({
  list: listFavoriteDocuments,
  remove: removeFavorite,
  marks: listFavoriteMarks,
  add: keepFavorite,
  drop: unkeepFavorite,
})
