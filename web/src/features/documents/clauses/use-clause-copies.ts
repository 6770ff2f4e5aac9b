import { useMemo } from 'react'
import type { ListedClause } from '#contract/documents/clauses.ts'
import { type DocumentMetadata, documents } from '#contract/documents/documents.ts'
import { namesForLinks } from '#document-text/find-clause.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { notify } from '#web/lib/notify.ts'
import { IN_FORCE } from '#web/lib/paths.ts'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { useDocumentPath, useProtectedView } from '../page/document-link.tsx'

export interface ClauseCopies {
  /** name of a clause in an address */
  readonly nameOf: (clause: ListedClause) => string
  /** address at which this edition opens at a clause */
  readonly addressOf: (clause: ListedClause) => string
  /** menu of copies of a clause */
  readonly copiesOf: (clause: ListedClause) => readonly MenuItem[]
  /** the same clause in the other languages of the text, each with what a menu says of it */
  readonly twinsOf: (clause: ListedClause) => readonly Twin[]
}

interface Twin {
  readonly clause: ListedClause
  readonly label: string
}

const absolute = (path: string) => new URL(path, window.location.href).href

export function useClauseCopies(document: DocumentMetadata, list: readonly ListedClause[]): ClauseCopies {
  const t = useText()
  const { tag } = useLocale()
  const call = useCall()
  const pathOf = useDocumentPath()
  const mayCopy = !useProtectedView() && !document.drm
  const { contentCode, displayDesignation } = document
  const nameOf = useMemo(() => namesForLinks(list), [list])
  const addressOf = (clause: ListedClause) => pathOf(contentCode, { clause: nameOf(clause) })
  const inForceOf = (clause: ListedClause) =>
    pathOf(contentCode, { clause: nameOf(clause), heading: clause.id, edition: IN_FORCE })
  const copy = async (text: () => string | Promise<string>, copied: MessageKey, failed: MessageKey) => {
    try {
      await navigator.clipboard.writeText(await text())
      notify.success(t(copied))
    } catch {
      notify.error(t(failed))
    }
  }
  const copyLink = (path: string) => copy(() => absolute(path), 'documents.clauseCopied', 'documents.clauseNotCopied')
  const copyText = async (clause: ListedClause) => {
    const cited = async () => {
      const { text, isCut, recognised } = await call(documents.clauseText, { contentCode, clause: clause.id })
      if (isCut) notify.info(t('documents.clauseTextCut'))
      const named = [clause.number, clause.title].filter(Boolean).join(' ')
      const remark = recognised ? `\n${t('documents.recognisedText')}` : ''
      return `${text}\n\n${displayDesignation}, ${named}\n${absolute(addressOf(clause))}${remark}`
    }
    await copy(cited, 'documents.clauseTextCopied', 'documents.clauseTextNotCopied')
  }
  const copiesOf = (clause: ListedClause): MenuItem[] => [
    { key: 'this', label: t('documents.linkThisEdition'), onChoose: () => void copyLink(addressOf(clause)) },
    { key: 'in-force', label: t('documents.linkInForce'), onChoose: () => void copyLink(inForceOf(clause)) },
    ...(mayCopy ? [{ key: 'text', label: t('documents.clauseText'), onChoose: () => void copyText(clause) }] : []),
  ]
  const twinsOf = ({ twins = [] }: ListedClause): Twin[] =>
    twins.flatMap(({ id, language }) => {
      const clause = list.find((one) => one.id === id)
      if (!clause) return []
      const named = `\u2068${[clause.number, clause.title].filter(Boolean).join(' ')}\u2069`
      return [{ clause, label: t('documents.twinClause', { language: languageName(language, tag), clause: named }) }]
    })
  return { nameOf, addressOf, copiesOf, twinsOf }
}
