import { ENTITLED_CODE, media, NOT_ENTITLED_CODE } from '#contract/documents/media.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findAccount } from '#people/store.ts'
import { tenants } from '#tenants/index.ts'
import { readDocumentsNamed } from './named-documents.ts'

/** Lists the courses about a family, each once. A tenant without a site for them has none. */
export const listCourses = useCase(media.courses, ['table'], async ({ familyName }, { tenant, ports }) => {
  if (!tenants[tenant].shown.elearning) return []
  const documents = await readDocumentsNamed(ports.table, tenant, familyName, ['is', 'edition', 'standard'])
  const all = documents.flatMap(({ record }) => record.courses ?? [])
  return [...new Map(all.map(({ title, productCode }) => [productCode, { title, productCode }])).values()]
})

export const showCourseAccess = useCase(media.courseAccess, ['table'], async (_, { actor, tenant, ports }) => {
  const url = tenants[tenant].shown.elearning
  const account = actor.account && (await findAccount(ports.table, tenant, actor.account.id))
  return url && account?.elearning ? ({ status: ENTITLED_CODE, url } as const) : ({ status: NOT_ENTITLED_CODE } as const)
})
