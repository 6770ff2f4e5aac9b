import { media } from '#contract/documents/media.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { readDocumentsNamed } from './named-documents.ts'
import { presentVideo } from './present.ts'

export const listVideos = useCase(media.videos, ['table', 'objects'], async ({ designation }, { actor, tenant, ports }) => {
  const documents = await readDocumentsNamed(ports.table, tenant, designation, ['is'])
  const open = documents.filter((document) => mayRead(actor, document))
  return Promise.all(
    open.flatMap(({ contentCode, files }) =>
      (files.videos ?? []).map((video) => presentVideo(ports.objects, contentCode, video)),
    ),
  )
})
