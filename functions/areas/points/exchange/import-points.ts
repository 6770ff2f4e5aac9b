import { randomUUID } from 'node:crypto'
import type { ImportedPoint } from '#contract/points/point-exchange.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { useCase } from '#functions/http/use-case.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { type RenditionText, readRendition } from '#library/places/rendition-text.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { TextSpot } from '#text/json-fault.ts'
import { savePoints } from '../list/save-points.ts'
import { sendChanged } from '../proposals/carry-changed.ts'
import { isVisiblePoint, loadPointAccess } from '../rights/load-point-access.ts'
import { mayListAll } from '../rights/policy.ts'
import { namedId } from '../store/named-id.ts'
import { type PointChange, readPlaces, readPoints } from '../store/points-store.ts'

/**
 * The id of a new point of a file. Whoever keeps the points of all takes theirs; that of another person is made of theirs and the
 * person, so that it tells nothing of a point which they do not see, and the same file makes the same points.
 */
const newIdOf = (uuid: string, actor: Actor) => (mayListAll(actor) ? uuid : namedId(`imported ${uuid} ${actor.userId}`))

/** Place at which a file breaks, for people and programs. */
const aboutOf = (spot: TextSpot | undefined) => (spot ? `data, line ${spot.line}, column ${spot.column}` : 'data')

export const importPoints = useCase(
  pointExchange.import,
  ['table', 'objects', 'clock', 'ids', 'jobs'],
  async (input, context) => {
    const { dryRun } = input
    const { actor, tenant, ports, fail } = context
    const access = await loadPointAccess(context)
    const { owner } = access
    const renditions = new Map<string, Promise<RenditionText | undefined>>()
    // Reading of files is loaded with the first one.
    const [{ readFilePoints }, { FileRefused }, { planPoint }] = await Promise.all([
      import('./files/read-file-points.ts'),
      import('./files/read-file.ts'),
      import('./plan-point.ts'),
    ])
    const { points, otherFile, isOther, unnamed } = await readFilePoints(input, context).catch((error) => {
      if (error instanceof FileRefused) return fail('import-unreadable', aboutOf(error.spot))
      throw error
    })
    const codes = points.flatMap(({ point }) => (point && isContentCode(point.contentCode) ? [point.contentCode] : []))
    const held = await readJoinedDocuments(ports.table, tenant, [...new Set(codes)])
    const uuids = points.flatMap(({ point }) => point?.compassPointUUID?.toLowerCase() ?? [])
    const ids = new Set(uuids.flatMap((uuid) => [uuid, newIdOf(uuid, actor)]))
    const seenPoints = (await readPoints(ports.table, owner, [...ids])).filter((point) =>
      isVisiblePoint(actor, point, access.settings),
    )
    const before = new Map(seenPoints.map((point) => [point.id, point]))
    const places = await readPlaces(ports.table, owner, seenPoints)
    const seen = new Set<string>()
    const changes: PointChange[] = []
    const content: ImportedPoint[] = []
    for (const [index, { point, name, contentCode }] of points.entries()) {
      const uuid = point?.compassPointUUID?.toLowerCase()
      const named = point && held.get(point.contentCode)
      const facts = {
        index,
        name,
        contentCode,
        ...(uuid && { compassPointUUID: uuid }),
        ...(named && { designation: named.record.designation }),
      }
      if (!point || (uuid !== undefined && seen.has(uuid))) {
        content.push({ ...facts, result: 'refused', reason: point ? 'twice' : 'not-a-point' })
        continue
      }
      if (uuid !== undefined) seen.add(uuid)
      if (unnamed) {
        content.push({ ...facts, result: 'refused', ...unnamed })
        continue
      }
      if (isOther) {
        content.push({ ...facts, result: 'refused', reason: 'other-file' })
        continue
      }
      const textOf = (code: string, rendition: 'pdf' | 'html') => {
        const document = held.get(code)
        const name = `${rendition} ${code}`
        const known =
          renditions.get(name) ?? (document ? readRendition(context, document, rendition) : Promise.resolve(undefined))
        renditions.set(name, known)
        return known
      }
      const id = uuid === undefined ? randomUUID() : before.has(uuid) ? uuid : newIdOf(uuid, actor)
      const stored = before.get(id)
      const plan = await planPoint(point, {
        id,
        actor,
        settings: access.settings,
        document: held.get(point.contentCode),
        before: stored,
        beforePlace: stored && places.get(stored.id),
        now: ports.clock.now().toISOString(),
        write: ports.ids.next(),
        textOf,
      })
      if ('change' in plan && plan.change) changes.push(plan.change)
      content.push({ ...facts, result: plan.result, ...('reason' in plan && plan.reason && { reason: plan.reason }) })
    }
    if (!dryRun) {
      await savePoints(ports, owner, changes)
      const placed = changes.filter(({ before: known, place }) => !known || place)
      await sendChanged(
        ports,
        owner,
        placed.map(({ after }) => after),
      )
    }
    const countOf = (result: ImportedPoint['result']) => content.filter((one) => one.result === result).length
    return {
      dryRun,
      created: countOf('created'),
      changed: countOf('changed'),
      unchanged: countOf('unchanged'),
      refused: countOf('refused'),
      ...(otherFile && { otherFile }),
      content,
    }
  },
)
