import { type FocusEvent, Suspense, useEffect, useState } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { Results, type ResultsProps } from '#web/features/search/results/results.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { rowParts } from './row-parts.tsx'

const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview)

/** Results with a preview beside them on wide screens, which follows the focus and closes with Escape. */
export function ResultsWithPreview(props: Omit<ResultsProps, 'tools' | 'timeline'>) {
  const { documents } = props
  const t = useText()
  const wide = useMedia('(min-width: 1200px)')
  const [code, setCode] = useState<string>()
  const shown = wide ? documents.find(({ contentCode }) => contentCode === code) : undefined
  const isOpen = shown !== undefined
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setCode(undefined)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])
  const follow = ({ target }: FocusEvent) => {
    const row = target.closest('.results > li')
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1
    if (isOpen && documents[index]) setCode(documents[index].contentCode)
  }
  const tools = (document: SearchDocument) => {
    const { contentCode, designationNo } = document
    const isShown = contentCode === shown?.contentCode
    return (
      <>
        {wide && (
          <ToolButton
            label={t('search.preview', { designation: designationNo })}
            hint={t('search.preview', { designation: designationNo })}
            shortcut="Space"
            pressed={isShown}
            icon={<Icon shape="EyeOutlined" aria-hidden="true" />}
            onPress={() => setCode(isShown ? undefined : contentCode)}
          />
        )}
        {rowParts.tools(document)}
      </>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the preview follows the focus, which moves by itself
    <div className="results-and-preview" data-open={isOpen || undefined} onFocus={follow}>
      <Results {...props} tools={tools} timeline={rowParts.timeline} />
      {shown && (
        <Suspense fallback={<aside className="preview" />}>
          <Preview document={shown} onClose={() => setCode(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
