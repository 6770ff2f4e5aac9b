import { useRef, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { OpenMenu } from '#web/ui/antd/open-menu.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Hint } from '#web/ui/controls/hint.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { PopoverButton } from '#web/ui/controls/popover-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { useSamples } from './samples.ts'
import { Specimen } from './specimen.tsx'

function Banners() {
  const { sentence } = useSamples()
  return (
    <Specimen of="with a link">
      <Banner text={sentence} link="https://example.org/" onClose={() => {}} />
    </Specimen>
  )
}

function Dialogs() {
  const { word, sentence, action } = useSamples()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimen of="opens">
      <Button onClick={() => setOpen(true)}>{action}</Button>
      {open && (
        <Dialog title={word} onClose={close} actions={<Button onClick={close}>{action}</Button>}>
          {sentence}
        </Dialog>
      )}
    </Specimen>
  )
}

function Hints() {
  const { action, sentence } = useSamples()
  const [text, setText] = useState<string | undefined>(sentence)
  return (
    <>
      <Specimen of="shown">
        <Hint text={text} onClose={() => setText(undefined)}>
          <Button onClick={() => setText(sentence)}>{action}</Button>
        </Hint>
      </Specimen>
      <Specimen of="absent">
        <Hint text={undefined} onClose={() => {}}>
          <Button>{action}</Button>
        </Hint>
      </Specimen>
    </>
  )
}

function useItems(): MenuItem[] {
  const { word, action, sentence } = useSamples()
  return [
    { key: 'word', label: word },
    { key: 'group', label: action, children: [{ key: 'sentence', label: sentence }] },
  ]
}

function PopoverButtons() {
  const { word, action } = useSamples()
  return (
    <Specimen of="a list of tools">
      <PopoverButton button={{ 'aria-label': action }} label={action}>
        <div className="tool-list">
          <Button type="text">{word}</Button>
          <Button type="text">{action}</Button>
        </div>
      </PopoverButton>
    </Specimen>
  )
}

function MenuButtons() {
  const { action } = useSamples()
  const items = useItems()
  return (
    <>
      <Specimen of="menu">
        <MenuButton items={items} button={{ 'aria-label': action }} label={action} />
      </Specimen>
      <Specimen of="choices">
        <MenuButton items={items} selected={['word']} button={{ 'aria-label': action, type: 'text' }} label={action} />
      </Specimen>
    </>
  )
}

/** Made open, so that it comes with a press. */
function OpenMenus() {
  const { action } = useSamples()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const items = useItems()
  return (
    <Specimen of="open">
      {open ? (
        <OpenMenu items={items} selected={['sentence']} trigger={trigger}>
          <Button ref={trigger}>{action}</Button>
        </OpenMenu>
      ) : (
        <Button onClick={() => setOpen(true)}>{action}</Button>
      )}
    </Specimen>
  )
}

function Notifications() {
  const { sentence } = useSamples()
  return (['info', 'success', 'error'] as const).map((kind) => (
    <Specimen key={kind} of={kind}>
      <Button onClick={() => notify[kind](`${kind}: ${sentence}`)}>{kind}</Button>
    </Specimen>
  ))
}

export const overlayParts = {
  banner: Banners,
  dialog: Dialogs,
  hint: Hints,
  'menu-button': MenuButtons,
  'popover-button': PopoverButtons,
  'open-menu': OpenMenus,
  notify: Notifications,
}
