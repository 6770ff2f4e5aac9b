import { comparison } from '#contract/documents/comparison.ts'
import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import { documents } from '#contract/documents/documents.ts'
import { search } from '#contract/search.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import type { ComparedDocument } from '../compared-library.ts'
import { prepare } from '../library.ts'
import { fc } from '../properties.ts'
import { type ApiProbe, probesOfApi } from './probed-api.ts'

/** Publishers, with the people of each tenant to whom their texts are open. */
const OPEN_TO = {
  ISO: ['subscriber', 'colleague', 'admin', 'compass-admin', 'company', 'drm', 'two-accounts'],
  IETF: ['subscriber', 'colleague', 'admin', 'compass-admin', 'company', 'visitor'],
  CLOSED: [],
} as const
type Publisher = keyof typeof OPEN_TO
const PUBLISHERS = Object.keys(OPEN_TO) as Publisher[]
const TENANTS = ['astm', 'awwa'] as const
const YEARS = [2020, 2024] as const

interface SecretText {
  readonly tenant: Tenant
  readonly publisher: Publisher
  readonly year: (typeof YEARS)[number]
  /** words of its text alone: in a clause's title, in a sentence, in one that changes */
  readonly words: readonly string[]
}

/** Pronounceable words that no other text has. */
const wordAt = (at: number) =>
  `qu${'aeiou'[at % 5]}${'bdfgklmnprst'[Math.floor(at / 5) % 12]}zorv${'aeiou'[Math.floor(at / 60) % 5]}n`

export const SECRET_TEXTS: readonly SecretText[] = TENANTS.flatMap((tenant) =>
  PUBLISHERS.flatMap((publisher) => YEARS.map((year) => ({ tenant, publisher, year }))),
).map((one, at) => ({ ...one, words: [0, 1, 2].map((part) => wordAt(at * 3 + part)) }))

export const secretDocuments = (wanted: Tenant): ComparedDocument[] =>
  SECRET_TEXTS.filter(({ tenant }) => tenant === wanted).map(({ publisher, year, words: [title, free, load] }) => ({
    designation: `${publisher} 200:${year}`,
    publisher,
    says: `, ${title} ${free} ${load}`,
    clause: `Rungs and ${title}`,
    sentences: [
      `A rung shall carry a load of ${year - 1900} N and the ${load} for a minute.`,
      `The colour of a ladder is ${free}, see ISO 131:2024 and CLOSED 200:2020.`,
    ],
    status: year === 2024 ? 'Active' : 'Historical',
    formats: ['pdf', 'html'],
    redline: true,
  }))

export const isOpenTo = (one: SecretText, { person, tenant }: ApiProbe): boolean =>
  one.tenant === tenant && (OPEN_TO[one.publisher] as readonly string[]).includes(person)

const documentIds = PUBLISHERS.flatMap((publisher) =>
  YEARS.flatMap((year) => ['', '', '', ';pdf', ';html', ';pdf-0'].map((file) => `${publisher}|200-${year}${file}`)),
)
const anyDocument = fc.constantFrom(...documentIds)
const texts = fc.constantFrom(
  ...SECRET_TEXTS.flatMap(({ words }) => words),
  'rung',
  'ladder load',
  'colour',
  'CLOSED 200',
  '"shall carry"',
)

/** Calls of the whole API about texts, by anybody of two tenants. */
export const textProbe = probesOfApi({
  people: ['subscriber', 'colleague', 'company', 'admin', 'drm', 'two-accounts', 'outsider', 'visitor'],
  tenants: TENANTS,
  known: [
    [/^contentCodes$/, fc.array(anyDocument, { minLength: 1, maxLength: 4 })],
    [/^(content(Code|ID|Id)|leftContentId|rightContentId|older|newer|(old|new)HtmlId|id|code)$/, anyDocument],
    [/^(keywords|text|term|query|q)$/, texts],
    [/^(clause|clauseId)$/, fc.constantFrom('4', 'requirements', '1', '')],
    [/^designation$/, fc.constantFrom(...PUBLISHERS.map((one) => `${one} 200`), ...PUBLISHERS.map((one) => `${one} 200:2020`))],
    [/^(searchField|search-type|rendition|refinements|citationStyle)$/, fc.constant(undefined)],
  ],
  often: /^(comparison\.|documents\.(clause|words|pdf|html|download|relatedContent)|citations\.|search\.)/,
  without: /^account\.(switch|logout)|^points\.(saveSettings|import)/,
})

/** Probes that reach texts which are open to those who ask. */
export const reachingProbes: readonly ApiProbe[] = [
  { endpoint: comparison.changes, input: { older: 'ISO|200-2020', newer: 'ISO|200-2024' } },
  { endpoint: comparison.text, input: { older: 'ISO|200-2020', newer: 'ISO|200-2024', layout: 'unified' } },
  { endpoint: documents.clauses, input: { contentCode: 'ISO|200-2024' } },
  { endpoint: documents.pdf, input: { contentCode: 'IETF|200-2020' } },
  { endpoint: documents.words, input: { contentCode: 'IETF|200-2020', from: 0, to: 3 } },
].flatMap((one) => TENANTS.map((tenant) => ({ ...one, person: 'subscriber', tenant })))

const [CLOSED, FORMER] = ['CLOSED|200-2024', 'CLOSED|200-2020']
/** Each call that reads texts, about texts that are open to nobody. */
export const closedProbes: readonly ApiProbe[] = [
  { endpoint: documents.clauses, input: { contentCode: CLOSED } },
  { endpoint: documents.clauseText, input: { contentCode: CLOSED, clause: 'requirements' } },
  { endpoint: documents.preview, input: { contentCode: CLOSED } },
  { endpoint: documents.words, input: { contentCode: CLOSED, from: 0, to: 0 } },
  { endpoint: documents.pdf, input: { contentCode: CLOSED } },
  { endpoint: documents.html, input: { id: `${CLOSED};html` } },
  { endpoint: documents.download, input: { contentCode: CLOSED } },
  { endpoint: comparison.pdf, input: { leftContentId: FORMER, rightContentId: CLOSED } },
  { endpoint: comparison.pdf, input: { leftContentId: 'ISO|200-2020', rightContentId: CLOSED } },
  { endpoint: comparison.changes, input: { older: CLOSED, newer: 'ISO|200-2024' } },
  { endpoint: comparison.text, input: { older: FORMER, newer: CLOSED, layout: 'split' } },
  { endpoint: comparison.viewed, input: { older: 'ISO|200-2020', newer: CLOSED } },
  { endpoint: comparison.startHtml, input: { oldHtmlId: FORMER, newHtmlId: CLOSED } },
  { endpoint: comparison.checkHtml, input: { oldHtmlId: FORMER, newHtmlId: CLOSED } },
  { endpoint: comparison.redline, input: { id: CLOSED } },
].map((one) => ({ ...one, person: 'subscriber', tenant: 'astm' }))

/** A text that is read on screen alone. */
export const SCREEN_ONLY: ComparedDocument = {
  designation: 'ISO 210:2024',
  sentences: ['A ladder stands.'],
  formats: ['pdf'],
  redline: true,
  downloadable: false,
}

/** Each call that would give it away as a file. */
export const keepingProbes: readonly ApiProbe[] = [
  { endpoint: documents.download, input: { contentCode: 'ISO|210-2024' } },
  { endpoint: comparison.redline, input: { id: 'ISO|210-2024' } },
].map((one) => ({ ...one, person: 'subscriber', tenant: 'astm' }))

/** Documents with more than a text about them: work items of the tenant's own publisher, details of another one. */
export const describedDocuments: readonly PreparedDocument[] = [
  {
    ...prepare({ designation: 'ASTM D200-24', publisher: 'ASTM', workItems: [{ number: 'WK 1', draft: 'ASTM D201' }] }),
    publisher: { code: 'ASTM', name: 'ASTM', type: 'OWN' },
  },
  prepare({ designation: 'IETF 201:2024', publisher: 'IETF', details: { doi: '10.1/201' } }),
]

/** Each call that tells more about them. */
export const describingProbes: readonly ApiProbe[] = ['ASTM|D200-24', 'IETF|201-2024'].flatMap((contentCode) =>
  [
    { endpoint: documentSurroundings.workItems, input: { code: contentCode } },
    { endpoint: documentSurroundings.additionalDetailsByPublisher, input: { contentCode } },
  ].map((one) => ({ ...one, person: 'subscriber', tenant: 'astm' as const })),
)

/** Searches for words of texts that are open to nobody. */
export const askingProbes: readonly ApiProbe[] = SECRET_TEXTS.filter(({ publisher }) => publisher === 'CLOSED').flatMap(
  ({ tenant, words }) =>
    words.map((keywords) => ({ endpoint: search.all, input: { keywords, searchField: 'all' }, person: 'subscriber', tenant })),
)
