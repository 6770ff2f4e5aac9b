import { useEffect, useMemo, useRef } from 'react'
import { markWords } from '#comparison/page/mark-words.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '../controls/button.tsx'
import { MarkedWords } from '../text/marked-words.tsx'
import './annotation.css'

/** Characters of a text that are compared word by word; nobody reads the changes of more. */
const MAX_COMPARED = 12_000

/** Text of an annotation as it is written here, and as it was saved elsewhere. */
interface TextPair {
  readonly id: string
  /** absent where it is the only one */
  readonly label?: string
  readonly mine: string
  readonly other: string
}

interface AnnotationConflictProps {
  /** who changed it and when */
  title: string
  texts: readonly TextPair[]
  /** the person has just saved, and is asked: the first choice has the focus */
  isCalled?: boolean
  onKeepMine: () => void
  onTakeOther: () => void
}

/**
 * Both texts of an annotation that was changed in two places at once, word by word, with the choice between them. It is scrolled
 * into view, as nothing was saved without it.
 */
export function AnnotationConflict({ title, texts, isCalled = false, onKeepMine, onTakeOther }: AnnotationConflictProps) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const choices = ref.current?.querySelector('.annotation-actions')
    if (isCalled) choices?.querySelector('button')?.focus({ preventScroll: true })
    // The choices are seen also where both texts are longer than the window.
    ref.current?.scrollIntoView({ block: 'nearest' })
    choices?.scrollIntoView({ block: 'nearest' })
  }, [isCalled])
  return (
    <section ref={ref} className="annotation-conflict" role="alert">
      <p>{title}</p>
      {texts
        .filter(({ mine, other }) => mine !== other)
        .map(({ id, ...text }) => (
          <ComparedText key={id} {...text} />
        ))}
      <p className="annotation-status">{t('shell.conflict.words')}</p>
      <div className="annotation-actions">
        <Button className="annotation-act" type="primary" onClick={onKeepMine}>
          {t('shell.conflict.keepMine')}
        </Button>
        <Button className="annotation-act" onClick={onTakeOther}>
          {t('shell.conflict.takeOther')}
        </Button>
      </div>
    </section>
  )
}

function ComparedText({ label, mine, other }: Omit<TextPair, 'id'>) {
  const parts = useMemo(() => markWords(mine.slice(0, MAX_COMPARED), other.slice(0, MAX_COMPARED)), [mine, other])
  return (
    <div>
      {label && <strong>{label}</strong>}
      <p dir="auto">
        <MarkedWords parts={parts} />
      </p>
    </div>
  )
}
