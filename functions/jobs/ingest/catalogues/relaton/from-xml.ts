import { childElements, firstChild, textIn, type XmlElement } from '../../formats/xml-tree.ts'
import type { Bibliography } from './bibliography.ts'

/** Reads a bibliographic item of Relaton's XML: `bibdata` or `bibitem`. */
export function bibliographyOfXml(item: XmlElement): Bibliography {
  const ext = firstChild(item, 'ext')
  /** Elements that earlier versions have beside `ext`. */
  const extended = (name: string) => [...childElements(ext, name), ...childElements(item, name)]
  return {
    identifiers: identifiersOf(item),
    titles: typedTexts(item, 'title'),
    abstracts: typedTexts(item, 'abstract'),
    keywords: childElements(item, 'keyword').map(textIn).filter(Boolean),
    publishers: publishersOf(item),
    dates: childElements(item, 'date').map((date) => ({
      type: date.attributes.type,
      text: textIn(firstChild(date, 'on')) || textIn(firstChild(date, 'from')),
    })),
    edition: textIn(firstChild(item, 'edition')),
    stage: ['stage', 'substage']
      .map((part) => textIn(firstChild(item, 'status', part)))
      .filter(Boolean)
      .join('.'),
    languages: childElements(item, 'language').map(textIn).filter(Boolean),
    docType: textIn(extended('doctype')[0]),
    links: childElements(item, 'uri').map((uri) => ({ type: uri.attributes.type, text: textIn(uri) })),
    relations: childElements(item, 'relation').flatMap(relationOf),
    committees: extended('editorialgroup').flatMap(committeesOf),
    ics: extended('ics')
      .map((ics) => textIn(firstChild(ics, 'code')))
      .filter(Boolean),
  }
}

const identifiersOf = (item: XmlElement | undefined) =>
  childElements(item, 'docidentifier')
    .map((id) => ({ text: textIn(id), type: id.attributes.type, primary: id.attributes.primary === 'true' }))
    .filter(({ text }) => text !== '')

const typedTexts = (item: XmlElement, name: string) =>
  childElements(item, name)
    .map((element) => ({ text: textIn(element), language: element.attributes.language, type: element.attributes.type }))
    .filter(({ text }) => text !== '')

function publishersOf(item: XmlElement): Bibliography['publishers'] {
  return childElements(item, 'contributor')
    .filter((contributor) => childElements(contributor, 'role').some(({ attributes }) => attributes.type === 'publisher'))
    .flatMap((contributor) => childElements(contributor, 'organization'))
    .map((organization) => ({
      name: textIn(firstChild(organization, 'name')),
      abbreviation: textIn(firstChild(organization, 'abbreviation')),
    }))
}

function relationOf(relation: XmlElement): Bibliography['relations'] {
  const other = firstChild(relation, 'bibitem')
  const identifiers = identifiersOf(other)
  const designation =
    (identifiers.find(({ primary }) => primary) ?? identifiers[0])?.text || textIn(firstChild(other, 'formattedref'))
  const { type } = relation.attributes
  const note = textIn(firstChild(relation, 'description')) || undefined
  return type && designation ? [{ type, designation, note }] : []
}

function committeesOf(group: XmlElement): string[] {
  return childElements(group, 'technical-committee', 'committee')
    .map((committee) => [committee.attributes.identifier, textIn(committee)].filter(Boolean))
    .map(([first = '', name]) => (name ? `${first} (${name})` : first))
    .filter(Boolean)
}
