import { Fragment } from 'react'
import { partsOf } from '#comparison/page/mark-text.ts'
import { shortenParts } from '#comparison/page/shorten-parts.ts'
import type { TextChange } from '#contract/documents/comparison-result.ts'

const ELEMENTS = { same: 'span', new: 'ins', gone: 'del' } as const

/** Changed text with what is new and what is gone; shortened to what stands around each change. */
export function ChangeText({ change, whole }: { change: TextChange; whole?: boolean }) {
  const parts = partsOf(change)
  const hasEdits = parts.some(({ is }) => is !== 'same')
  const shown = whole || !hasEdits ? parts : shortenParts(parts)
  return (
    <bdi className="change-text">
      {shown.map(({ is, text }, index) => {
        const Element = ELEMENTS[is]
        const isReplacement = is === 'new' && shown[index - 1]?.is === 'gone'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a change never change places
          <Fragment key={index}>
            {isReplacement && ' '}
            <Element>{text}</Element>
          </Fragment>
        )
      })}
    </bdi>
  )
}
