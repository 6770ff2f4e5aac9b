import { useText } from '#web/lib/i18n/i18n.tsx'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import type { ShownReference } from './listen-to-links.ts'
import './reference-card.css'

const WIDTH_PX = 320
const HEIGHT_PX = 150
const GAP_PX = 6

/** Card beside a reference: what it means, whether that is in force, and whether it is open to the reader. */
export function ReferenceCard({ shown }: { shown: ShownReference | undefined }) {
  const t = useText()
  if (!shown) return null
  const { item, box } = shown
  const { designationOrFamily, title, standing, access, undated } = item
  const isBelow = box.bottom + HEIGHT_PX < window.innerHeight
  const style = {
    left: Math.max(8, Math.min(box.left, window.innerWidth - WIDTH_PX - 8)),
    ...(isBelow ? { top: box.bottom + GAP_PX } : { bottom: window.innerHeight - box.top + GAP_PX }),
  }
  return (
    <div className="reference-card" role="tooltip" style={style}>
      <p className="reference-card-head">
        <Designation>{designationOrFamily}</Designation>
        {standing && standing.is !== 'unknown' && <StandingBadge standing={standing} />}
      </p>
      <p className="reference-card-title">
        <Markup text={title} />
      </p>
      {standing?.by && (standing.is === 'superseded' || standing.is === 'withdrawn') && (
        <p>{t('documents.referenceBy', { designation: standing.by.designationNo })}</p>
      )}
      {undated && <p>{t('documents.referenceUndated')}</p>}
      {access && <AccessBadge access={access} />}
    </div>
  )
}
