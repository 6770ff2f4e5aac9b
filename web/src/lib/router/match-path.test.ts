import { describe, expect, it } from '@jest/globals'
import { matchPath } from './match-path.ts'

describe('a route', () => {
  it('matches its path alone, in any case and with slashes at the end', () => {
    expect(matchPath('/document', '/document')).toEqual({})
    expect(matchPath('/sharedByMe', '/sharedbyme//')).toEqual({})
    expect(matchPath('/', '/')).toEqual({})
    for (const path of ['/', '/documents', '/document/a', '/a/document']) expect(matchPath('/document', path)).toBeUndefined()
    expect(matchPath('/a.b', '/axb')).toBeUndefined()
  })

  it('has parameters, which a path may leave out where the route says so', () => {
    expect(matchPath('/compasspoint/:id', '/compasspoint/4f%20a')).toEqual({ id: '4f a' })
    expect(matchPath('/compasspoint/:id', '/compasspoint/4f%zz')).toEqual({ id: '4f%zz' })
    expect(matchPath('/compasspoint/:id', '/compasspoint')).toBeUndefined()
    expect(matchPath('/compasspoint/:id', '/compasspoint/a/b')).toBeUndefined()
    expect(matchPath('/home/:key?', '/home')).toEqual({ key: undefined })
    expect(matchPath('/home/:key?', '/home/tracker/')).toEqual({ key: 'tracker' })
  })

  it('matches all below it with a star', () => {
    for (const path of ['/doi', '/doi/', '/doi/10.1/a b']) expect(matchPath('/doi/*', path)).toEqual({})
    expect(matchPath('/history/:id/*', '/history/7/c/d')).toEqual({ id: '7' })
    expect(matchPath('/doi/*', '/doing')).toBeUndefined()
  })
})
