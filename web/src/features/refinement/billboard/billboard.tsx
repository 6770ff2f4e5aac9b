import { useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { findPath } from '../tree/find-path.ts'
import { Navigator } from './navigator.tsx'
import './billboard.css'
import { sectionsOf } from '../tree/sections-of.ts'
import { useTaxonomy, useTree } from '../tree/use-tree.ts'

interface BillboardProps {
  subject: Pick<Refinement, 'k' | 'r' | 'n'>
  entries: readonly Refinement[]
  hrefOf: (entries: readonly Refinement[]) => string
  /** path to the same search without this subject */
  without: string
}

/** Header of the publisher or category that the results belong to, with the steps down its tree. */
export function Billboard({ subject, entries, hrefOf, without }: BillboardProps) {
  const t = useText()
  const { tree, failed } = useTree(subject.r)
  const path = findPath(tree ?? [], subject.k)
  const node = path?.at(-1)
  const ofPublisher = subject.r === 'publisher'
  const sorted = sectionsOf(useAccount()).includes('taxonomy')
  const taxonomy = useTaxonomy(ofPublisher && sorted ? subject.k : undefined)
  // Other categories have one only where it was set up for them.
  const board = ofPublisher ? node : path?.findLast((one) => one.showBillboard)
  // Its name comes with the tree, and its height with its name.
  if (!tree && !failed) return <div className="billboard-coming" />
  if (!ofPublisher && !board) return null
  const name = board?.billboardName || board?.name || subject.n || subject.k
  const walked = ofPublisher ? (taxonomy ?? []) : (board?.child ?? [])
  const root = ofPublisher ? 'taxonomy' : subject.r
  const above = ofPublisher ? [] : (path?.slice(0, path.indexOf(board as RefinementNode) + 1) ?? [])
  return (
    <section className="billboard" aria-label={name}>
      <Logo code={board?.key ?? subject.k} logo={board?.billboardLogo ?? ''} />
      <div className="billboard-name">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {board && <p className="quiet">{t('refinement.inLibrary', { count: board.count })}</p>}
      </div>
      <Link to={without} className="billboard-out">
        {t(ofPublisher ? 'refinement.allPublishers' : 'refinement.allCategories')}
      </Link>
      {walked.length > 0 && <Navigator name={name} tree={walked} above={above} entries={entries} root={root} hrefOf={hrefOf} />}
    </section>
  )
}

/** Logo, or the code where there is none or it fails to load. */
function Logo({ code, logo }: { code: string; logo: string }) {
  const [failed, setFailed] = useState(false)
  if (!logo || failed)
    return (
      <span className="billboard-mark" aria-hidden="true">
        {code.slice(0, 6)}
      </span>
    )
  return <img className="billboard-mark" src={logo} alt="" width={72} height={48} onError={() => setFailed(true)} />
}
