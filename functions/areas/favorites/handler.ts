import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { addFavorite, dropFavorite, removeFavorite } from './add-favorite.ts'
import { exportFavorites } from './export-favorites.ts'
import { listFavoriteDocuments, listFavoriteMarks } from './list-favorites.ts'

export const handler = serve<typeof api.favorites>({
  list: listFavoriteDocuments,
  export: exportFavorites,
  remove: removeFavorite,
  marks: listFavoriteMarks,
  add: addFavorite,
  drop: dropFavorite,
})
