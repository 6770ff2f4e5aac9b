import type { ShownKey } from '#contract/counter/keys.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const PARTS = ['customer_id', 'requestor_id', 'api_key'] as const

/** Secrets of a key, which are shown this once: only its button closes it. */
export function ShownKeyDialog({ shown, onClose }: { shown: ShownKey; onClose: () => void }) {
  const t = useText()
  const copy = (part: string, value: string) =>
    navigator.clipboard.writeText(value).then(
      () => notify.success(t('counter.copied', { part })),
      () => notify.error(t('counter.notCopied')),
    )
  const actions = (
    <Button type="primary" data-enter onClick={onClose}>
      {t('counter.saved')}
    </Button>
  )
  return (
    <Dialog title={t('counter.shownTitle', { name: shown.key.name })} actions={actions}>
      <p>{t('counter.shownText')}</p>
      <dl className="counter-secrets">
        {PARTS.map((part) => {
          const value = shown[part]
          return (
            value && (
              <div key={part}>
                <dt dir="ltr">{part}</dt>
                <dd>
                  <code dir="ltr">{value}</code>
                  <Button aria-label={t('counter.copyPart', { part })} onClick={() => void copy(part, value)}>
                    {t('counter.copy')}
                  </Button>
                </dd>
              </div>
            )
          )
        })}
        <div>
          <dt>{t('counter.address')}</dt>
          <dd>
            <code dir="ltr">{`${location.origin}/r51`}</code>
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
