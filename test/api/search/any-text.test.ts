import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { search } from '#contract/search.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import { searchDocuments } from '#functions/areas/search/search-documents.ts'
import type { Context } from '#functions/http/use-case.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare, subscriber } from '../../support/library.ts'
import { anyCharacter, fc, proofCases } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

// An engine answers in milliseconds, not in parts of one.
const TEXTS = onEngines ? 100 : proofCases(120, 10_000)
/** Number of texts that also go through the whole stack, where a call is slow. */
const STACK_CALLS = 300
const SPELLINGS = onEngines ? 100 : proofCases(100, 10_000)
const CONCURRENCY = 20

const DESIGNATIONS = [
  'ISO 7010:2019',
  'ISO/IEC 27001:2022',
  'ISO 10303-21:2016',
  'ASTM A36/A36M-19',
  'IEC 60364-4-41:2005/AMD1:2017',
  'RFC 9110',
  'EN 1090-2:2018',
  'BS EN ISO 9001:2015',
  'NIST SP 800-53',
  'ITU-T G.711',
]

let world: World
beforeAll(async () => {
  world = await createWorld()
  const documents = DESIGNATIONS.slice(1).map((designation) =>
    prepare({ designation, publisher: (designation.match(/^[A-Z]+/) as RegExpMatchArray)[0], title: 'A title of its own' }),
  )
  await saveDocuments(world.ports, 'astm', documents)
}, 300_000)
afterAll(() => world.close())

const OPERATORS = [
  'AND',
  'OR',
  'NOT',
  'NEAR',
  '+',
  '-',
  '~',
  '^2',
  '*',
  '?',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ':',
  '/',
  '\\',
  '|',
  '&&',
  '!',
  '"',
  "'",
  '%',
  '%25',
  '%2',
  '#',
  ';',
  '--',
  '<b>',
  '&amp;',
  '$1',
  '@',
  '=',
]
const SCRIPTS = [
  'علامات',
  'мост',
  '标准',
  '規格',
  '표준',
  'Ωμ',
  'ñandú',
  '🦉',
  '\u200b',
  '\u202e',
  '\u0000',
  '\ud800',
  'e\u0301',
  'ＩＳＯ',
]
const noise = fc.oneof(
  fc.constantFrom(...OPERATORS),
  fc.constantFrom(...SCRIPTS),
  fc.string({ maxLength: 12, unit: anyCharacter }),
  fc.string({ maxLength: 12 }),
)
const anything = fc.array(noise, { maxLength: 8 }).chain((parts) => fc.constantFrom('', ' ').map((glue) => parts.join(glue)))

/** Characters and words that people put around a designation without meaning another one. */
const AROUND: ((text: string) => string)[] = [
  (text) => `"${text}"`,
  (text) => `"${text}`,
  (text) => `(${text})`,
  (text) => `[${text}]`,
  (text) => `+${text}`,
  (text) => `${text}*`,
  (text) => `${text}?`,
  (text) => `${text}.`,
  (text) => `${text},`,
  (text) => `‘${text}’`,
  (text) => `«${text}»`,
  (text) => `No. ${text}`,
  (text) => `no ${text}`,
  (text) => `Nr. ${text}`,
  (text) => `standard ${text}`,
  (text) => `${text} pdf`,
  (text) => `what is ${text}`,
  (text) => `${text} standard`,
  (text) => `\u200b${text}\u200e`,
  (text) => `  ${text.replaceAll(' ', '   ')}\t`,
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll('-', '–'),
  (text) => text.replaceAll(':', ' : '),
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
]
const twoWays = fc.record({
  designation: fc.constantFrom(...DESIGNATIONS),
  ways: fc.array(fc.constantFrom(...AROUND), { minLength: 1, maxLength: 2 }),
  isEncoded: fc.boolean(),
})
const written = twoWays.map(({ designation, ways, isEncoded }) => {
  const text = ways.reduce((inner, way) => way(inner), designation)
  return { designation, text: isEncoded ? encodeURIComponent(text) : text }
})

const find = (keywords: string) => {
  const context = { actor: { ...subscriber, tenant: 'astm' }, tenant: 'astm', ports: world.ports, note: () => undefined }
  return searchDocuments.run(
    search.all.input.parse({ keywords, size: 10 }),
    context as unknown as Context<typeof search.all, 'search' | 'table' | 'clock'>,
  )
}

async function eachOf<T>(list: readonly T[], check: (one: T) => Promise<string | undefined>): Promise<string[]> {
  const wrong: string[] = []
  for (let at = 0; at < list.length; at += CONCURRENCY) {
    const said = await Promise.all(list.slice(at, at + CONCURRENCY).map(check))
    wrong.push(...said.filter((one) => one !== undefined))
  }
  return wrong
}

const texts = fc.sample(
  fc.oneof(
    anything,
    written.map(({ text }) => text),
  ),
  TEXTS,
)

describe('any text', () => {
  it('any text is answered by a list of hits', async () => {
    const wrong = await eachOf(texts, async (keywords) => {
      const said = await find(keywords).catch((error: Error) => error)
      return said instanceof Error ? `${JSON.stringify(keywords)}: ${said.message}` : undefined
    })
    expect(wrong).toEqual([])
  })

  it('any typed text is answered by suggestions', async () => {
    const { search: engine } = world.ports
    const scope = { tenant: 'astm', documents: 'all', texts: 'all' } as const
    const wrong = await eachOf(texts, async (text) => {
      const said = await engine.suggest({ scope, text, field: 'all', publishers: 4, families: 5 }).catch((error: Error) => error)
      return said instanceof Error ? `${JSON.stringify(text)}: ${said.message}` : undefined
    })
    expect(wrong).toEqual([])
  })

  it('any text is answered by the whole stack, in every kind of search', async () => {
    const call = world.as('subscriber')
    const wrong = await eachOf(texts.slice(0, STACK_CALLS), async (keywords) => {
      const calls = [call(search.all, { keywords }), call(search.entitled, { keywords }), call(typeAhead.typeAhead, { keywords })]
      const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')
      return refused.length > 0 ? JSON.stringify({ keywords, refused }) : undefined
    })
    expect(wrong).toEqual([])
  })
})

describe('a designation', () => {
  it('a designation that is found alone is found with text around it', async () => {
    const wrong = await eachOf(fc.sample(written, SPELLINGS), async ({ designation, text }) => {
      const [alone, among] = await Promise.all([find(designation), find(text)])
      const [first] = alone.documents
      const found = among.documents.some(({ contentCode }) => contentCode === first?.contentCode)
      return found && first?.designationNo === designation ? undefined : `${designation} in ${JSON.stringify(text)}`
    })
    expect(wrong).toEqual([])
  })
})

describe('a text that is no question', () => {
  const named = DESIGNATIONS.slice(1)
  const numbersOf = async (keywords: string) => (await find(keywords)).documents.map(({ designationNo }) => designationNo)

  it('a list of 300 lines is answered by the documents that its first 500 characters name, in their order', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => named[at % named.length] as string)
    expect(await numbersOf(lines.join('\n'))).toEqual(named)
    expect(await find(lines.join(' ; '))).toMatchObject({ keywordsCut: true })
    expect(await numbersOf(lines.join(' ; '))).toEqual(named)
  })

  it('300 references with titles are answered by a document that they name', async () => {
    const lines = Array.from(
      { length: 300 },
      (_, at) => `[${at + 1}] ${named[at % named.length]}, A title of its own – Part of it`,
    )
    const numbers = await numbersOf(lines.join('\n'))
    expect(numbers.length).toBeGreaterThan(0)
    expect(named).toEqual(expect.arrayContaining(numbers))
  })

  it('500 words are answered by what has some of them', async () => {
    const words = Array.from({ length: 500 }, (_, at) => `word${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`)
    expect(await numbersOf(words.join(' '))).toEqual([])
    expect(await find(words.join(' '))).toMatchObject({ keywordsCut: true })
    expect(await find(words.slice(0, 50).join(' '))).not.toHaveProperty('keywordsCut')
    expect((await numbersOf(['title', ...words].join(' '))).length).toBeGreaterThan(0)
    expect((await numbersOf(Array.from({ length: 500 }, () => 'title').join(' '))).length).toBeGreaterThan(0)
  })

  it.each(['%', '???', '.'.repeat(500), '( ) [ ] { }', '—', '\u0000', '"', '""', '"'.repeat(500)])(
    'signs alone are answered without a failure (%#)',
    async (keywords) => {
      const { count, documents } = await find(keywords)
      expect(documents.length).toBe(Math.min(10, count))
    },
  )

  it.each(['a', 'Z', '7', 'я', '標', 'ا'])('the single letter %s is answered without a failure', async (keywords) => {
    const { count, documents } = await find(keywords)
    expect(documents.length).toBeGreaterThanOrEqual(Math.min(10, count))
  })
})
