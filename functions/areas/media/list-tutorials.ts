import { media } from '#contract/documents/media.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'
import { presentTutorial } from './present.ts'

export const listTutorials = useCase(media.tutorials, ['objects'], async (_, { tenant, ports }) => {
  const tutorials = tenants[tenant].shown.tutorials ?? []
  const found = await Promise.all(tutorials.map((one) => presentTutorial(ports.objects, tenant, one)))
  return found.filter((one) => one !== undefined)
})
