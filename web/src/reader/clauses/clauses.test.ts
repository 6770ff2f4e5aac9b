import { describe, expect, it } from '@jest/globals'
import { createPlaceInView } from '../pdf/session/place-in-view.ts'
import { scrollToText, textPlaceInView } from '../pdf/session/text-place.ts'
import { clauseOfAddress, withClause, withClauseKept, withoutClause } from './clause-address.ts'
import { placeInPage } from './place-in-page.ts'

describe('the clause of an address', () => {
  it('is read by number, or by id with the edition that it is from', () => {
    expect(clauseOfAddress('?contentcode=A%7C1&clause=7.4.2')).toEqual({ clause: '7.4.2' })
    expect(clauseOfAddress('?clause=+Annex+A+&heading=load~rungs')).toEqual({ clause: 'Annex A', heading: 'load~rungs' })
    expect(clauseOfAddress('?contentcode=A%7C1&heading=load')).toBeUndefined()
    expect(clauseOfAddress(`?clause=${'7'.repeat(9000)}`)?.clause).toHaveLength(500)
  })

  it('is set without the page and the words of a search, and removed without a trace', () => {
    expect(withClause('?contentcode=A%7C1&page=4&q=rung&clause=1&heading=x&edition=in-force', '7.4')).toBe(
      '?contentcode=A%7C1&clause=7.4',
    )
    expect(withClauseKept('?contentcode=A%7C1&page=4&q=rung&clause=1&heading=x', '7.4')).toBe(
      '?contentcode=A%7C1&q=rung&clause=7.4',
    )
    expect(withoutClause('?contentcode=A%7C1&clause=1&heading=x&edition=in-force&page=4')).toBe('?contentcode=A%7C1&page=4')
    expect(withoutClause('?contentcode=A%7C1')).toBe('?contentcode=A%7C1')
  })
})

describe('the clauses in a page', () => {
  const clause = (id: string, number: string, title: string, element?: string) => ({
    ...{ id, number, title, level: 1, nature: 'normative' as const },
    ...(element && { element }),
  })
  const headings = [
    { id: 'sec-1', title: '1 Scope', level: 1 },
    { id: 'lectern-clause-2', title: '2. Terms', level: 1 },
    { id: 'lectern-clause-3', title: 'General', level: 2 },
    { id: 'lectern-clause-4', title: 'General', level: 2 },
  ]

  it('are found by the ids of their elements, else by their words in order', () => {
    const known = [
      clause('scope', '1', 'Scope', 'sec-1'),
      clause('terms', '2', 'Terms'),
      clause('general~terms', '', 'General'),
      clause('general~terms~2', '', 'General'),
      clause('index', '', 'Index'),
    ]
    expect(placeInPage(known, headings).map(({ id, element }) => [id, element])).toEqual([
      ['scope', 'sec-1'],
      ['terms', 'lectern-clause-2'],
      ['general~terms', 'lectern-clause-3'],
      ['general~terms~2', 'lectern-clause-4'],
    ])
  })

  it('are found where their numbers are printed in the digits of another script', () => {
    const known = [clause('scope', '1', 'المجال'), clause('load', '7.4', 'الحمل 2600'), clause('bhar', '7.5', 'भार')]
    const printed = ['١ المجال', '٧.٤ الحمل ٢٦٠٠', '७.५ भार'].map((title, at) => ({ id: `h${at}`, title, level: 1 }))
    expect(placeInPage(known, printed).map(({ id, element }) => [id, element])).toEqual([
      ['scope', 'h0'],
      ['load', 'h1'],
      ['bhar', 'h2'],
    ])
  })

  it('are its headings where they are not known', () => {
    expect(placeInPage([], headings).map(({ element, title }) => [element, title])).toEqual(
      headings.map(({ id, title }) => [id, title]),
    )
  })
})

describe('a place in the text of a PDF', () => {
  const PAGE_PX = 1000
  const viewer = (scrollTop = 0) => ({
    container: { scrollTop },
    currentPageNumber: 1,
    currentScale: 1.5,
    pagesCount: 3,
    pagesRotation: 0,
    getPageView: (index: number) => ({ div: { offsetTop: index * PAGE_PX, clientTop: 9 } }),
  })

  it('is scrolled to, and is in view then', () => {
    for (const place of [
      { page: 1, top: 0 },
      { page: 2, top: 100 },
      { page: 3, top: 0 },
    ]) {
      const one = viewer()
      scrollToText(one, place)
      const shown = textPlaceInView({ ...one, currentPageNumber: 3 })
      expect(shown.page).toBe(place.page)
      expect(shown.top).toBeGreaterThanOrEqual(place.top)
      expect(shown.top).toBeLessThan(place.top + 60)
    }
  })

  it('is the page alone where pages are turned, and nowhere where there is no such page', () => {
    const turned = { ...viewer(), pagesRotation: 90 }
    scrollToText(turned, { page: 2, top: 100 })
    expect([turned.currentPageNumber, turned.container.scrollTop]).toEqual([2, 0])
    const one = viewer(40)
    scrollToText(one, { page: 9, top: 100 })
    expect([one.currentPageNumber, one.container.scrollTop]).toEqual([1, 40])
  })

  it('is what was gone to, where the end of the document keeps it from the upper edge, until the pages are scrolled', () => {
    const shown = viewer(1200)
    const inView = createPlaceInView(shown)
    inView.arrive({ page: 3, top: 40 })
    expect(inView.now()).toEqual({ page: 3, top: 40 })
    shown.container.scrollTop = 1201
    expect(inView.now().page).toBe(3)
    shown.container.scrollTop = 1100
    expect(inView.now().page).toBe(2)
    shown.container.scrollTop = 1200
    expect(inView.now().page).toBe(2)
  })

  it('is the page that was gone to at once, and its first lines', () => {
    const shown = viewer(1200)
    const inView = createPlaceInView(shown)
    inView.arriveAtPage(3)
    expect(inView.now()).toEqual({ page: 3, top: 48 })
    inView.arriveAtPage(2)
    expect(inView.now()).toEqual(textPlaceInView(shown))
  })

  it('is the first of two pages side by side', () => {
    const pairs = {
      ...viewer(PAGE_PX),
      getPageView: (index: number) => ({ div: { offsetTop: Math.floor(index / 2) * PAGE_PX, clientTop: 9 } }),
    }
    expect(textPlaceInView({ ...pairs, pagesCount: 4 }).page).toBe(3)
  })
})
