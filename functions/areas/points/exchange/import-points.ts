import { randomUUID } from 'node:crypto'
import type { ImportedPoint } from '#contract/points/point-exchange.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { useCase } from '#functions/http/use-case.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { type RenditionText, readRendition } from '#library/places/rendition-text.ts'
import { readHeld } from '#library/read-held.ts'
import type { Actor } from '#people/actor.ts'
import { sendChanged } from '../carry/carry-changed.ts'
import { enter, isSeen } from '../seen/enter.ts'
import { mayListAll } from '../seen/policy.ts'
import { namedId } from '../stored/named-id.ts'
import { savePoints } from '../stored/save-points.ts'
import { type PointChange, readPlaces, readPoints } from '../stored/store.ts'
import type { AnnotatedFile } from '../xfdf/read-xfdf.ts'
import { findOtherFile } from './find-other-file.ts'
import { planPoint } from './plan-point.ts'
import type { FilePoint } from './read-file.ts'

/**
 * The id of a new point of a file. Whoever keeps the points of all takes theirs; that of another person is made of theirs and the
 * person, so that it tells nothing of a point which they do not see, and the same file makes the same points.
 */
const newIdOf = (uuid: string, actor: Actor) => (mayListAll(actor) ? uuid : namedId(`imported ${uuid} ${actor.userId}`))

export const importPoints = useCase(
  pointExchange.import,
  ['table', 'objects', 'clock', 'ids', 'jobs'],
  async ({ format, data, contentID, sameDocument, dryRun }, context) => {
    const { actor, tenant, ports, fail } = context
    const entered = await enter(context)
    const { owner } = entered
    const renditions = new Map<string, Promise<RenditionText | undefined>>()
    const target =
      contentID !== undefined && isContentCode(contentID)
        ? (await readHeld(ports.table, tenant, [contentID])).get(contentID)
        : undefined
    const page = target && mayRead(actor, target) ? await readRendition(ports, target, 'pdf') : undefined
    // Reading of files is loaded with the first one.
    const { FileRefused, readJsonPoints, readXfdfPoints } = await import('./read-file.ts')
    let points: (FilePoint | undefined)[] = []
    let file: AnnotatedFile | undefined
    try {
      if (format === 'json') points = readJsonPoints(data)
      else ({ points, file } = readXfdfPoints(data, contentID, page))
    } catch (error) {
      if (error instanceof FileRefused) return fail('import-unreadable', 'data')
      throw error
    }
    const otherFile = file && target && page && (await findOtherFile(ports, tenant, file, target))
    const isOther = otherFile !== undefined && (otherFile.contentCode !== undefined || !(sameDocument || dryRun))
    const codes = points.flatMap((point) => (point && isContentCode(point.contentCode) ? [point.contentCode] : []))
    const held = await readHeld(ports.table, tenant, [...new Set(codes)])
    const uuids = points.flatMap((point) => point?.compassPointUUID?.toLowerCase() ?? [])
    const ids = new Set(uuids.flatMap((uuid) => [uuid, newIdOf(uuid, actor)]))
    const seenPoints = (await readPoints(ports.table, owner, [...ids])).filter((point) => isSeen(actor, point, entered.settings))
    const before = new Map(seenPoints.map((point) => [point.id, point]))
    const places = await readPlaces(ports.table, owner, seenPoints)
    const seen = new Set<string>()
    const changes: PointChange[] = []
    const content: ImportedPoint[] = []
    for (const [index, point] of points.entries()) {
      const uuid = point?.compassPointUUID?.toLowerCase()
      const named = point && held.get(point.contentCode)
      const facts = {
        index,
        name: point?.name ?? '',
        contentCode: point?.contentCode ?? '',
        ...(uuid && { compassPointUUID: uuid }),
        ...(named && { designation: named.record.designation }),
      }
      if (!point || (uuid !== undefined && seen.has(uuid))) {
        content.push({ ...facts, result: 'refused', reason: point ? 'twice' : 'not-a-point' })
        continue
      }
      if (uuid !== undefined) seen.add(uuid)
      if (isOther) {
        content.push({ ...facts, result: 'refused', reason: 'other-file' })
        continue
      }
      const textOf = (code: string, rendition: 'pdf' | 'html') => {
        const document = held.get(code)
        const name = `${rendition} ${code}`
        const known = renditions.get(name) ?? (document ? readRendition(ports, document, rendition) : Promise.resolve(undefined))
        renditions.set(name, known)
        return known
      }
      const id = uuid === undefined ? randomUUID() : before.has(uuid) ? uuid : newIdOf(uuid, actor)
      const stored = before.get(id)
      const plan = await planPoint(point, {
        id,
        actor,
        settings: entered.settings,
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
