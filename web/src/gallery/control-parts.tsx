import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSamples } from './samples.ts'
import { Specimen } from './specimen.tsx'

function Buttons() {
  const { action } = useSamples()
  return [undefined, 'primary', 'text'].map((kind) => {
    const type = kind as 'primary' | 'text' | undefined
    return (
      <Specimen key={kind ?? 'default'} of={kind ?? 'default'}>
        <Button type={type}>{action}</Button>
        <Button type={type} icon={<Icon shape="DownloadOutlined" />}>
          {action}
        </Button>
        <Button type={type} icon={<Icon shape="DownloadOutlined" />} aria-label={action} />
        <Button type={type} disabled>
          {action}
        </Button>
      </Specimen>
    )
  })
}

function CsvButtons() {
  const { word } = useSamples()
  return (
    <Specimen of="enabled">
      <CsvButton name="list" heads={[word]} rows={() => Promise.resolve([[word]])} />
    </Specimen>
  )
}

function ToolButtons() {
  const { action } = useSamples()
  const [pressed, setPressed] = useState(true)
  const icon = (set: boolean) =>
    set ? <Icon shape="StarFilled" aria-hidden="true" /> : <Icon shape="StarOutlined" aria-hidden="true" />
  return (
    <>
      <Specimen of="to be pressed">
        <ToolButton label={action} hint={action} pressed={pressed} icon={icon(pressed)} onPress={() => setPressed(!pressed)} />
      </Specimen>
      <Specimen of="not pressed">
        <ToolButton label={action} hint={action} pressed={false} icon={icon(false)} onPress={() => {}} />
      </Specimen>
      <Specimen of="pending">
        <ToolButton label={action} hint={action} pressed pending icon={icon(true)} onPress={() => {}} />
      </Specimen>
    </>
  )
}

function Selects() {
  const { word, sentence } = useSamples()
  const [value, setValue] = useState('word')
  const options = [
    { value: 'word', label: word },
    { value: 'sentence', label: sentence },
  ]
  return (
    <>
      <Specimen of="label shown">
        <Select label={word} value={value} options={options} onChange={setValue} />
      </Specimen>
      <Specimen of="label hidden">
        <Select label={word} value={value} options={options} onChange={setValue} labelHidden />
      </Specimen>
    </>
  )
}

function Switches() {
  const { word } = useSamples()
  const [on, setOn] = useState(true)
  return (
    <>
      <Specimen of="on">
        <Switch label={word} on={on} onChange={setOn} />
      </Specimen>
      <Specimen of="off">
        <Switch label={word} on={!on} onChange={(off) => setOn(!off)} />
      </Specimen>
      <Specimen of="label hidden">
        <Switch label={word} on={on} onChange={setOn} labelHidden />
      </Specimen>
    </>
  )
}

export const controlParts = {
  button: Buttons,
  'csv-button': CsvButtons,
  'tool-button': ToolButtons,
  select: Selects,
  switch: Switches,
}
