import { type CarriedPlace, carryPlaces } from '#comparison/carry/carry-places.ts'
import { translatePlaces } from '#comparison/carry/translated-places.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { Ports } from '#ports/ports.ts'
import { storedPlaceOf } from '../store/make-change.ts'
import { proposalIdOf, type StoredProposal, saveProposals } from '../store/proposals-store.ts'
import type { PointOwner, StoredPlace, StoredPoint } from '../store/stored-point.ts'
import { withoutCarried } from './carried-lineage.ts'
import { type CarriedPair, readBoth } from './related-texts.ts'

type ProposePorts = Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>

type Carried = Omit<CarriedPlace, 'kind'> & { readonly kind: StoredProposal['kind'] }

/** Proposes active points of one document for another one, all by one comparison. Returns the points that were proposed. */
export async function propose(
  ports: ProposePorts,
  owner: PointOwner,
  pair: CarriedPair,
  { points, placeOf }: { readonly points: readonly StoredPoint[]; readonly placeOf: (id: string) => StoredPlace | undefined },
): Promise<StoredPoint[]> {
  if (points.length === 0) return []
  const isTranslation = pair.by === 'translation'
  const wanted = await withoutCarried(ports.table, owner, points, { to: pair.to, withWaiting: isTranslation })
  const texts = wanted.length > 0 && (await readBoth(ports, owner.tenant, pair))
  if (!texts) return []
  const places = wanted.map(({ id }) => placeOf(id)?.place ?? {})
  const carried = isTranslation ? translated(texts, places) : carryPlaces(...texts, places)
  const since = ports.clock.now().toISOString()
  const proposals = carried.map(
    (one, at) => one && proposalOf(wanted[at] as StoredPoint, one, { to: pair.to, text: texts[1], since }),
  )
  await saveProposals(
    ports.table,
    owner,
    proposals.filter((one) => one !== undefined),
  )
  return wanted.filter((_, at) => proposals[at] !== undefined)
}

const translated = (texts: readonly [DocumentText, DocumentText], places: readonly TextPlace[]): (Carried | undefined)[] =>
  translatePlaces(...texts, places).map((one) => one && { kind: 'translated', ...one })

interface Target {
  readonly to: JoinedDocument
  readonly text: DocumentText
  readonly since: string
}

function proposalOf(
  { id: pointId, selectionText }: StoredPoint,
  { kind, because, place, older, newer, clause }: Carried,
  { to, text, since }: Target,
): StoredProposal {
  const { contentCode, record } = to
  const near = text.clauses[clause]
  return {
    id: proposalIdOf(pointId, contentCode),
    pointId,
    contentCode,
    designation: record.designation,
    kind,
    because,
    ...(place && { place: storedPlaceOf({ place, sizes: text.pages }) }),
    older: older || selectionText,
    ...(newer !== undefined && { newer }),
    ...(near && { clause: { id: near.id, number: near.number, title: near.title } }),
    order: place?.position?.first ?? Number.MAX_SAFE_INTEGER,
    since,
  }
}
