import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type BarEnds, PhoneTools, ReaderBar } from '../bar/reader-bar.tsx'
import { FindBox } from '../find/find-box.tsx'
import type { Finder, FindRequest, FindState } from '../find/find-request.ts'
import { SidePanel } from '../panel/side-panel.tsx'
import type { ReaderFrameState } from './use-reader-frame.ts'
import './reader-frame.css'

interface ReaderFrameProps<Props> {
  /** form of the text, which names its class */
  kind: 'pdf' | 'html'
  label: string
  phone: boolean
  ends: BarEnds
  frame: ReaderFrameState<Props>
  tools: ReactNode
  /** band above the text about its file */
  notice?: ReactNode
  /** properties of the panel; absent while there is nothing to show in it */
  panelProps: Props | undefined
  finder: Finder | undefined
  found: FindState
  find: FindRequest | undefined
  children: ReactNode
}

/** Moves the focus into the text. A link would put a fragment into the address, where it names a clause. */
const skip = () => document.getElementById('document-text')?.focus()

/** Frame round a text in either form: one bar, a panel beside it, the find box over it; on a phone the tools are below. */
export function ReaderFrame<Props>({ frame, finder, found, find, panelProps, ...shown }: ReaderFrameProps<Props>) {
  const t = useText()
  const { kind, label, phone, ends, tools, notice, children } = shown
  const { panel, side, finding, selectionBar, away } = frame
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.key !== 'Escape' || event.defaultPrevented || !panel || target.closest('input, textarea, select')) return
    if (target.closest('.reader-panel, .reader-tools')) side.close()
  }
  return (
    <section
      className={`reader-frame ${kind}-frame`}
      data-phone={phone || undefined}
      data-away={away || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <button type="button" className="skip" onClick={skip}>
        {t('documents.skipToText')}
      </button>
      <ReaderBar ends={ends}>{!phone && tools}</ReaderBar>
      {notice}
      <div className="reader-body">
        {panel && (
          <SidePanel key={panel.id} title={t(panel.title)} phone={phone} takesFocus={side.takesFocus} onClose={side.close}>
            {panelProps && panel.render(panelProps)}
          </SidePanel>
        )}
        <div className="reader-stage">
          {children}
          {finder && finding.open && (
            <FindBox finder={finder} state={found} initial={find} asked={finding.asked} onClose={finding.close} />
          )}
        </div>
      </div>
      {phone && <PhoneTools>{tools}</PhoneTools>}
      {selectionBar}
    </section>
  )
}
