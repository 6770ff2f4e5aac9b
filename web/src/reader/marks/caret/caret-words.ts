import { useMemo } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** Sentences about a caret. */
export interface CaretWords {
  readonly label: string
  readonly start: string
  readonly end: string
  readonly missing: string
  readonly selected: (words: string) => string
}

export function useCaretWords(): CaretWords {
  const t = useText()
  return useMemo(
    () => ({
      label: t('documents.caret.label'),
      start: t('documents.caret.start'),
      end: t('documents.caret.end'),
      missing: t('documents.caret.missing'),
      selected: (text) => t('documents.caret.selected', { text }),
    }),
    [t],
  )
}
