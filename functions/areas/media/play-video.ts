import { media, TUTORIALS } from '#contract/documents/media.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { tenants } from '#tenants/index.ts'
import { addPlay } from './store.ts'

const hasTutorial = (tenant: Tenant, id: string) => tenants[tenant].shown.tutorials?.some((one) => one.id === id) ?? false

export const playVideo = useCase(media.play, ['table', 'clock', 'ids'], async ({ contentId, hashId }, context) => {
  const { actor, tenant, ports, fail } = context
  if (contentId === TUTORIALS) {
    if (!hasTutorial(tenant, hashId)) return fail('video-not-found', 'hashId')
  } else {
    const document = await findDocument(contentId, context)
    if (!mayRead(actor, document)) return fail('not-entitled', 'contentId')
    if (!document.files.videos?.some(({ id }) => id === hashId)) return fail('video-not-found', 'hashId')
  }
  if (actor.account) await addPlay(ports, tenant, actor.account.id, { contentId, videoId: hashId })
  return {}
})
