import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { openFile, openPreview } from '#library/files/open-file.ts'
import { readOpenTexts, readPreviewedTexts } from '#library/files/read-open-texts.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import { prepare } from '../library.ts'
import { fc, proofCases } from '../properties.ts'
import { recordingJobs } from '../recording-ports.ts'
import type { World } from '../world.ts'
import { firstFinding, type Proof } from './proof.ts'

const PUBLISHERS = ['ISO', 'IEC', 'CLOSED']
const COLLECTIONS = ['Water', 'Steel']
const keyOf = (publisher: string, name: string) => `astm/documents/${publisher}/${name}`

const someHoldings: fc.Arbitrary<Holdings | undefined> = fc.option(
  fc.record({ publishers: fc.subarray(PUBLISHERS), collections: fc.subarray(COLLECTIONS) }),
  { nil: undefined },
)

const aDocument = fc.record({
  publisher: fc.constantFrom(...PUBLISHERS),
  drm: fc.boolean(),
  opens: fc.record({ publishers: fc.subarray(PUBLISHERS, { minLength: 1 }), collections: fc.subarray(COLLECTIONS) }),
})

const aCase = fc.record({
  tenant: fc.constantFrom<Tenant>('demowl', 'astm'),
  drmView: fc.boolean(),
  holdings: someHoldings,
  document: aDocument,
  key: fc.tuple(fc.constantFrom(...PUBLISHERS), fc.constantFrom('1.pdf', '1.html', '2.pdf')),
})

type Case = typeof aCase extends fc.Arbitrary<infer One> ? One : never

/** Tells a second time, in other words, who opens which file. */
function mayOpen({ holdings, document: { publisher, opens }, key: [owner, name] }: Case): boolean {
  const held = new Set([...(holdings?.publishers ?? []), ...(holdings?.collections ?? [])])
  const isOpen = [...opens.publishers, ...opens.collections].some((one) => held.has(one))
  return isOpen && owner === publisher && name !== '2.pdf'
}

/** Tells a second time whether somebody may see a preview of a file; where the tenant shows any, the text is protected or the reader. */
const mayPreview = ({ document: { publisher, drm }, key: [owner, name], tenant, drmView }: Case): boolean =>
  tenant === 'demowl' && !drm && !drmView && owner === publisher && name !== '2.pdf'

const isOpened = async (open: () => unknown): Promise<boolean> => {
  try {
    await open()
    return true
  } catch (error) {
    if ((error as Error).name !== 'FileClosed') throw error
    return false
  }
}

async function checkCase(one: Case, { ports: { objects, clock } }: World): Promise<string | undefined> {
  const { holdings, document, key, tenant, drmView } = one
  const files = {
    pdf: { key: keyOf(document.publisher, '1.pdf'), size: 1, pageCount: 1 },
    html: { key: keyOf(document.publisher, '1.html'), size: 1 },
  }
  const { publisher, drm } = document
  const record = prepare({ designation: `${publisher} 1:2020`, publisher, drm }, files)
  const joined = { ...record, opens: document.opens, sources: [], records: [] } as unknown as JoinedDocument
  const account = holdings && { id: 'a', ...holdings }
  const ports = { objects, clock, jobs: recordingJobs() }
  const actor = { tenant, drmView, ...(account && { account }) }
  const file = { key: keyOf(...key) }
  const told = JSON.stringify(one)
  if ((await isOpened(() => openFile(actor, joined, file))) !== mayOpen(one)) return `${file.key} is opened, or is not: ${told}`
  if ((await isOpened(() => openPreview(actor, joined, file))) !== mayPreview(one))
    return `${file.key} is shown, or is not: ${told}`
  const isHeld = mayOpen({ ...one, key: [publisher, '1.pdf'] })
  const renditions = ['pdf', 'html'] as const
  for (const rendition of renditions)
    if ((await isOpened(() => readRendition({ actor, ports }, joined, rendition))) !== isHeld)
      return `the ${rendition} is read for places, or is not: ${told}`
  const isShown = mayPreview({ ...one, key: [publisher, '1.pdf'] })
  const context = { actor, tenant, ports }
  if ((await isOpened(() => readOpenTexts(joined, context))) !== isHeld) return `texts are read, or are not: ${told}`
  if ((await isOpened(() => readPreviewedTexts(joined, context))) !== isShown) return `a preview is read, or is not: ${told}`
  return undefined
}

/** Objects of texts are opened by their keys and the entitlement both, whatever a use case has asked. */
export const fileProof: Proof = {
  name: 'random keys and holdings',
  findings: (world) => firstFinding(fc.sample(aCase, proofCases(300, 20_000)), (one) => checkCase(one, world)),
}
