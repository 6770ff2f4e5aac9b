import { useDeferredValue, useId, useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { FacetView } from '../tree/facet-view.ts'
import { sizeOf } from '../tree/find-nodes.ts'
import type { Root } from '../tree/use-tree.ts'
import { useTreeKeys } from '../tree/use-tree-keys.ts'
import { MatchingValues } from './matching-values.tsx'
import { NodeList } from './node-list.tsx'
import { useSectionNodes } from './use-section-nodes.ts'
import { YearBody } from './year-body.tsx'

/** A list with more values than this has a filter box. */
const FILTER_THRESHOLD = 25
const FIRST_PUBLISHERS = 2

interface FacetSectionProps {
  root: Root
  view: FacetView
  /** open at first */
  begins: boolean
  /** called when values below the first level are needed */
  onDeep: () => void
}

/** One category: its name, the number of selected values, and its values. */
export function FacetSection({ root, view, begins, onDeep }: FacetSectionProps) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(begins)
  const chosen = view.entries.filter(({ r }) => r === root).length
  if (isEmpty(root, view)) return null
  return (
    <section className="facet" aria-labelledby={id}>
      <h3>
        <button type="button" id={id} className="facet-head" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{t(`refinement.section.${root}`)}</span>
          {chosen > 0 && <span className="facet-chosen">{chosen}</span>}
          <Icon shape="DownOutlined" aria-hidden="true" />
        </button>
      </h3>
      {open && (root === 'year' ? <YearBody view={view} /> : <FacetBody root={root} view={view} onDeep={onDeep} />)}
    </section>
  )
}

/** Tests whether a category has nothing in this search to choose, and nothing is selected in it. A single year is no range. */
const isEmpty = (root: Root, { counts, entries }: FacetView): boolean =>
  counts !== undefined &&
  !entries.some(({ r }) => r === root) &&
  [...counts.keys()].filter((id) => id.startsWith(`${root}:`)).length < (root === 'year' ? 2 : 1)

function FacetBody({ root, view, onDeep }: Omit<FacetSectionProps, 'begins'>) {
  const t = useText()
  const onKeyDown = useTreeKeys()
  const { nodes, failed, retry } = useSectionNodes(root, view)
  const [typed, setTyped] = useState('')
  const looked = useDeferredValue(typed)
  const name = t(`refinement.section.${root}`)
  if (failed)
    return (
      <p className="facet-none" role="alert">
        {t('refinement.failed')}{' '}
        <button type="button" className="toggle" onClick={retry}>
          {t('shell.tryAgain')}
        </button>
      </p>
    )
  // Before the first numbers nobody knows which values go: the list would jump.
  if (!nodes || (view.loading && !view.counts)) return <Skeleton lines={[70, 55, 80]} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the controls in it
    <div className="facet-body" aria-busy={view.loading || undefined} onKeyDown={onKeyDown}>
      {sizeOf(nodes) > FILTER_THRESHOLD && (
        <input
          type="search"
          className="facet-filter"
          value={typed}
          placeholder={t(`refinement.find.${root}`)}
          aria-label={t(`refinement.find.${root}`)}
          onFocus={nodes.some(isDeep) ? onDeep : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {looked.trim() !== '' ? (
        <MatchingValues tree={nodes} typed={looked} view={view} />
      ) : (
        <NodeList nodes={nodes} above={[]} view={view} first={root === 'publisher' ? FIRST_PUBLISHERS : undefined} label={name} />
      )}
    </div>
  )
}

const isDeep = ({ child }: RefinementNode) => child.length > 0
