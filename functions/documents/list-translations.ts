import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { Table } from '#ports/table.ts'
import { type Asking, findDocument } from './find-document.ts'
import { presentTranslation } from './present.ts'
import { readLinks } from './read-links.ts'

async function translationsOf(contentCode: string, context: Asking & { ports: { table: Table } }) {
  const document = await findDocument(contentCode, context)
  const { translations } = await readLinks(context.ports.table, context.tenant, document)
  return translations.map(presentTranslation)
}

/** A document's id is its content code. */
export const listTranslations = useCase(documents.translations, ['table'], ({ contentId }, context) =>
  translationsOf(contentId, context),
)

export const listTranslationsByCode = useCase(documents.translationsByCode, ['table'], ({ contentCode }, context) =>
  translationsOf(contentCode, context),
)
