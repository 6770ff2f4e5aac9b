import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Topic, Tracker, TrackerPerson } from '#ports/tracker.ts'

export interface TrackerUnderTest {
  readonly tracker: Tracker
  passTime(seconds: number): Promise<void>
  close(): Promise<void>
}

const family = (name: string): Topic => ({ kind: 'documents', name, contentCode: 'ISO|9001-2015', publisher: 'ISO' })
const publisher: Topic = { kind: 'publisher', name: 'ISO', publisherName: 'International Organization for Standardization' }
const workItems: Topic = { kind: 'workItems', name: '' }

export function trackerConformance(name: string, open: () => Promise<TrackerUnderTest>): void {
  describe(`the tracker port on ${name}`, () => {
    let under: TrackerUnderTest
    let count = 0
    const somebody = (): TrackerPerson => ({ tenant: 'astm', userId: `person-${Date.now()}-${process.pid}-${count++}` })
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    it('keeps everything that a topic says, of every kind', async () => {
      const person = somebody()
      for (const topic of [family('iso 9001'), publisher, workItems]) {
        const saved = await under.tracker.save(person, topic, true)
        expect(saved).toEqual({ ...topic, id: expect.any(String), on: true, since: expect.any(String) })
        expect(await under.tracker.list(person)).toContainEqual(saved)
      }
      expect(await under.tracker.list(person)).toHaveLength(3)
    })

    it('holds a topic once, under one id, on and off and on again', async () => {
      const person = somebody()
      const first = await under.tracker.save(person, family('a'), true)
      expect((await under.tracker.save(person, family('a'), false)).id).toBe(first.id)
      expect(await under.tracker.list(person)).toEqual([{ ...first, on: false }])
      expect((await under.tracker.save(person, family('a'), true)).id).toBe(first.id)
      expect(await under.tracker.list(person)).toHaveLength(1)
    })

    it('holds one of two that are saved at once', async () => {
      const person = somebody()
      const all = await Promise.all(Array.from({ length: 8 }, (_, at) => under.tracker.save(person, family('a'), at % 2 === 0)))
      expect(new Set(all.map(({ id }) => id)).size).toBe(1)
      expect(await under.tracker.list(person)).toHaveLength(1)
    })

    it('knows since when: from switching it on, not from saying so again or switching it off', async () => {
      const person = somebody()
      const { since } = await under.tracker.save(person, family('a'), true)
      await under.passTime(60)
      expect((await under.tracker.save(person, family('a'), true)).since).toBe(since)
      expect((await under.tracker.save(person, family('a'), false)).since).toBe(since)
      expect((await under.tracker.save(person, family('a'), true)).since > since).toBe(true)
    })

    it('lists what was switched on last first', async () => {
      const person = somebody()
      for (const name of ['a', 'b', 'c']) {
        await under.tracker.save(person, family(name), true)
        await under.passTime(1)
      }
      expect((await under.tracker.list(person)).map((one) => one.name)).toEqual(['c', 'b', 'a'])
    })

    it('shows nobody what is another one’s, in the same tenant or another', async () => {
      const person = somebody()
      await under.tracker.save(person, publisher, true)
      expect(await under.tracker.list({ ...person, tenant: 'awwa' })).toEqual([])
      expect(await under.tracker.list(somebody())).toEqual([])
    })

    it('removes what is named, and minds nothing that is not there', async () => {
      const person = somebody()
      const { id } = await under.tracker.save(person, family('a'), true)
      const kept = await under.tracker.save(person, publisher, true)
      await under.tracker.remove(person, [id, 'nothing', ''])
      await under.tracker.remove(person, [id])
      expect(await under.tracker.list(person)).toEqual([kept])
    })

    it('takes names in any script', async () => {
      const person = somebody()
      for (const name of ['гост 7.1', 'ＧＢ／Ｔ １', 'x'.repeat(300), '🦉', '#\n'])
        await under.tracker.save(person, family(name), true)
      expect(await under.tracker.list(person)).toHaveLength(5)
    })
  })
}
