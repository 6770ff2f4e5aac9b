import type { ListedClause } from '#contract/documents/clauses.ts'
import { withClause } from '#web/reader/clauses/clause-address.ts'
import { ClauseOutline } from '#web/reader/clauses/clause-list.tsx'
import type { PlacedClause } from '#web/reader/clauses/place-in-page.ts'
import type { HtmlPanel } from '#web/reader/html/slots.ts'
import { outlinePanel } from '#web/reader/pdf/panels/outline-panel.tsx'
import type { PdfPanel } from '#web/reader/pdf/slots.ts'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { ReadingClauses } from './use-reading-clauses.ts'

const FACTS = { id: 'outline', title: 'documents.outline', icon: 'UnorderedListOutlined' } as const

export const scrollPlaceOf = ({ page = 1, top = 0 }: ListedClause) => ({ page, top })

/** Clauses beside a PDF; its own outline where they are not known. */
export function pdfClausesPanel({ list, inView, nameOf, addressOf, copiesOf, twinsOf }: ReadingClauses): PdfPanel {
  const placed = list.filter(({ page }) => page !== undefined)
  if (placed.length === 0) return outlinePanel
  return {
    ...FACTS,
    render: ({ session, marks, onFollow }) => {
      const go = (clause: ListedClause) => {
        session.goToClause(scrollPlaceOf(clause), nameOf(clause))
        onFollow()
      }
      const twinItems = (clause: ListedClause): MenuItem[] =>
        twinsOf(clause).map(({ clause: twin, label }) => ({ key: twin.id, label, onChoose: () => go(twin) }))
      return (
        <ClauseOutline
          {...{ marks, addressOf }}
          copiesOf={(clause) => [...twinItems(clause), ...copiesOf(clause)]}
          clauses={placed}
          current={inView?.id}
          onGo={go}
        />
      )
    },
  }
}

/** Clauses beside an HTML page; its headings where they are not known. */
export function htmlClausesPanel(
  placed: readonly PlacedClause[],
  current: string | undefined,
  { list, nameOf, addressOf, copiesOf }: ReadingClauses,
): HtmlPanel {
  const knownOf = ({ id }: PlacedClause) => list.find((clause) => clause.id === id)
  return {
    ...FACTS,
    render: ({ session, marks, onFollow }) => (
      <ClauseOutline
        marks={marks}
        clauses={placed}
        current={current}
        addressOf={(clause) => {
          const known = knownOf(clause)
          return known ? addressOf(known) : `#${encodeURIComponent(clause.element)}`
        }}
        copiesOf={(clause) => {
          const known = knownOf(clause)
          return known ? copiesOf(known) : []
        }}
        onGo={(clause) => {
          session.goTo(clause.element)
          const known = knownOf(clause)
          const { pathname, search } = window.location
          // The fragment keeps the page in HTML when it is loaded again.
          const address = `${known ? withClause(search, nameOf(known)) : search}#${encodeURIComponent(clause.element)}`
          window.history.replaceState(window.history.state, '', pathname + address)
          onFollow()
        }}
      />
    ),
  }
}
