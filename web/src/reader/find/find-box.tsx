import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import type { Finder, FindRequest, FindState, FindStep } from './find-request.ts'
import './find-box.css'

interface FindBoxProps {
  finder: Finder
  state: FindState
  /** words that a search brought along; they are marked already */
  initial: FindRequest | undefined
  /** changes with every wish to type into the box */
  asked: number
  onClose: () => void
}

const plain: FindRequest = { query: '', anyWord: false, caseSensitive: false, entireWord: false, highlightAll: true }

const OPTIONS = [
  ['anyWord', '', 'documents.findAnyWord'],
  ['caseSensitive', 'casesensitivitychange', 'documents.findMatchCase'],
  ['entireWord', 'entirewordchange', 'documents.findWholeWords'],
  ['highlightAll', 'highlightallchange', 'documents.findHighlightAll'],
] as const

/** Box over the corner of a text. */
export function FindBox({ finder, state, initial, asked, onClose }: FindBoxProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const request = state.request ?? initial ?? plain
  useEffect(() => {
    if (asked > 0) {
      input.current?.focus()
      input.current?.select()
    }
  }, [asked])
  useEffect(() => () => finder.stopFind(), [finder])

  const ask = (change: Partial<FindRequest>, step: FindStep) => {
    finder.find({ ...request, ...change }, step)
  }
  const again = (backwards: boolean) => finder.find(request, 'again', backwards)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === input.current) again(event.shiftKey)
    if (event.key === 'Escape') onClose()
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
  }
  return (
    <search className="find-box" aria-label={t('documents.find')} onKeyDown={onKeyDown}>
      <div className="find-line">
        <input
          ref={input}
          type="text"
          dir="auto"
          spellCheck={false}
          value={request.query}
          placeholder={t('documents.findPlaceholder')}
          aria-label={t('documents.findPlaceholder')}
          aria-invalid={state.progress === 'none' || undefined}
          aria-describedby={id}
          onChange={(event) => ask({ query: event.target.value }, '')}
        />
        <FindCount id={id} state={state} asked={request.query !== ''} />
        <Tool label={t('documents.findPrevious')} shape="UpOutlined" onPress={() => again(true)} />
        <Tool label={t('documents.findNext')} shape="DownOutlined" onPress={() => again(false)} />
        <Tool label={t('documents.findClose')} shape="CloseOutlined" onPress={onClose} />
      </div>
      <div className="find-options">
        {OPTIONS.map(([option, step, label]) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={request[option]}
              onChange={(event) => ask({ [option]: event.target.checked }, step)}
            />
            {t(label)}
          </label>
        ))}
      </div>
    </search>
  )
}

function FindCount({ id, state, asked }: { id: string; state: FindState; asked: boolean }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const text = () => {
    if (!asked || state.progress === 'idle') return ''
    if (state.progress === 'none') return t('documents.findNone')
    if (state.total === 0) return t('documents.findSearching')
    return t('documents.findCount', { current: formatNumber(state.current), total: formatNumber(state.total) })
  }
  return (
    <output id={id} className="find-count" aria-live="polite">
      {text()}
    </output>
  )
}
