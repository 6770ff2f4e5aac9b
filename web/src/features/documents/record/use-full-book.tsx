import { type ReactNode, useState } from 'react'
import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { AccessDialog } from '../access/access-dialog.tsx'
import { detailOf } from '../access/failure-of.ts'
import { useDocumentPath } from '../page/document-link.tsx'

/** Content types whose documents are parts of a book. */
const PART = /_PAPERS?$/

/** Item that leads from a paper or chapter to its book, after the right to read it was checked. */
export function useFullBook(document: DocumentMetadata): { items: readonly MenuItem[]; dialog: ReactNode } {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const [refused, setRefused] = useState<string>()
  const { contentCode, contentType, relations } = document
  const isPart = PART.test(contentType) && relations.some((one) => one.relation === 'partOf' && one.contentCode)
  async function open() {
    try {
      const book = await call(documentSurroundings.fullBook, { contentCode })
      if (book.access === 'subscription') setRefused(book.designationNo)
      else navigate(pathOf(book.contentCode))
    } catch (error) {
      notify.error(detailOf(error) ?? t('documents.verifyFailed'))
    }
  }
  return {
    items: isPart
      ? [
          {
            key: 'full-book',
            label: t('documents.fullBook'),
            icon: <Icon shape="BookOutlined" aria-hidden="true" />,
            onChoose: () => void open(),
          },
        ]
      : [],
    dialog: refused && <AccessDialog message="noAccess" designation={refused} onClose={() => setRefused(undefined)} />,
  }
}
