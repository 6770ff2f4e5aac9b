import { useState } from 'react'
import { comparison } from '#contract/documents/comparison.ts'
import type { MakingProgress } from '#contract/documents/comparison-progress.ts'
import type { FileLink } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { notifyProgress } from '#web/lib/notify-progress.ts'
import type { ComparedPair } from '../frame/api.ts'
import { sentenceOfProgress } from '../frame/making-step.tsx'

/** Pauses before a red-line that is being made is asked for again: small ones are made within seconds. */
const FIRST_PAUSES_MS = [1000, 1500, 2500]
const PAUSE_MS = 5000
const PERCENT = 100

const codeOf = (error: unknown) => (error instanceof CallError ? error.problem.code : '')

/** Messages for what no later try would change. */
const MESSAGES: Readonly<Record<string, 'comparison.redlineUnwritable' | 'comparison.noFile' | 'comparison.notDownloadable'>> = {
  'pdf-unwritable': 'comparison.redlineUnwritable',
  'no-file': 'comparison.noFile',
  'not-downloadable': 'comparison.notDownloadable',
}

/**
 * Downloads the red-line of the newer document: its publisher's, or else the one that the library makes of both. A notice says how
 * far that is, on whichever page the person is meanwhile, and cancels it.
 */
export function useRedline(pair: ComparedPair, designation: string) {
  const t = useText()
  const call = useCall()
  const { language, formatNumber } = useLocale()
  const { userType, email } = useAccount()
  const [busy, setBusy] = useState(false)
  const ours = { ...pair, language }

  function sentenceOf(progress: MakingProgress): string {
    const { percent } = progress
    const share = percent === undefined ? '' : formatNumber(percent / PERCENT, { style: 'percent' })
    return [sentenceOfProgress(t, progress), share].filter(Boolean).join(' ')
  }

  const find = () => call(comparison.redline, { id: pair.newer, older: pair.older, language })

  async function make(): Promise<FileLink | undefined> {
    let isLeft = false
    const leave = (then: Promise<unknown>, failure: 'comparison.cancelFailed' | 'comparison.awaitFailed') => {
      isLeft = true
      notice.close()
      void then.catch(() => notify.error(t(failure)))
    }
    const redline = { ...ours, view: 'redline' } as const
    const notice = notifyProgress(t('comparison.redlineMaking', { designation }), () =>
      leave(call(comparison.cancel, redline), 'comparison.cancelFailed'),
    )
    const told = async () => {
      await call(comparison.await, redline)
      notify.success(t('comparison.awaited', { email }))
    }
    const act = { text: t('comparison.await'), onPress: () => leave(told(), 'comparison.awaitFailed') }
    try {
      for (let at = 0; !isLeft; at++) {
        const { state, progress } = await call(comparison.makeRedline, ours)
        if (state === 'ready') return await find()
        if (isLeft) break
        if (progress) {
          const { percent } = progress
          const done = percent !== undefined && { done: percent, total: PERCENT }
          notice.show({ text: sentenceOf(progress), ...done, ...(userType === 'individual' && { act }) })
        }
        await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSES_MS[at] ?? PAUSE_MS))
      }
      return undefined
    } finally {
      notice.close()
    }
  }

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const link = await find().catch((error) => {
        if (codeOf(error) === 'redline-unmade') return make()
        throw error
      })
      if (link) downloadFrom(link.url, link.name)
    } catch (error) {
      notify.error(t(MESSAGES[codeOf(error)] ?? 'comparison.redlineFailed', { designation, format: 'PDF' }))
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}
