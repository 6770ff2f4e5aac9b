import { useText } from '#web/lib/i18n/i18n.tsx'
import { type KeyList, placeKeys } from '#web/lib/place-keys.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const RESULT_KEYS: KeyList = [
  ['j ↓', 'shell.key.next'],
  ['k ↑', 'shell.key.previous'],
  ['Enter', 'shell.key.open'],
  ['Space', 'search.key.preview'],
  ['c', 'search.key.copy'],
  ['l', 'search.key.copyLink'],
  ['f', 'search.key.favorite'],
  ['t', 'search.key.track'],
]

/** Lists the keys of the place that is shown, between those that work everywhere. */
const listKeys = (): KeyList => [
  ['/', 'shell.key.search'],
  ...(placeKeys() ?? RESULT_KEYS),
  ['?', 'shell.key.help'],
  ['Esc', 'shell.key.close'],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('shell.keys')} actions={<Button onClick={onClose}>{t('shell.close')}</Button>} onClose={onClose}>
      <dl className="keys">
        {listKeys().map(([keys, text]) => (
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
