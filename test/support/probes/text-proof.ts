import type { Tenant } from '#contract/tenant.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { saveComparedLibrary } from '../compared-library.ts'
import { fc, proofCases } from '../properties.ts'
import { createWorld, type World } from '../world.ts'
import { type ApiProbe, receivedBy, revealed } from './probed-api.ts'
import {
  askingProbes,
  closedProbes,
  describedDocuments,
  describingProbes,
  isOpenTo,
  keepingProbes,
  reachingProbes,
  SCREEN_ONLY,
  SECRET_TEXTS,
  secretDocuments,
  textProbe,
} from './probed-texts.ts'
import { firstFinding, type Proof } from './proof.ts'

/** Opens a world with texts of two tenants under the same codes, open to some and closed to others. */
export async function createTextWorld(): Promise<World> {
  const world = await createWorld()
  for (const tenant of ['astm', 'awwa'] as const) await saveComparedLibrary(world.ports, tenant, secretDocuments(tenant))
  await saveComparedLibrary(world.ports, 'astm', [SCREEN_ONLY])
  await saveDocuments(world.ports, 'astm', describedDocuments)
  await world.jobsDone()
  return world
}

const toldOf = ({ endpoint, input, person, tenant }: ApiProbe) =>
  `${endpoint.id} for ${person} of ${tenant}, ${JSON.stringify(input)}`

/** Refusal by the right of reading itself, not by what stands behind it. */
const REFUSED = /"code":"(not-entitled|no-preview)"/

const KEPT = /"code":"not-downloadable"/

/** Calls whose answers are of subscribed content alone. */
const isOfSubscribed = ({ endpoint: { id }, input, person, tenant }: ApiProbe) =>
  /^search\.(entitled|semantic)$/.test(id) ||
  (/^search\.typeAhead/.test(id) && (input['search-type'] === 'MYSUBSCRIPTION' || person === 'drm')) ||
  (tenant as Tenant) === 'api'

/** Searches whose keywords are a word of a closed text: they find nothing by it. */
const asksForClosed = ({ endpoint: { id }, input }: ApiProbe, closed: readonly string[]) =>
  /^(search\.(all|entitled|semantic)|refinement\.\w*[cC]ount)$/.test(id) && closed.includes(String(input.keywords))

/** Everything that an answer counts. */
const countsIn = (data: unknown): number[] =>
  [...JSON.stringify(data ?? null).matchAll(/"(?:count|partly|otherEditions)":(\d+)/g)].map(([, count]) => Number(count))

const checkText = async (world: World, probe: ApiProbe): Promise<string | undefined> => {
  const { text, data } = await receivedBy(world, probe)
  const closed = SECRET_TEXTS.filter((one) => !isOpenTo(one, probe)).flatMap(({ words }) => words)
  const words = revealed(closed, probe, text)
  if (words.length > 0) return `${toldOf(probe)} reveals ${words}`
  if (asksForClosed(probe, closed) && countsIn(data).some((count) => count > 0))
    return `${toldOf(probe)} finds words of closed texts`
  if (data !== undefined && isOfSubscribed(probe) && JSON.stringify(data).includes('CLOSED|200'))
    return `${toldOf(probe)} has what is not subscribed`
  const { documents = [] } = (data ?? {}) as { documents?: readonly { contentCode: string; access?: string }[] }
  const wrong = Array.isArray(documents)
    ? documents.find((one) => one.contentCode.startsWith('CLOSED') && one.access === 'open')
    : undefined
  return wrong ? `${toldOf(probe)} says that ${wrong.contentCode} is open` : undefined
}

/** Words of texts leave to those alone to whom the texts are open, by whatever call. */
export const textProof: Proof = {
  name: 'random calls about texts with words of their own',
  async findings(world) {
    const refused = await firstFinding(closedProbes, async (probe) =>
      REFUSED.test((await receivedBy(world, probe)).text) ? undefined : `${toldOf(probe)} is not refused as closed`,
    )
    if (refused.length > 0) return refused
    const kept = await firstFinding(keepingProbes, async (probe) =>
      KEPT.test((await receivedBy(world, probe)).text) ? undefined : `${toldOf(probe)} gives a file away`,
    )
    if (kept.length > 0) return kept
    const described = await firstFinding(describingProbes, (probe) => checkText(world, probe))
    if (described.length > 0) return described
    const asked = await firstFinding(askingProbes, (probe) => checkText(world, probe))
    if (asked.length > 0) return asked
    const reached = await firstFinding(reachingProbes, async (probe) => {
      const open = SECRET_TEXTS.filter((one) => isOpenTo(one, probe)).flatMap(({ words }) => words)
      const { text } = await receivedBy(world, probe)
      return revealed(open, probe, text).length > 0 ? checkText(world, probe) : `${toldOf(probe)} does not reach its text`
    })
    if (reached.length > 0) return reached
    return firstFinding(fc.sample(textProbe, proofCases(150, 10_000)), (probe) => checkText(world, probe))
  },
}
