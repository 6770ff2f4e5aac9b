import { describe, expect, it } from '@jest/globals'
import { framePage } from './html-page.ts'
import { linkOf } from './prepare-html.ts'
import { patternOf } from './search-layer.ts'

const look = { dark: false, size: 1, accent: '#123456' }

describe('a document as the frame shows it', () => {
  it('has our policy before anything of its own', () => {
    const body = '<script>steal()</script><meta http-equiv="Content-Security-Policy" content="script-src *">'
    const page = framePage({ body, language: 'en', direction: 'ltr' }, look)
    expect(page.indexOf("default-src 'none'")).toBeLessThan(page.indexOf('<script>'))
    expect(page).toMatch(/^<!doctype html><html [^>]*><head><meta http-equiv="Content-Security-Policy"/)
  })

  it('begins with the look that the person has chosen, in its own language and direction', () => {
    const page = framePage({ body: '<body>', language: 'ar"><script>', direction: 'rtl' }, { ...look, dark: true, size: 1.3 })
    expect(page).toContain(
      '<html lang="ar&#34;&#62;&#60;script&#62;" dir="rtl" data-theme="dark" style="--size: 1.3; --link: #123456">',
    )
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
