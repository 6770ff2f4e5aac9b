import { type KeyboardEvent, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'

/** Parses a number in Latin, Arabic or Persian digits. */
function numberFrom(text: string): number | undefined {
  const latin = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return /^\d{1,7}$/.test(latin.trim()) ? Number(latin) : undefined
}

export function PageField({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const wanted = numberFrom(typed ?? '')
    if (wanted) onGo(wanted)
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
  }
  return (
    <span className="pdf-page-field">
      <input
        type="text"
        inputMode="numeric"
        aria-label={t('documents.page')}
        value={typed ?? String(page)}
        style={{ inlineSize: `calc(${Math.max(String(pages).length, 2)}ch + 18px)` }}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span>{t('documents.pageOf', { pages: formatNumber(pages) })}</span>
    </span>
  )
}
