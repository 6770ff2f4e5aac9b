import type { ListedDocument } from '#contract/document-card.ts'
import type { Favorite } from '#contract/favorites.ts'

export const presentFavorite = (document: ListedDocument): Favorite => ({ id: document.contentCode, document })
