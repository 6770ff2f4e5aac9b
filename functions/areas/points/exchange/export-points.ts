import { pointExchange } from '#contract/points/point-exchange.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { offerExport } from '#library/exports/offer-export.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Ports } from '#ports/ports.ts'
import { findLanguage } from '#text/find-language.ts'
import { choosePoints, needsStandings } from '../list/choose-points.ts'
import { codesOfDocument } from '../list/codes-of-document.ts'
import { standingsOfDocuments, statusOfDocument } from '../list/document-standings.ts'
import { readAccountPoints } from '../list/read-account-points.ts'
import { loadPointAccess, sightOfPoints, viewOf } from '../rights/load-point-access.ts'
import { wordsAreOpen } from '../rights/open-words.ts'
import { mayListAll } from '../rights/policy.ts'
import { settingsFor } from '../rights/settings.ts'
import { readPlaces } from '../store/points-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { describeFilters } from './describe-filters.ts'
import { exportedOf } from './files/exported-point.ts'
import { namePublisher } from './name-publisher.ts'
import { locatePoints } from './places/locate-points.ts'

const MARKUP = /<[^>]*>/g

type PointExporter = PointOwner & { readonly userId: string }

const pointExportKey = ({ tenant, accountId, userId }: PointExporter, ending: string) =>
  `${tenant}/exports/points/${shortHash(`${accountId} ${userId}`, 22)}.${ending}`

const ENDINGS = ['csv', 'xlsx', 'json', 'html', 'xfdf', 'zip']

/** Deletes the files into which somebody exported points. */
export async function deletePointExports({ objects }: Pick<Ports, 'objects'>, exporter: PointExporter): Promise<void> {
  for (const ending of ENDINGS) await objects.delete(pointExportKey(exporter, ending))
}

/** Exports points into one file for each person, account and format. */
export const exportPoints = useCase(
  pointExchange.export,
  ['table', 'objects', 'clock'],
  async ({ format, list, contentCode, language: code, ...choice }, context) => {
    const { actor, tenant, ports, fail } = context
    const { owner, settings } = await loadPointAccess(context)
    if (list === 'admin' && !mayListAll(actor)) fail('forbidden')
    const codes = contentCode === undefined ? undefined : await codesOfDocument(ports.table, tenant, contentCode)
    const all = await readAccountPoints(ports.table, owner)
    const isVisiblePoint = list === 'admin' ? undefined : sightOfPoints(actor, settings)
    const sees = codes && ((point: StoredPoint) => codes.includes(point.contentCode) && (isVisiblePoint?.(point) ?? true))
    const standings = needsStandings(choice) ? await standingsOfDocuments(ports, owner, all) : undefined
    const openWords = wordsAreOpen(ports.table, actor)
    const found = await choosePoints(all, choice, { sees: sees ?? isVisiblePoint, openWords, standings })
    const chosen = found.slice(0, found.count)
    const pointed = [...new Set(chosen.map((point) => point.contentCode))]
    const held = await readJoinedDocuments(ports.table, tenant, pointed)
    const pointedStandings = await standingsOfDocuments(ports, owner, all, pointed)
    const places = await readPlaces(ports.table, owner, chosen)
    const views = chosen.map((point) => ({ point, view: viewOf(actor, point, settings, held.get(point.contentCode)) }))
    const located = await locatePoints(
      { actor, ports },
      views.flatMap(({ point: { id }, view: { document, readable } }) => {
        const place = places.get(id)
        return document && readable && place ? [{ id, document, place }] : []
      }),
    )
    const written = views.map(({ point, view }) => ({
      point,
      exported: exportedOf(point, view, places.get(point.id)),
      place: located.get(point.id) ?? {},
      title: view.document?.record.title.replace(MARKUP, '') ?? '',
      status: statusOfDocument(point, pointedStandings),
    }))
    // A start does not load what writes.
    const { POINT_FILES } = await import('./files/write-points.ts')
    const { loadExportWords } = await import('./words/load-words.ts')
    const language = findLanguage(code) ?? 'en'
    const words = await loadExportWords(language)
    const designation = contentCode === undefined ? undefined : (held.get(contentCode)?.record.designation ?? contentCode)
    const publisher = await namePublisher(ports.table, tenant, choice.publisher, all)
    const { ending, ...file } = await POINT_FILES[format]({
      points: written,
      state: choice.status,
      language,
      words,
      attributes: settingsFor(settings).attributes,
      filters: describeFilters(choice, { language, words, points: chosen, designation, publisher }),
      writtenAt: ports.clock.now(),
    })
    const key = pointExportKey({ ...owner, userId: actor.userId }, ending)
    return offerExport(ports, { key, ...file })
  },
)
