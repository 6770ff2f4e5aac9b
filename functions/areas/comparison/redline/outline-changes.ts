import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, PDFRef } from '@cantoo/pdf-lib'

interface OutlinedClause {
  readonly name: string
  readonly page: PDFPage
  readonly top: number
}

const [FIRST, LAST, NEXT, PREV, COUNT, OUTLINES] = ['First', 'Last', 'Next', 'Prev', 'Count', 'Outlines'].map((name) =>
  PDFName.of(name),
) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName]

/** Puts the list of changes first in the outline of a PDF, and under it, folded, the clauses that have changes. */
export function outlineChanges(document: PDFDocument, title: string, list: PDFPage, clauses: readonly OutlinedClause[]): void {
  const { catalog, context } = document
  const given = catalog.get(OUTLINES)
  const known = context.lookup(given)
  const root = known instanceof PDFDict ? known : context.obj({ Type: 'Outlines' })
  const rootRef = known instanceof PDFDict && given instanceof PDFRef ? given : context.register(root)
  catalog.set(OUTLINES, rootRef)
  const add = (parent: PDFRef, text: string, dest: readonly unknown[]) => {
    const item = context.obj({ Parent: parent, Dest: [...dest] as never })
    item.set(PDFName.of('Title'), PDFHexString.fromText(text))
    return [item, context.register(item)] as const
  }
  const [item, itemRef] = add(rootRef, title, [list.ref, 'Fit'])
  const next = root.get(FIRST)
  const former = context.lookup(next)
  if (next && former instanceof PDFDict) {
    item.set(NEXT, next)
    former.set(PREV, itemRef)
  } else root.set(LAST, itemRef)
  root.set(FIRST, itemRef)
  const count = context.lookup(root.get(COUNT))
  root.set(COUNT, PDFNumber.of(count instanceof PDFNumber && former instanceof PDFDict ? Math.abs(count.asNumber()) + 1 : 1))
  const children = clauses.map(({ name, page, top }) => add(itemRef, name, [page.ref, 'XYZ', null, top, null]))
  for (const [at, [child, ref]] of children.entries()) {
    if (at === 0) item.set(FIRST, ref)
    else {
      const [before, beforeRef] = children[at - 1] as (typeof children)[number]
      before.set(NEXT, ref)
      child.set(PREV, beforeRef)
    }
    item.set(LAST, ref)
  }
  // Less than nought: folded.
  if (children.length > 0) item.set(COUNT, PDFNumber.of(-children.length))
}
