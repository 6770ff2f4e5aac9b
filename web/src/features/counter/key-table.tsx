import { useState } from 'react'
import { type AccountKey, counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ConfirmKeyChange } from './confirm-key-change.tsx'

interface KeyTableProps {
  accountId: string
  accountName: string
  keys: readonly AccountKey[]
  busy: boolean
  onShown: (key: ShownKey) => void
}

interface Asked {
  readonly act: 'renew' | 'end'
  readonly key: AccountKey
}

const REFRESH = { refresh: [counterKeys.keys] }

/** Keys with their uses, each of which can be renewed and ended once that was confirmed. */
export function KeyTable({ accountId, accountName, keys, busy, onShown }: KeyTableProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const [asked, setAsked] = useState<Asked>()
  const renewal = useCommand(counterKeys.renewKey, REFRESH)
  const end = useCommand(counterKeys.endKey, REFRESH)
  const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' })
  async function change({ act, key: { id, name } }: Asked) {
    if (act === 'renew') onShown(await renewal.run({ id, accountId }))
    else {
      await end.run({ id, accountId })
      notify.success(t('counter.ended', { name }))
    }
    setAsked(undefined)
  }
  const columns = [
    { key: 'name', title: t('counter.name'), cell: ({ name }: AccountKey) => <bdi className="counter-name">{name}</bdi> },
    { key: 'parts', title: t('counter.credentials'), cell: ({ parts }: AccountKey) => t(`counter.parts.${parts}`) },
    { key: 'made', title: t('counter.made'), cell: ({ made, renewed }: AccountKey) => timeOf(renewed ?? made) },
    { key: 'used', title: t('counter.used'), cell: ({ used }: AccountKey) => (used ? timeOf(used) : t('counter.neverUsed')) },
    {
      key: 'acts',
      title: t('counter.acts'),
      titleHidden: true,
      cell: (key: AccountKey) => (
        <span className="counter-acts">
          {(['renew', 'end'] as const).map((act) => (
            <Button key={act} aria-label={`${t(`counter.${act}`)}: ${key.name}`} onClick={() => setAsked({ act, key })}>
              {t(`counter.${act}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
  return (
    <>
      <DataTable
        label={`${t('counter.title')}: ${accountName}`}
        columns={columns}
        rows={keys}
        keyOf={({ id }) => id}
        busy={busy}
      />
      {asked && (
        <ConfirmKeyChange act={asked.act} name={asked.key.name} onAct={() => change(asked)} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
