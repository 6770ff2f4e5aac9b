import { Fragment } from 'react'
import { type Addition, type AdditionKind, NO_ADDITIONS, type ReaderAdditions } from '../marks/additions.ts'

/**
 * Makes one of the parts of all kinds, in the order of the kinds; `last` is that of which something was chosen last. The tool of a
 * kind is there before its part is.
 */
export function joinAdditions(
  kinds: readonly AdditionKind[],
  parts: ReadonlyMap<string, Addition>,
  last: string | undefined,
): Omit<ReaderAdditions, 'onChoose' | 'mode'> {
  const sorted = kinds.flatMap(({ id }) => parts.get(id) ?? [])
  const { chosen, asked, change } = (last === undefined ? undefined : parts.get(last)) ?? NO_ADDITIONS
  return {
    actions: sorted.flatMap(({ actions }) => actions),
    marks: sorted.flatMap(({ marks }) => marks),
    panels: kinds.map((kind) => {
      const part = parts.get(kind.id)
      return { ...kind, count: part?.count, off: !part, render: part?.panel ?? (() => null) }
    }),
    chosen,
    asked,
    bands: sorted.map(({ kind, band }) => <Fragment key={kind.id}>{band?.()}</Fragment>),
    change,
  }
}

/** Takes everything out of a text; the panels cannot be opened. */
export const textAlone = ({ panels }: Pick<ReaderAdditions, 'panels'>): ReaderAdditions => ({
  ...NO_ADDITIONS,
  change: undefined,
  panels: panels.map((panel) => ({ ...panel, off: true, count: undefined })),
})
