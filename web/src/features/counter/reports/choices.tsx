import { offered } from './report-query.ts'

interface ChoicesProps {
  label: string
  /** values in COUNTER’s own words, which are English in every language */
  values: readonly string[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Values of a list, of which any number can be chosen. */
export function Choices({ label, values, chosen, onChoose }: ChoicesProps) {
  const toggle = (value: string) => onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className="report-choices">
      <legend>{label}</legend>
      {offered(values).map((value) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <bdi lang="en">{value.replaceAll('_', ' ')}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
