import type { ReactNode } from 'react'
import { markWords } from '#comparison/page/mark-words.ts'
import type { PointProposal } from '#contract/points/proposal-schemas.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { MarkedWords } from '#web/ui/text/marked-words.tsx'
import { usePathToPoint } from '../use-path-to-point.ts'
import './review.css'

/** Number of the page on which a proposal stands. */
export const pageOfProposal = ({ place }: Pick<PointProposal, 'place'>): number | undefined => {
  const page = place?.areas?.[0]?.page
  return page === undefined ? undefined : page + 1
}

/** The text where a point stands, beside the one where it would stand. */
export function ProposalSides({ proposal }: { proposal: PointProposal }) {
  const t = useText()
  const pathOf = usePathToPoint()
  const isProtected = useAccount().contentSecurity['drm-view']
  const { point, document, place, older, clause } = proposal
  const isOpen = !document.closed && !document.withdrawn
  const newer = (isProtected ? paths.documentView : paths.document)(document.contentCode, {
    page: pageOfProposal(proposal),
    ...(clause && !place?.areas?.length && { clause: clause.number || clause.id, heading: clause.id }),
  })
  return (
    <div className="proposal-sides">
      <Side title={<EditionLink to={point.closed ? undefined : pathOf(point)} designation={point.designation} />}>
        {older === undefined ? <p className="quiet">{t('points.closed')}</p> : <Older proposal={proposal} />}
      </Side>
      <Side title={<EditionLink to={isOpen ? newer : undefined} designation={document.designation} />}>
        <Newer proposal={proposal} />
      </Side>
    </div>
  )
}

function Side({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h4>{title}</h4>
      {children}
    </section>
  )
}

/** Name of an edition; a link where it is open. */
function EditionLink({ to, designation }: { to: string | undefined; designation: string }) {
  const name = <Designation>{designation}</Designation>
  return to ? <Link to={to}>{name}</Link> : name
}

const partsOf = ({ older = '', newer = '' }: PointProposal) => markWords(older, newer)

function Older({ proposal }: { proposal: PointProposal }) {
  const { kind, older = '', newer } = proposal
  const parts =
    kind === 'changed' && newer !== undefined
      ? partsOf(proposal).filter(({ is }) => is !== 'new')
      : [{ is: kind === 'gone' ? ('gone' as const) : ('same' as const), text: older }]
  return <MarkedWords className="proposal-words" parts={parts} />
}

function Newer({ proposal }: { proposal: PointProposal }) {
  const t = useText()
  const { kind, document, older, newer, clause } = proposal
  if (document.withdrawn) return <p className="annotation-hint">{t('points.review.withdrawn')}</p>
  if (document.closed) return <p className="annotation-hint">{t('points.closed')}</p>
  // In a sentence of another direction its number stays before its title.
  const named = clause && `\u2068${[clause.number, clause.title].filter(Boolean).join(' ')}\u2069`
  return (
    <>
      {kind === 'gone' && <p className="annotation-hint">{t('points.review.notThere')}</p>}
      {kind === 'translated' && <p className="annotation-hint">{t('points.review.byClause')}</p>}
      {kind !== 'gone' && newer !== undefined && (
        <MarkedWords
          className="proposal-words"
          parts={
            kind === 'changed' && older !== undefined
              ? partsOf(proposal).filter(({ is }) => is !== 'gone')
              : [{ is: 'same', text: newer }]
          }
        />
      )}
      {named && (
        <p className="proposal-clause" dir="auto">
          {kind === 'gone' && t('points.review.nearest', { clause: named })}
          {kind !== 'gone' && (clause.number ? t('points.review.inClause', { clause: named }) : named)}
        </p>
      )}
    </>
  )
}
