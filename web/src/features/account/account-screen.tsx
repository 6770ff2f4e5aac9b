import { type ReactNode, useRef, useState } from 'react'
import { profile } from '#contract/profile.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import './account.css'
import type { AccountTab } from './account-tab.ts'
import { AccountTabs } from './account-tabs.tsx'
import { AddressForm } from './address-form.tsx'
import { ADDRESS_LINES, type AddressLine } from './address-lines.ts'
import { EraseData } from './erase/erase-data.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { SessionList } from './session-list.tsx'

interface AccountScreenProps {
  tab: AccountTab
  language: ReactNode
  /** begins a download of what is kept of the person */
  take: ReactNode
}

/** Who somebody is here, what they change themselves, and where they are signed in. */
export function AccountScreen({ tab, language, take }: AccountScreenProps) {
  const t = useText()
  return (
    <>
      <div className="search-head">
        <h1>{t('account.mine')}</h1>
      </div>
      <AccountTabs chosen={tab} />
      {tab === 'profile' && <Profile />}
      {tab === 'preferences' && (
        <section className="account-part" aria-label={t('account.preferences')}>
          {language}
          <p className="quiet">{t('account.languageHint')}</p>
          <MailSwitches />
        </section>
      )}
      {tab === 'sessions' && <SessionList />}
      {tab === 'data' && (
        <>
          <section className="account-part" aria-label={t('account.data')}>
            <p>{t('account.dataText')}</p>
            {take}
          </section>
          <EraseData />
        </>
      )}
    </>
  )
}

function Profile() {
  const t = useText()
  const { userAccountDto: address, email, profileManagementUrl, membershipUrl } = useAccount()
  const [isEdited, setEdited] = useState(false)
  const edit = useRef<HTMLElement>(null)
  const close = () => {
    setEdited(false)
    // The form is gone with the control that had the focus.
    requestAnimationFrame(() => edit.current?.querySelector('button')?.focus())
  }
  return (
    <section className="account-part" ref={edit} aria-label={t('account.profile')}>
      <dl className="facts">
        <Fact term={t('account.name')}>{`${address.firstName} ${address.lastName}`.trim()}</Fact>
        <Fact term={t('account.email')}>{email}</Fact>
        <Fact term={t('account.company')}>{address.companyName}</Fact>
        {!isEdited && ADDRESS_LINES.map((line) => <AddressFact key={line} line={line} value={address[line]} />)}
      </dl>
      <VisitedAccounts />
      {isEdited && <AddressForm address={address} onClose={close} />}
      {!isEdited && !profileManagementUrl && <Button onClick={() => setEdited(true)}>{t('account.edit')}</Button>}
      {profileManagementUrl && (
        <p>
          <OutsideLink href={profileManagementUrl}>{t('account.editElsewhere')}</OutsideLink>
        </p>
      )}
      {membershipUrl && (
        <p>
          <OutsideLink href={membershipUrl}>{t('account.membershipElsewhere')}</OutsideLink>
        </p>
      )}
    </section>
  )
}

/** Says how long accounts stay open that somebody has by signing in within their networks. */
function VisitedAccounts() {
  const rich = useRichText()
  const { formatDate } = useLocale()
  const visited = useAccount().cgEntitlements.filter(({ openUntil }) => openUntil !== undefined)
  return visited.map(({ accountId, accountName, openUntil = '' }) => (
    <p key={accountId}>{rich('account.openUntil', { account: <bdi>{accountName}</bdi>, date: formatDate(openUntil) })}</p>
  ))
}

function AddressFact({ line, value }: { line: AddressLine; value: string }) {
  const t = useText()
  const { language } = useLocale()
  const type = line === 'country' ? 'COUNTRY' : line === 'state' ? 'STATE' : undefined
  const names = useEndpoint(profile.metaData, type && value ? { type, language } : null).data
  return <Fact term={t(`account.${line}`)}>{names?.find(({ code }) => code === value)?.value ?? value}</Fact>
}

function Fact({ term, children }: { term: string; children: string }) {
  if (!children) return null
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}
