import type { FileLink } from '#contract/documents/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { openPdf } from './session/open-pdf.ts'
import { createPageTexts } from './session/page-texts.ts'
import type { PdfLayer } from './slots.ts'
import { type SessionOptions, usePdfSession } from './use-pdf-session.ts'

interface PdfFile {
  readonly link: FileLink
  /** asks for a new address of the same file */
  readonly renew: () => Promise<FileLink>
}

/** Opens a file as `usePdfSession` does, from its beginning unless the options say otherwise, with texts in the reader's language. */
export function usePdfFile(
  { link, renew }: PdfFile,
  layers: readonly PdfLayer[] = [],
  options: Partial<Omit<SessionOptions, 'open' | 'texts'>> = {},
) {
  const t = useText()
  const { language, direction, formatNumber } = useLocale()
  return usePdfSession(layers, {
    edgeToEdge: false,
    rightToLeft: false,
    start: { page: undefined, position: undefined },
    onJump: () => undefined,
    ...options,
    open: (onTrouble) => openPdf({ link, renew, fetch: window.fetch.bind(window), onTrouble }),
    texts: createPageTexts(language, direction, {
      page: (number) => t('documents.pageNumber', { page: formatNumber(number) }),
      annotation: (type) => t('documents.annotation', { type }),
    }),
  })
}
