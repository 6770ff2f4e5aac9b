import type { ReactNode } from 'react'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** Panel beside a text, with a button of its own in the bar. One is open at a time. */
export interface ReaderPanel<Props> {
  readonly id: string
  readonly title: MessageKey
  readonly icon: IconName
  /** number that its button shows */
  readonly count?: number | undefined
  /** opened from the view menu, as it is needed less often */
  readonly inMenu?: boolean
  /** cannot be opened now */
  readonly off?: boolean
  readonly render: (props: Props) => ReactNode
}
