import { type ReactNode, useEffect, useState } from 'react'
import { points } from '#contract/points/points.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Navigate } from '#web/lib/router/router.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Message } from '#web/ui/states/message-page.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { type PlaceInForce, placeInForce } from './place-in-force.ts'

interface SharedPointProps {
  id: string
  /** opens the edition in which the point is, also where it is not in force */
  staysInEdition: boolean
  /** a message over the page; closing it leads home */
  notice: (title: string, text: ReactNode) => ReactNode
  /** the tenant's own message for a document that the subscription does not include, with the way to ask for it */
  noAccess: (contentCode: string) => ReactNode
}

/** Leads the link of a compass point to its place in the document, or says why it cannot. */
export function SharedPoint({ id, staysInEdition, notice, noAccess }: SharedPointProps) {
  const t = useText()
  const { contentSecurity, userType } = useAccount()
  const isProtected = contentSecurity['drm-view']
  // The server would refuse them, and the page take that for a session that has ended.
  const asked = userType === 'company' ? null : { compassPointUUID: id }
  const { data, error, mutate } = useEndpoint(points.shared, asked, { revalidateOnFocus: false })
  const inForce = usePlaceInForce(data && !data.isDeleted && !staysInEdition ? data : undefined)
  const notEligible = () => notice(t('points.notEligibleTitle'), t('points.notEligible'))
  if (!asked) return notEligible()
  if (data?.isDeleted) return <Deactivated {...data} />
  if (data) {
    if (inForce === 'unknown') return <Spinner />
    const { contentCode, pageNumber: page, compassPointUUID: compasspointuuid } = data
    const pathOf = isProtected ? paths.documentView : paths.document
    const to = inForce ? pathOf(inForce.contentCode, inForce.query) : pathOf(contentCode, { page, compasspointuuid })
    return <Navigate replace to={to} />
  }
  if (!error) return <Spinner />
  switch (error.problem.code) {
    case 'points-not-eligible':
      return notEligible()
    case 'points-not-enabled':
    case 'feature-off':
      return notice(t('points.notEnabledTitle'), <NotEnabled />)
    case 'not-entitled':
      return notice(t('points.notEntitledTitle'), noAccess(contentCodeOf(error.problem.stored)))
    case 'point-not-found':
    case 'content-not-found':
    case 'content-gone':
      return (
        <Message title={t('points.notFound')} action={<HomeLink />}>
          {t('points.notFoundText')}
        </Message>
      )
    default:
      return <ErrorState title={t('points.notLoaded')} onRetry={() => void mutate()} />
  }
}

/** Finds the place of a point in the edition in force, once; a point that cannot be found there opens where it is. */
function usePlaceInForce(point: Parameters<typeof placeInForce>[1] | undefined): PlaceInForce | undefined | 'unknown' {
  const call = useCall()
  const [place, setPlace] = useState<PlaceInForce | 'unknown' | undefined>('unknown')
  const id = point?.compassPointUUID
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each point
  useEffect(() => {
    if (!point) return
    let isWanted = true
    placeInForce(call, point).then(
      (found) => isWanted && setPlace(found),
      () => isWanted && setPlace(undefined),
    )
    return () => {
      isWanted = false
    }
  }, [id, call])
  return point ? place : undefined
}

/** Document of a point whose text is closed to the person. */
const contentCodeOf = (stored: unknown) => (stored as { contentCode?: string } | undefined)?.contentCode ?? ''

function HomeLink() {
  const t = useText()
  return (
    <Link to={paths.home()} className="plain-button">
      {t('shell.goHome')}
    </Link>
  )
}

interface DeactivatedProps {
  createdUserName: string
  deletedDate?: string
  contentCode: string
  designation: string
}

function Deactivated({ createdUserName, deletedDate, contentCode, designation }: DeactivatedProps) {
  const t = useText()
  const rich = useRichText()
  const { formatDate } = useLocale()
  const isProtected = useAccount().contentSecurity['drm-view']
  const date = deletedDate ? formatDate(deletedDate, { dateStyle: 'long' }) : ''
  const open = (
    <Link to={(isProtected ? paths.documentView : paths.document)(contentCode)} className="button" data-kind="primary">
      <span>{rich('points.openDocument', { designation: <Designation>{designation}</Designation> })}</span>
    </Link>
  )
  return (
    <Message title={t('points.isDeactivated')} action={open}>
      <p>{t('points.deactivatedText', { name: createdUserName || t('groups.formerMember'), date })}</p>
      <p>{t('points.askAdmin')}</p>
    </Message>
  )
}

function NotEnabled() {
  const rich = useRichText()
  const tenant = useTenant()
  const messages = tenant['content-access-messages']
  const contact = messages['contact-link']
  return rich('points.notEnabled', {
    tenantName: tenant.tenantName,
    supportEmail: <a href={`mailto:${tenant.supportEmail}`}>{tenant.supportEmail}</a>,
    supportPhone: <bdi>{messages['support-phone']}</bdi>,
    salesLink: (
      <a href={contact} rel="noreferrer" target="_blank" dir="ltr">
        {new URL(contact).hostname}
      </a>
    ),
  })
}
