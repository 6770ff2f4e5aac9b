import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { MAX_NOTE_LENGTH, type Note } from '#contract/notes.ts'
import { proofCases } from '#test/support/properties.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { type DraftStorage, openDrafts } from '#web/lib/drafts/device-drafts.ts'
import { DraftSaver } from '#web/lib/drafts/draft-saver.ts'
import { NOTE_DRAFTS, type NoteDraft } from './note-draft.ts'
import { noteKind } from './note-kind.ts'

const problem = (status: number, code: string) => new CallError({ status, code, title: code, requestId: '' })
const ID = { contentId: 'ISO|1', annotationId: 'a' }

const localStorageOf = (stored: Map<string, string>) => ({
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
  key: (at: number) => [...stored.keys()][at] ?? null,
})

/** A device, and a server that can be cut off. */
function openPlaces() {
  const stored = new Map<string, string>()
  const storage: DraftStorage = {
    ...localStorageOf(stored),
    get length() {
      return stored.size
    },
  }
  const server = { note: undefined as Note | undefined, failure: undefined as (() => unknown) | undefined, loses: false }
  function take({ note, version }: NoteDraft): Note {
    const before = server.note
    if (before && version !== before.version && before.noteContent !== note) throw problem(409, 'note-changed')
    if (!before && version !== undefined) throw problem(404, 'note-not-found')
    const at = '2026-01-01T00:00:00.000Z'
    server.note = { ...ID, noteContent: note, created: at, changed: at, version: (before?.version ?? 0) + 1 }
    return server.note
  }
  const tab = (name: string) => {
    const drafts = openDrafts<NoteDraft>({ ...NOTE_DRAFTS, storage: () => storage, person: 'sana harbour', tab: name })
    const kind = {
      ...noteKind((() => undefined) as never),
      send: async (draft: NoteDraft) => {
        const failure = server.failure?.()
        if (failure && !server.loses) throw failure
        const note = take(draft)
        if (failure) throw failure
        return note
      },
      read: async () => server.note,
    }
    const start = (draft: Partial<NoteDraft> = {}, isLeft = false) => {
      const places = { keep: drafts.keep, drop: drafts.drop, onSaved: () => undefined }
      const saver = new DraftSaver({ ...ID, note: '', ...draft }, kind, places, isLeft)
      const type = (note: string) => saver.write((before) => ({ ...before, note }))
      return { saver, type, view: () => ({ ...saver.view(), text: saver.view().draft.note }) }
    }
    return { drafts, start }
  }
  return { server, tab, stored }
}

const rest = (milliseconds = 60_000) => jest.advanceTimersByTimeAsync(milliseconds)
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const TEXT = 'Table 3, not 4: since the complaint of 2019 we use the larger radius. '.repeat(5).slice(0, 300)

describe('a note that is written', () => {
  it('is saved after a pause, and says so once the server has it', async () => {
    const { server, tab, stored } = openPlaces()
    const saver = tab('1').start()
    saver.type('Rungs')
    expect([saver.view().state, stored.size]).toEqual(['typed', 1])
    await rest()
    expect([saver.view().state, server.note?.noteContent, stored.size]).toEqual(['saved', 'Rungs', 0])
  })

  it.each([
    ['the network', () => problem(0, 'unreachable'), false],
    ['the answer', () => problem(0, 'unreachable'), true],
    ['the token', () => problem(401, 'unauthenticated'), false],
    ['the server', () => problem(503, 'unavailable'), false],
  ])('loses no character where %s ends, at whichever keystroke', async (_, failure, loses) => {
    for (let cut = 1; cut <= TEXT.length; cut += proofCases(7, 1)) {
      const { server, tab } = openPlaces()
      const first = tab('1').start()
      for (let at = 1; at <= cut; at++) {
        if (at === cut) Object.assign(server, { failure, loses })
        first.type(TEXT.slice(0, at))
        if (at % 50 === 0) await rest(900)
      }
      await rest(900)
      expect(first.view().state).not.toBe('saved')
      // The tab ends here, and another one begins.
      const { drafts, start } = tab('2')
      const [draft] = drafts.takeOver(ID.contentId)
      expect(draft?.note).toBe(TEXT.slice(0, cut))
      server.failure = undefined
      const again = start(draft)
      again.type(`${draft?.note}.`)
      await rest()
      expect([again.view().state, server.note?.noteContent]).toEqual(['saved', `${TEXT.slice(0, cut)}.`])
    }
  })

  it('loses no character where the tab alone ends, at whichever keystroke', async () => {
    for (let cut = 1; cut <= TEXT.length; cut += proofCases(7, 1)) {
      const { server, tab } = openPlaces()
      const first = tab('1').start()
      for (let at = 1; at <= cut; at++) {
        first.type(TEXT.slice(0, at))
        if (at % 50 === 0) await rest(at % 100 === 0 ? 900 : 799)
      }
      const [draft] = tab('2').drafts.takeOver(ID.contentId)
      expect(draft?.note ?? server.note?.noteContent).toBe(TEXT.slice(0, cut))
    }
  })

  it('is saved by itself when the server is there again', async () => {
    const { server, tab } = openPlaces()
    const saver = tab('1').start()
    server.failure = () => problem(0, 'unreachable')
    saver.type('Rungs')
    await rest(1000)
    expect(saver.view().state).toBe('kept')
    server.failure = undefined
    await rest()
    expect([saver.view().state, server.note?.noteContent]).toEqual(['saved', 'Rungs'])
  })

  it('shows both texts where two tabs wrote, and keeps what is chosen', async () => {
    const { server, tab } = openPlaces()
    const one = tab('1').start()
    one.type('One')
    await rest()
    const version = server.note?.version
    const two = tab('2').start({ note: 'One', version })
    one.type('One, changed here')
    two.type('One, changed there')
    await rest()
    const states = [one.view(), two.view()].map(({ state, text, other }) => [state, text, other?.noteContent])
    expect(states).toEqual([
      ['saved', 'One, changed here', undefined],
      ['conflict', 'One, changed there', 'One, changed here'],
    ])
    two.type('One, changed there and more')
    expect(two.view()).toMatchObject({ state: 'conflict', text: 'One, changed there and more' })
    two.type('One, changed there and more\n\nOne, changed here')
    two.saver.replaceOther()
    await rest()
    expect([two.view().state, server.note?.noteContent]).toEqual(['saved', 'One, changed there and more\n\nOne, changed here'])
  })

  it('is added again where it was deleted elsewhere while it was written', async () => {
    const { server, tab } = openPlaces()
    const saver = tab('1').start()
    saver.type('One')
    await rest()
    server.note = undefined
    saver.type('One more')
    await rest()
    expect([saver.view().state, server.note]).toMatchObject(['saved', { noteContent: 'One more' }])
  })

  it('is found with all that were left behind, of this person alone', () => {
    const { tab, stored } = openPlaces()
    for (const contentId of ['ISO|1', 'ISO|2']) tab('1').start({ contentId }).type('Rungs')
    for (const broken of ['', '{', 'null', '{"note":1}'])
      stored.set(JSON.stringify(['lectern-note', 'sana harbour', 'ISO|3', broken, '1']), broken)
    const { drafts } = tab('2')
    expect(drafts.takeOver('ISO|1').map(({ contentId }) => contentId)).toEqual(['ISO|1'])
    expect(
      drafts
        .takeOver()
        .map(({ contentId }) => contentId)
        .sort(),
    ).toEqual(['ISO|1', 'ISO|2'])
    const another = openDrafts<NoteDraft>({
      ...NOTE_DRAFTS,
      storage: () => ({ ...localStorageOf(stored), length: stored.size }),
      person: 'omar harbour',
      tab: '3',
    })
    expect(another.takeOver()).toEqual([])
  })

  it('is left behind by two tabs in two texts, and neither is lost', async () => {
    const { server, tab, stored } = openPlaces()
    server.failure = () => problem(0, 'unreachable')
    for (const name of ['1', '2']) tab(name).start().type(`Written in ${name}`)
    // Both tabs end here.
    jest.clearAllTimers()
    const next = tab('3')
    const [first, ...others] = next.drafts.takeOver(ID.contentId)
    expect([first?.note, others, stored.size]).toEqual(['Written in 1', [], 2])
    server.failure = undefined
    next.start(first).type('Written in 1.')
    await rest()
    expect(next.drafts.takeOver(ID.contentId).map(({ note }) => note)).toEqual(['Written in 2'])
  })

  it('stays on the device while it is too long or refused', async () => {
    const { server, tab, stored } = openPlaces()
    const saver = tab('1').start()
    saver.type('a'.repeat(MAX_NOTE_LENGTH + 1))
    await rest()
    expect([saver.view().state, stored.size, server.note]).toEqual(['tooLong', 1, undefined])
    server.failure = () => problem(403, 'forbidden')
    saver.type('a')
    await rest()
    expect([saver.view().state, stored.size]).toEqual(['refused', 1])
  })

  it('is saved by the page that goes on with it', async () => {
    const { server, tab, stored } = openPlaces()
    server.failure = () => problem(0, 'unreachable')
    tab('1').start().type('Rungs')
    jest.clearAllTimers()
    server.failure = undefined
    const { drafts, start } = tab('2')
    const { view } = start(drafts.takeOver(ID.contentId)[0], true)
    await rest()
    expect([view().state, server.note?.noteContent, stored.size]).toEqual(['saved', 'Rungs', 0])
  })
})
