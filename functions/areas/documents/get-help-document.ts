import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presignFile } from '#library/files/presign-file.ts'

const GUIDE = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const getHelpDocument = useCase(documents.helpDocument, ['objects'], async ({ title }, { tenant, ports, fail }) => {
  if (!GUIDE.test(title)) return fail('guide-not-found', 'title')
  const key = `${tenant}/guides/${title}.pdf`
  const facts = await ports.objects.head(key)
  if (!facts) return fail('guide-not-found', 'title')
  return presignFile(ports.objects, { kind: 'pdf', key, size: facts.size, title })
})
