import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type DocumentLookup, findDocument } from '#library/find-document.ts'
import { readLinks } from '#library/read-links.ts'
import type { Table } from '#ports/table.ts'
import { presentTranslation } from './present.ts'

async function translationsOf(contentCode: string, context: DocumentLookup & { ports: { table: Table } }) {
  const document = await findDocument(contentCode, context)
  const { translations } = await readLinks(context.ports.table, context.tenant, document)
  return translations.map(presentTranslation)
}

/** Lists translations by the document's id, which is its content code. */
export const listTranslations = useCase(documents.translations, ['table'], ({ contentId }, context) =>
  translationsOf(contentId, context),
)

export const listTranslationsByCode = useCase(documents.translationsByCode, ['table'], ({ contentCode }, context) =>
  translationsOf(contentCode, context),
)
