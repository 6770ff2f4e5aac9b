import { useLayoutEffect, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { markupOf, nodesOfMarkup } from '../texts/clean-markup.ts'

const COMMANDS = [
  { command: 'bold', label: 'points.bold', shape: 'BoldOutlined' },
  { command: 'italic', label: 'points.italic', shape: 'ItalicOutlined' },
  { command: 'underline', label: 'points.underline', shape: 'UnderlineOutlined' },
  { command: 'insertUnorderedList', label: 'points.bullets', shape: 'UnorderedListOutlined' },
] as const

interface RichFieldProps {
  labelledBy: string
  describedBy: string
  /** text at first; the field keeps it from then on */
  text: string
  required: boolean
  isInvalid: boolean
  onChange: (markup: string) => void
}

/** Field for a formatted text. The browser edits it; what leaves it is of the whitelist, and pasted text is plain. */
export function RichField({ labelledBy, describedBy, text, required, isInvalid, onChange }: RichFieldProps) {
  const t = useText()
  const field = useRef<HTMLDivElement>(null)
  // Typed text stands there already, with the caret in it: the text is written into it once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser keeps the text from then on
  useLayoutEffect(() => field.current?.replaceChildren(nodesOfMarkup(text)), [])
  const change = () => field.current && onChange(markupOf(field.current))
  return (
    <div className="point-rich">
      <div className="point-rich-tools" role="toolbar" aria-label={t('points.formatting')}>
        {COMMANDS.map(({ command, label, shape }) => (
          <button
            key={command}
            type="button"
            className="button"
            data-kind="text"
            data-sign
            aria-label={t(label)}
            title={t(label)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              field.current?.focus()
              document.execCommand(command)
              change()
            }}
          >
            <Icon shape={shape} aria-hidden="true" />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits formatted text */}
      <div
        ref={field}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        aria-invalid={isInvalid || undefined}
        className="point-rich-field"
        contentEditable
        suppressContentEditableWarning
        dir="auto"
        onInput={change}
        onPaste={(event) => {
          event.preventDefault()
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
        }}
      />
    </div>
  )
}
