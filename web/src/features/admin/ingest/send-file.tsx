import { type ChangeEvent, useId, useRef, useState } from 'react'
import { ingest } from '#contract/admin/ingest.ts'
import { isTooLarge, UPLOAD_KINDS, uploadKindOf } from '#contract/admin/upload-kinds.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { putFile } from './put-file.ts'

const ENDINGS = UPLOAD_KINDS.flatMap(({ endings }) => endings.map((ending) => (ending.endsWith('.gz') ? '.gz' : ending)))

interface Sending {
  readonly name: string
  /** share of its bytes */
  readonly share: number
}

/** Sends files one after the other and has each read at once; says what is not sent, and why. */
export function SendFile({ onSent }: { onSent: () => void }) {
  const t = useText()
  const call = useCall()
  const { formatNumber } = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<Sending>()
  const [problems, setProblems] = useState<readonly string[]>([])

  function refusalOf({ name, size }: File): string | undefined {
    const kind = uploadKindOf(name)
    if (!kind) return t('admin.ingest.notTaken', { name })
    if (size === 0) return t('admin.ingest.emptyFile', { name })
    return isTooLarge(kind, size) ? t('admin.ingest.tooLarge', { name, size: formatNumber(kind.megabytes) }) : undefined
  }
  async function send(file: File): Promise<string | undefined> {
    const { name, size } = file
    const refusal = refusalOf(file)
    if (refusal) return refusal
    setSending({ name, share: 0 })
    try {
      const { id: upload, url, contentType } = await call(ingest.addUpload, { name, size })
      await putFile(url, file, contentType, (share) => setSending({ name, share }))
      await call(ingest.checkUpload, { id: upload })
      onSent()
      return undefined
    } catch {
      return t('admin.ingest.notSent', { name })
    }
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    setProblems([])
    for (const file of files) {
      const problem = await send(file)
      if (problem) setProblems((before) => [...before, problem])
    }
    setSending(undefined)
  }
  return (
    <section className="ingest-send" aria-labelledby={id}>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-labelledby={id}
        accept={ENDINGS.join()}
        onChange={(event) => void choose(event)}
      />
      <Button type="primary" id={id} disabled={sending !== undefined} onClick={() => input.current?.click()}>
        {t('admin.ingest.choose')}
      </Button>
      <div role="status">
        {sending && (
          <>
            <p>{t('admin.ingest.sending', { name: sending.name })}</p>
            <progress aria-label={sending.name} value={sending.share} max={1} />
          </>
        )}
      </div>
      {problems.length > 0 && (
        <ul role="alert" className="ingest-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('admin.ingest.kinds')}</summary>
        <ul className="ingest-kinds">
          {UPLOAD_KINDS.map(({ name, endings, megabytes }) => (
            <li key={name}>
              {t('admin.ingest.kind', {
                kind: t(`admin.uploadKind.${name}`),
                endings: endings.join(' '),
                size: formatNumber(megabytes),
              })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
