import { useEffect, useRef, useState } from 'react'
import type { FileLink } from '#contract/documents/documents.ts'
import { api } from '#contract/index.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Tool } from '#web/reader/bar/tool.tsx'
import { type ComparedPair, codeOfId, type RedlineMaker } from '../frame/api.ts'
import { useName } from '../frame/comparison-failure.tsx'

/** Pauses before the red-line is asked for again: small ones are made within seconds. */
const PAUSES_MS = [1500, 2500, 5000, ...Array.from({ length: 10 }, () => 10_000)]

interface RedlineButtonProps {
  readonly pair: ComparedPair
  readonly maker: RedlineMaker
}

/** Downloads the red-line of the newer document: its publisher's, or one that the library makes of both. */
export function RedlineButton({ pair, maker }: RedlineButtonProps) {
  const t = useText()
  const call = useCall()
  const { language, formatDate } = useLocale()
  const name = useName(pair.newer)
  const [busy, setBusy] = useState(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  function notifyMaking(key: 'comparison.redlineMaking' | 'comparison.redlineLate', since: string | undefined): void {
    const asked = since && t('comparison.makingSince', { time: formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }) })
    notify.info([t(key), ...(asked ? [asked] : [])].join(' '))
  }

  async function made(): Promise<FileLink | undefined> {
    const ours = { ...pair, language }
    let asked: string | undefined
    for (const [at, pause] of PAUSES_MS.entries()) {
      const { state, since } = await call(api.comparison.makeRedline, ours)
      if (gone.current) return undefined
      if (state === 'ready') return call(api.comparison.redline, { id: pair.newer, older: pair.older, language })
      asked = since
      if (at === 0) notifyMaking('comparison.redlineMaking', since)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (gone.current) return undefined
    }
    notifyMaking('comparison.redlineLate', asked)
    return undefined
  }

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const link = maker === 'publisher' ? await call(api.comparison.redline, { id: codeOfId(pair.newer) }) : await made()
      if (link) downloadFrom(link.url, link.name)
    } catch (error) {
      const isUnwritable = error instanceof CallError && error.problem.code === 'pdf-unwritable'
      notify.error(t(isUnwritable ? 'comparison.redlineUnwritable' : 'comparison.redlineFailed', { designation: name }))
    } finally {
      setBusy(false)
    }
  }
  const label = t(maker === 'publisher' ? 'comparison.redline' : 'comparison.redlineOurs', { designation: name })
  return <Tool label={label} shape="DownloadOutlined" off={busy} onPress={() => void download()} />
}
