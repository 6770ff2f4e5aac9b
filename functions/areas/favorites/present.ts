import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Favorite } from '#contract/favorites.ts'

export const presentFavorite = (id: string, document: ListedDocument): Favorite => ({ id, document })
