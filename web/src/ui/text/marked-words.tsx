import { Fragment } from 'react'
import type { MarkedPart } from '#comparison/page/mark-text.ts'
import './marked-words.css'

const ELEMENTS = { same: 'span', new: 'ins', gone: 'del' } as const

/** Words of two texts: those that stayed, and those that are new or gone. */
export function MarkedWords({ parts, className = '' }: { parts: readonly MarkedPart[]; className?: string }) {
  return (
    <bdi className={`marked-words ${className}`}>
      {parts.map(({ is, text }, index) => {
        const Element = ELEMENTS[is]
        const isReplacement = is === 'new' && parts[index - 1]?.is === 'gone'
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
