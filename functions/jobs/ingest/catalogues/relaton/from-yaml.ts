import type { Bibliography } from './bibliography.ts'

type Value = unknown
type Item = Readonly<Record<string, Value>>

const itemsOf = (value: Value): Item[] =>
  [value].flat().map((one) => (typeof one === 'object' && one !== null ? (one as Item) : { content: one }))
const textOf = (value: Value): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
/** Texts stand alone, in a list, or as `content`, in the order of Relaton's versions. */
const textsOf = (value: Value): string[] =>
  itemsOf(value ?? [])
    .map(({ content, name, id }) => textOf(content) || textOf(name) || textOf(id))
    .filter(Boolean)
const first = (value: Value) => textsOf(value)[0] ?? ''

/** Reads a bibliographic item of Relaton's YAML, of any of its versions. */
export function bibliographyOfYaml(item: Item): Bibliography {
  const ext = { ...item, ...(item.ext as Item | undefined) }
  return {
    identifiers: identifiersOf(item.docid ?? item.docidentifier),
    titles: typedTexts(item.title),
    abstracts: typedTexts(item.abstract),
    keywords: itemsOf(item.keyword ?? []).flatMap((keyword) => textsOf(keyword.vocab ?? keyword.taxon ?? keyword)),
    publishers: publishersOf(item.contributor),
    dates: itemsOf(item.date ?? []).map((date) => ({
      type: textOf(date.type),
      text: textOf(date.value) || textOf(date.at) || textOf(date.on) || textOf(date.from),
    })),
    edition: first(item.edition),
    stage: stageOf((item.docstatus ?? item.status) as Item | undefined),
    languages: textsOf(item.language),
    docType: doctypeOf(ext.doctype),
    links: itemsOf(item.link ?? item.source ?? []).map((link) => ({ type: textOf(link.type), text: textOf(link.content) })),
    relations: itemsOf(item.relation ?? []).flatMap(relationOf),
    committees: committeesOf(ext.editorialgroup),
    ics: itemsOf(ext.ics ?? [])
      .map(({ code }) => textOf(code))
      .filter(Boolean),
  }
}

function identifiersOf(value: Value): Bibliography['identifiers'] {
  return itemsOf(value ?? [])
    .map(({ id, content, type, primary }) => ({
      text: textOf(id) || textOf(content),
      type: textOf(type),
      primary: primary === true,
    }))
    .filter(({ text }) => text !== '')
}

function typedTexts(value: Value): Bibliography['titles'] {
  return itemsOf(value ?? [])
    .map(({ content, language, type }) => ({ text: textOf(content), language: languageOf(language), type: textOf(type) }))
    .filter(({ text }) => text !== '')
}

/** First language of a text; anything else than a code is left aside. */
const languageOf = (value: Value) => /^[a-z]{2,3}$/.exec(first(value))?.[0]

function publishersOf(value: Value): Bibliography['publishers'] {
  return itemsOf(value ?? [])
    .filter(({ role }) => textsOfTypes(role).includes('publisher'))
    .flatMap(({ organization }) => itemsOf(organization ?? []))
    .map(({ name, abbreviation }) => ({ name: first(name), abbreviation: first(abbreviation) }))
}

const textsOfTypes = (value: Value) => itemsOf(value ?? []).map(({ type, content }) => textOf(type) || textOf(content))

const stageOf = (status: Item | undefined) =>
  [status?.stage, status?.substage]
    .map((part) => itemsOf(part ?? []).map(({ value, content }) => textOf(value) || textOf(content))[0])
    .filter(Boolean)
    .join('.')

const doctypeOf = (value: Value) => itemsOf(value ?? []).map(({ type, content }) => textOf(type) || textOf(content))[0] ?? ''

function relationOf({ type, bibitem, description }: Item): Bibliography['relations'] {
  const other = (bibitem ?? {}) as Item
  const identifiers = identifiersOf(other.docid ?? other.docidentifier)
  const designation = (identifiers.find(({ primary }) => primary) ?? identifiers[0])?.text || first(other.formattedref)
  return designation && textOf(type) ? [{ type: textOf(type), designation, note: first(description) || undefined }] : []
}

/** Committees of an editorial group: each by its identifier and its name. */
function committeesOf(value: Value): string[] {
  return itemsOf(value ?? []).flatMap((group) =>
    itemsOf(group.technical_committee ?? group.committee ?? group).flatMap(({ identifier, name, content }) => {
      const [code, title] = [textOf(identifier), textOf(name) || textOf(content)]
      return code && title ? `${code} (${title})` : code || title || []
    }),
  )
}
