import { useCallback } from 'react'
import { documents } from '#contract/documents/documents.ts'
import { CallError } from './calls/call.ts'
import { downloadFrom } from './calls/download.ts'
import { useCall } from './calls/use-call.tsx'
import { useText } from './i18n/i18n.tsx'
import { notify } from './notify.ts'

/** Downloads a help document by the title in the tenant's configuration. */
export function useDownloadGuide(): (title: string) => Promise<void> {
  const call = useCall()
  const t = useText()
  return useCallback(
    async (title) => {
      try {
        const { url, name } = await call(documents.helpDocument, { title })
        downloadFrom(url, name)
      } catch (error) {
        notify.error(t(`problems.${error instanceof CallError ? error.problem.code : 'unexpected'}`))
      }
    },
    [call, t],
  )
}
