import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { MAX_NOTE_LENGTH, notes } from '#contract/notes.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS, TYPED_SIGNS } from '#test/support/printed-signs.ts'
import { createWorld, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'
const PDF = 'astm/documents/shelf.pdf'
const HTML = 'astm/documents/shelf.html'

const { blocks } = PRINTED_SIGNS
let world: World
const as = (person = 'subscriber', tenant: 'astm' | 'awwa' = 'astm') => world.as(person, tenant)
let next = 0
const add = async (more: object = {}, person?: string) =>
  as(person)(notes.save, { contentId: SIGNS, annotationId: `a${next++}`, note: 'Check this.', ...more })
const onSigns = async (rendition: 'pdf' | 'html' = 'pdf', person?: string) =>
  (await as(person)(notes.ofDocument, { contentId: SIGNS, rendition })).result
const all = (input: object = {}, person?: string) => as(person)(notes.list, input)

beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, PDF, packText(PRINTED_SIGNS))
  await saveText(world.ports, HTML, packText(TYPED_SIGNS))
}, 300_000)
afterAll(() => world.close())
afterEach(async () => {
  for (const { contentId, annotationId } of (await all({ size: 100 })).result)
    await as()(notes.delete, { contentId, annotationId })
})

describe('a note', () => {
  it('is saved, edited, deleted and restored', async () => {
    const note = await add()
    expect(note).toMatchObject({ contentId: SIGNS, noteContent: 'Check this.', version: 1 })
    const { contentId, annotationId } = note
    const edited = await as()(notes.edit, { contentId, annotationId, note: 'Checked.', version: 1 })
    expect(edited).toMatchObject({ noteContent: 'Checked.', version: 2, created: note.created })
    for (const _ of [1, 2]) expect(await as()(notes.delete, { contentId, annotationId })).toEqual({})
    expect((await all()).count).toBe(0)
    await expect(as()(notes.edit, { contentId, annotationId, note: 'x' })).rejects.toMatchObject({
      problem: { code: 'note-not-found' },
    })
    for (const _ of [1, 2])
      expect(await as()(notes.restore, { contentId, annotationId })).toMatchObject({
        noteContent: 'Checked.',
        created: note.created,
      })
  })

  it('is one note when it is sent again, and refuses another text under its id', async () => {
    const note = await add()
    const { contentId, annotationId } = note
    expect(await add({ annotationId })).toEqual(note)
    await expect(add({ annotationId, note: 'Other' })).rejects.toMatchObject({ status: 409, problem: { code: 'note-changed' } })
    const edit = () => as()(notes.edit, { contentId, annotationId, note: 'Twice', version: 1 })
    expect(await edit()).toEqual(await edit())
  })

  it('keeps the first of two texts written at the same time, and tells the second', async () => {
    const { contentId, annotationId } = await add()
    const writes = ['one', 'two', 'three'].map((note) => as()(notes.edit, { contentId, annotationId, note, version: 1 }))
    const settled = await Promise.allSettled(writes)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, problem: { code: 'note-changed' } })
    expect((await onSigns())[0]).toMatchObject({ version: 2 })
  })

  it('is text, with every character, up to its limit', async () => {
    const note = `<b>bold</b> & "quotes"\n\t${'ü😀'.repeat(100)}</script>`
    expect((await add({ note })).noteContent).toBe(note)
    expect((await add({ note: 'a'.repeat(MAX_NOTE_LENGTH) })).noteContent).toHaveLength(MAX_NOTE_LENGTH)
    await expect(add({ note: 'a'.repeat(MAX_NOTE_LENGTH + 1) })).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: [{ field: 'note', message: 'Max' }] },
    })
    await expect(add({ note: null as never })).rejects.toMatchObject({
      problem: { fieldErrors: [{ field: 'note', message: 'NotNull' }] },
    })
    expect(await add({ noteData: null as never })).not.toHaveProperty('noteData')
    await expect(add({ note: 'a'.repeat(100_000) })).rejects.toMatchObject({
      status: 413,
      problem: { code: 'request-too-large' },
    })
  })

  it('is its writer’s alone, in one account of one tenant', async () => {
    const { contentId, annotationId } = await add({}, 'two-accounts').catch(() => ({ contentId: '', annotationId: '' }))
    expect(contentId).toBe('')
    await as('two-accounts')(account.switch, { accountId: 'northern' })
    const own = await add({}, 'two-accounts')
    expect((await all()).count).toBe(0)
    await expect(as()(notes.edit, { contentId: SIGNS, annotationId: own.annotationId, note: 'mine' })).rejects.toMatchObject({
      status: 404,
    })
    await as()(notes.delete, { contentId: SIGNS, annotationId: own.annotationId })
    expect((await all({}, 'two-accounts')).count).toBe(1)
    await as('two-accounts')(account.switch, { accountId: 'southern' })
    expect((await all({}, 'two-accounts')).count).toBe(0)
    await add()
    expect((await as('subscriber', 'awwa')(notes.list, {})).count).toBe(0)
    await expect(all({}, 'company')).rejects.toMatchObject({ status: 403 })
    expect(annotationId).toBe('')
  })

  it.each(['x', 'ISO|nothing', '🦉|🦉', 'CLOSED|9-2021'])('on %j is on a document of the library', async (contentId) => {
    const saved = add({ contentId })
    if (contentId.startsWith('CLOSED')) expect(await saved).toMatchObject({ closed: true })
    else await expect(saved).rejects.toMatchObject({ status: 404, problem: { detail: 'Can not find content' } })
  })
})

describe('a note at a place', () => {
  it('stands at the selected words, and is found in the other rendition', async () => {
    const note = await add({ noteData: SELECTED_SIGNS })
    expect(note.noteData).toMatchObject({ quote: { exact: 'shall be seen' }, clause: { id: 'colors' } })
    await add({ note: 'On the whole' })
    const [placed, whole] = await onSigns()
    expect(placed?.found).toMatchObject({ by: 'position', sure: 'exact', place: { areas: [{ page: 0, left: 900, top: 1200 }] } })
    expect([whole?.found, whole?.noteData]).toEqual([undefined, undefined])
    const [typed] = await onSigns('html')
    expect(typed?.found).toMatchObject({ sure: 'exact', place: { clause: { id: 'colors' } } })
  })

  it('is found again where the text was made anew, and not at the same words elsewhere', async () => {
    await add({ noteData: SELECTED_SIGNS })
    const without = { ...PRINTED_SIGNS, blocks: blocks.slice(0, 2), clauses: PRINTED_SIGNS.clauses.slice(0, 1) }
    const moved = { ...PRINTED_SIGNS, blocks: [{ kind: 'paragraph' as const, clause: -1, text: 'A new foreword.' }, ...blocks] }
    await saveText(world.ports, PDF, packText(moved as DocumentText))
    expect((await onSigns())[0]?.found).toMatchObject({ sure: 'exact', place: { clause: { id: 'colors' } } })
    await saveText(world.ports, PDF, packText(without))
    // The file is the same, so the words stand where they stood on its page.
    expect((await onSigns())[0]?.found).toMatchObject({ by: 'areas' })
    await saveText(
      world.ports,
      HTML,
      packText({ ...TYPED_SIGNS, blocks: TYPED_SIGNS.blocks.slice(0, 2), clauses: without.clauses }),
    )
    const [lost] = await onSigns('html')
    expect([lost?.found, lost?.noteData?.quote?.exact]).toEqual([undefined, 'shall be seen'])
    await saveText(world.ports, PDF, packText(PRINTED_SIGNS))
    await saveText(world.ports, HTML, packText(TYPED_SIGNS))
  })

  it.each([
    ['without words', { ...PRINTED_SIGNS, blocks: [], clauses: [] }],
    ['that cannot be read', undefined],
  ])('is a rectangle on a page %s', async (_, text) => {
    await saveText(world.ports, PDF, text ? packText(text) : new Uint8Array([1, 2, 3]))
    await add({ noteData: { areas: SELECTED_SIGNS.areas } })
    expect((await onSigns())[0]?.found).toMatchObject({ by: 'areas', sure: 'exact', place: { areas: SELECTED_SIGNS.areas } })
    await saveText(world.ports, PDF, packText(PRINTED_SIGNS))
  })

  it.each([
    ['nothing', {}],
    ['no words', { areas: [] }],
    ['words that are not there', { quote: { exact: 'no such words', before: '', after: '' } }],
  ])('is refused for a selection of %s', async (_, noteData) => {
    await expect(add({ noteData })).rejects.toMatchObject({ status: 400, problem: { code: 'no-such-place' } })
  })

  it('is refused on a document that is not open, and hides its place when the document is closed', async () => {
    await expect(add({ contentId: 'CLOSED|9-2021', noteData: SELECTED_SIGNS })).rejects.toMatchObject({ status: 403 })
    await add({ noteData: SELECTED_SIGNS })
    const cast = castFile('astm')
    const accounts = cast.accounts.map((one) => ({ ...one, subscriptions: [{ publisher: 'IETF', name: 'IETF' }] }))
    await savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts }))
    const [note] = await onSigns()
    expect([note?.noteContent, note?.closed, note?.noteData, note?.found]).toEqual(['Check this.', true, undefined, undefined])
    expect((await all({ text: 'shall be seen' })).count).toBe(0)
    expect(JSON.stringify(await all())).not.toContain('shall be')
    const { contentId, annotationId } = note as { contentId: string; annotationId: string }
    await as()(notes.edit, { contentId, annotationId, note: 'Still mine' })
    await savePeople(world.ports.table, 'astm', PeopleFile.parse(cast))
    expect((await onSigns())[0]).toMatchObject({ noteContent: 'Still mine', found: { sure: 'exact' } })
  })
})

describe('the list of notes', () => {
  it('is searched, sorted and cut into pages', async () => {
    await add({ note: 'Ladders' })
    await add({ note: 'LAMPS', noteData: SELECTED_SIGNS })
    await add({ note: 'Older', contentId: 'ISO|7010-2003' })
    const texts = async (input: object) => (await all(input)).result.map(({ noteContent }) => noteContent)
    expect(await texts({})).toEqual(['Older', 'LAMPS', 'Ladders'])
    expect(await texts({ sort: 'document' })).toEqual(['Older', 'Ladders', 'LAMPS'])
    expect(await texts({ text: 'lamps' })).toEqual(['LAMPS'])
    expect(await texts({ text: 'be SEEN' })).toEqual(['LAMPS'])
    expect(await texts({ text: '7010:2003' })).toEqual(['Older'])
    expect(await all({ page: 1, size: 2 })).toMatchObject({ count: 3, result: [{ noteContent: 'Ladders' }] })
    expect((await all()).result[0]?.document?.designationNo).toBe('ISO 7010:2003')
  })

  it.each([
    ['markdown', 'text/markdown', '> shall be seen\n\n\\<b\\>A\\</b\\>  \n\\# B'],
    ['csv', 'text/csv', `ISO 7010:2019,Safety signs,ISO|7010-2019,colors,shall be seen,"<b>A</b>\n# B"`],
  ] as const)('is exported as %s', async (format, type, part) => {
    await add({ note: '<b>A</b>\n# B', noteData: SELECTED_SIGNS })
    const { url, contentType } = await as()(notes.export, { format })
    expect(contentType).toMatch(type)
    expect(await (await world.send('astm', 'GET', url)).text()).toContain(part)
  })

  it('keeps notes on a document that the library no longer has', async () => {
    const [code] = ['ISO|7010-2003']
    await add({ contentId: code })
    await removeDocument(world.ports, 'astm', code as string)
    expect((await all()).result[0]).toMatchObject({ contentId: code, noteContent: 'Check this.', closed: true })
    expect((await as()(notes.ofDocument, { contentId: code as string })).result).toHaveLength(1)
  })
})
