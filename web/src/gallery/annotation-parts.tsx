import { useState } from 'react'
import { AnnotationConflict } from '#web/ui/annotation/annotation-conflict.tsx'
import { AnnotationGroups } from '#web/ui/annotation/annotation-groups.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { useSamples } from './samples.ts'
import { Specimen } from './specimen.tsx'

function Groups() {
  const { word, action, sentence } = useSamples()
  const groups = [
    { title: word, items: [word, action] },
    { title: action, items: [] },
  ]
  return (
    <Specimen of="a group, and an empty one that is left out">
      <div className="annotations">
        <AnnotationGroups groups={groups}>
          {(item) => (
            <li key={item} className="annotation" data-chosen={item === word || undefined}>
              {item}
              <p className="annotation-hint">{sentence}</p>
              <div className="annotation-actions">
                <Button type="text" className="annotation-act">
                  {action}
                </Button>
              </div>
            </li>
          )}
        </AnnotationGroups>
      </div>
    </Specimen>
  )
}

function Conflicts() {
  const { word, action, sentence } = useSamples()
  return (
    <Specimen of="default">
      <AnnotationConflict
        title={sentence}
        texts={[{ id: 'text', label: word, mine: sentence, other: `${sentence} ${action}` }]}
        onKeepMine={() => undefined}
        onTakeOther={() => undefined}
      />
    </Specimen>
  )
}

function Fields() {
  const { word } = useSamples()
  const [words, setWords] = useState<string>()
  return (
    <Specimen of="words that apply after a pause">
      <FilterForm>
        <WordsField label={word} words={words} onWords={setWords} />
      </FilterForm>
    </Specimen>
  )
}

function Forms() {
  const { word, action } = useSamples()
  return (
    <Specimen of="a field, and a button at the end">
      <FilterForm>
        <label>
          {word}
          <input type="date" />
        </label>
        <span data-end>
          <Button>{action}</Button>
        </span>
      </FilterForm>
    </Specimen>
  )
}

export const annotationParts = {
  'annotation-groups': Groups,
  'annotation-conflict': Conflicts,
  'filter-form': Forms,
  'words-field': Fields,
}
