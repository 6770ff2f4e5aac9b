import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const KEYS = [
  ['/', 'shell.key.search'],
  ['j ↓', 'shell.key.next'],
  ['k ↑', 'shell.key.previous'],
  ['Enter', 'shell.key.open'],
  ['?', 'shell.key.help'],
  ['Esc', 'shell.key.close'],
] as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('shell.keys')} actions={<Button onClick={onClose}>{t('shell.close')}</Button>} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
