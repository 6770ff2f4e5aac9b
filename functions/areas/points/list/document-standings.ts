import type { Standing } from '#contract/documents/document-card.ts'
import { dayOf } from '#library/document/day.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import type { ListIndex } from '#lists/memory-list.ts'
import type { Ports } from '#ports/ports.ts'
import { knownStanding, type StatusWord, statusWordOf } from '#standing/status-words.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import type { AccountPoints } from './point-list.ts'

const KNOWN_MS = 60_000

/** Standings of the documents on which an account has points, as a process found them, for a minute; they go with those points. */
class KnownStandings implements ListIndex<StoredPoint> {
  readonly byCode = new Map<string, { readonly standing: Standing | undefined; readonly until: number }>()

  put(): void {}
}

export type DocumentStandings = ReadonlyMap<string, Standing>

/** Finds the standings of documents with points of an account; without codes those of all of them. */
export async function standingsOfDocuments(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant }: PointOwner,
  all: AccountPoints,
  codes: Iterable<string> = Array.from(all.all(), ({ contentCode }) => contentCode),
): Promise<DocumentStandings> {
  const { byCode } = all.index(KnownStandings)
  const now = clock.now().getTime()
  const wanted = [...new Set(codes)]
  const unknown = wanted.filter((code) => (byCode.get(code)?.until ?? 0) <= now)
  const found = unknown.length > 0 ? await findStandings(table, tenant, unknown, dayOf(clock)) : new Map<string, Standing>()
  for (const code of unknown) byCode.set(code, { standing: found.get(code), until: now + KNOWN_MS })
  return new Map(
    wanted.flatMap((code) => {
      const standing = byCode.get(code)?.standing
      return standing ? [[code, standing] as const] : []
    }),
  )
}

/** The word for the status of a point's document; of one that the library no longer has, for what its record said last. */
export const statusOfDocument = ({ contentCode, contentStatus }: StoredPoint, standings: DocumentStandings): StatusWord => {
  const standing = standings.get(contentCode)
  return statusWordOf(knownStanding({ status: contentStatus, ...(standing && { standing }) }))
}
