import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SEARCH_TEXT_LIMIT } from '#contract/search.ts'
import { useText } from '#web/lib/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { notify } from '#web/ui/notify.ts'
import { searchTypes } from './search-types.ts'
import { readSearchUrl, type SType, writeSearchUrl } from './search-url.ts'
import { scopeOf, useScopes } from './use-scopes.ts'

/** The text box with its type, in the header and on the home page. */
export function SearchBox({ id, large }: { id: string; large?: boolean }) {
  const t = useText()
  const hint = useId()
  const box = useRef<HTMLInputElement>(null)
  const { text, setText, stype, setStype, types, scope, submit, short } = useSearchForm()
  const disabled = types.length === 0
  useEffect(() => {
    if (disabled) notify.error(t('search.noType'))
  }, [disabled, t])
  const clear = () => {
    setText('')
    box.current?.focus()
  }
  return (
    <search>
      <form className="search-box" data-large={large || undefined} onSubmit={submit}>
        {types.length > 1 && (
          <select
            aria-label={t('search.type')}
            value={stype}
            onChange={(event) => {
              setStype(event.target.value as SType)
              clear()
            }}
          >
            {types.map((type) => (
              <option key={type.stype} value={type.stype}>
                {t(type.label)}
              </option>
            ))}
          </select>
        )}
        <input
          ref={box}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={SEARCH_TEXT_LIMIT}
          disabled={disabled || !scope}
          value={text}
          placeholder={t('search.placeholder')}
          aria-label={t('search.box')}
          aria-invalid={short || undefined}
          aria-describedby={short ? hint : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button type="button" className="icon-button" aria-label={t('search.clear')} onClick={clear}>
            <CloseCircleFilled aria-hidden="true" />
          </button>
        )}
        <button type="submit" className="search-submit" disabled={disabled} aria-label={t('search.submit')}>
          <SearchOutlined aria-hidden="true" />
          {large && <span>{t('search.submit')}</span>}
        </button>
        {short && (
          <output id={hint} className="search-hint">
            {t('search.tooShort')}
          </output>
        )}
      </form>
    </search>
  )
}

/** What is typed, until it is sent; an address that changes brings its own text. */
function useSearchForm() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { scope } = useScopes()
  const searching = scopeOf(pathname) !== undefined
  const url = readSearchUrl(searching ? search : '')
  const types = searchTypes(useTenant()['search-types-configuration'], scope ?? 'all')
  const [text, setText] = useState(url.text)
  const [chosen, setStype] = useState(url.stype)
  const [short, setShort] = useState(false)
  useEffect(() => {
    setText(url.text === '*' ? '' : url.text)
    setStype(url.stype)
    setShort(false)
  }, [url.text, url.stype])
  const stype = types.find((type) => type.stype === chosen)?.stype ?? types[0]?.stype

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!scope || !stype) return
    const trimmed = text.trim()
    const enough = trimmed.length > 1 || (scope === 'subscribed' && trimmed === '')
    setShort(!enough)
    if (!enough) return
    navigate(paths.search(scope, writeSearchUrl({ ...readSearchUrl(''), text: trimmed, stype, size: url.size, sort: url.sort })))
  }
  const write = (next: string) => {
    setText(next)
    setShort(false)
  }
  return { text, setText: write, stype, setStype, types, scope, submit, short }
}
