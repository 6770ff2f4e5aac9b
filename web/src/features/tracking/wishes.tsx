import { useRef } from 'react'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { tracking } from '#contract/tracking.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'

type Wish = OutputOf<typeof tracking.wishes>[number]

/** Numbers that the person waits for, and those that have arrived. */
export function Wishes() {
  const t = useText()
  const { formatDate } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, mutate } = useEndpoint(tracking.wishes, {})
  const drop = useCommand(tracking.dropWish, { refresh: [tracking.wishes] })
  const remove = (id: string) =>
    drop.run({ id }).then(
      () => heading.current?.focus(),
      () => notify.error(t('tracking.failed')),
    )
  const columns = [
    { key: 'designation', title: t('tracking.number'), cell: (wish: Wish) => <WishName wish={wish} /> },
    {
      key: 'state',
      title: t('tracking.status'),
      cell: ({ contentCode }: Wish) => (
        <Badge tone={contentCode ? 'good' : undefined}>{t(contentCode ? 'tracking.come' : 'tracking.waiting')}</Badge>
      ),
    },
    { key: 'since', title: t('tracking.asked'), cell: ({ since }: Wish) => formatDate(since) },
    {
      key: 'remove',
      title: t('tracking.remove'),
      titleHidden: true,
      cell: ({ id, designation }: Wish) => (
        <button
          type="button"
          className="icon-button"
          title={t('tracking.remove')}
          aria-label={t('tracking.removeOne', { designation })}
          onClick={() => void remove(id)}
        >
          <Icon shape="DeleteOutlined" aria-hidden="true" />
        </button>
      ),
    },
  ]
  return (
    <section aria-labelledby="wishes">
      <h2 ref={heading} id="wishes" tabIndex={-1}>
        {t('tracking.wishes')}
      </h2>
      <p className="quiet">{t('tracking.wishesText')}</p>
      {data && data.length > 0 && <DataTable label={t('tracking.wishes')} columns={columns} rows={data} keyOf={({ id }) => id} />}
      {!data && error && <ErrorState title={t('tracking.notLoaded')} onRetry={() => void mutate()} />}
    </section>
  )
}

function WishName({ wish: { designation, contentCode } }: { wish: Wish }) {
  const name = <Designation>{designation}</Designation>
  return contentCode ? <Link to={paths.document(contentCode)}>{name}</Link> : name
}
