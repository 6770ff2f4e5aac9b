import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined'
import Button from 'antd/es/button'
import Checkbox from 'antd/es/checkbox'
import Input, { type InputRef } from 'antd/es/input'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FindRequest, FindStep } from '../session/pdf-find.ts'
import type { PdfState } from '../session/pdf-state.ts'
import type { PdfPanel, PdfPanelProps } from '../slots.ts'
import './find-panel.css'

interface FindBarProps extends Pick<PdfPanelProps, 'session' | 'state' | 'onClose'> {
  initial: FindRequest | undefined
}

const plain: FindRequest = { query: '', caseSensitive: false, entireWord: false, highlightAll: true }

function FindBar({ session, state, initial, onClose }: FindBarProps) {
  const t = useText()
  const input = useRef<InputRef>(null)
  const [request, setRequest] = useState(initial ?? plain)
  useEffect(() => {
    // Words that a search brought along are marked already; who opens the bar wants to type.
    if (!initial) input.current?.focus({ cursor: 'all' })
  }, [initial])
  useEffect(() => () => session.stopFind(), [session])

  const ask = (change: Partial<FindRequest>, step: FindStep) => {
    const next = { ...request, ...change }
    setRequest(next)
    session.find(next, step)
  }
  const again = (backwards: boolean) => session.find(request, 'again', backwards)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') again(event.shiftKey)
    if (event.key === 'Escape') onClose()
    event.stopPropagation()
  }
  const shown = typeof request.query === 'string' ? request.query : request.query.join(' ')
  const nothing = state.find.progress === 'none'
  return (
    <search className="pdf-find" aria-label={t('documents.find')} onKeyDown={onKeyDown}>
      <Input
        ref={input}
        size="small"
        value={shown}
        status={nothing ? 'error' : ''}
        placeholder={t('documents.findPlaceholder')}
        aria-label={t('documents.findPlaceholder')}
        onChange={(event) => ask({ query: event.target.value }, '')}
      />
      <FindCount state={state} asked={shown !== ''} />
      <Button
        size="small"
        type="text"
        icon={<Icon shape={UpOutlined} />}
        aria-label={t('documents.findPrevious')}
        onClick={() => again(true)}
      />
      <Button
        size="small"
        type="text"
        icon={<Icon shape={DownOutlined} />}
        aria-label={t('documents.findNext')}
        onClick={() => again(false)}
      />
      <span className="pdf-find-options">
        <Checkbox
          checked={request.caseSensitive}
          onChange={(event) => ask({ caseSensitive: event.target.checked }, 'casesensitivitychange')}
        >
          {t('documents.findMatchCase')}
        </Checkbox>
        <Checkbox
          checked={request.entireWord}
          onChange={(event) => ask({ entireWord: event.target.checked }, 'entirewordchange')}
        >
          {t('documents.findWholeWords')}
        </Checkbox>
        <Checkbox
          checked={request.highlightAll}
          onChange={(event) => ask({ highlightAll: event.target.checked }, 'highlightallchange')}
        >
          {t('documents.findHighlightAll')}
        </Checkbox>
      </span>
      <Button
        size="small"
        type="text"
        icon={<Icon shape={CloseOutlined} />}
        aria-label={t('documents.findClose')}
        onClick={onClose}
      />
    </search>
  )
}

function FindCount({ state: { find }, asked }: { state: PdfState; asked: boolean }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const text = () => {
    if (!asked || find.progress === 'idle') return ''
    if (find.progress === 'none') return t('documents.findNone')
    if (find.total === 0) return t('documents.findSearching')
    return t('documents.findCount', { current: formatNumber(find.current), total: formatNumber(find.total) })
  }
  return (
    <output className="pdf-find-count" aria-live="polite">
      {text()}
    </output>
  )
}

/** Makes the find panel. It starts open with the words of the search that led to the document. */
export const findPanel = (initial: FindRequest | undefined): PdfPanel => ({
  id: 'find',
  title: 'documents.find',
  icon: SearchOutlined,
  place: 'top',
  startsOpen: initial !== undefined,
  render: (props) => <FindBar {...props} initial={initial} />,
})
