import { describe, expect, it } from '@jest/globals'
import { framePage } from './html-page.ts'
import { linkOf } from './prepare-html.ts'
import { patternOf } from './search-layer.ts'

describe('a document as the frame shows it', () => {
  it('has our policy before anything of its own', () => {
    const page = framePage('<script>steal()</script><meta http-equiv="Content-Security-Policy" content="script-src *">')
    expect(page.indexOf("default-src 'none'")).toBeLessThan(page.indexOf('<script>'))
    expect(page).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy"/)
  })
})

describe('what is marked in it', () => {
  it('is any term, a phrase before a word in it, over line ends and without regard to case', () => {
    const text = 'The Yield\n strength of steel (a+b)'
    expect([...text.matchAll(patternOf(['yield', 'yield strength', 'a+b']) as RegExp)].map(([found]) => found)).toEqual([
      'Yield\n strength',
      'a+b',
    ])
  })

  it('is nothing without terms', () => {
    expect(patternOf([])).toBeUndefined()
  })
})

describe('links in it', () => {
  it('lead to places within the document, or outside in a window of their own', () => {
    expect(linkOf('#clause-5')).toEqual({ href: 'about:srcdoc#clause-5', outside: false })
    expect(linkOf('https://example.org/a')).toEqual({ href: 'https://example.org/a', outside: true })
  })

  it.each(['other.html', '/document/?contentcode=x', '//evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
    'do not lead to %p',
    (href) => {
      expect(linkOf(href)).toBeUndefined()
    },
  )
})
