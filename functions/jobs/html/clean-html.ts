import { Parser } from 'htmlparser2'
import { escapeHtml } from '#text/escape-html.ts'
import { DROPPED_WHOLE, ELEMENTS, isKeptAttribute, isSafeValue, VOID } from './html-whitelist.ts'

const DEPTH_LIMIT = 200
const BLOCK = /^(p|div|li|h[1-6]|tr|dt|dd|section|article|figcaption|caption|blockquote|pre|br|hr|table|text)$/

export interface CleanHtml {
  readonly html: string
  /** what can be read in it, for the search */
  readonly text: string
  readonly title: string
  readonly language: string
  readonly direction: string
}

/** Somebody's HTML, reduced to what reads and cannot act: elements and attributes of a list, links, pictures within. */
export function cleanHtml(given: string): CleanHtml {
  const cleaner = new Cleaner()
  const parser = new Parser(cleaner, { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true })
  parser.end(given)
  return cleaner.result()
}

class Cleaner {
  #html: string[] = []
  #text: string[] = []
  #open: string[] = []
  #title = ''
  #inTitle = false
  #language = ''
  #direction = ''
  /** how many elements that go whole are open */
  #dropping = 0

  onopentag(name: string, attributes: Record<string, string>): void {
    if (name === 'html' || name === 'body') this.#takeLanguage(attributes)
    if (name === 'title' && !this.#open.includes('svg')) this.#inTitle = true
    else if (DROPPED_WHOLE.has(name)) this.#dropping += 1
    if (this.#dropping > 0 || this.#inTitle || !this.#isKept(name)) return
    this.#html.push(`<${name}${keptAttributes(name, attributes)}>`)
    if (!VOID.has(name)) this.#open.push(name)
    this.#space(name)
  }

  ontext(text: string): void {
    if (this.#inTitle) this.#title += text
    else if (this.#dropping === 0) {
      this.#html.push(escapeHtml(text))
      this.#text.push(text)
    }
  }

  onclosetag(name: string): void {
    if (name === 'title' && this.#inTitle) this.#inTitle = false
    else if (DROPPED_WHOLE.has(name)) this.#dropping = Math.max(0, this.#dropping - 1)
    else if (this.#dropping === 0 && this.#open.at(-1) === name) {
      this.#open.pop()
      this.#html.push(`</${name}>`)
      this.#space(name)
    }
  }

  result(): CleanHtml {
    const ends = this.#open.reverse().map((name) => `</${name}>`)
    return {
      html: this.#html.concat(ends).join(''),
      text: this.#text
        .join('')
        .replace(/[ \t\r\f]+/g, ' ')
        .replace(/ ?\n\s*/g, '\n')
        .trim(),
      title: this.#title.replace(/\s+/g, ' ').trim(),
      language: this.#language,
      direction: this.#direction,
    }
  }

  #isKept(name: string): boolean {
    return ELEMENTS.has(name) && this.#open.length < DEPTH_LIMIT
  }

  #takeLanguage({ lang = '', dir = '' }: Record<string, string>): void {
    if (/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(lang)) this.#language = lang
    if (dir === 'rtl' || dir === 'ltr') this.#direction = dir
  }

  /** Words of neighbouring blocks and cells are words apart. */
  #space(name: string): void {
    if (BLOCK.test(name)) this.#text.push('\n')
    else if (name === 'td' || name === 'th') this.#text.push(' ')
  }
}

function keptAttributes(element: string, attributes: Record<string, string>): string {
  const kept = Object.entries(attributes).filter(([name, value]) => isKeptAttribute(element, name) && isSafeValue(name, value))
  const outward = element === 'a' && /^https?:/i.test(attributes.href?.trim() ?? '') ? ' rel="noopener noreferrer"' : ''
  return kept.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('') + outward
}
