import type { CollectionItem } from '#contract/collections.ts'
import type { ListedDocument } from '#contract/documents/document-card.ts'

export function presentCollectionItem(entry: string, document: ListedDocument | undefined): CollectionItem {
  if (!document) return { designation: entry.replace('|', ' '), title: '' }
  const { displayDesignation: designation, documentTitle: title, contentCode } = document
  return { designation, title, contentCode, document }
}
