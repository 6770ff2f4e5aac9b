import type { RELATED_SECTIONS } from '#contract/documents/document-surroundings.ts'
import type { RelatedContentItem } from '#contract/documents/related-content-item.ts'
import type { Tenant } from '#contract/tenant.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { dayOf } from '#library/document/day.ts'
import { mayRead, readingOfDocument } from '#library/document/entitlement.ts'
import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import { designationsCited } from '#library/links/citations.ts'
import { linkDocuments } from '#library/links/link-documents.ts'
import { relatedNames } from '#library/links/related-names.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { documentsOfNames, readLinks } from '#library/reading/read-links.ts'
import { readRelated } from '#library/reading/read-related.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { readCitedBy } from './read-cited-by.ts'

interface RelatedContext {
  readonly actor: Actor
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'table' | 'clock'>
}

/** Reference as written, and the document that is meant where the library has it. */
interface Mention {
  readonly designation: string
  readonly contentCode?: string
}

type Related = Record<(typeof RELATED_SECTIONS)[number], RelatedContentItem[]>

const ofType = (document: JoinedDocument, wanted: string) =>
  document.record.relations.filter(({ type }) => type.toLowerCase() === wanted).map(({ designation }) => designation)

/** Reads the documents of the library that a document refers to: by its record, and by its text where the account may read it. */
export async function readReferences(document: JoinedDocument, context: RelatedContext): Promise<RelatedContentItem[]> {
  const cited = designationsCited(document, { text: mayRead(context.actor, document) })
  const find = await documentsOfNames(context.ports.table, context.tenant, cited)
  const mentions = mentionsOf(document, cited, find).filter(({ contentCode }) => contentCode !== undefined)
  return mentions.map(await presenting(mentions, context))
}

/** Reads everything that belongs around a document. */
export async function readRelatedContent(document: JoinedDocument, context: RelatedContext): Promise<Related> {
  const { actor, tenant, ports } = context
  const cited = designationsCited(document, { text: mayRead(actor, document) })
  const [sop, tma] = [ofType(document, 'sop'), ofType(document, 'tma')]
  const [find, { supplements }, citedBy] = await Promise.all([
    documentsOfNames(ports.table, tenant, [...cited, ...sop, ...tma]),
    readLinks(ports.table, tenant, document, dayOf(ports.clock)),
    readCitedBy(document, context),
  ])
  const named = (designations: readonly string[]): Mention[] =>
    designations.map((designation) => ({ designation, contentCode: find(designation)?.contentCode }))
  const of = ({ contentCode, designation }: { contentCode: string; designation: string }): Mention => ({
    designation,
    contentCode,
  })
  const mentions: Record<keyof Related, Mention[]> = {
    citedContent: mentionsOf(document, cited, find),
    citedBy: citedBy.map(({ contentCode, record }) => of({ contentCode, designation: record.designation })),
    sop: named(sop),
    tma: named(tma),
    supplements: supplements.map(of),
  }
  const items = await presenting(Object.values(mentions).flat(), context)
  const present = (some: readonly Mention[]) => some.map(items)
  return {
    citedContent: present(mentions.citedContent),
    citedBy: present(mentions.citedBy),
    sop: present(mentions.sop),
    tma: present(mentions.tma),
    supplements: present(mentions.supplements),
  }
}

type FindNamed = Awaited<ReturnType<typeof documentsOfNames>>

/** References of a document to others. */
function mentionsOf(document: JoinedDocument, cited: readonly string[], find: FindNamed): Mention[] {
  const codes = codesOfText(document)
  const mentions = cited.map((designation) => ({ designation, contentCode: find(designation)?.contentCode }))
  return mentions.filter(({ contentCode }) => !contentCode || !codes.includes(contentCode))
}

/** Reads the documents that are meant, with their standing today and what the account may do with them. */
async function presenting(mentions: readonly Mention[], { actor, tenant, ports }: RelatedContext) {
  const documents = await readJoinedDocuments(ports.table, tenant, [
    ...new Set(mentions.flatMap(({ contentCode }) => contentCode ?? [])),
  ])
  const names = new Set([...documents.values()].flatMap(relatedNames))
  const linksOf = linkDocuments(await readRelated(ports.table, tenant, names), dayOf(ports.clock))
  return ({ designation, contentCode }: Mention): RelatedContentItem => {
    const document = contentCode === undefined ? undefined : documents.get(contentCode)
    if (!document) return { designationOrFamily: designation, title: '' }
    const undated = designationKeys(designation).read.year === '' && designation !== document.record.designation
    return {
      designationOrFamily: designation,
      title: document.record.title,
      designationNo: document.record.designation,
      contentCode: document.contentCode,
      ...(undated && { undated: true as const }),
      standing: linksOf(document).standings[0].standing,
      access: readingOfDocument(actor, document),
    }
  }
}
