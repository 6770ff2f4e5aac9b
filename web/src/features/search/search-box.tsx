import { type ClipboardEvent, type KeyboardEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { notify } from '#web/lib/notify.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinLines } from './query/long-text.ts'
import { isWorthSuggesting, suggestTypeOf } from './suggest/suggest-rules.ts'
import type { PanelKeys, PanelState } from './suggest/use-panel-keys.ts'
import { TypeSelect } from './type-select.tsx'
import { useSearchForm } from './use-search-form.ts'

const loadPanel = () => import('./suggest/suggest-panel.tsx')
const SuggestPanel = lazyPart(async () => (await loadPanel()).SuggestPanel)
const RecentPanel = lazyPart(async () => (await import('./suggest/recent-panel.tsx')).RecentPanel)
const CLOSED: PanelState = { open: false }

/** Search box with its type, in the header and on the home page. */
export function SearchBox({ id, large }: { id: string; large?: boolean }) {
  const t = useText()
  const hint = useId()
  const panelId = useId()
  const box = useRef<HTMLInputElement>(null)
  const keys = useRef<PanelKeys>(null)
  const { text, setText, setLongText, choice, choose, choices, place, submit, short } = useSearchForm()
  const disabled = choices.length === 0 || !place
  useEffect(() => {
    if (disabled) notify.error(t('search.noType'))
  }, [disabled, t])

  const suggests = hasFeature(useTenant(), 'type-ahead')
  const [typing, setTyping] = useState(false)
  const [panel, setPanel] = useState(CLOSED)
  const leave = useCallback(() => {
    setTyping(false)
    setFocused(false)
    setPanel(CLOSED)
  }, [])
  const [focused, setFocused] = useState(false)
  const wanted = suggests && typing && isWorthSuggesting(text)
  const recalls = suggests && focused && text === ''
  const { open, active } = wanted || recalls ? panel : CLOSED

  const suggest = () => {
    setTyping(true)
    setFocused(true)
  }
  const write = (next: string) => {
    setText(next)
    suggest()
  }
  const enter = () => {
    setFocused(true)
    void loadPanel()
  }
  const clear = () => {
    setText('')
    leave()
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (keys.current?.(event.key)) event.preventDefault()
    else if (event.key === 'ArrowDown' && suggests) enter()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    const lines = joinLines(pasted)
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const next = value.slice(0, selectionStart ?? value.length) + (lines ?? pasted) + value.slice(selectionEnd ?? value.length)
    if (lines === undefined && next.length <= SEARCH_TEXT_LIMIT) return
    event.preventDefault()
    setLongText(next)
    suggest()
  }
  const combobox = suggests && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'grid' as const,
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    'aria-activedescendant': active,
  }
  return (
    <search>
      <form
        className="search-box"
        data-large={large || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          leave()
          submit()
        }}
      >
        <TypeSelect
          choices={choices}
          choice={choice}
          onChange={(next) => {
            choose(next)
            clear()
          }}
        />
        <input
          ref={box}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={SEARCH_TEXT_LIMIT}
          disabled={disabled}
          value={text}
          placeholder={t('search.placeholder')}
          aria-label={t('search.box')}
          aria-invalid={short || undefined}
          aria-describedby={short ? hint : undefined}
          {...combobox}
          onFocus={suggests ? enter : undefined}
          onPointerDown={suggests ? enter : undefined}
          onBlur={leave}
          onKeyDown={onKeyDown}
          onChange={(event) => write(event.target.value)}
          onPaste={onPaste}
        />
        {text !== '' && (
          <button type="button" className="icon-button" aria-label={t('search.clear')} onClick={clear}>
            <Icon shape="CloseCircleFilled" aria-hidden="true" />
          </button>
        )}
        <button type="submit" className="search-submit" disabled={disabled} aria-label={t('search.submit')}>
          <Icon shape="SearchOutlined" aria-hidden="true" />
          {large && <span>{t('search.submit')}</span>}
        </button>
        {short && (
          <output id={hint} className="search-hint">
            {t('search.tooShort')}
          </output>
        )}
        {recalls && place && (
          <Suspense>
            <RecentPanel id={panelId} text="" keys={keys} onState={setPanel} onLeave={leave} onSearch={submit} />
          </Suspense>
        )}
        {wanted && place && (
          <Suspense>
            <SuggestPanel
              id={panelId}
              text={text}
              type={suggestTypeOf(place, choice === 'K' || choice === 'D' ? choice : 'A')}
              keys={keys}
              onState={setPanel}
              onLeave={leave}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
