import { documentSurroundings, RELATED_SECTIONS } from '#contract/documents/document-surroundings.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { readRelatedContent } from './read-related-content.ts'

export const listRelatedContent = useCase(
  documentSurroundings.relatedContent,
  ['table', 'clock'],
  async ({ contentCode }, context) => {
    const related = await readRelatedContent(await findDocument(contentCode, context), context)
    const sections = RELATED_SECTIONS.filter((section) => related[section].length > 0)
    return { ...related, sections, count: sections.length }
  },
)
