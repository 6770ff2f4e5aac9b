import { Component, type ReactNode } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { isMissingPart } from '#web/lib/network/import-part.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { isOutdated, thisSite } from './new-build.ts'

interface Props {
  children: ReactNode
  /** a new value resets the boundary */
  resetKey?: string
}

type State = 'whole' | 'asking' | 'broken'

/** Shows a message in place of a part that throws. A part that is missing because of a new build reloads the page instead. */
export class ErrorBoundary extends Component<Props, { state: State }> {
  override state: { state: State } = { state: 'whole' }

  static getDerivedStateFromError(error: unknown): { state: State } {
    return { state: isMissingPart(error) ? 'asking' : 'broken' }
  }

  override async componentDidCatch(error: unknown) {
    if (!isMissingPart(error)) return
    if (await isOutdated(thisSite())) location.reload()
    else this.setState({ state: 'broken' })
  }

  override componentDidUpdate(before: Props) {
    if (this.state.state !== 'whole' && before.resetKey !== this.props.resetKey) this.setState({ state: 'whole' })
  }

  override render() {
    if (this.state.state === 'asking') return <Spinner />
    return this.state.state === 'broken' ? <Unexpected /> : this.props.children
  }
}

function Unexpected() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  const reload = (
    <Button type="primary" onClick={() => location.reload()}>
      {t('shell.error.reload')}
    </Button>
  )
  return (
    <MessagePage title={t('shell.error.unexpected')} action={reload}>
      {rich('shell.error.unexpectedText', { email: <MailTo address={supportEmail} /> })}
    </MessagePage>
  )
}
