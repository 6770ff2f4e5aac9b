import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { CutNote } from '#web/features/search/results/cut-note.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { BlankSheet } from '#web/ui/states/blank-sheet.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { SearchAgain } from '#web/ui/states/search-again.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { documentOf, useSamples } from './samples.ts'
import { Specimen } from './specimen.tsx'

function Tables() {
  const { title, word, action } = useSamples()
  const rows = ['ISO 9001:2015', 'DIN EN 1992-1-1:2011-01', 'IEC 60079-0'].map((number) => documentOf(title, number))
  const columns = [
    { key: 'document', title: word, cell: (row: (typeof rows)[number]) => <DocumentCell document={row} /> },
    { key: 'status', title: word, cell: () => <StandingBadge standing={{ is: 'in-force' }} /> },
    { key: 'action', title: action, titleHidden: true, cell: () => <Button type="text">{action}</Button> },
  ]
  return (
    <>
      <Specimen of="rows">
        <DataTable label={word} columns={columns} rows={rows} keyOf={(row) => row.contentCode} />
      </Specimen>
      <Specimen of="no rows">
        <DataTable label={action} columns={columns} rows={[]} keyOf={(row) => row.contentCode} />
      </Specimen>
    </>
  )
}

function Cells() {
  const { title } = useSamples()
  return (
    <>
      <Specimen of="number and title">
        <DocumentCell document={documentOf(title, 'ISO 9001:2015')} />
      </Specimen>
      <Specimen of="number alone">
        <DocumentCell document={documentOf('', 'RFC 9110')} />
      </Specimen>
    </>
  )
}

function EmptyStates() {
  const { sentence, action, word } = useSamples()
  return (
    <>
      <Specimen of="sentence">
        <EmptyState title={sentence} />
      </Specimen>
      <Specimen of="sentence, text and action">
        <EmptyState title={sentence} action={<Button>{action}</Button>}>
          <p className="quiet">{word}</p>
        </EmptyState>
      </Specimen>
    </>
  )
}

function PastEnds() {
  return (
    <Specimen of="sentence and action">
      <PastEnd first="/" />
    </Specimen>
  )
}

function ErrorStates() {
  const { sentence, word } = useSamples()
  return (
    <>
      <Specimen of="default">
        <ErrorState />
      </Specimen>
      <Specimen of="title, text and retry">
        <ErrorState title={sentence} onRetry={() => {}}>
          {word}
        </ErrorState>
      </Specimen>
    </>
  )
}

const Searches = () => (
  <>
    <Specimen of="filled">
      <SearchAgain text="ISO 9001:2015" scope="all" />
    </Specimen>
    <Specimen of="empty">
      <SearchAgain text="" scope="all" />
    </Specimen>
  </>
)

const CutNotes = () => (
  <>
    <Specimen of="a long text">
      <CutNote text={'a'.repeat(SEARCH_TEXT_LIMIT)} />
    </Specimen>
    <Specimen of="a list">
      <CutNote text="ISO 9001:2015 ; IEC 60079-0 ; RFC 9110" />
    </Specimen>
  </>
)

const Skeletons = () => (
  <>
    <Specimen of="default">
      <Skeleton />
    </Specimen>
    <Specimen of="one line">
      <Skeleton lines={[40]} />
    </Specimen>
  </>
)

const Spinners = () => (
  <Specimen of="after 200 ms">
    <Spinner />
  </Specimen>
)

const BlankSheets = () => (
  <Specimen of="while it is opened">
    <BlankSheet />
  </Specimen>
)

export const listParts = {
  'blank-sheet': BlankSheets,
  'cut-note': CutNotes,
  'data-table': Tables,
  'document-cell': Cells,
  'empty-state': EmptyStates,
  'error-state': ErrorStates,
  'past-end': PastEnds,
  'search-again': Searches,
  skeleton: Skeletons,
  spinner: Spinners,
}
