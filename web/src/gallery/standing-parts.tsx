import { STANDINGS, type Standing } from '#contract/documents/document-card.ts'
import { StandingBand } from '#web/ui/standing-band.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { StandingSentence } from '#web/ui/text/standing-sentence.tsx'
import { Successor } from '#web/ui/text/successor.tsx'
import { Specimen } from './specimen.tsx'

const StandingBadges = () =>
  STANDINGS.map((is) => (
    <Specimen key={is} of={is}>
      <StandingBadge standing={{ is }} />
    </Specimen>
  ))

const by = { designationNo: 'ISO 9001:2015', contentCode: 'ISO|9001-2015', inForce: true } as const
const draft = { designationNo: 'ISO/CD 9001.2', contentCode: 'ISO|cd-9001.2' }
const elsewhere = { designationNo: 'EN 1992-1-1:2023' }
const STANDING_SAMPLES: readonly Standing[] = [
  { is: 'in-force' },
  { is: 'amended' },
  { is: 'under-revision', by: draft },
  { is: 'under-revision', by: draft, amended: true },
  { is: 'superseded' },
  { is: 'superseded', on: '2015-09' },
  { is: 'superseded', by },
  { is: 'superseded', by, on: '2015-09' },
  { is: 'superseded', by: elsewhere },
  { is: 'withdrawn' },
  { is: 'withdrawn', on: '2010-04-30' },
  { is: 'withdrawn', by },
  { is: 'withdrawn', by, on: '2010' },
  { is: 'withdrawn', withoutReplacement: true },
  { is: 'withdrawn', withoutReplacement: true, on: '2010-04-30' },
  { is: 'draft' },
  { is: 'draft', by },
  { is: 'unknown' },
  { is: 'unknown', by: elsewhere },
]

const StandingLines = () =>
  STANDING_SAMPLES.map((standing) => (
    <Specimen key={JSON.stringify(standing)} of={standing.is}>
      <StandingLine standing={standing} />
    </Specimen>
  ))

const StandingSentences = () => (
  <Specimen of="without a dot">
    <span>
      <StandingSentence standing={{ is: 'superseded', by, on: '2015-09' }} />
    </span>
  </Specimen>
)

const StandingBands = () =>
  STANDING_SAMPLES.map((standing) => <StandingBand key={JSON.stringify(standing)} standing={standing} />)

const Successors = () => (
  <>
    <Specimen of="in the library">
      <Successor by={by} />
    </Specimen>
    <Specimen of="elsewhere">
      <Successor by={elsewhere} />
    </Specimen>
  </>
)

export const standingParts = {
  'standing-badge': StandingBadges,
  'standing-line': StandingLines,
  'standing-sentence': StandingSentences,
  'standing-band': StandingBands,
  successor: Successors,
}
