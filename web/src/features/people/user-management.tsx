import { useState } from 'react'
import { people as peopleApi } from '#contract/people/people.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { ImportPeople } from './import-people.tsx'
import { ManagedAccounts } from './managed-accounts.tsx'
import { ManagedPeople } from './managed-people.tsx'
import type { ListProps } from './management-query.ts'
import './people.css'

/** Accounts and people of the tenant for its administrators; for who manages an account, its people. */
export function UserManagement({ query, ...rest }: ListProps) {
  const t = useText()
  const isStaff = useAccount().authorities.includes('ADMIN')
  const { url } = useTenant().userManagement
  const [isImporting, setImporting] = useState(false)
  const list = isStaff ? query.list : 'people'
  if (url !== undefined)
    return (
      <>
        <h1>{t('account.userManagement')}</h1>
        <p>{t('people.elsewhere')}</p>
        <p>
          <OutsideLink href={url}>{t('people.openElsewhere')}</OutsideLink>
        </p>
      </>
    )
  return (
    <>
      <div className="search-head">
        <h1>{t('account.userManagement')}</h1>
        {isStaff && <Button onClick={() => setImporting(true)}>{t('people.import')}</Button>}
        {isStaff && <FileDownload />}
      </div>
      {isStaff && (
        <nav className="people-tabs" aria-label={t('account.userManagement')}>
          {(['accounts', 'people'] as const).map((one) => (
            <Link
              key={one}
              to={rest.hrefOf({ list: one, account: undefined, text: undefined, page: 0 })}
              aria-current={one === list ? 'page' : undefined}
            >
              {t(`people.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      {list === 'accounts' ? <ManagedAccounts query={query} {...rest} /> : <ManagedPeople query={query} {...rest} />}
      {isImporting && <ImportPeople onClose={() => setImporting(false)} />}
    </>
  )
}

function FileDownload() {
  const t = useText()
  const { run, pending } = useCommand(peopleApi.exportFile)
  async function download() {
    try {
      const { url, name } = await run({})
      downloadFrom(url, name)
    } catch {
      notify.error(t('people.notDownloaded'))
    }
  }
  return (
    <Button aria-disabled={pending || undefined} onClick={() => void (pending || download())}>
      {t('people.download')}
    </Button>
  )
}
