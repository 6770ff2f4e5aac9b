import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { tenants } from '#tenants/index.ts'
import { saveComparedLibrary } from '../../compared-library.ts'
import { prepare } from '../../library.ts'
import { PRINTED_SIGNS } from '../../printed-signs.ts'
import { shelf } from '../../shelf.ts'
import { createWorld, type World } from '../../world.ts'

/** A tenant that offers everything; what strays to another tenant is seen. */
export const TENANT: Tenant = 'demowl'

export const SIGNS = 'ISO|7010-2019'
export const FILMED = 'ISO|51-2021'
export const PROTECTED = 'ISO|52-2021'
export const EMPTY = 'ISO|53-2021'
export const CLOSED = 'CLOSED|51-2021'
export const GUIDE = 'reading'
export const TUTORIAL = tenants[TENANT].shown.tutorials?.[0]?.id ?? ''

/** Word of a text, in a clause with a title. */
export const CLAUSE_WORD = 'quorzlam'

const keyOf = (name: string) => `${TENANT}/documents/${name}`
const BYTES = new TextEncoder().encode('bytes of a file')

const filmOf = (id: string) => ({
  ...{ id, title: `Film ${id}`, section: 'Use', duration: 61, kind: 'webm' as const, key: keyOf(`${id}.webm`) },
  size: BYTES.length,
  captions: [{ language: 'en', key: keyOf(`${id}.vtt`), size: BYTES.length }],
})

/** A document whose text is indexed with its clauses. */
function documentInClauses(pdf: PreparedDocument['files']['pdf']): PreparedDocument {
  const page = `Loads. A rung carries the ${CLAUSE_WORD}.`
  const document = prepare({ designation: 'ISO 55:2021' }, pdf && { pdf }, [page])
  return { ...document, text: { pages: [page], clauses: [[{ at: 0, name: '4', number: '4', title: 'Loads' }]] } }
}

/** Documents with everything that a document can have: films, courses, references, details, protection, a file without a byte. */
function describedDocuments(): PreparedDocument[] {
  const facts = { year: 2021, courses: [{ title: 'Guards', productCode: 'G1' }], details: { doi: '10.1/51' } }
  const files = (id: string, size = BYTES.length) => ({
    pdf: { key: keyOf(`${id}.pdf`), size, pageCount: 1 },
    videos: [filmOf(id)],
    references: ['ISO 7010', 'EN 999-1:2001'],
  })
  return [
    prepare({ ...facts, designation: 'ISO 51:2021' }, files('filmed')),
    prepare({ ...facts, designation: 'ISO 52:2021', drm: true }, files('protected')),
    prepare({ ...facts, designation: 'ISO 53:2021' }, files('empty', 0)),
    prepare({ ...facts, designation: 'CLOSED 51:2021', publisher: 'CLOSED' }, files('closed')),
    documentInClauses(files('clauses').pdf),
    prepare({ designation: 'ISO 54:2021', status: 'Active', relations: [{ type: 'replacedBy', designation: 'ISO 51:2021' }] }),
  ]
}

/** Opens the texts of all publishers to the accounts that hold them, or to none. */
export async function openTexts({ ports }: World, isOpen: boolean): Promise<void> {
  const { accounts } = castFile(TENANT)
  const held = accounts.map((one) => (isOpen ? one : { ...one, subscriptions: [] }))
  await savePeople(ports.table, TENANT, { accounts: held, people: [] }, { overwrite: true })
}

/** Opens a world in which every call has an answer that is not empty. */
export async function createAnswerWorld(): Promise<World> {
  const world = await createWorld()
  const { ports } = world
  await saveDocuments(ports, TENANT, await shelf(ports, TENANT))
  await saveComparedLibrary(ports, TENANT)
  await saveDocuments(ports, TENANT, describedDocuments())
  for (const name of ['shelf', 'filmed', 'protected', 'empty', 'closed'])
    await saveText(ports, keyOf(`${name}.pdf`), packText(PRINTED_SIGNS))
  for (const name of ['filmed', 'protected', 'closed'])
    for (const kind of ['pdf', 'webm', 'vtt'])
      await ports.objects.put(keyOf(`${name}.${kind}`), BYTES, { contentType: `video/${kind}` })
  await ports.objects.put(keyOf('empty.pdf'), new Uint8Array(), { contentType: 'application/pdf' })
  await ports.objects.put(`${TENANT}/tutorials/${TUTORIAL}.webm`, BYTES, { contentType: 'video/webm' })
  await ports.objects.put(`${TENANT}/guides/${GUIDE}.pdf`, BYTES, { contentType: 'application/pdf' })
  await world.jobsDone()
  return world
}
